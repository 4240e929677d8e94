"""A warehouse hall from inside: concrete floor, tall windows on the left, roof trusses, shafts of light."""
import math

from mathutils import Vector

from .colors import CREAM, LEAF
from .frames import at
from .light import DAYLIGHT
from .masonry import concrete, plaster
from .materials import glow, lacquer, paint
from .nodes import material
from .round import lathe, rod, surface
from .shapes import box, sheet
from .walls import wall

SILL, RISE = 2.3, 3.6  # of the tall windows: the height of the sill, and of the opening above it


def camera_only(thing):
    """Makes an object visible to the camera alone. Light passes through it."""
    thing.visible_diffuse = thing.visible_shadow = thing.visible_glossy = False
    return thing


def hall(left, right, near, far, height=8.2, windows=(), sun_from=(-100, 24), window_width=1.9, walls='#EBDDC0', shaft_brightness=.05, right_wall=True):
    """A hall from `left` to `right` along x and from `near` to `far` along y.

    windows: places along y of the openings in the left wall, each `window_width` wide; sun_from: (direction, height) in degrees, as in light.sun;
    shaft_brightness: of the dusty light in the first six windows.
    """
    length, middle = far - near, (far + near) / 2
    sheet((left + right) / 2, near, 0, right - left, length, concrete('#BCB09A', rough=.4, joint=3.0), tilt=(-90, 0))
    coat = plaster(walls, dirt=.5)
    wall(left - .2, middle, 0, length, height, .4, coat, [(y - middle, SILL, window_width, RISE) for y in windows], 90)
    box(left + .02, middle, 0, .05, length, 1.15, paint(LEAF, rough=.5, wear=.4), bevel=.01)
    camera_only(wall((left + right) / 2, far + .2, 0, right - left, height, .4, coat))
    box((left + right) / 2, far - .02, 0, right - left, .05, 1.15, paint(LEAF, rough=.5, wear=.4), bevel=.01)
    if right_wall:
        camera_only(wall(right + .2, middle, 0, length, height, .4, coat, openings=(), turn=-90))
        box(right - .02, middle, 0, .05, length, 1.15, paint(LEAF, rough=.5, wear=.4), bevel=.01)
    for k, y in enumerate(windows):
        _tall_window(left, y, window_width)
        light_shaft(left, y, sun_from, reach=right - left, strength=shaft_brightness) if shaft_brightness and k < 6 else None
    _roof(left, right, near, far, height)


def _tall_window(x, y, width):
    bar = paint(CREAM, rough=.45)
    with at(x - .12, y, SILL, 90):
        for k in range(4):
            box((k / 3 - .5) * (width - .07), 0, 0, .07, .1, RISE, bar, bevel=.01)
        for k in range(5):
            box(0, 0, k * (RISE - .07) / 4, width, .1, .07, bar, bevel=.01)
        box(0, -.12, -.08, width + .2, .34, .08, concrete('#CFC4AE', rough=.6), bevel=.015)


@material
def dusty_light(s, strength=.05):
    """Glowing dust: strongest at the window (u = 0), fading towards its upper and lower edges."""
    u, v, _ = s.node('SeparateXYZ', {0: s.node('TexCoord').outputs['UV']}).outputs
    soft = s.math('SINE', s.math('MULTIPLY', v, math.pi))
    drift = s.ramp(s.noise(s.where('Object', scale=(.4, .4, 1.6)), scale=1.2, detail=2), low=.2, high=.8, to_low=.55, to_high=1.2)
    power = s.math('MULTIPLY', s.math('MULTIPLY', soft, drift), s.ramp(u, low=0, high=1, to_low=strength, to_high=0))
    light = s.node('Emission', {'Color': '#FFDDA6', 'Strength': power}).outputs[0]
    made = s.finish(s.node('AddShader', {0: light, 1: s.node('BsdfTransparent').outputs[0]}).outputs[0])
    made.cycles.sample_as_light = False
    return made


def light_shaft(x, y, sun_from, reach, strength):
    """A sheet of glowing dust from a window down along the rays of the sun. reach: its greatest length along x, in meters."""
    a, h = (math.radians(angle) for angle in sun_from)
    way = -Vector((math.sin(a) * math.cos(h), -math.cos(a) * math.cos(h), math.sin(h)))
    length = min(reach / max(way.x, .1), (SILL + RISE) / -way.z)

    def shape(u, v):
        return tuple(Vector((x, y, SILL + v * RISE)) + way * (u * length))
    shaft = camera_only(surface(('shaft', x, y, sun_from), shape, across=12, up=8, material=dusty_light(strength), sharp=180))
    shaft.name = DAYLIGHT


def _roof(left, right, near, far, height):
    middle, width = (left + right) / 2, right - left
    camera_only(sheet(middle, near, height, width, far - near, paint('#D9CDB4', rough=.8, wear=0), tilt=(-90, 0)))
    iron = paint('#7E8F84', rough=.5, wear=.2)
    for k in range(int((far - near) / 5)):
        y = near + 2.5 + k * 5
        for level, depth in ((height - 1.15, .16), (height - .2, .2)):
            box(middle, y, level, width, .12, depth, iron, bevel=.01)
        for j in range(int(width / 1.2)):
            rod((left + j * 1.2, y, height - (1.05 if j % 2 else .15)), (left + (j + 1) * 1.2, y, height - (.15 if j % 2 else 1.05)), .035, iron, sides=6)


def hall_lamp(x, y, z, ceiling, color=LEAF):
    """A lamp with an enamel shade on a cord from `ceiling`. It glows, but a real light must light the scene."""
    rod((x, y, z + .3), (x, y, ceiling), .012, lacquer('#2A2A2A', rough=.6), sides=6)
    lathe(x, y, z, [(.34, 0), (.33, .04), (.13, .18), (.06, .26), (.03, .32), (0, .33)], lacquer(color, rough=.3), sides=28)
    lathe(x, y, z, [(0, -.03), (.11, .0), (.12, .06), (.06, .1)], glow('#FFE3A8', power=7), sides=16)
