"""Displays of packed goods. Each is at most .27 wide and .29 high, around x = 0, and stands on z = 0."""
import math

from .colors import CORN, CREAM, LEAF, OAK, PINE, TOMATO, WALNUT
from .frames import at
from .household import brush, bucket, flat_bottle, paste_tube, pump_bottle, roll_of_paper, rubber_duck, sponge, spray_bottle, toothbrush, towel
from .materials import cloth, glass, lacquer, stripes, wood
from .packs import can, grocery_box, jar, jug, milk_carton, sack
from .round import ball, lathe, lump, pipe, rod, tube
from .shapes import box
from .treasures import candle, mug, spinning_top, striped_ball

BLUE = '#2F5D74'


def _cans(*words, size=1.13):
    """Three cans, and two on top of them."""
    for k, word in enumerate(words):
        with at((k - 1) * .09 if k < 3 else (k - 3.5) * .09, .02 * (k % 2), 0 if k < 3 else .11 * size, scale=size):
            can(0, 0, 0, word)


def canned_goods():
    _cans('TOMATOES', 'BEANS', 'CORN', 'PEAS', 'PEACHES')


def canned_vegetables():
    _cans('CORN', 'PEAS', 'BEANS', 'BEANS', 'CORN')


def canned_fruit():
    _cans('PEACHES', 'PEARS', 'CHERRIES', 'CHERRIES', 'PEARS')


def coffee():
    for x, z in ((-.067, 0), (.067, 0), (0, .14)):
        can(x, 0, z, 'COFFEE', radius=.062, height=.14)


def sack_of_rice():
    sack(0, 0, 0, 'RICE', .235, .13, .28)


def boxes_of_rice():
    for k in (-1, 1):
        grocery_box(k * .066, .01 * k, 0, 'RICE', .122, .055, .225, turn=k * 4)


def baking_needs():
    sack(-.056, 0, 0, 'FLOUR', .155, .1, .28)
    grocery_box(.08, .01, 0, 'SUGAR', .1, .06, .15, turn=-3)
    can(.08, .01, .15, 'SALT', radius=.038, height=.11)


def crackers():
    for k in (-1, 1):
        grocery_box(k * .067, .01 * k, 0, 'CRACKERS', .126, .055, .265, turn=-3 * k)


def honey():
    for x, z in ((-.066, 0), (.066, 0), (0, .145)):
        jar(x, 0, z, 'HONEY', radius=.06, height=.145)


def milk():
    with at(-.055, .02, 0, 4):
        jug(0, 0, 0)
    milk_carton(.08, -.03, 0, turn=-6, width=.1, height=.2)


def shampoo():
    for k in (-1, 1):
        with at(k * .062, 0, 0, scale=1.36):
            flat_bottle(0, 0, 0, 'SHAMPOO')


def soap_and_lotion():
    with at(.065, .03, 0, scale=1.5):
        pump_bottle(0, 0, 0, 'LOTION')
    for k in range(4):
        grocery_box(-.058, -.01, k * .0505, 'SOAP', .14, .08, .05, (3, -4, 2, -2)[k])


def toothpaste():
    for k in range(3):
        grocery_box(-.04, -.02, k * .0555, 'TOOTHPASTE', .17, .05, .055, (2, -3, 3)[k])
    mug(-.045, -.02, .167, 30, CREAM, size=.75)
    for k, (color, lean) in enumerate(((TOMATO, 14), (LEAF, -12), (CORN, 3))):
        with at(-.045 + (k - 1) * .008, -.02, .175, scale=.66):
            toothbrush(0, 0, 0, k * 30 - 30, color, lean)
    for x, y, color in ((.088, .06, TOMATO), (.092, -.04, LEAF)):
        with at(x, y, 0, 4, scale=1.5):
            paste_tube(0, 0, 0, color)


def paper_goods():
    for row in range(3):
        for k in range(3 - row):
            roll_of_paper((k - (2 - row) / 2) * .089, 0, row * .088, k * 50, radius=.043, height=.087)


def cleaners():
    for k in (-1, 1):
        with at(k * .066, 0, 0, scale=1.32):
            spray_bottle(0, 0, 0, 'CLEANER', color='#DDE8E4', head=-62)


def floor_care():
    with at(.045, .04, 0, scale=.57):
        bucket(0, 0, 0, 24)
    with at(-.078, -.03, 0, scale=1.36):
        flat_bottle(0, 0, 0, 'WAX')
    brush(.06, -.1, 0, 8, length=.14, color=WALNUT)


def household_goods():
    for k, color in enumerate(('#A8C4BC', CREAM, '#D9897A', CREAM)):
        with at(-.042, .01, k * .042, k * 3 - 4, scale=.68):
            towel(0, 0, 0, color)
    brush(-.04, -.02, .17, 10, length=.15)
    for x, y, color, height in ((.085, .05, CORN, .24), (.108, -.01, CREAM, .19), (.072, -.04, TOMATO, .15)):
        candle(x, y, 0, color, height)


def toys():
    striped_ball(-.06, .04, 0, 20, radius=.07)
    with at(.06, -.05, 0, 18):
        rubber_duck(0, 0, 0, 20, size=1.35)
    for x, z, turn, color in ((.055, 0, 8, LEAF), (.06, .066, -6, CORN), (.057, .132, 10, BLUE)):
        box(x, .06, z, .065, .065, .065, lacquer(color, rough=.35), bevel=.006, turn=turn)
    with at(-.055, -.1, 0, scale=1.15):
        spinning_top(0, 0, 0, -30)


def party_goods():
    for x, y, one, height in ((-.085, .0, TOMATO, .19), (.088, .03, BLUE, .22)):
        tube(x, y, 0, .045, height, stripes(one, CREAM, count=5, rough=.6), top=.002, bevel=.001)
        ball(x, y, height - .008, .012, cloth(CORN), sides=16)
    box(0, -.02, 0, .105, .1, .085, lacquer(LEAF, rough=.4), bevel=.004)
    box(0, -.02, 0, .108, .018, .0865, lacquer(CORN, rough=.4), bevel=.001)
    box(0, -.02, 0, .018, .103, .0865, lacquer(CORN, rough=.4), bevel=.001)
    for side in (-1, 1):
        pipe([(0, -.02, .086), (side * .02, -.02, .11), (side * .035, -.02, .1), (side * .02, -.02, .088), (0, -.02, .086)], .005, lacquer(CORN, rough=.4))
    for x, z, color in ((-.02, .19, CORN), (.03, .2, TOMATO)):
        lump(x, .09, z, (.085, .085, .1), lacquer(color, rough=.15), rough=0)
        rod((x, .09, z), (.0, .06, .05), .0012, cloth(CREAM))


def kitchen_things():
    lathe(.037, .05, 0, [(0, 0), (.052, 0), (.056, .01), (.06, .12), (.064, .126), (.055, .126), (.05, .01)], lacquer(CREAM, rough=.25), sides=40)
    lathe(.037, .05, .085, [(.0585, 0), (.0605, .02)], lacquer(LEAF, rough=.3), sides=40)
    for x, lean, size in ((-.02, -14, 1), (.01, 2, 1.1), (.03, 14, .95)):
        with at(.037 + x, .05, .02, tilt=(0, lean)):
            rod((0, 0, 0), (0, 0, .2 * size), .006, wood(PINE))
            lump(0, 0, .18 * size, (.045, .016, .07), wood(OAK), rough=0)
    for k, (x, y, z, color) in enumerate(((-.062, 0, 0, TOMATO), (-.065, .0, .098, CORN), (.08, -.06, 0, BLUE))):
        mug(x, y, z, (215, 150, 60)[k], color, size=1.2)
    with at(-.062, -.11, 0, 6, tilt=(0, 90)):
        tube(-.018, 0, -.045, .018, .09, wood(PINE), sides=28)
        for end in (-.07, .045):
            tube(-.018, 0, end, .007, .025, lacquer(TOMATO, rough=.3), sides=16)


def cleaning_supplies():
    with at(-.04, .04, 0, scale=.58):
        bucket(0, 0, 0, 20, color='#D9897A', band_color=CREAM)
    with at(.09, .0, 0, scale=1.2):
        spray_bottle(0, 0, 0, 'CLEANER', head=-62)
    for k, color in enumerate(('#E9B93C', '#E9C9BC')):
        sponge(-.055, -.1, k * .042, 6 - k * 10, color)
    brush(-.045, .02, .142, 14, length=.15)


def candy():
    """Two jars of candy, and lollipops in a cup."""
    for side, shades in ((-1, (TOMATO, CREAM, CORN)), (1, (LEAF, CORN, '#D77F3A'))):
        with at(side * .069, .02, 0):
            for k in range(72):
                a, reach = k * 2.39996, .046 * math.sqrt(((k * 7) % 12 + 1) / 12)
                ball(reach * math.cos(a), reach * math.sin(a), .006 + (k // 12) * .02, .0115, lacquer(shades[k % 3], rough=.15), sides=14)
            lathe(0, 0, 0, [(0, .002), (.056, .002), (.061, .01), (.061, .14), (.05, .16)], glass(haze=.02), sides=40)
            lathe(0, 0, .158, [(.053, 0), (.055, .012), (.05, .03), (.012, .036), (.012, .05), (.018, .06), (0, .066)], lacquer(CREAM if side > 0 else TOMATO, rough=.25), sides=40)
    tube(0, -.085, 0, .03, .06, lacquer(BLUE, rough=.3), top=.034)
    for k, (lean, color) in enumerate(((-24, CORN), (0, TOMATO), (24, LEAF))):
        with at((k - 1) * .01, -.085, .03, tilt=(0, lean)):
            rod((0, 0, 0), (0, 0, .09), .0022, lacquer(CREAM))
            with at(0, 0, .1, tilt=(90, 0)):
                tube(0, 0, -.006, .024, .012, stripes(color, CREAM, count=6, rough=.2), bevel=.004)


__all__ = ['canned_goods', 'canned_vegetables', 'canned_fruit', 'coffee', 'sack_of_rice', 'boxes_of_rice', 'baking_needs', 'crackers', 'honey', 'milk', 'shampoo',
           'soap_and_lotion', 'toothpaste', 'paper_goods', 'cleaners', 'floor_care', 'household_goods', 'toys', 'party_goods', 'kitchen_things', 'cleaning_supplies', 'candy']
