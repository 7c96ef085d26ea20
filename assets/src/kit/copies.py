"""Many of one thing: a shape that is worked out once, then set down again and again."""

import bpy
from kit import blender


def pattern(thing):
    """Its bevels and cuts carried out; it is not seen itself."""
    blender.freeze(thing)
    thing.hide_render = True
    return thing


def copy(thing, place, turn=(0, 0, 0), size=1.0):
    """One more of it; all share their shape and what they are made of."""
    another = bpy.data.objects.new(thing.name, thing.data)
    bpy.context.scene.collection.objects.link(another)
    another.location, another.rotation_euler, another.scale = place, turn, (size, size, size)
    return another
