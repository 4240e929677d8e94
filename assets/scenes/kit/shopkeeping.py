"""Fittings of old and new shops: scale, cash register, candy jars, shelves, ladder, baskets, turnstile, checkout."""
import math
import random

from .colors import CREAM, DEEP, INK, LEAF, OAK, PAPER, TOMATO, WALNUT
from .frames import at
from .materials import chrome, glass, glow, lacquer, mottled, paint, paper, rubber, steel, wood
from .round import ball, lathe, pipe, rod, tube
from .shapes import box, hull


def planks(x, y, z, width, depth, color='#A5794A', board=.16):
    """A floor of boards along y, from y to y + depth."""
    count = round(width / board)
    for k in range(count):
        for j in range(2):
            cut = depth * (.4 + .2 * (k % 3) / 2)
            near, far = (0, cut) if j == 0 else (cut, depth)
            box(x + (k - (count - 1) / 2) * board, y + (near + far) / 2, z - .03, board - .004, far - near - .003, .03, wood(color, rough=.5), bevel=.003)


def dial_scale(x, y, z, turn=0, color=TOMATO):
    """A dial scale with a brass pan; the dial has marks and no numbers."""
    coat, brass = lacquer(color, rough=.2), steel('#C79B48', rough=.25)
    with at(x, y, z, turn):
        hull(0, 0, 0, [(sx * w, dy, h) for sx in (-1, 1) for dy, h, w in ((-.13, 0, .16), (.13, 0, .16), (-.09, .1, .12), (.1, .16, .12))], coat, bevel=.02)
        tube(0, .02, .14, .03, .1, brass)
        lathe(0, 0, .24, [(0, 0), (.1, .0), (.17, .02), (.2, .05), (.195, .05), (.1, .012), (0, .01)], brass)
        with at(0, .1, .12):
            box(0, .03, 0, .06, .05, .3, coat, bevel=.015)
            with at(0, .0, .38, tilt=(90, 0)):
                lathe(0, 0, -.05, [(0, 0), (.14, 0), (.15, .01), (.15, .08), (.135, .09)], coat)
                lathe(0, 0, .035, [(.137, 0), (0, .001)], paper(PAPER, rough=.5))
                for k in range(24):
                    with at(turn=k * 15):
                        box(0, .112 if k % 6 else .105, .037, .004, .02 if k % 6 else .034, .002, lacquer(INK), bevel=0)
                box(.02, .035, .04, .006, .12, .002, lacquer(TOMATO), bevel=.001, turn=-30)
                lathe(0, 0, .05, [(.14, 0), (.1, .008), (0, .012)], glass())


def cash_register(x, y, z, turn=0, color='#8A6A34'):
    """A brass cash register with round keys, a crank and an empty display."""
    brass = steel(color, rough=.35)
    with at(x, y, z, turn):
        box(0, 0, 0, .46, .42, .1, wood(WALNUT, rough=.4), bevel=.012)
        hull(0, 0, .1, [(sx * .21, dy, h) for sx in (-1, 1) for dy, h in ((-.2, 0), (.18, 0), (-.2, .08), (-.02, .24), (.02, .36), (.18, .36))], brass, bevel=.025)
        box(0, .1, .44, .4, .14, .12, brass, bevel=.03)
        box(0, .028, .46, .3, .01, .075, paper(PAPER, rough=.4), bevel=.004)
        for row in range(4):
            for k in range(6):
                px, py, pz = (k - 2.5) * .058, -.17 + row * .042, .2 + row * .04
                tube(px, py, pz, .006, .025, chrome(), tilt=(42, 0), sides=8)
                tube(px, py - .014, pz + .016, .017, .008, lacquer(CREAM if k < 4 else TOMATO), tilt=(42, 0), sides=14)
        pipe([(.22, 0, .25), (.27, 0, .25), (.27, -.08, .2), (.31, -.08, .2)], .012, chrome())
        ball(.32, -.08, .18, .022, wood(WALNUT))


def candy_jar(x, y, z, color=TOMATO, radius=.075, height=.22, seed=1):
    """A glass jar of round candies with a lid."""
    rng = random.Random(seed)
    lathe(x, y, z, [(0, .0), (radius, 0), (radius, height * .8), (radius * .8, height * .88), (radius * .8, height * .92)], glass('#F2FAF6'))
    for k in range(58):
        a, r = rng.uniform(0, 6.28), (radius - .02) * rng.random() ** .4
        ball(x + r * math.cos(a), y + r * math.sin(a), z + .004 + (k / 58) * height * .66, .0165, mottled(color if k % 3 else CREAM, blush=None, rough=.2), sides=12)
    lathe(x, y, z + height * .9, [(0, .0), (radius * .92, 0), (radius * .92, .03), (radius * .3, .045), (.014, .05), (.022, .075), (0, .085)], lacquer('#C9CCC8', rough=.2))


def ladder(x, y, z, height=3.0, lean=12, width=.46, color=OAK, turn=0):
    """A ladder that leans to +y. lean: degrees."""
    with at(x, y, z, turn, (-lean, 0)):
        for side in (-1, 1):
            box(side * width / 2, 0, 0, .05, .08, height, wood(color), bevel=.008)
        for k in range(int(height / .3)):
            box(0, 0, .22 + k * .3, width - .03, .07, .025, wood(color), bevel=.005)


def wall_shelves(x, y, z, width, height, levels, fill, depth=.34, color='#8A5E38'):
    """Shelves with a back and a top.

    fill(width, room, level) stocks a shelf, the origin in the middle of its front edge. room: the height above the shelf.
    """
    coat = wood(color, rough=.45)
    with at(x, y, z):
        box(0, depth, 0, width, .03, height, wood('#6E4A2E', rough=.5), bevel=0)
        for side in (-1, 1):
            box(side * width / 2, depth / 2, 0, .05, depth, height, coat, bevel=.006)
        room = height / levels
        for k in range(levels):
            box(0, depth / 2, k * room, width, depth, .028, coat, bevel=.005)
            with at(0, .02, k * room + .028):
                fill(width - .08, room - .05, k)
        box(0, depth / 2 - .02, height, width + .05, depth + .05, .06, coat, bevel=.015)


def shopping_basket(x, y, z, turn=0, width=.42, depth=.3, height=.2, color='#C9A060', handle=True):
    """A shopping basket of slats."""
    weave = wood(color, rough=.8)
    with at(x, y, z, turn):
        for k in range(6):
            t = k / 6
            w, d = width * (.82 + .18 * t), depth * (.82 + .18 * t)
            for side in (-1, 1):
                box(0, side * d / 2, k * height / 6, w, .012, height / 6 - .004, weave, bevel=.004)
                box(side * w / 2, 0, k * height / 6, .012, d, height / 6 - .004, weave, bevel=.004)
        box(0, 0, 0, width * .82, depth * .82, .012, weave, bevel=.004)
        if handle:
            pipe([(-width / 2, 0, height * .8), (-width / 2, 0, height * 1.7), (width / 2, 0, height * 1.7), (width / 2, 0, height * .8)], .012, wood(WALNUT))


def turnstile(x, y, z, turn=0, arms=4):
    """A turnstile: a post with polished arms."""
    iron, bright = lacquer(DEEP, rough=.3), chrome()
    with at(x, y, z, turn):
        lathe(0, 0, 0, [(0, 0), (.14, 0), (.14, .03), (.06, .07), (.05, .8), (.09, .84), (.09, .98), (.05, 1.02), (.03, 1.06), (0, 1.07)], iron)
        for k in range(arms):
            a = math.radians(k * 360 / arms + 18)
            rod((.06 * math.cos(a), .06 * math.sin(a), .9), (.52 * math.cos(a), .52 * math.sin(a), .9), .026, bright)
            ball(.53 * math.cos(a), .53 * math.sin(a), .875, .025, bright, sides=16)


def rail(x, y, z, length, turn=0, height=.95):
    """A railing with a wooden top on iron posts, from x to the right."""
    with at(x, y, z, turn):
        bays = max(1, round(length / 1.1))
        for k in range(bays + 1):
            px = length * k / bays
            lathe(px, 0, 0, [(0, 0), (.07, 0), (.06, .03), (.022, .06), (.022, height), (0, height)], lacquer(DEEP, rough=.3), sides=16)
        box(length / 2, 0, height, length + .06, .08, .04, wood(OAK, rough=.4), bevel=.015)
        rod((0, 0, height * .5), (length, 0, height * .5), .014, chrome())


def checkout(x, y, z, turn=0, length=2.3, color=LEAF):
    """A checkout along y: belt, screen, card reader, a lit ball on a post. Customers walk along its -x side."""
    with at(x, y, z, turn):
        box(0, 0, .08, .75, length, .74, paint(color, rough=.5, wear=.2), bevel=.02)
        box(0, 0, 0, .68, length - .1, .09, lacquer(INK, rough=.5), bevel=.01)
        box(0, 0, .82, .82, length + .06, .05, steel('#B9BDBB'), bevel=.012)
        box(-.08, -length * .14, .865, .48, length * .62, .012, rubber(), bevel=.004)
        box(.3, .25, .87, .05, .05, .42, lacquer(INK, rough=.4), bevel=.01)
        box(.22, .25, 1.22, .04, .34, .24, lacquer(INK, rough=.3), bevel=.015, tilt=(0, -12))
        box(-.3, .35, .87, .12, .1, .16, lacquer('#33454A', rough=.3), bevel=.015, tilt=(0, 20))
        rod((.32, length * .42, .85), (.32, length * .42, 2.1), .022, steel())
        ball(.32, length * .42, 2.08, .13, glow('#FFEBC0', power=2.2))
