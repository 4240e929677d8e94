"""The lower half of a figure: trousers or a skirt, shoes, a round base. z is 0 at the waist, -WAIST_HEIGHT at the floor.

wide: the width as a factor.
"""
from .colors import OAK
from .figure_form import limb
from .figure_paint import satin
from .materials import wood
from .round import lathe, lump

WAIST_HEIGHT = .62


def trousers(color, shoes='#33241B', wide=1.0):
    fabric = satin(color)
    lathe(0, .012, -.3, [(0, 0), (.1, .004), (.14, .05), (.153, .12), (.15, .19)], fabric, sides=48, scale=(wide, wide * .74, 1))
    for side in (-1, 1):
        limb([(side * .066 * wide, .01, -.2), (side * .068 * wide, .008, -.4), (side * .07 * wide, .004, .06 - WAIST_HEIGHT)], (.082 * wide, .07, .062), fabric)
        lump(side * .074 * wide, -.03, .028 - WAIST_HEIGHT, (.092, .19, .07), satin(shoes, rough=.35), rough=.05, grain=1.5, seed=2, roundness=.75, sides=32)
    _base(wide)


def skirt(color, shoes='#33241B', wide=1.0):
    lathe(0, .012, -.48, [(0, .01), (.176, .004), (.186, 0), (.188, .01), (.172, .14), (.154, .3), (.148, .37)], satin(color), sides=56, scale=(wide, wide * .78, 1))
    for side in (-1, 1):
        limb([(side * .06, .01, -.47), (side * .06, .004, .05 - WAIST_HEIGHT)], radii=(.042, .036), material=satin('#3A2A22', rough=.4))
        lump(side * .066, -.03, .028 - WAIST_HEIGHT, (.08, .18, .062), satin(shoes, rough=.35), rough=.05, grain=1.5, seed=2, roundness=.75, sides=32)
    _base(wide)


def _base(wide):
    lathe(0, 0, -WAIST_HEIGHT, [(0, 0), (.2, 0), (.205, .004), (.205, .02), (.196, .03), (0, .03)], wood(OAK, rough=.4), sides=64, scale=wide)
