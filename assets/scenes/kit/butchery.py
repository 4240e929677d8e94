"""The meat department: sausages, hams, salami, roasts, chops, trays, a refrigerated case."""
import math
import random
from contextlib import contextmanager

from mathutils import Vector, noise

from .colors import CREAM, INK, LEAF, blend
from .frames import at, put
from .materials import chrome, cloth, glass, lacquer, leaves, mottled, paper, steel
from .nodes import material
from .prints import plate
from .round import lathe, lump, pipe, rod, surface, tube
from .shapes import box, cutout, hull, sheet
from .street import foliage


def sausage_links(x, y, z, turn=0, count=5, color='#8E3B2A', reach=.16, drop=.34):
    """A swag of links hanging from two points `reach` apart at height z."""
    path = [(reach * (t - .5), -drop * 4 * t * (1 - t)) for t in (k / count for k in range(count + 1))]
    with at(x, y, z, turn):
        for (ax, az), (bx, bz) in zip(path, path[1:]):
            dx, dz = bx - ax, bz - az
            with at((ax + bx) / 2, random.uniform(-.004, .004), (az + bz) / 2, tilt=(0, -math.degrees(math.atan2(dz, dx)))):
                lump(0, 0, -.025, (math.hypot(dx, dz) * 1.03, .05, .05), mottled(color, blend(color, '#D98A5A', share=.4), rough=.22, scale=30), rough=.04, grain=2, seed=1, roundness=.8, sides=28)


def sausage_coil(x, y, z, turn=0, color='#A04A34', radius=.1):
    """A fresh sausage laid in a spiral."""
    points = [(r * math.cos(a), r * math.sin(a), .016) for a, r in ((k * .35, radius * (.14 + .86 * k / 52)) for k in range(53))]
    with at(x, y, z, turn):
        pipe(points, .0155, mottled(color, blend(color, '#E0A080', share=.4), rough=.25, scale=40))


def ham(x, y, z, turn=0, tilt=(0, 0), size=1.0):
    """A smoked ham that hangs by its shank from z, with a paper ring around the bone."""
    profile = [(0, -.46), (.06, -.45), (.105, -.4), (.12, -.33), (.112, -.25), (.085, -.17), (.05, -.1), (.032, -.05), (.03, -.025), (.02, -.02), (0, -.018)]
    rind = mottled('#7E3A20', '#B06A34', rough=.3, pores=.3, scale=9)
    with at(x, y, z, turn, tilt, size):
        lathe(0, 0, 0, profile, rind, sides=36, lobes=(3, .08))
        lathe(0, 0, 0, [(.02, -.05), (.017, -.02), (.021, 0), (0, .003)], mottled('#EADBBB', blush=None, rough=.6), sides=16)
        tube(0, 0, -.085, .047, .03, paper(CREAM, rough=.6), top=.039, sides=24)
        pipe([(.02, 0, -.01), (.012, 0, .03), (0, 0, .05), (-.012, 0, .03), (-.02, 0, -.01)], .003, cloth('#D9C7A0'))


def salami(x, y, z, turn=0, length=.3, radius=.032, color='#7A2E2A'):
    """A salami that hangs from z, tied with white twine."""
    with at(x, y, z, turn):
        lump(0, 0, -length - .03, (radius * 2, radius * 2, length), mottled(color, '#B58A7E', rough=.55, pores=.5, spots=.5, scale=24), rough=.05, grain=3, seed=2, roundness=.75, sides=32)
        for k in range(5):
            share = .12 + k * .19
            r = radius * (1 - abs(2 * share - 1) ** 2.67) ** .375 * 1.07  # follows the rounded ends of the lump
            lathe(0, 0, -.03 - length * share, [(r * .97, -.003), (r, 0), (r * .97, .003)], cloth('#EFE6D0'), sides=24)
        rod(start=(0, 0, -.04), end=(0, 0, .0), radius=.002, material=cloth('#EFE6D0'))


_FAT = '#F0D8AC'


def _lean(s, color):
    return s.mix(s.ramp(s.noise(s.where('Object'), scale=34, detail=3), low=.4, high=.7, to_low=0, to_high=.5), color, blend(color, '#D98A7C', share=.5))


@material
def _joint(s, color):
    """Lean below, fat on top, one color running into the other."""
    where = s.where('Object')
    height = s.node('SeparateXYZ', {0: s.node('TexCoord').outputs['Generated']}).outputs[2]
    edge = s.math('ADD', height, s.math('MULTIPLY', s.math('SUBTRACT', s.noise(where, scale=16, detail=3), .5), .35))
    grain = s.noise(where, scale=75, detail=4, rough=.6)
    return s.surface(s.mix(s.ramp(edge, low=.66, high=.86), _lean(s, color), _FAT), rough=.4, normal=s.bump(grain, strength=.6, distance=.006), coat=.1)


@material
def _cut_joint(s, color):
    """A cut through the lean, with veins of fat. u of the UVs runs around, v is 1 at the rim, where the fat of the top is."""
    where = s.where('Object')
    u, v, _ = s.node('SeparateXYZ', {0: s.node('TexCoord').outputs['UV']}).outputs
    veins = s.math('ABSOLUTE', s.math('SUBTRACT', s.noise(where, scale=40, detail=2), .5))
    top = s.math('SINE', s.math('MULTIPLY', u, 2 * math.pi))
    rim = s.math('ADD', v, s.math('MULTIPLY', top, .13))
    some = s.ramp(s.noise(where, scale=38, detail=1), low=.44, high=.62)
    veined = s.mix(s.math('MULTIPLY', s.ramp(veins, low=0, high=.032, to_low=.7, to_high=0), some), _lean(s, color), _FAT)
    return s.surface(s.mix(s.ramp(rim, low=.93, high=.97), veined, _FAT), rough=.3, normal=s.bump(veins, strength=.2, distance=.003), coat=.2)


def roast(x, y, z, turn=0, color='#A0342E'):
    """A roast along x with a cap of fat, cut at its -x end, tied with twine that presses into it."""
    length, middle, knots = .24, .047, (-.6, -.2, .2, .6)  # knots: from -1 to 1 along the roast

    def skin(u, v):
        a, along = 2 * math.pi * u, 2 * v - 1
        full = max(1 - max(along, 0) ** 3.2, 0) ** .42
        pressed = sum(math.exp(-(((along - knot) * length / 2) / .008) ** 2) for knot in knots)
        r = full * (1 - .075 * pressed) * (1 + .13 * noise.noise(Vector((along * 2.2, math.cos(a) * 1.3, math.sin(a) * 1.3))))
        flat = .82 if math.sin(a) < 0 else 1
        return along * length / 2, r * .064 * math.cos(a), middle + r * .056 * flat * math.sin(a)

    def cut(u, v):
        end, across, up = skin(u, 0)
        return end - .003 * (1 - v * v), across * v, middle + (up - middle) * v
    with at(x, y, z, turn):
        surface('roast', skin, across=64, up=110, material=_joint(color), sharp=180)
        surface('cut of a roast', cut, across=64, up=16, material=_cut_joint(color), sharp=180)
        for knot in knots:
            ring = (skin(k / 40, (knot + 1) / 2) for k in range(41))
            pipe([(px, py * 1.012, middle + (pz - middle) * 1.012) for px, py, pz in ring], .0022, cloth('#E9DCBC'), round_off=False)


def chops(x, y, z, turn=0, count=4):
    """A row of chops that overlap, each with a rim of fat and a bone."""
    with at(x, y, z, turn):
        for k in range(count):
            with at((k - (count - 1) / 2) * .058, 0, .008, 14, tilt=(0, 22)):
                lump(0, 0, 0, (.1, .13, .022), mottled('#EBD8BE', '#E0BFA4', rough=.4), rough=.2, grain=1.6, seed=k, sides=28)
                lump(-.004, -.006, .005, (.086, .108, .023), mottled('#B4504A', '#D58A7C', rough=.3, scale=22), rough=.2, grain=1.6, seed=k, sides=28)
                box(.012, .055, .012, .014, .05, .014, mottled('#F0E6D2', blush=None, rough=.5), bevel=.005)


def enamel_tray(x, y, z, turn=0, width=.36, depth=.26, tilt=(0, 0)):
    """A white tray with a dark rim; its floor is at z + .008."""
    with at(x, y, z, turn, tilt):
        box(0, 0, 0, width, depth, .008, lacquer('#F7F4EA', rough=.2), bevel=.003)
        for side in (-1, 1):
            box(0, side * depth / 2, 0, width + .012, .008, .026, lacquer('#F7F4EA', rough=.2), bevel=.003)
            box(side * width / 2, 0, 0, .008, depth + .012, .026, lacquer('#F7F4EA', rough=.2), bevel=.003)
            box(0, side * depth / 2, .024, width + .014, .01, .004, lacquer('#23445A', rough=.2), bevel=.0015)
            box(side * width / 2, 0, .024, .01, depth + .014, .004, lacquer('#23445A', rough=.2), bevel=.0015)


def parsley(x, y, z, width, count=9):
    """A row of parsley along x."""
    for k in range(count):
        put(foliage(leaves('#3F7A34'), .035, count=90, leaf=.016, seed=k % 3), x + (k - (count - 1) / 2) * width / count, y, z + .012, random.uniform(0, 360))


def meat_case(x, y, z, turn=0, width=2.4, depth=.85, word='FRESH MEATS'):
    """An open enamel case with a low glass lip. Its deck (see `deck`) rises to the back, where a ledge is at z + .99."""
    shell, bar = lacquer('#F3EBD8', rough=.22), chrome('#C9A45A')
    with at(x, y, z, turn):
        box(0, .02, 0, width - .08, depth - .1, .1, lacquer(INK, rough=.4), bevel=.01)
        box(0, 0, .1, width, depth, .46, shell, bevel=.03)
        box(0, -depth / 2 - .004, .2, width - .1, .012, .24, lacquer(LEAF, rough=.3), bevel=.006)
        sheet(0, -depth / 2 - .0115, .23, 1.15, .18, plate(word, ground=LEAF, ink=CREAM, font='tall', shape=(6.4, 1), border=False))
        hull(0, 0, .55, [(sx * (width / 2 - .03), dy, dz) for sx in (-1, 1) for dy, dz in ((-.36, 0), (-.36, .03), (.34, 0), (.34, .38))], steel('#D5D7D0', rough=.3), bevel=.006)
        box(0, .41, .55, width, .16, .44, shell, bevel=.015)
        for side in (-1, 1):
            cutout(side * (width / 2 - .015), 0, 0, [(-.41, .5), (-.41, .72), (.33, 1.0), (.48, 1.0), (.48, .5)], .03, shell, bevel=.008, turn=90)
        sheet(0, -.395, .56, width - .06, .17, glass('#F7FCFA', shine=.6))
        rod((-width / 2 + .02, -.395, .73), (width / 2 - .02, -.395, .73), .009, bar)
        rod((-width / 2, .33, 1.012), (width / 2, .33, 1.012), .009, bar)


@contextmanager
def deck():
    """The frame of the sloping deck of a meat case at the origin: y runs from -.34 in front to .34 behind."""
    with at(0, -.01, .755, tilt=(math.degrees(math.atan2(.35, .7)), 0)):
        yield
