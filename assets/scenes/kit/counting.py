"""Coins without numbers, an open ledger, a brass balance."""
import math
import random

from .colors import WALNUT
from .drawings import ledger_page
from .frames import at
from .materials import lacquer, paper, steel, wood
from .nodes import material
from .packs import sack
from .round import lathe, pipe, rod, surface, tube
from .shapes import box, hull

_GOLD, _COPPER, _BRASS = '#D8A84A', '#B8703F', '#C79B48'


@material
def _metal(s, color):
    worn = s.noise(s.where('Object'), scale=90, detail=2)
    return s.surface(s.vary(s.mix(s.ramp(worn, low=.35, high=.7, to_low=0, to_high=.4), color, '#7A5424'), hue=.008, value=.14), s.ramp(worn, low=.3, high=.7, to_low=.22, to_high=.4), metal=.95)


def coin(x, y, z, turn=0, color=_GOLD, radius=.025, thick=.0043):
    """A coin with a rim, a milled edge and a small leaf in relief."""
    r, t = radius, thick
    with at(x, y, z, turn):
        lathe(0, 0, 0, [(0, .0005), (r * .86, .0005), (r * .88, 0), (r * .97, 0), (r, .0004), (r, t - .0004), (r * .97, t), (r * .88, t), (r * .86, t - .0006), (0, t - .0006)],
              _metal(color), lobes=(36, .012), sides=144)
        for k in (-1, 0, 1):
            with at(0, -r * .25, t - .0007, k * 38):
                hull(0, 0, 0, [(dx * r, dy * r, h) for h in (0, .0006) for dx, dy in ((0, 0), (.13, .3), (0, .78 - abs(k) * .14), (-.13, .3))], _metal(color), bevel=.0002)


def coins(x, y, z, count, seed=0, radius=.025, thick=.0043):
    """A stack of `count` coins, not quite straight."""
    rng = random.Random(seed)
    lean = rng.uniform(-.00012, .00012), rng.uniform(-.00012, .00012)
    for k in range(count):
        coin(x + lean[0] * k + rng.uniform(-.0006, .0006), y + lean[1] * k + rng.uniform(-.0006, .0006), z + k * thick, rng.uniform(0, 360),
             rng.choice((_GOLD, _GOLD, _GOLD, '#E0B862', _COPPER)), radius, thick)


def ledger(x, y, z, turn=0, width=.21, depth=.29):
    """An open ledger: two ruled pages that rise from the fold, on a red cover."""
    with at(x, y, z, turn):
        for side in (-1, 1):
            box(side * (width / 2 + .006), 0, 0, width + .012, depth + .014, .004, lacquer('#7A2A22', rough=.6, coat=.05, dust=.3), bevel=.0015)

            def height(u):
                return .005 + .021 * max(math.sin(math.pi * u ** .55), 0) ** .8 + .006 * (1 - u)

            def page(u, v, side=side):
                out = u if side > 0 else 1 - u
                return side * out * width, (v - .5) * depth, .004 + height(out)

            def edge(u, v, side=side):
                return side * u * width, -depth / 2, .004 + v * height(u)
            surface(('ledger', side, width), page, across=40, up=4, material=ledger_page(side), sharp=180)
            surface(('ledger-edge', side, width), edge, across=40, up=2, material=paper('#E4D3AC'), sharp=180)
            box(side * width, 0, .004, .0006, depth, .0055, paper('#E4D3AC'), bevel=0)


def beam_balance(x, y, z, turn=0):
    """A shop balance in brass: flour on one pan, coins on the other, the beam almost level."""
    brass, dark = steel(_BRASS, rough=.2), wood(WALNUT)
    with at(x, y, z, turn):
        box(0, 0, 0, .3, .15, .028, dark, bevel=.006)
        lathe(0, 0, .028, [(0, 0), (.045, 0), (.046, .008), (.02, .02), (.01, .035), (.014, .05), (.008, .07), (.008, .28), (.016, .295), (.01, .31), (.014, .325), (0, .34)], brass, sides=40)
        with at(0, 0, .318, tilt=(0, -3)):
            for side in (-1, 1):
                pipe([(0, 0, .004), (side * .07, 0, .014), (side * .15, 0, -.002), (side * .168, 0, .006)], .006, brass)
            tube(0, 0, -.012, .014, .024, brass, sides=24, tilt=(90, 0))
            hull(0, 0, -.09, [(0, 0, 0), (-.003, -.002, .09), (.003, -.002, .09), (0, .002, .09)], brass, bevel=0)
        for side in (-1, 1):
            _pan(side * .166, 0, .318 + side * .0088, brass, side)


def _pan(x, y, top, brass, side):
    """A pan on three cords from z = top. side: -1 for the one with flour, 1 for the one with coins."""
    drop = .2
    with at(x, y, top - drop):
        lathe(0, 0, 0, [(0, 0), (.05, .002), (.078, .012), (.08, .015), (.076, .0135), (.05, .005), (0, .003)], brass, sides=48)
        for k in range(3):
            a = k * 2.094 + .5  # radians; 2.094 is a third of a circle
            rod((.077 * math.cos(a), .077 * math.sin(a), .013), (0, 0, drop), .0013, brass, sides=6)
        if side < 0:
            sack(0, 0, .003, 'FLOUR', .075, .05, .1, 12)
        else:
            for k, (dx, dy, n) in enumerate(((-.022, -.012, 5), (.022, -.01, 7), (0, .026, 4))):
                coins(dx, dy, .004, count=n, seed=20 + k, radius=.019, thick=.0032)
