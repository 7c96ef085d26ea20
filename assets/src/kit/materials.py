"""What things are made of. Colour and relief both carry noise, and edges are worn: nothing is flat."""

import bpy


def make(
    name,
    light,
    dark=None,
    metal=0.0,
    rough=0.4,
    scale=4.0,
    stretch=(1, 1, 1),
    bump=0.15,
    grain=None,
    coat=0.0,
    sheen=0.0,
    worn=None,
    glow=None,
):
    """A material of that name, made once a scene. `worn` is the colour of rubbed edges, `glow` a strength."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    for socket, value in (
        ("Metallic", metal),
        ("Roughness", rough),
        ("Coat Weight", coat),
        ("Sheen Weight", sheen),
    ):
        shader.inputs[socket].default_value = value
    place = _mapping(tree, stretch)
    colour = _mottle(tree, place, scale, light, dark or light)
    if worn:
        colour = _wear(tree, colour, worn)
    if not glow:
        tree.links.new(colour, shader.inputs["Base Color"])
    else:  # what shines itself shows nothing of the lamps
        shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
        shader.inputs["Emission Color"].default_value = (*light, 1)
        shader.inputs["Emission Strength"].default_value = glow
    if bump:
        _relief(tree, place, shader, bump, grain or scale * 2)
    return material


def _mapping(tree, stretch):
    place, mapping = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    tree.links.new(place.outputs["Object"], mapping.inputs[0])
    return mapping.outputs[0]


def _mottle(tree, place, scale, light, dark):
    noise, ramp = tree.nodes.new("ShaderNodeTexNoise"), tree.nodes.new("ShaderNodeValToRGB")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 8
    tree.links.new(place, noise.inputs["Vector"])
    tree.links.new(noise.outputs[0], ramp.inputs[0])
    low, high = ramp.color_ramp.elements
    low.position, low.color, high.position, high.color = 0.36, (*dark, 1), 0.64, (*light, 1)
    return ramp.outputs[0]


def _wear(tree, colour, worn):
    """Where the normal and the rounded normal part, there is an edge: rub it."""
    nodes, links = tree.nodes, tree.links
    rounded, plain = nodes.new("ShaderNodeBevel"), nodes.new("ShaderNodeNewGeometry")
    dot, span, mix = (
        nodes.new("ShaderNodeVectorMath"),
        nodes.new("ShaderNodeMapRange"),
        nodes.new("ShaderNodeMix"),
    )
    rounded.samples, rounded.inputs[0].default_value = 4, 0.06
    dot.operation, mix.data_type = "DOT_PRODUCT", "RGBA"
    span.inputs[1].default_value, span.inputs[2].default_value = 0.995, 0.90
    links.new(rounded.outputs[0], dot.inputs[0])
    links.new(plain.outputs["Normal"], dot.inputs[1])
    links.new(dot.outputs["Value"], span.inputs[0])
    links.new(span.outputs[0], mix.inputs[0])
    links.new(colour, mix.inputs[6])
    mix.inputs[7].default_value = (*worn, 1)
    return mix.outputs[2]


def _relief(tree, place, shader, strength, grain):
    bump, noise = tree.nodes.new("ShaderNodeBump"), tree.nodes.new("ShaderNodeTexNoise")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = 0.1 if strength < 0.6 else 0.35
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = grain, 8
    tree.links.new(place, noise.inputs["Vector"])
    tree.links.new(noise.outputs[0], bump.inputs["Height"])
    tree.links.new(bump.outputs[0], shader.inputs["Normal"])


def brass():
    return make("brass", (0.95, 0.60, 0.19), (0.72, 0.38, 0.09), 1, 0.26, 3, bump=0.06, worn=(1, 0.86, 0.5))


def old_brass():
    return make(
        "old brass", (0.62, 0.36, 0.10), (0.36, 0.19, 0.05), 1, 0.34, 4, bump=0.12, worn=(0.95, 0.7, 0.32)
    )


def gold():
    return make(
        "gold", (1, 0.68, 0.20), (0.88, 0.50, 0.12), 1, 0.24, 5, bump=0.07, grain=14, worn=(1, 0.9, 0.6)
    )


def steel():
    return make(
        "steel", (0.52, 0.56, 0.62), (0.36, 0.40, 0.46), 1, 0.34, 3, bump=0.05, worn=(0.85, 0.88, 0.92)
    )


def brushed_steel():
    return make(
        "brushed steel",
        (0.46, 0.50, 0.56),
        (0.28, 0.31, 0.36),
        1,
        0.36,
        6,
        stretch=(1, 14, 14),
        bump=0.12,
        worn=(0.9, 0.92, 0.95),
    )


def iron():
    return make(
        "iron",
        (0.10, 0.095, 0.10),
        (0.05, 0.045, 0.05),
        1,
        0.52,
        5,
        bump=0.35,
        grain=16,
        worn=(0.4, 0.4, 0.42),
    )


def black():
    return make("black", (0.010, 0.009, 0.011), None, 0, 0.75, bump=0)


def walnut(along="x"):
    stretch = {"x": (1, 9, 9), "y": (9, 1, 9), "z": (9, 9, 1)}[along]
    return make(
        f"walnut {along}",
        (0.150, 0.052, 0.018),
        (0.050, 0.016, 0.006),
        0,
        0.38,
        1.3,
        stretch=stretch,
        bump=0.22,
        coat=0.35,
        worn=(0.22, 0.09, 0.035),
    )


def velvet(name="velvet", light=(0.30, 0.012, 0.025), dark=(0.14, 0.004, 0.012)):
    return make(name, light, dark, 0, 0.9, 5, bump=0.25, sheen=0.9, grain=40)


def stone(name="stone", light=(0.25, 0.215, 0.17), dark=(0.10, 0.092, 0.085), worn=(0.40, 0.35, 0.28)):
    return make(name, light, dark, 0, 0.85, 2.4, bump=0.7, grain=5, worn=worn)


def felt():
    return make("felt", (0.020, 0.036, 0.028), (0.010, 0.020, 0.015), 0, 0.95, 6, bump=0.2, grain=60)


def lacquer(name, light, dark, worn=None):
    """Cast resin or painted tin: a clear coat over colour."""
    return make(name, light, dark, 0, 0.30, 2.2, bump=0.03, coat=0.6, worn=worn)
