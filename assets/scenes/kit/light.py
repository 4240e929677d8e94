"""Lamps, and light rigs, which set the sky, the lamps and the exposure. A picture names a rig:
light='morning', light_options=dict(...). Powers are in watts, the sun's in watts per square meter."""
import math

import bpy
from mathutils import Vector

from .colors import linear
from .frames import here, put
from .nodes import material
from .round import surface

DAYLIGHT = 'daylight'  # how the names of objects begin that only show by day
NIGHT = 'night'        # and only at night; they are hidden until `night` shows them


def lamp(x, y, z, power, at=(0, 0, 0), color='#FFD9A0', size=1.0, kind='AREA', spread=180):
    """A lamp in the current frame, aimed at a point. `size` in meters softens its shadows; kind: AREA, POINT or SPOT.

    spread: degrees, for AREA.
    """
    data = bpy.data.lights.new('lamp', kind)
    data.energy, data.color = power, linear(color)[:3]
    if kind == 'AREA':
        data.shape, data.size, data.spread = 'DISK', size, math.radians(spread)
    else:
        data.shadow_soft_size = size
    thing = put(data, x, y, z)
    aim = Vector(here(*at)) - thing.matrix_world.translation
    thing.rotation_euler = aim.to_track_quat('-Z', 'Y').to_euler()
    return thing


def panel(x, y, z, width, depth, power, color='#FFE3B5', tilt=(0, 0)):
    """A rectangular lamp, for ceilings: it shines down and the camera does not see it."""
    data = bpy.data.lights.new('panel', 'AREA')
    data.energy, data.color, data.shape = power, linear(color)[:3], 'RECTANGLE'
    data.size, data.size_y = width, depth
    thing = put(data, x, y, z, tilt=tilt)
    thing.visible_camera = False
    return thing


def sun(direction=-50, height=14, power=4.0, color='#FFC890', soft=2.5):
    """direction: degrees from -y, negative for left; height: degrees above the horizon; soft: width of the sun in degrees."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = power, linear(color)[:3], math.radians(soft)
    a, h = math.radians(direction), math.radians(height)
    way = Vector((math.sin(a) * math.cos(h), -math.cos(a) * math.cos(h), math.sin(h)))
    thing = bpy.data.objects.new('sun', data)
    thing.rotation_euler = (-way).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def sky(horizon='#FBE9CF', middle='#BFD3CF', top='#7FA3AC', fill=.8, background=1.0):
    """A gradient from the horizon up. fill: its strength as light; background: its brightness for the camera."""
    world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    height = nodes.new('ShaderNodeSeparateXYZ')
    links.new(nodes.new('ShaderNodeTexCoord').outputs['Generated'], height.inputs[0])
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.interpolation = 'EASE'
    for spot, color in ((0.0, horizon), (.16, middle), (.6, top)):
        stop = ramp.color_ramp.elements[0] if spot == 0 else ramp.color_ramp.elements.new(spot)
        stop.color = linear(color)
    ramp.color_ramp.elements.remove(ramp.color_ramp.elements[-1])
    links.new(height.outputs[2], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes['Background'].inputs[0])
    strength = nodes.new('ShaderNodeMapRange')
    links.new(nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray'], strength.inputs[0])
    strength.inputs['To Min'].default_value, strength.inputs['To Max'].default_value = fill, background
    links.new(strength.outputs[0], nodes['Background'].inputs[1])
    bpy.context.scene.world = world


def morning(direction=-55, height=13, power=5.0, fill=.75, background=1.1, exposure=.65):
    """The usual light outdoors: a low, warm sun from the left, long shadows, cool fill from the sky."""
    sky(fill=fill, background=background)
    sun(direction, height, power, color='#FFC080', soft=1.6)
    expose(exposure)


def indoors(fill=.35, key=(-3, -4, 4), at=(0, 0, 1), power=220, size=2.2, exposure=.5, color='#FFD2A0'):
    """A warm lamp (the key light) like a window on one side, cream fill from all sides."""
    sky('#FFF1DC', '#F3E6D0', '#E9DCC6', fill=fill, background=fill)
    lamp(*key, power, at, color, size)
    expose(exposure)


def still(at=(0, 0, .2), reach=1.0, power=1.0, fill=.4, exposure=.5):
    """For a table top: a warm key light from the left, a soft fill from the right, a rim light from behind.

    reach: half the width of the subject, in meters; power: a factor, not watts.
    """
    sky('#FFF3E0', '#EFE6D6', '#DDE2DC', fill=fill, background=fill)
    x, y, z = at
    r = reach
    lamp(x - 2.6 * r, y - 1.4 * r, z + 1.9 * r, power=210 * r * r * power, at=at, color='#FFC98E', size=1.1 * r)
    lamp(x + 2.8 * r, y - 2.2 * r, z + 1.8 * r, power=40 * r * r * power, at=at, color='#DCEBF0', size=2.2 * r)
    lamp(x + .8 * r, y + 2.4 * r, z + 2.4 * r, power=90 * r * r * power, at=at, color='#FFE2BC', size=1.0 * r)
    expose(exposure)


def dusk(fill=.28, direction=70, power=.5, exposure=.5):
    """After sunset: most light comes from the windows and lamps of the scene."""
    sky('#F0B98A', '#6F87A0', '#33465E', fill=fill, background=.5)
    sun(direction, height=8, power=power, color='#FFA878', soft=3)
    expose(exposure)


def night(lamps=(), size=.6, fill=1.0, direction=60, power=.5, exposure=.75):
    """Late evening: a deep blue sky, a weak cool light from one side, and the lamps of the scene.

    lamps: (x, y, z, watts) of each, which shines down; they light what the lit windows and lanterns of the scene do not. size: their width.
    """
    sky('#E3A07A', '#5A7296', '#2B3E5E', fill=fill, background=.5)
    sun(direction, height=35, power=power, color='#9DB6D8', soft=6)
    for x, y, z, watts in lamps:
        lamp(x, y, z, watts, at=(x, y - .3, z - 2), color='#FFC27A', size=size, spread=160).visible_camera = False
    for thing in bpy.context.scene.objects:
        thing.hide_render = not thing.name.startswith(NIGHT) and (thing.hide_render or thing.name.startswith(DAYLIGHT))
    expose(exposure)


def rain(fill=.85, power=.5, exposure=.5):
    """An overcast sky with soft, gray-green light and a weak sun. weather.rain_streaks adds the rain."""
    sky('#D9DAD2', '#B3BFBF', '#93A3A6', fill=fill, background=.75)
    sun(direction=-40, height=35, power=power, color='#FFE6C8', soft=25)
    expose(exposure)


def expose(stops):
    bpy.context.scene.view_settings.exposure = stops


@material
def _seamless(s, color):
    return s.surface(color, rough=.95, specular=.05)


def backdrop(color='#1F5B45', y=1.6, width=16, height=7, bend=.8, near=8, turn=0):
    """A sheet of colored paper: a floor that curves up into a wall.

    y: where the wall stands; bend: radius of the curve; near: how far the floor reaches towards -y.
    """
    def shape(u, v):
        run, arc = near + y - bend, bend * math.pi / 2
        s = v * (run + arc + height)
        x = (u - .5) * width
        if s < run:
            return x, -near + s, 0
        if s < run + arc:
            a = (s - run) / bend
            return x, y - bend + bend * math.sin(a), bend * (1 - math.cos(a))
        return x, y, bend + s - run - arc
    return surface(('backdrop', y, width, height, bend, near), shape, across=2, up=120, material=_seamless(color), turn=turn, sharp=180)
