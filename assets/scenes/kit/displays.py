"""What goods without a label lie on in front of a customer: slopes, crates and baskets that lean to the front."""
import math
from contextlib import contextmanager

from .cases import crate, heap
from .colors import OAK
from .frames import at
from .materials import paper, wood
from .shapes import box, hull
from .shopfittings import basket


@contextmanager
def slope(angle=32, run=.2, width=.24, lift=.02):
    """A wooden wedge, and the frame of the middle of its upper side. run: its depth; lift: the height of its front edge."""
    rise = run * math.tan(math.radians(angle))
    hull(0, 0, 0, [(sx * width / 2, sy * run / 2, h) for sx in (-1, 1) for sy, h in ((-1, 0), (-1, lift), (1, 0), (1, lift + rise))], wood(OAK), bevel=.004)
    with at(0, 0, lift + rise / 2, tilt=(angle, 0)):
        yield


def leaning_crate(piece, radius, layers=2, angle=26, height=.1):
    """A crate, .27 wide, with a heap of pieces of this radius."""
    with slope(angle), at(0, 0, .001):
        crate(0, 0, 0, 0, .27, .23, height, rows=2)
        floor = height - radius * 1.2
        box(0, 0, floor - .012, .24, .2, .01, paper('#6F8A5A', rough=.9), bevel=0)
        heap(piece, 0, 0, floor, .25, .205, radius, layers)


@contextmanager
def leaning_basket(angle=22, height=.1):
    """A basket, .26 wide, and the frame of its rim."""
    with slope(angle, run=.17, width=.2), at(0, 0, .001):
        basket(0, 0, 0, 0, .26, .22, height)
        box(0, 0, height * .55, .19, .15, .01, paper('#EFE3C8', rough=.9), bevel=0)
        with at(0, 0, height * .6):
            yield
