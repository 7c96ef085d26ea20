"""Lit objects: a scene, its lamps, bevelled things to put into it, and a picture at the end.

Every function works on Blender's one current scene; `scene` starts a fresh one.
"""

import math
import os
import tempfile
from pathlib import Path

import bpy
from mathutils import Vector
from PIL import Image

RADIANS = math.radians
SAMPLES = 32

# Warm floor, bright horizon, cool sky: without something to mirror, brass is mud.
SKY = ((0.0, (0.10, 0.06, 0.035)), (0.5, (0.16, 0.13, 0.12)), (0.62, (0.95, 0.84, 0.66)))
COOL, WARM = (0.55, 0.65, 0.8), (0.80, 0.68, 0.48)


def scene(
    width,
    height,
    across,
    elevation=90.0,
    azimuth=0.0,
    target=(0, 0, 0),
    shadow=True,
    key=1.0,
    sky=0.45,
    zenith=COOL,
):
    """An empty room with an orthographic camera that sees `across` units from left to right.

    Flat metal under a camera from straight above mirrors the zenith and nothing else: WARM flatters brass."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    room = bpy.context.scene
    _film(room, width, height)
    _camera(room, across if width >= height else across * height / width, elevation, azimuth, Vector(target))
    _world(room, sky, zenith)
    lamp((-4, 2.5, 6) if elevation > 80 else (-4, -2.5, 6), 3.5, 620 * key, (1, 0.90, 0.75))
    lamp((5, 1, 4), 3, 150 * key, (0.7, 0.82, 1))
    lamp((0, 6, 3), 2.5, 160 * key, (1, 0.95, 0.9))
    if shadow:
        bpy.ops.mesh.primitive_plane_add(size=60)
        bpy.context.object.is_shadow_catcher = True
        bpy.context.object.visible_glossy = False


def reframe(width, height, across):
    """Another size and another breadth of view for the next picture."""
    room = bpy.context.scene
    room.render.resolution_x, room.render.resolution_y = width, height
    room.camera.data.ortho_scale = across if width >= height else across * height / width


def _film(room, width, height):
    render, cycles = room.render, room.cycles
    render.engine = "CYCLES"
    cycles.device = "CPU"
    cycles.samples, cycles.seed = SAMPLES, 7
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.02
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    cycles.max_bounces, cycles.sample_clamp_indirect = 6, 4
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.film_transparent, render.filter_size, render.dither_intensity = True, 1.2, 0
    render.image_settings.file_format, render.image_settings.color_mode = "PNG", "RGBA"
    render.threads_mode, render.threads = "FIXED", int(os.environ.get("ART_THREADS", "2"))
    for name in dir(render):
        if name.startswith("use_stamp"):  # no date, no render time inside the picture
            setattr(render, name, False)
    room.view_settings.view_transform = "AgX"
    room.view_settings.look = "AgX - Medium High Contrast"


def _camera(room, across, elevation, azimuth, target):
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    room.collection.objects.link(camera)
    room.camera = camera
    camera.data.type, camera.data.ortho_scale = "ORTHO", across
    up, around = RADIANS(elevation), RADIANS(azimuth)
    away = Vector((math.cos(up) * math.sin(around), -math.cos(up) * math.cos(around), math.sin(up)))
    camera.location = target + 20 * away
    camera.rotation_euler = (RADIANS(90) - up, 0, around)


def _world(room, strength, zenith):
    world = bpy.data.worlds.new("world")
    room.world, world.use_nodes = world, True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, parts = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    span, ramp = nodes.new("ShaderNodeMapRange"), nodes.new("ShaderNodeValToRGB")
    span.inputs[1].default_value = -1
    links.new(place.outputs["Generated"], parts.inputs[0])
    links.new(parts.outputs[2], span.inputs[0])
    links.new(span.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    _stops(ramp, (*SKY, (1.0, zenith)))
    nodes["Background"].inputs[1].default_value = strength


def _stops(ramp, stops):
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, colour) in zip(elements, stops, strict=True):
        element.position, element.color = position, (*colour, 1)


def lamp(place, size, watts, colour=(1, 1, 1), aim=(0, 0, 0)):
    light = bpy.data.lights.new("lamp", "AREA")
    light.shape, light.size, light.energy, light.color = "DISK", size, watts, colour
    thing = bpy.data.objects.new("lamp", light)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = place
    thing.rotation_euler = (Vector(aim) - Vector(place)).to_track_quat("-Z", "Y").to_euler()


def picture():
    """Render; the picture, with an alpha channel."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "out.png")
        bpy.context.scene.render.filepath = str(path)
        bpy.ops.render.render(write_still=True)
        with Image.open(path) as image:
            return image.convert("RGBA")


# Things: every edge is bevelled, since nothing in the world is sharper than a render.


def finish(thing, material, bevel=0.04, segments=3, parent=None):
    if material:
        thing.data.materials.clear()
        thing.data.materials.append(material)
    if bevel:
        edge = thing.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.limit_method, edge.harden_normals = bevel, segments, "ANGLE", True
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))
    if parent:
        thing.parent = parent
    return thing


def box(place, size, material, bevel=0.04, turn=(0, 0, 0), **more):
    bpy.ops.mesh.primitive_cube_add(size=1, location=place, rotation=turn)
    thing = bpy.context.object
    thing.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return finish(thing, material, bevel, **more)


def cylinder(place, radius, height, material, bevel=0.03, turn=(0, 0, 0), sides=64, top=None, **more):
    bpy.ops.mesh.primitive_cone_add(
        vertices=sides,
        radius1=radius,
        radius2=radius if top is None else top,
        depth=height,
        location=place,
        rotation=turn,
    )
    return finish(bpy.context.object, material, bevel, **more)


def ring(place, radius, thickness, material, turn=(0, 0, 0), **more):
    bpy.ops.mesh.primitive_torus_add(
        location=place,
        rotation=turn,
        major_radius=radius,
        minor_radius=thickness,
        major_segments=72,
        minor_segments=20,
    )
    return finish(bpy.context.object, material, 0, **more)


def ball(place, radius, material, scale=(1, 1, 1), **more):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, radius=radius, location=place)
    thing = bpy.context.object
    thing.scale = scale
    return finish(thing, material, 0, **more)


def outline(points, height, material, place=(0, 0, 0), bevel=0.03, turn=(0, 0, 0), **more):
    """A flat shape, given by its corners, as thick as `height`."""
    count = len(points)
    corners = [(x, y, -height / 2) for x, y in points] + [(x, y, height / 2) for x, y in points]
    walls = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    mesh = bpy.data.meshes.new("outline")
    mesh.from_pydata(corners, [], [tuple(reversed(range(count))), tuple(range(count, 2 * count)), *walls])
    thing = bpy.data.objects.new("outline", mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = place, turn
    return finish(thing, material, bevel, **more)


def lathe(profile, material, place=(0, 0, 0), turn=(0, 0, 0), sides=96, **more):
    """A turned piece: the profile (radius, height) carried round the upright axis."""
    corners, faces, rows = [], [], len(profile)
    for i in range(sides):
        angle = 2 * math.pi * i / sides
        corners += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    for i in range(sides):
        here, there = i * rows, (i + 1) % sides * rows
        faces += [(here + j, there + j, there + j + 1, here + j + 1) for j in range(rows - 1)]
    mesh = bpy.data.meshes.new("lathe")
    mesh.from_pydata(corners, [], faces)
    thing = bpy.data.objects.new("lathe", mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = place, turn
    return finish(thing, material, 0, **more)


def empty(place=(0, 0, 0), turn=(0, 0, 0)):
    """A handle to hang things on."""
    thing = bpy.data.objects.new("handle", None)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler = place, turn
    return thing


def freeze(thing):
    """Carry out bevels and cuts once and for all, so that turning the thing costs nothing."""
    bpy.ops.object.select_all(action="DESELECT")
    thing.select_set(True)
    bpy.context.view_layer.objects.active = thing
    bpy.ops.object.convert(target="MESH")


def cut(thing, tool, after_bevel=False):
    """Take `tool` out of `thing`; before the bevel, so that the new edge is bevelled too."""
    carve = thing.modifiers.new("cut", "BOOLEAN")
    carve.object, carve.operation, carve.solver = tool, "DIFFERENCE", "EXACT"
    tool.hide_render = True
    while not after_bevel and thing.modifiers[0] != carve:
        thing.modifiers.move(thing.modifiers.find(carve.name), thing.modifiers.find(carve.name) - 1)
    return thing
