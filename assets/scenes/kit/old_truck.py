"""The cooperative's first delivery truck: round fenders, upright grille, a wooden box with painted sides. Nose to -y."""
import math

from .colors import CORN, CREAM, INK, LEAF, OAK
from .frames import at
from .livery import lockup
from .materials import chrome, glow, lacquer, paint, rubber, wood
from .round import lathe, pipe, rod, surface, tube
from .shapes import box, hull
from .trucks import wheel


def old_truck(x, y, z, turn=0, color=LEAF, panel=CREAM):
    """The old truck, about 5 m long, its middle at y. panel: the color of the sides of the box."""
    body, dark = lacquer(color, rough=.2, coat=.8, dust=.2), lacquer(INK, rough=.4)
    with at(x, y, z, turn):
        box(0, .1, .5, .8, 4.6, .14, dark, bevel=.03)
        for side in (-1, 1):
            wheel(side * .74, -1.65, 0, radius=.4, width=.2, hub=CORN, side=side)
            wheel(side * .8, 1.35, 0, radius=.4, width=.24, hub=CORN, side=side)
            _fender(side * .74, -1.65, body)
            _fender(side * .84, 1.35, body, .9)
            box(side * .82, -.25, .42, .34, 1.75, .05, rubber(), bevel=.015)
        rod(start=(-.7, -1.65, .4), end=(.7, -1.65, .4), radius=.05, material=dark)
        rod(start=(-.8, 1.35, .4), end=(.8, 1.35, .4), radius=.07, material=dark)
        _hood(body)
        _cab(body)
        _cargo_box(panel, color)


def _fender(x, y, coat, width=1.0):
    """A crowned arch over a wheel, longer behind it. width: 1 for a front fender."""
    def arch(u, v):
        a = math.radians(-22 + 214 * v)
        r = .5 + .06 * math.sin(math.pi * u) - (.03 if u in (0, 1) else 0)
        drop = .06 * (1 - math.sin(math.pi * u))
        return (u - .5) * .36 * width, math.cos(a) * r * (1.12 if math.cos(a) > 0 else 1), .4 + math.sin(a) * (r - drop)
    surface(('fender', width), arch, across=10, up=30, material=coat, x=x, y=y, z=0, sharp=180)


def _hood(body):
    hull(0, 0, 0, [(sx * w, dy, h) for sx in (-1, 1) for dy, lows in ((-2.12, ((.3, .62), (.3, 1.12), (.2, 1.3))), (-.85, ((.5, .62), (.5, 1.2), (.34, 1.42)))) for w, h in lows], body, bevel=.07)
    hull(0, -2.14, .55, [(sx * w, dy, h) for sx in (-1, 1) for dy in (-.05, .05) for w, h in ((.24, 0), (.31, .2), (.31, .62), (.2, .8))], chrome(), bevel=.05)
    hull(0, -2.2, .62, [(sx * w, dy, h) for sx in (-1, 1) for dy in (-.01, .01) for w, h in ((.19, 0), (.25, .16), (.25, .54), (.16, .66))], lacquer(INK, rough=.5), bevel=.01)
    for k in range(7):
        box((k - 3) * .07, -2.22, .64 + .02 * abs(k - 3), .018, .03, .64 - .05 * abs(k - 3), chrome(), bevel=.006)
    for side in (-1, 1):
        for k in range(6):
            box(side * (.43 + .025 * k), -1.75 + k * .13, .86, .015, .03, .26, lacquer(INK, rough=.5), bevel=.004)
        rod((side * .3, -1.95, .95), (side * .58, -1.95, .98), .02, chrome())
        with at(side * .6, -1.98, 1.02, tilt=(90, 0)):
            lathe(0, 0, -.14, [(0, 0), (.06, .01), (.12, .09), (.135, .17), (.13, .19)], chrome(), sides=28)
            lathe(0, 0, .04, [(.125, 0), (.09, .02), (0, .03)], glow('#FFF3D2', power=1.3), sides=28)
    pipe([(-.95, -2.42, .52), (-.7, -2.5, .52), (.7, -2.5, .52), (.95, -2.42, .52)], .045, chrome())
    for side in (-1, 1):
        rod((side * .35, -2.5, .52), (side * .35, -2.0, .54), .03, lacquer(INK, rough=.4))


def _cab(body):
    pane = lacquer('#2A4046', rough=.06, coat=1.0, dust=0)
    hull(0, 0, 0, [(sx * w, dy, h) for sx in (-1, 1) for dy, h, w in ((-.95, .56, .6), (-.95, 1.4, .6), (.32, .56, .74), (.32, 1.4, .74), (-.72, 1.98, .58), (-.5, 2.08, .56), (.32, 2.1, .64), (-.3, 1.4, .74), (-.3, .56, .74))], body, bevel=.09)
    for side in (-1, 1):
        hull(side * .29, -.92, 1.46, [(sx * .25, dy, h) for sx in (-1, 1) for dy, h in ((-.04, 0), (0, 0), (.16, .44), (.2, .44))], pane, bevel=.015)
        # The outside is one plane, or half of it mirrors the sky.
        hull(side * .71, -.14, 1.44, [(side * x, dy, h) for dy, h in ((-.42, 0), (.32, 0), (-.3, .44), (.32, .46)) for x in (.035 - .125 * h, -.05)], pane, bevel=.02)
        rod((side * .77, .12, 1.26), (side * .77, -.04, 1.26), .018, chrome())
        box(side * .745, .3, .62, .012, .015, 1.3, lacquer(INK, rough=.5), bevel=.002)
    hull(0, -.86, 2.0, [(sx * .56, dy, h) for sx in (-1, 1) for dy, h in ((-.14, -.05), (-.12, -.02), (.12, .03), (.1, .06))], body, bevel=.012)


def _cargo_box(panel, color):
    """The wooden box: posts, boards, a canvas-covered roof."""
    board, post = paint(panel, rough=.45, wear=.4), paint(color, rough=.4, wear=.4)
    box(0, 1.5, .66, 1.72, 2.3, .1, wood(OAK), bevel=.015)
    hull(0, 1.5, 2.42, [(sx * w, sy * 1.2, h) for sx in (-1, 1) for sy in (-1, 1) for w, h in ((.9, 0), (.88, .06), (.5, .16))], paint('#CFC4A8', rough=.9, wear=.3), bevel=.02)
    box(0, .4, .76, 1.62, .05, 1.68, board, bevel=.01)
    for side in (-1, 1):
        box(side * .83, 1.5, .76, .05, 2.2, 1.66, board, bevel=.008)
        box(side * .865, 1.5, .76, .03, 2.26, .3, post, bevel=.008)
        box(side * .865, 1.5, 2.3, .03, 2.26, .12, post, bevel=.008)
        for k in range(2):
            box(side * .868, .42 + k * 2.16, .76, .035, .09, 1.66, post, bevel=.008)
        with at(side * .857, 1.5, turn=90 * side):
            lockup(0, 1.5, .32, lacquer(color, rough=.4))
        tube(side * .7, 2.68, .72, .05, .03, glow('#C23A2A', power=.8), tilt=(-90, 0))
    box(0, 2.62, .6, 1.7, .1, .12, lacquer(INK, rough=.4), bevel=.02)
