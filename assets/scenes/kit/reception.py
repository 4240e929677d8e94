"""What stands on a reception counter: a telephone, a bell, a note pad, a pencil, a plant."""
import math

from .colors import CORN, CREAM, INK, LEAF, PAPER, TOMATO
from .frames import at, put
from .materials import chrome, lacquer, leaves, mottled, paint, paper, steel, wood
from .round import ball, lathe, pipe, surface, tube
from .shapes import box, hull
from .street import foliage


def telephone(x, y, z, turn=0, color=TOMATO):
    """A desk telephone with a rotary dial without numbers, a handset and a curled cord."""
    coat = lacquer(color, rough=.12, coat=.9, dust=.05)
    with at(x, y, z, turn):
        hull(0, 0, 0, [(sx * w, dy, h) for sx in (-1, 1) for dy, h, w in ((-.12, 0, .115), (.1, 0, .105), (-.12, .025, .11), (.0, .11, .065), (.07, .115, .065), (.1, .03, .1))], coat, bevel=.016)
        with at(0, -.07, .075, tilt=(52, 0)):
            lathe(0, 0, -.01, [(0, 0), (.072, 0), (.075, .012), (.066, .016), (0, .016)], chrome())
            lathe(0, 0, .006, [(.062, 0), (.06, .006), (.024, .008), (0, .008)], lacquer(INK, rough=.15))
            for k in range(10):
                a = math.radians(60 + k * 30)
                tube(.043 * math.cos(a), .043 * math.sin(a), .0135, .0095, .001, paper(PAPER), sides=16)
            tube(0, 0, .0135, .021, .002, paper(CREAM))
        for side in (-1, 1):
            for dy in (.015, .075):
                box(side * .05, dy, .108, .018, .014, .034, coat, bevel=.005)
            with at(side * .1, .045, .125):
                lathe(0, 0, -.012, [(0, -.004), (.034, 0), (.036, .02), (.022, .045), (0, .05)], coat)
        pipe([(-.1, .045, .15), (-.06, .045, .185), (.06, .045, .185), (.1, .045, .15)], .015, coat)
        pipe([(-.1 - .004 * k + .012 * math.cos(k * 1.2), .06 + .004 * k, .035 + .012 * math.sin(k * 1.2) + max(.08 - .004 * k, -.02)) for k in range(46)], .0035, lacquer(INK, rough=.4))


def desk_bell(x, y, z):
    brass = steel('#D2A64E', rough=.12)
    lathe(x, y, z, [(0, 0), (.055, 0), (.055, .008), (.04, .014)], lacquer(INK, rough=.3))
    lathe(x, y, z + .014, [(.052, 0), (.05, .012), (.036, .033), (.01, .042), (0, .043)], brass)
    tube(x, y, z + .054, .004, .016, brass, sides=10)
    ball(x, y, z + .066, .008, brass, sides=16)


def note_pad(x, y, z, turn=0, width=.15, depth=.21):
    """A ruled note pad with a few scribbled words and a pencil."""
    with at(x, y, z, turn):
        box(0, 0, 0, width, depth, .012, paper(CREAM), bevel=.002)
        box(0, depth / 2 - .012, .003, width + .004, .026, .012, lacquer(LEAF, rough=.4), bevel=.002)
        for k in range(9):
            box(0, depth / 2 - .045 - k * .019, .0122, width - .02, .0011, .0004, paint('#8FB0A8'), bevel=0)
        for k, reach in enumerate((.09, .11, .06)):
            pipe([(-.06 + reach * t / 14, depth / 2 - .041 - k * .019 + .004 * math.sin(t * 2.3 + k), .0132) for t in range(15)], .0009, lacquer('#2B3E63', rough=.5))
        eraser_pencil(.055, -.05, .0125, 28)


def eraser_pencil(x, y, z, turn=0, length=.17, color=CORN):
    """A pencil with an eraser, lying along y, its point to +y."""
    with at(x, y, z + .004, turn, tilt=(90, 0)):
        lathe(0, 0, -length / 2, [(0, 0), (.0006, .0), (.0014, .005), (.004, .018)], [wood('#D9B07A'), lacquer(INK)], slots=[1, 1, 0], sides=6)
        tube(0, 0, -length / 2 + .018, .004, length - .04, lacquer(color, rough=.3), sides=6, bevel=.0002)
        tube(0, 0, length / 2 - .022, .0042, .01, steel('#C79B48'), sides=16, bevel=.0004)
        tube(0, 0, length / 2 - .012, .004, .012, mottled('#D58C80', blush=None, rough=.7), sides=16, bevel=.001)


def pot_plant(x, y, z, radius=.085, color='#B5683F', size=.2, seed=1):
    """A clay pot on a saucer with a leafy plant."""
    clay = mottled(color, '#C98A62', rough=.85)
    lathe(x, y, z, [(0, 0), (radius * 1.05, 0), (radius * 1.2, .018), (radius * 1.15, .018), (0, .01)], clay)
    lathe(x, y, z + .012, [(0, 0), (radius * .7, 0), (radius * .92, radius * 1.3), (radius * 1.06, radius * 1.3), (radius * 1.08, radius * 1.7), (radius * .95, radius * 1.7), (radius * .9, radius * 1.5), (0, radius * 1.5)], clay)
    green = leaves('#4F7F45', '#8FAF5A')
    for k in range(11):
        def leaf(u, v, k=k):
            w, bend = .34 * math.sin(math.pi * (v * .94 + .03)) ** .8, v * 1.5
            side = (u - .5) * 2
            return side * w * size, -size * 1.5 * math.sin(bend) * (.6 + .06 * k % .4), size * (1.9 * v - .9 * v * v) - abs(side) * w * size * -.25
        with at(x, y, z + radius * 1.5, k * 137.5, (-18 + k * 5, 0)):
            surface(('potleaf', size, k), leaf, across=6, up=14, material=green, sharp=180)
    put(foliage(green, .5, count=300, leaf=.12, seed=seed), x, y, z + radius * 1.9, scale=size * .7)
