"""Backgrounds: hills, hedges, a far town, fences, poles. They have little detail, because they stand out of focus."""
import math
import random

from mathutils import Vector, noise

from .colors import BRICK, CREAM, DEEP, LEAF, STONE, blend
from .frames import at, put
from .masonry import brick, grass, plaster
from .materials import lacquer, leaves, paint, wood
from .round import pipe, surface, tube
from .shapes import box, hull
from .street import foliage, tree


def hills(y=60, width=260, height=9, color='#8E9A5E', seed=1, depth=60):
    """A ridge along x, from y to y + depth. It is about `height` high halfway."""
    def shape(u, v):
        x, swell = (u - .5) * width, math.sin(math.pi * min(v * 1.15, 1)) ** 1.3
        rise = .55 + .6 * noise.noise(Vector((x * .02 + seed * 9, v * 1.4, seed))) + .1 * noise.noise(Vector((x * .12, v * 6, seed)))
        return x, y + v * depth, height * swell * max(rise, .08) - .05
    surface(('hills', y, width, height, seed, depth), shape, across=160, up=30, material=grass(color, blend(color, '#C9B978', share=.6)), sharp=180)


def hedge_row(x, y, z, width, color='#5A7442', size=1.6, seed=1):
    """A line of bushes along x, for the far side of a yard or field. size: of a bush."""
    rng, green = random.Random(seed), leaves(color)
    count = int(width / (size * .7))
    for k in range(count):
        put(foliage(green, 1.0, count=1500, leaf=.11, seed=seed + k % 3), x - width / 2 + k * size * .7 + rng.uniform(-.3, .3), y + rng.uniform(-.6, .6),
            z + size * .3, rng.uniform(0, 360), scale=size * rng.uniform(.45, .85))


def house(x, y, z, turn=0, width=6, depth=5, height=4.2, walls=CREAM, roof='#7E4A3A', brickwork=False):
    """A plain gabled house for the far side of the street."""
    coat = brick(walls) if brickwork else plaster(walls)
    with at(x, y, z, turn):
        hull(0, 0, 0, [(sx * width / 2, sy * depth / 2, h) for sx in (-1, 1) for sy in (-1, 1) for h in (0, height)] + [(sx * width / 2, 0, height + depth * .36) for sx in (-1, 1)], coat, bevel=0)
        for sy in (-1, 1):
            box(0, sy * depth * .27, height + depth * .15, width + .5, depth * .68, .12, paint(roof, rough=.8, wear=.3), bevel=.02, tilt=(-sy * 36, 0))
        box(width * .3, 0, height + depth * .2, .6, .6, 1.5, brick('#9C5A44'), bevel=.02)
        for k in range(3):
            box((k - 1) * width * .3, -depth / 2 - .02, height * .4, width * .14, .06, height * .3, paint('#33454A', rough=.2), bevel=.01)
            box((k - 1) * width * .3, -depth / 2 - .04, height * .4 - .1, width * .18, .1, .1, paint(CREAM), bevel=.01)
        box(0, -depth / 2 - .03, 0, width * .14, .06, height * .33, paint(LEAF), bevel=.01)


def far_town(y=40, width=120, seed=1, x=0, church=True):
    """Gabled houses and trees in two rows along x, at y and y + 11, with a church tower."""
    rng = random.Random(seed)
    for row in range(2):
        place = -width / 2
        while place < width / 2:
            size = rng.uniform(5, 8)
            color = rng.choice((CREAM, STONE, BRICK, '#C98F6B', '#DCE0D2', '#E6CFA6'))
            house(x + place, y + row * 11 + rng.uniform(-1, 1), 0, rng.choice((0, 0, 8, -8, 90)), size, 5.5, rng.uniform(3.2, 5.4), walls=color,
                  roof=rng.choice(('#7E4A3A', '#5E4B45', '#6B5A4A')), brickwork=color == BRICK)
            if rng.random() < .7:
                tree(x + place + size * .75, y - 3 + row * 10, 0, rng.uniform(4.5, 7.5), spread=rng.uniform(1.4, 2), color=rng.choice(('#5F7F3C', '#7C8C4A', '#4F7040')), seed=rng.randint(1, 5))
            place += size + rng.uniform(1.5, 5)
    if church:
        steeple(x + width * .18, y + 6, 0)


def steeple(x, y, z, height=15):
    white = plaster('#F3ECDD', dirt=.2)
    with at(x, y, z):
        box(0, 0, 0, 3, 3, height * .55, white, bevel=.03)
        box(0, 0, height * .55, 2.2, 2.2, height * .12, white, bevel=.03)
        hull(0, 0, height * .67, [(sx * 1.25, sy * 1.25, 0) for sx in (-1, 1) for sy in (-1, 1)] + [(0, 0, height * .33)], paint(DEEP, rough=.7), bevel=.01)


def fence(x, y, z, width, turn=0, height=1.0, color=CREAM):
    """A picket fence along x, its middle at x."""
    coat = paint(color, rough=.6)
    with at(x, y, z, turn):
        for k in range(int(width / .16)):
            hull(-width / 2 + k * .16 + .08, 0, .06, [(dx, dy, h) for dx in (-.045, .045) for dy in (-.01, .01) for h in (0, height - .1)] + [(0, dy, height) for dy in (-.01, .01)], coat, bevel=.004)
        for level in (.25, .7):
            box(0, .03, height * level, width, .03, .07, coat, bevel=.006)


def pole_line(x, y, z, count=4, pitch=16, height=8, turn=0):
    """Telegraph poles from x to the right, with sagging wires."""
    with at(x, y, z, turn):
        for k in range(count):
            tube(k * pitch, 0, 0, .13, height, wood('#6B5138'), top=.09)
            box(k * pitch, 0, height - .8, .12, 1.8, .12, wood('#6B5138'), bevel=.01)
            for side in (-.8, .8):
                tube(k * pitch, side, height - .68, .05, .14, lacquer('#DCE5DA'), sides=10)
                if k < count - 1:
                    pipe([(k * pitch, side, height - .55), ((k + .5) * pitch, side, height - 1.7), ((k + 1) * pitch, side, height - .55)], .012, lacquer('#2A2A2A', rough=.6))
