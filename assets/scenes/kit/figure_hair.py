"""Hair: a cap that follows the head down to a hairline or hangs below it; buns, ponytails, beards, mustaches."""
import math

from mathutils import Vector, noise

from .figure_form import curve_through, ease, limb
from .figure_head import HALF_HEIGHT, skull
from .figure_paint import combed, curly
from .round import lump, surface

# The hairline: (degrees from the front, height as a share of HALF_HEIGHT). A height above 1 means no hair, -2 hair that hangs down.
LINES = {
    'short': [(0, .62), (28, .60), (46, .46), (60, .40), (74, .02), (86, -.22), (96, .08), (112, -.2), (135, -.55), (180, -.62)],
    'high': [(0, .76), (20, .72), (36, .74), (50, .48), (62, .42), (74, .04), (86, -.18), (96, .1), (112, -.2), (135, -.55), (180, -.62)],
    'back': [(0, .66), (30, .62), (52, .42), (66, .22), (80, .02), (92, .06), (110, -.2), (135, -.5), (180, -.55)],
    'long': [(0, .64), (26, .58), (44, .34), (58, -.1), (66, -.9), (74, -2), (180, -2)],
    'receding': [(0, 1.4), (52, 1.4), (62, .34), (74, -.02), (86, -.2), (96, .08), (112, -.2), (135, -.55), (180, -.62)],
}


def _outline(head, a, z):
    """A point on the skull; below the ears, straight down, as hair hangs."""
    egg = skull(head)
    if z >= -.02:
        return Vector(egg(a, math.asin(min(z / HALF_HEIGHT, 1))))
    x, y, _ = egg(a, math.asin(-.02 / HALF_HEIGHT))
    return Vector((x, y, z))


# The options of a style and their defaults. A style must add `color` and `line` (a key of LINES). Lengths are in meters.
# thick: how far hair stands out; top: what is added to `thick` on top of the head; part: x of the parting;
# sweep: how high hair is swept up beside the parting; wave, curl: depth and frequency of waves; locks: number of locks around the head;
# seed: of the waves and of the ragged hairline; length: of hair below the ears; flare: how far hair below the ears stands out;
# taper: how far its end draws in again; soft: width of the edge at the hairline (a share of HALF_HEIGHT);
# bald: height at which a bald crown begins (also a share); tight: in tight curls, with the frequency `grain`.
STYLE = dict(thick=.012, top=0, part=None, sweep=.012, wave=0, curl=22, locks=22, seed=1, length=.1, flare=0, taper=0, soft=.07, bald=None,
             tight=False, grain=150)


def _grown(style, line, a, z):
    """How much hair stands here, from 0 to 1."""
    share = z / HALF_HEIGHT
    ragged = .018 * noise.noise(Vector((a * 5, 3, style['seed'])))
    there = ease(share - line(abs(math.degrees(a)))[0] - ragged, low=0, high=style['soft'])
    bald = style['bald']
    return there if bald is None else there * (1 - ease(share, bald - .12, bald + .1))


def _thick(style, a, spot):
    """How far hair stands out from the head. At the crown, where all angles meet, it does not depend on `a`."""
    side = 1 - ease(spot.z / HALF_HEIGHT, low=.88, high=.995)
    up, hang = ease(spot.z / HALF_HEIGHT, low=.1, high=.95), ease(-spot.z, low=0, high=style['length'])
    full = style['thick'] + style['top'] * up * (1 + .35 * side * math.cos(a)) + style['flare'] * hang - style['taper'] * hang ** 2
    if style['part'] is not None:
        across = (spot.x - style['part']) * (1 if style['part'] < 0 else -1)
        full += up * (style['sweep'] * ease(across, low=0, high=.05) * (.64 + side * (math.cos(a / 2) - .64)) - .006 * math.exp(-(across / .005) ** 2))
    if style['wave']:
        full += style['wave'] * (noise.noise(Vector((spot.x, spot.y, spot.z * .8)) * style['curl'] + Vector((0, 0, style['seed'])))
                                 + .4 * side * math.sin(a * style['locks'] + spot.z * 30))
    return full


def hair(head, style):
    """Hair in the frame of the head; `style` overrides STYLE. Where no hair grows, the surface is inside the head."""
    style = {**STYLE, **style}
    line = curve_through([(degrees, (share,)) for degrees, share in LINES[style['line']]])
    material = curly(style['color'], style['grain']) if style['tight'] else combed(style['color'])

    def shape(u, v):
        a = 2 * math.pi * (u - .5)
        z = style['length'] * (v / .45 - 1) if v < .45 else HALF_HEIGHT * math.sin((v - .45) / .55 * math.pi / 2)
        spot = _outline(head, a, z)
        out = Vector((spot.x, spot.y, max(z, 0) * .8)).normalized()
        hidden = spot - out * .014 if z > -.05 else Vector((spot.x * .28, spot.y * .28 + .012, z))
        return hidden.lerp(spot + out * _thick(style, a, spot), _grown(style, line, a, z))
    surface(('hair', repr(head), repr(style)), shape, across=220, up=130, material=material, sharp=180)


def beard(head, color, thick=.012, lip=True, tight=False):
    """A short beard along the jaw; lip: with a mustache."""
    egg = skull(head)
    material = curly(color, grain=260) if tight else combed(color, along=(60, 14, 7))

    def shape(u, v):
        a, b = (u - .5) * 3.3, -math.pi / 2 * (1 - v) + math.pi / 2 * .1 * v
        x, y, z = egg(a, b)
        upper = curve_through([(0, (-.095,)), (.3, (-.095,)), (.5, (-.07,)), (.66, (-.05,)), (1.0, (-.036,)), (1.35, (.0,)), (1.65, (.02,))])(abs(a))[0]
        there = ease(upper - z, low=0, high=.012) * (1 - ease(abs(a), low=1.45, high=1.62))
        chin = .007 * math.exp(-(x / .03) ** 2) * ease(-z, low=.08, high=.115)
        swell = (thick + chin + .004 * math.exp(-(x / .03) ** 2)) * there - .03 * (1 - there)
        out = Vector((x, y, z * .5)).normalized()
        return Vector((x, y, z)) + out * swell
    surface(('beard', repr(head), thick, color), shape, across=140, up=80, material=material, sharp=180)
    if lip:
        mustache(color, head, tight)


def mustache(color, head, tight=True):
    material = curly(color, grain=260) if tight else combed(color, along=(60, 14, 7))
    _, y, _ = skull(head)(.1, -.4)
    y -= .013
    for side in (-1, 1):
        limb([(side * .001, y - .003, -.0575), (side * .013, y - .002, -.059), (side * .026, y + .006, -.0628), (side * .035, y + .014, -.0675)],
             radii=(.0046, .0062, .005, .0018), material=material, sides=14)


def bun(x, y, z, size, color):
    lump(x, y, z - size * .5, (size, size * .9, size), combed(color, along=(6, 40, 7)), rough=.06, grain=2.2, seed=3, tilt=(20, 10), sides=40)


def ponytail(points, thick, color):
    """Hair along these points, from the tie to the tip."""
    rest = [thick * (1 - .75 * (k / (len(points) - 1)) ** 2.5) for k in range(1, len(points))]
    limb(points, (thick * .6, *rest), combed(color, along=(40, 3, 7)))
