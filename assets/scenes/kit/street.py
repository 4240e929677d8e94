"""What stands along a street: sidewalks, lamps, trees, benches, mail boxes, bicycles."""
import math
import random

import bpy

from .colors import CREAM, DEEP, INK, LEAF, OAK, TOMATO, WALNUT
from .frames import at, put, shared
from .light import DAYLIGHT, NIGHT, lamp
from .masonry import concrete, flagstones
from .materials import glow, lacquer, leaves, paint, paper, steel, wood
from .nodes import Shader
from .prints import chalk
from .round import lathe, pipe, rod
from .shapes import box, hull, sheet


def sidewalk(x, y, z, width, depth, material=None, curb=.14):
    """A sidewalk of flagstones with a stone curb along its front at y; people walk on z + curb."""
    box(x, y + depth / 2 + .1, z - .3, width, depth - .2, curb + .3, material or flagstones(), bevel=.004)
    for k in range(int(width / 1.5) + 1):
        box(x - width / 2 + k * 1.5 + .75, y + .1, z - .3, 1.49, .2, curb + .302, concrete('#C9BFAE', rough=.6), bevel=.025)


def road_line(x, y, length, width=.12, turn=0, color='#EFE3C4', z=.003):
    """A worn painted line along x."""
    with at(x, y, z, turn):
        box(0, 0, -.002, length, width, .004, worn_line(color), bevel=0)


def worn_line(color):
    name = f'line-{color}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    s = Shader(name)
    scuffed = s.ramp(s.noise(s.where('Object'), scale=22, detail=3, rough=.7), low=.48, high=.64)
    coat = s.node('BsdfDiffuse', {'Color': color}).outputs[0]
    return s.finish(s.node('MixShader', {0: scuffed, 1: coat, 2: s.node('BsdfTransparent').outputs[0]}).outputs[0])


def street_lamp(x, y, z, height=3.4, lit=0.0, turn=0, color=DEEP):
    """A cast-iron street lamp with a lantern. lit: the power of the light source inside, in watts (at dusk about 60)."""
    iron = lacquer(color, rough=.35)
    h = height
    with at(x, y, z, turn):
        lathe(0, 0, 0, [(0, 0), (.16, 0), (.16, .08), (.11, .14), (.1, .5), (.075, .6), (.05, .75), (.045, h * .8), (.07, h * .82), (.04, h * .84), (.06, h * .86), (0, h * .86)], iron)
        lathe(0, 0, h * .86, [(.07, 0), (.15, .36)], glow('#FFE7B5', 3.0 if lit else .9), sides=6)
        lathe(0, 0, h * .86 + .36, [(.18, 0), (.17, .03), (.06, .16), (.03, .17), (.025, .24), (0, .25)], iron, sides=12)
        if lit:
            lamp(0, 0, h * .86 + .15, power=lit, at=(0, 0, 0), color='#FFD28E', size=.14, kind='POINT')


def foliage(material, radius, count=1800, leaf=.05, seed=1, flat=.85):
    """The mesh of a ball of `count` small leaves, for `put`. leaf: size of a leaf; flat: height of the ball as a share of its width."""
    def make():
        rng, points, faces = random.Random(seed), [], []
        for k in range(count):
            a, c, r = rng.uniform(0, 6.283), rng.uniform(-1, 1), radius * rng.uniform(.45, 1) ** .4
            s = math.sqrt(1 - c * c)
            spot = (r * s * math.cos(a), r * s * math.sin(a), r * c * flat)
            ends = [[rng.uniform(-1, 1) * leaf for _ in range(3)] for _ in range(2)]
            points += [list(spot), [p + q for p, q in zip(spot, ends[0])],
                       [p + q + w for p, q, w in zip(spot, *ends)], [p + q for p, q in zip(spot, ends[1])]]
            faces.append((4 * k, 4 * k + 1, 4 * k + 2, 4 * k + 3))
        mesh = bpy.data.meshes.new('foliage')
        mesh.from_pydata(points, [], faces)
        return mesh
    return shared(('foliage', material, radius, count, leaf, flat, seed), make, [material])


def tree(x, y, z, height=4.5, spread=1.3, color='#5F7F3C', seed=1, turn=0):
    """A tree with a trunk, boughs and clumps of leaves."""
    rng, bark, green = random.Random(seed), wood('#6B5138', rough=.9), leaves(color)
    with at(x, y, z, turn):
        pipe([(0, 0, -.05), (.03, .02, height * .25), (-.04, .03, height * .5), (0, 0, height * .75)], .045 * spread + .04, bark)
        for k in range(9):
            a, up = k * 2.4, rng.uniform(.5, .95)
            out = spread * math.sin(math.pi * min(up * .95, 1)) * rng.uniform(.35, .75)
            spot = (out * math.cos(a), out * math.sin(a), height * up)
            pipe([(0, 0, height * (up - .28)), (spot[0] * .5, spot[1] * .5, height * (up - .12)), spot], .03, bark)
            put(foliage(green, .55 * spread, leaf=.045 + .01 * spread, seed=seed + k % 3), *spot, rng.uniform(0, 360), scale=rng.uniform(.75, 1.15))


def shrub(x, y, z, size=.45, color='#557A3E', seed=1):
    green = leaves(color)
    for k in range(3):
        put(foliage(green, .5, count=1500, leaf=.05, seed=seed + k), x + size * .3 * math.cos(k * 2.1), y + size * .3 * math.sin(k * 2.1), z + size * .42, k * 80, scale=size * (1 - .15 * k))


def planter(x, y, z, width=.9, turn=0, color=LEAF, bloom=TOMATO):
    """A wooden trough with flowers."""
    with at(x, y, z, turn):
        box(0, 0, 0, width, .3, .3, paint(color), bevel=.012)
        box(0, 0, .28, width + .04, .34, .04, paint(CREAM), bevel=.008)
        count = int(width / .22)
        for k in range(count):
            px = (k - (count - 1) / 2) * .21
            put(foliage(leaves('#4F7A3C'), .5, count=900, leaf=.07, seed=3 + k % 2), px, 0, .4, k * 70, scale=.32)
            put(foliage(leaves(bloom, '#E7A08A'), .5, count=160, leaf=.05, seed=7 + k % 2), px, -.02, .44, k * 50, scale=.33)


def bench(x, y, z, turn=0, width=1.5):
    iron, plank = lacquer(INK, rough=.4), wood(OAK)
    with at(x, y, z, turn):
        for side in (-1, 1):
            px = side * (width / 2 - .15)
            for a, b in (((px, -.2, 0), (px, -.18, .44)), ((px, .2, 0), (px, .3, .9)), ((px, -.2, .42), (px, .24, .42))):
                rod(a, b, .022, iron)
        for k in range(4):
            box(0, -.18 + k * .115, .43, width, .095, .03, plank, bevel=.008)
        for k in range(3):
            box(0, .235 + k * .03, .53 + k * .12, width, .025, .095, plank, bevel=.008, tilt=(-12, 0))


def mail_box(x, y, z, turn=0, color='#2B4A78'):
    """A collection box as on American sidewalks: a round top, four legs, a chute with a handle, and no lettering."""
    with at(x, y, z, turn):
        for side in (-1, 1):
            for front in (-1, 1):
                box(side * .2, front * .2, 0, .06, .06, .2, lacquer(color), bevel=.004)
        box(0, 0, .18, .52, .56, .74, lacquer(color), bevel=.015)
        with at(-.265, 0, .92, tilt=(0, 90)):
            lathe(0, 0, 0, [(0, 0), (.28, 0), (.28, .53), (0, .53)], lacquer(color))
        box(0, -.275, .98, .4, .03, .17, lacquer(color), bevel=.008, tilt=(-14, 0))
        box(0, -.29, 1.0, .24, .04, .025, lacquer(INK), bevel=.004)
        box(0, -.285, .5, .18, .012, .2, paper(CREAM), bevel=.004)


def chalk_board(x, y, z, lines=('Fresh today', 'PEACHES', 'SWEET CORN', 'COLLARDS'), turn=0, width=.6, height=.95, night_lines=None):
    """A sandwich board with the same words on both sides. night_lines: its words at night, if they differ."""
    with at(x, y, z, turn):
        for side in (-1, 1):
            with at(0, side * .2, 0, tilt=(-side * 10, 0)):
                for px in (-1, 1):
                    box(px * (width / 2 - .02), 0, 0, .045, .03, height, wood(WALNUT), bevel=.005)
                for pz in (.1, height - .05):
                    box(0, 0, pz, width - .05, .03, .05, wood(WALNUT), bevel=.005)
                box(0, 0, .12, width - .06, .008, height - .17, wood(WALNUT), bevel=.002)
                for name, words in ((DAYLIGHT, lines), (NIGHT, night_lines)) if night_lines else (('board', lines),):
                    board = sheet(0, side * .012, .14, width - .08, height - .19, chalk(words, (width, height)), 0 if side < 0 else 180)
                    board.name, board.hide_render = name, name == NIGHT


def bollard(x, y, z, height=.9, color='#E8B23A'):
    lathe(x, y, z, [(.1, 0), (.1, height - .08), (.07, height - .02), (0, height)], lacquer(color, rough=.4), sides=24)
    for k in range(2):
        lathe(x, y, z + height * (.45 + k * .25), [(.102, 0), (.102, .09)], lacquer(INK, rough=.4), sides=24)


def bicycle(x, y, z, turn=0, color=LEAF):
    """A delivery bicycle along x with a basket in front (+x), leaning a little."""
    frame, rim = lacquer(color), lacquer(INK, rough=.5)
    with at(x, y, z, turn, tilt=(-7, 0)):
        for wx in (-.52, .52):
            ring = [(wx + .33 * math.cos(a), 0, .34 + .33 * math.sin(a)) for a in (k * math.pi / 16 for k in range(33))]
            pipe(ring, .018, rim, round_off=False)
            for k in range(8):
                rod((wx, 0, .34), (wx + .33 * math.cos(k * .785), 0, .34 + .33 * math.sin(k * .785)), .0025, steel(), sides=6)
        for a, b in (((-.52, 0, .34), (-.08, 0, .3)), ((-.08, 0, .3), (-.2, 0, .8)), ((-.18, 0, .74), (.36, 0, .76)), ((-.08, 0, .3), (.38, 0, .7)), ((.52, 0, .34), (.35, 0, .9)), ((-.52, 0, .34), (-.18, 0, .74))):
            rod(a, b, .017, frame)
        hull(-.22, 0, .8, [(-.13, -.07, .05), (-.13, .07, .05), (.13, 0, .05), (-.12, -.05, 0), (-.12, .05, 0), (.1, 0, .01)], lacquer(WALNUT), bevel=.012)
        pipe([(.25, -.28, .92), (.36, -.2, .97), (.36, .2, .97), (.25, .28, .92)], .013, steel())
        box(.62, 0, .72, .34, .42, .22, wood('#C9A060'), bevel=.01)
