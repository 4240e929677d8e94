"""What moves goods: forklift, pallet jack, hand truck, shopping cart."""
import math

from .colors import CORN, INK, LEAF, TOMATO
from .frames import at
from .materials import chrome, glow, lacquer, rubber, steel
from .round import pipe, rod, tube
from .shapes import box, hull, slats
from .trucks import wheel


def forklift(x, y, z, turn=0, color=CORN, lift=.12):
    """A forklift, its forks to -y. lift: the height of the forks. A pallet 1 m deep is on the forks if it is at y - 1.75."""
    body, dark = lacquer(color, rough=.3), lacquer(INK, rough=.45)
    with at(x, y, z, turn):
        hull(0, .55, .25, [(sx * .55, dy, h) for sx in (-1, 1) for dy, h in ((-1.0, 0), (.65, 0), (.72, .35), (.6, .75), (.15, .8), (-.1, .35), (-1.0, .35))], body, bevel=.08)
        box(0, .3, .62, .6, .5, .16, rubber(), bevel=.05)
        box(0, .56, .75, .55, .12, .5, rubber(), bevel=.05, tilt=(-8, 0))
        for side in (-1, 1):
            wheel(side * .5, -.25, 0, .32, .22, hub=INK, side=side)
            wheel(side * .46, .95, 0, .25, .18, hub=INK, side=side)
            pipe([(side * .5, -.4, .6), (side * .5, -.25, 1.3), (side * .48, -.1, 2.02), (side * .48, .75, 2.02), (side * .5, .95, 1.0)], .035, dark, round_off=False)
            box(side * .3, -.62, .06, .08, .09, 2.1, dark, bevel=.01)
            box(side * .25, -1.28, lift, .11, 1.15, .035, steel('#6E7372'), bevel=.01)
            box(side * .25, -.71, lift, .11, .05, .5, steel('#6E7372'), bevel=.01)
            tube(side * .49, -.2, 1.66, .06, .08, glow('#FFF1CC', power=1.5), tilt=(90, 0))
        slats(0, .32, 2.02, .95, .03, dark, count=1, gap=.1, depth=.8)
        box(0, -.68, lift + .15, .9, .04, .08, dark, bevel=.01)
        box(0, -.68, lift + .42, .9, .04, .08, dark, bevel=.01)
        rod(start=(0, -.1, .75), end=(0, .05, 1.1), radius=.025, material=dark)
        pipe([(.15 * math.cos(a), .04 + .06 * math.sin(a), 1.12 + .13 * math.sin(a)) for a in (k * math.pi / 8 for k in range(17))], .016, dark, round_off=False)
        tube(0, .7, 2.06, .05, .1, glow('#F0A23A', power=2.5))


def pallet_jack(x, y, z, turn=0, color=TOMATO):
    """A pallet jack, its forks to -y."""
    coat = lacquer(color, rough=.3)
    with at(x, y, z, turn):
        for side in (-1, 1):
            box(side * .2, -.55, .06, .15, 1.15, .05, coat, bevel=.015)
            wheel(side * .2, -1.0, 0, .04, .06, hub=INK, side=side)
            wheel(side * .08, .18, 0, .1, .06, hub=INK, side=side)
        box(0, .08, .06, .56, .18, .42, coat, bevel=.03)
        rod(start=(0, .15, .3), end=(0, .5, 1.15), radius=.025, material=coat)
        pipe([(-.15, .5, 1.14), (-.17, .53, 1.27), (.17, .53, 1.27), (.15, .5, 1.14), (-.15, .5, 1.14)], .018, lacquer(INK, rough=.4), round_off=False)


def hand_truck(x, y, z, turn=0, color=LEAF):
    """An upright hand truck, its plate to -y. Cartons stand at y - .2."""
    coat = lacquer(color, rough=.3)
    with at(x, y, z, turn):
        for side in (-1, 1):
            pipe([(side * .2, 0, .05), (side * .2, 0, 1.1), (side * .2, .12, 1.28)], .018, coat)
            wheel(side * .25, .1, 0, .13, .06, hub=TOMATO, side=side)
        for level in (.3, .6, .9):
            rod((-.2, 0, level), (.2, 0, level), .013, coat)
        box(0, -.14, .02, .45, .28, .015, steel(), bevel=.004)


def cart(x, y, z, turn=0, color=TOMATO):
    """A wire shopping cart, its nose to -y."""
    wire, grip = chrome(), lacquer(color, rough=.3)
    with at(x, y, z, turn):
        def ring(level, w, front, back):
            pipe([(-w, front, level), (w, front, level), (w, back, level), (-w, back, level), (-w, front, level)], .007, wire, round_off=False)
        for k in range(6):
            t = k / 5
            ring(.5 + .42 * t, .2 + .07 * t, -.32 - .16 * t, .34 + .04 * t)
        for k in range(9):
            t = (k - 4) / 4
            rod((t * .2, -.32, .5), (t * .27, -.48, .92), .004, wire, sides=6)
            rod((t * .2, .34, .5), (t * .27, .38, .92), .004, wire, sides=6)
            rod((t * .2, -.32, .5), (t * .2, .34, .5), .004, wire, sides=6)
            for side in (-1, 1):
                rod((side * .2, t * .33, .5), (side * .27, t * .43 - .05, .92), .004, wire, sides=6)
        for side in (-1, 1):
            pipe([(side * .24, .48, .98), (side * .24, .42, .5), (side * .24, .4, .18), (side * .2, -.45, .16)], .013, wire)
            for wy in (-.42, .36):
                wheel(side * .21, wy, 0, .06, .03, hub=INK, side=side)
        rod(start=(-.27, .48, .99), end=(.27, .48, .99), radius=.018, material=grip)
