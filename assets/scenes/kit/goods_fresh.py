"""Displays of fresh goods, which have no labels. Each is at most .27 wide and .29 high, around x = 0, and stands on z = 0."""
import math
import random

from .bakery import cake, cheese, cheese_wedge, crumb, crust, pie, roll
from .butchery import chops, enamel_tray, ham, parsley, roast, salami, sausage_coil
from .colors import OAK, TOMATO, WALNUT
from .displays import leaning_basket, leaning_crate, slope
from .frames import at
from .materials import mottled, steel, wood
from .produce import apple, cabbage, lemon, lettuce, orange, peach, pepper, watermelon
from .rind import rind
from .round import ball, lump, rod, tube
from .shapes import box
from .shopfittings import hanging_rail


def _tray(build, *pieces, angle=36):
    """A tray that leans to the front. pieces: (x, y, turn, size) of each."""
    with slope(angle, run=.19):
        enamel_tray(0, 0, .001, width=.262, depth=.22)
        parsley(0, .085, .004, .22, count=6)
        for x, y, turn, size in pieces:
            with at(x, y, .01, turn, scale=size):
                build()


def roasts():
    _tray(lambda: roast(0, 0, 0), (0, -.055, 4, .88), (0, .045, -5, .88))


def cutlets():
    _tray(lambda: chops(0, 0, 0, count=4), (-.008, -.02, 0, 1.0))


def poultry():
    _tray(_chicken, (-.06, -.005, 6, .95), (.062, -.005, -6, .95))


def _chicken():
    """A dressed chicken, its legs to the front."""
    skin, bone = mottled('#EBCDA2', '#D9A873', rough=.3, pores=.25, scale=16), mottled('#EFE3CB', blush=None, rough=.5)
    lump(0, .01, 0, (.112, .17, .085), skin, rough=.05, seed=1)
    lump(0, .03, .04, (.088, .11, .06), skin, rough=.04, seed=2)
    for side in (-1, 1):
        with at(side * .04, -.05, .03, side * -16):
            lump(0, 0, -.02, (.048, .1, .052), skin, rough=.04, seed=3)
            rod((0, -.04, .004), (0, -.075, .01), .009, bone)
            ball(0, -.078, .0, .011, bone, sides=16)
        lump(side * .056, .045, .015, (.026, .085, .03), skin, rough=.04, seed=4, turn=side * 14)


def sausage():
    _tray(lambda: sausage_coil(0, 0, 0), (0, -.01, 20, .9))


def hams():
    _rail(-.065, .065)
    for side in (-1, 1):
        ham(side * .065, .06, .235, side * 40 + 20, size=.48)


def _rail(*hooks):
    """A rail on two brackets at the wall behind the shelf."""
    hanging_rail(0, .06, .292, .25, hooks)
    for side in (-1, 1):
        rod((side * .11, .06, .292), (side * .11, .24, .292), .009, steel('#C9A45A', rough=.25))


def smoked_meats():
    _rail(-.08, 0, .08)
    for k, x in enumerate((-.08, 0, .08)):
        salami(x, .06, .2, k * 40, length=(.14, .155, .14)[k], radius=.033)
    box(0, -.06, 0, .25, .11, .016, wood(WALNUT), bevel=.005)
    for k, color in enumerate(('#A2402F', '#EBCFAE', '#8E3327', '#EBCFAE', '#7A2E22')):
        lump(0, -.06, .015 + k * .0105, (.2, .085, .016), mottled(color, blush=None, rough=.35), rough=.08, grain=2.5, seed=k, roundness=.5)


def peaches():
    leaning_crate(lambda *spot: peach(*spot, r=.034), .031)


def greens():
    """Four heads of lettuce, their hearts to the front."""
    with slope(24):
        box(0, 0, .001, .255, .21, .012, wood(OAK), bevel=.003)
        for x, y, turn in ((-.06, .06, 10), (.062, .062, 50), (-.062, -.045, 30), (.06, -.045, 80)):
            with at(x, y, .02, tilt=(30, 0)), at(turn=turn, scale=.68):
                lettuce(0, 0, 0)
                cabbage(0, 0, .012, r=.064, color='#A9C46A')


def apples():
    leaning_crate(lambda *spot: apple(*spot, color='#B3261E', blush='#C2452B', r=.035), .031)


def peppers():
    leaning_crate(lambda *spot: pepper(*spot, color=random.choice(('#B8281D', '#E2A52B', '#4F7F35')), r=.042), .037, layers=1)


def citrus():
    """Oranges on the left, lemons on the right."""
    def piece(x, y, z, turn, lean):
        if x < .01:
            return orange(x, y, z, turn, lean, r=.034)
        return lemon(x, y - .02, z, turn, r=.027)
    leaning_crate(piece, .031)


def watermelons():
    """A whole melon and a half."""
    with at(-.01, .07, .0, 12):
        watermelon(0, 0, .0, r=.1)
    with at(.04, -.07, .076, -6, tilt=(72, 0)):
        tube(0, 0, -.005, .074, .005, rind(), sides=48, top=.08)
        tube(0, 0, 0, .08, .003, mottled('#DCE3B4', blush=None, rough=.4), sides=48, bevel=.0005)
        tube(0, 0, .002, .0735, .003, mottled('#C73A32', '#D9584A', rough=.25, scale=12), sides=48, bevel=.0005)
        for k in range(14):
            a, reach = k * 2.39996, .036 + .022 * (k % 3) / 2
            lump(reach * math.cos(a), reach * math.sin(a), .004, (.005, .008, .003), mottled('#2A1A14', blush=None, rough=.3), rough=0, sides=10, turn=k * 137)


def bread():
    """Three pan loaves, end on, on a sloping board."""
    with slope(30):
        box(0, 0, .001, .262, .23, .012, wood(OAK), bevel=.003)
        for k in range(3):
            with at((k - 1) * .087, 0, .012, 90 + (4, -3, 2)[k]):
                _pan_loaf(k)


def _pan_loaf(seed):
    """A loaf along x: straight sides, and a top that swells over them."""
    lump(0, 0, 0, (.2, .074, .075), crust('#B9742F', '#D9A866'), rough=.02, seed=seed, roundness=.3, sides=40)
    lump(0, 0, .035, (.21, .084, .062), crust('#A9652A', '#C98A42'), rough=.05, grain=1.4, seed=seed, roundness=.5, sides=48)
    for k in (-1, 0, 1):
        lump(k * .055, 0, .09, (.016, .052, .011), crumb(), rough=.15, grain=3, seed=k + 2, turn=24, sides=16)


def rolls():
    with leaning_basket():
        for layer, (across, along) in enumerate(((3, 3), (3, 2), (2, 1))):
            for i in range(across):
                for j in range(along):
                    k = layer * 9 + i * 3 + j
                    roll((i - (across - 1) / 2) * .068, (j - (along - 1) / 2) * .056, .006 + layer * .034, k * 47, k)


def cakes():
    with at(0, .02, 0):
        cake(0, 0, 0, 10, '#F3DDD0', trim=TOMATO, r=.096, layers=2)


def pies():
    with slope(46, run=.16, width=.2, lift=.03):
        with at(0, .005, .002):
            pie(0, 0, 0, 20, r=.114)


def cheeses():
    box(0, 0, 0, .262, .22, .016, wood(WALNUT, rough=.4), bevel=.006)
    cheese(-.005, .03, .016, 0, '#C0482E', .115, .085, cut=.01)
    cheese(-.015, .03, .101, 18, '#E3AE45', .1, .085, cut=70)
    with at(.035, -.08, .016, 66, scale=.85):
        cheese_wedge(0, 0, 0, color='#EBD9A6')


def deli_meats():
    """Slices of ham and salami on a board, and a whole salami."""
    with slope(36, run=.2):
        box(0, 0, .001, .262, .24, .014, wood(OAK), bevel=.004)
        for row, (y, r, colors, count) in enumerate(((-.062, .052, ('#E3A08E', '#EBD2BE'), 5), (.03, .04, ('#8E3A34', '#7A2E2A'), 6))):
            for k in range(count):
                x = (k - (count - 1) / 2) * (.2 - 2 * r + .06) / (count - 1) * 1.05
                with at(x, y, .016 + k * .0035, k * 30, tilt=(0, -8)):
                    tube(0, 0, 0, r, .005, mottled(colors[1], blush=None, rough=.4), sides=36, bevel=.001)
                    tube(0, 0, .0008, r * .93, .005, mottled(colors[0], '#D9B3A6' if row else '#EBB8A6', rough=.3, spots=.0, scale=30 if row else 12), sides=36, bevel=.001)
        with at(.0, .095, .05, tilt=(0, 90)):
            salami(0, 0, .13, 0, length=.2, radius=.033)


__all__ = ['roasts', 'cutlets', 'poultry', 'sausage', 'hams', 'smoked_meats', 'peaches', 'greens', 'apples', 'peppers', 'citrus', 'watermelons',
           'bread', 'rolls', 'cakes', 'pies', 'cheeses', 'deli_meats']
