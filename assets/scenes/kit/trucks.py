"""Road vehicles. Noses look to -y, wheels stand on z."""
import math

from .colors import CORN, CREAM, DEEP, INK, LEAF, TOMATO
from .frames import at
from .livery import lockup
from .materials import chrome, glow, lacquer, rubber, steel
from .round import lathe, lump, rod, tube
from .shapes import box, hull, slats


def wheel(x, y, z, radius=.5, width=.3, hub=CREAM, side=1):
    """A wheel that stands on z, its middle at x, y. side: 1 if the hub looks to +x, -1 if to -x."""
    r, w = radius, width
    tire = [(r * .55, -w / 2), (r * .86, -w / 2), (r * .97, -w * .42), (r, -w * .3), (r, w * .3), (r * .97, w * .42), (r * .86, w / 2), (r * .62, w / 2), (r * .6, w * .38)]
    disk = [(r * .6, w * .38), (r * .5, w * .18), (r * .3, w * .2), (r * .26, w * .42), (r * .1, w * .46), (0, w * .46)]
    with at(x, y, z + r, tilt=(0, 90 * side)):
        lathe(0, 0, 0, tire, rubber(), sides=40)
        lathe(0, 0, 0, disk, lacquer(hub, rough=.3), sides=32)
        for k in range(8):
            a = k * math.pi / 4
            tube(r * .4 * math.cos(a), r * .4 * math.sin(a), w * .17, r * .045, w * .1, chrome(), sides=8)


def axle(y, z=0, half=1.05, radius=.5, twin=True, hub=CREAM):
    """An axle along x with its wheels. half: from the middle to the outer wheels; twin: two wheels on each side, else one."""
    for side in (-1, 1):
        wheel(side * half, y, z, radius, .28, hub, side)
        if twin:
            wheel(side * (half - .31), y, z, radius, .28, hub, side)
    rod((-half, y, z + radius), (half, y, z + radius), .09, lacquer(INK, rough=.5))


def trailer(x, y, z, turn=0, length=12.0, color=CREAM, stripe=LEAF, reefer=True, lettered=(-1, 1)):
    """A trailer, its rear doors at y, its nose at y - length, with its legs down.

    reefer: with a refrigeration unit; lettered: the sides with the name, -1 for left.
    """
    with at(x, y, z, turn):
        middle = -length / 2
        box(0, middle, 1.12, 2.5, length, 2.85, lacquer(color, rough=.35, coat=.3, dust=.35), bevel=.05)
        for k in range(int(length / .6)):
            for side in (-1, 1):
                box(side * 1.255, -.3 - k * .6, 1.2, .02, .05, 2.7, lacquer(color, rough=.35, coat=.3, dust=.35), bevel=.006)
        for side in (-1, 1):
            box(side * 1.262, middle, 1.55, .016, length - .1, .42, lacquer(stripe, rough=.35), bevel=.002)
            box(side * 1.263, middle, 2.05, .016, length - .1, .09, lacquer(CORN, rough=.35), bevel=.002)
            if side in lettered:
                with at(side * 1.267, middle, turn=90 * side):
                    lockup(0, 2.36, min(1.08, length * .13), lacquer(stripe, rough=.4))
            box(side * 1.24, middle, 1.06, .08, length, .12, steel(), bevel=.01)
            box(side * 1.24, middle, 3.93, .09, length, .08, steel(), bevel=.01)
            box(side * 1.15, middle + .6, .62, .03, length * .42, .44, lacquer(color, rough=.4), bevel=.01)
            for k in range(6):
                box(side * 1.275, -.6 - k * (length - 1.2) / 5, 1.1, .02, .09, .05, glow('#E8862E', power=.7), bevel=.004)
        if reefer:
            _reefer(-length)
        _undercarriage(length)


def _reefer(y):
    """The refrigeration unit on the nose."""
    box(0, y - .25, 2.35, 1.9, .5, 1.45, lacquer('#EDEAE0', rough=.35), bevel=.08)
    slats(0, y - .51, 2.5, 1.5, .7, lacquer(DEEP, rough=.4), count=9, gap=.3, depth=.03)
    box(0, y - .5, 3.35, 1.3, .06, .28, lacquer(LEAF, rough=.35), bevel=.03)


def _undercarriage(length):
    for wy in (-1.4, -2.6):
        axle(wy)
        for side in (-1, 1):
            box(side * 1.05, wy + .62, .32, .5, .02, .5, rubber(), bevel=.01)
    box(0, -2.0, .82, 1.0, 3.2, .25, lacquer(INK, rough=.5), bevel=.03)
    for side in (-1, 1):
        rod((side * .75, -length + 2.4, .12), (side * .75, -length + 2.4, 1.15), .06, steel())
        box(side * .75, -length + 2.4, .08, .3, .3, .05, steel(), bevel=.01)
    box(0, -.04, 1.0, 2.45, .1, .2, steel(), bevel=.02)


def tractor(x, y, z, turn=0, color=LEAF, trim=CREAM, lamps=1.5, sleeper=True):
    """A long-nosed tractor, its coupling at y, its bumper at about y - 5.6. lamps: the strength of the glow of the headlights."""
    body = lacquer(color, rough=.18, coat=.9, dust=.1)
    with at(x, y, z, turn):
        for side in (-1, 1):
            box(side * .42, -2.4, .78, .16, 5.6, .24, lacquer(INK, rough=.45), bevel=.02)
        tube(0, 0, 1.0, .5, .1, lacquer(INK, rough=.5))
        axle(.45)
        axle(-.8)
        axle(-4.55, half=1.02, twin=False)
        if sleeper:
            hull(0, -1.75, 1.0, [(sx * 1.16, dy, h) for sx in (-1, 1) for dy, h in ((-.6, 0), (.6, 0), (-.6, 2.35), (.6, 2.2), (.45, 2.5), (-.6, 2.55))], body, bevel=.1)
        _cab(body, color)
        _hood(body, lamps)
        _chrome_work()
        _stripe(trim)


def _cab(body, color):
    with at(0, -2.95, .95):
        hull(0, 0, 0, [(sx * (1.12 if h < 1.4 else 1.02), dy, h) for sx in (-1, 1) for dy, h in ((-.68, 0), (.65, 0), (-.68, 1.05), (-.4, 1.98), (.65, 2.1))], body, bevel=.09)
        pane = lacquer('#20343A', rough=.06, coat=1.0, dust=0)
        for side in (-1, 1):
            hull(side * .505, -.55, 1.17, [(dx * .49 * k, dy, h) for dx in (-1, 1) for dy, h, k in ((-.1, 0, 1), (-.06, 0, 1), (.12, .7, .93), (.16, .7, .93))], pane, bevel=.02)
            hull(side * 1.06, .02, 1.12, [(side * (.035 if h < .3 else -.028), dy, h) for dy, h in ((-.38, 0), (.42, 0), (-.2, .62), (.42, .66))] + [(side * -.03, dy, h) for dy, h in ((-.38, 0), (.42, 0), (-.2, .62), (.42, .66))], pane, bevel=.01)
            rod((side * 1.15, .46, 1.0), (side * 1.15, .62, 1.0), .015, chrome())
            box(side * 1.3, -.72, 1.05, .2, .09, .52, lacquer(color, rough=.2), bevel=.03)
            rod((side * 1.0, -.5, 1.5), (side * 1.3, -.7, 1.5), .018, chrome())
            box(side * 1.0, .1, -.32, .4, .9, .06, steel(), bevel=.02)
        hull(0, -.55, 1.93, [(sx * 1.0, dy, h) for sx in (-1, 1) for dy, h in ((-.3, -.08), (-.26, -.03), (.2, .12), (.2, .04))], body, bevel=.02)
        for k in range(5):
            box((k - 2) * .36, -.3, 2.06, .14, .1, .06, glow('#F0A23A', power=1.6), bevel=.02)


def _hood(body, lamps):
    with at(0, -4.5, .95):
        hull(0, 0, 0, [(sx * w, dy, h) for sx in (-1, 1) for dy, h, w in ((-.95, .0, .6), (-.95, .82, .58), (-.85, .93, .54), (.95, 0, .82), (.95, 1.12, .78), (.95, 1.0, .82))], body, bevel=.09)
        for side in (-1, 1):
            hull(side * .9, -.06, -.28, [(dx, dy, h) for dx in (-.26, .26) for dy, h in ((-.78, .12), (-.7, .42), (-.4, .64), (.35, .68), (.72, .45), (.85, .02), (.62, .02), (.4, .38), (-.3, .42), (-.6, .1))], body, bevel=.07)
            tube(side * .86, -.8, .12, .14, .12, chrome(), tilt=(90, 0))
            tube(side * .86, -.9, .12, .115, .04, glow('#FFF1CC', lamps), tilt=(90, 0))
            box(side * .86, -.86, .31, .24, .06, .07, glow('#F0A23A', power=.8), bevel=.02)
        box(0, -.95, -.02, 1.02, .08, .88, chrome(), bevel=.04)
        box(0, -.975, .04, .86, .06, .76, lacquer(INK, rough=.5), bevel=.02)
        for k in range(9):
            box((k - 4) * .094, -1.0, .05, .035, .04, .74, chrome(), bevel=.01)
        box(0, -.99, .86, .34, .06, .09, lacquer(TOMATO, rough=.25), bevel=.02)


def _chrome_work():
    box(0, -5.55, .4, 2.35, .16, .42, chrome(), bevel=.06)
    for side in (-1, 1):
        rod((side * 1.2, -2.28, 1.0), (side * 1.2, -2.28, 3.95), .075, chrome(), sides=20)
        rod((side * 1.2, -2.28, 1.6), (side * 1.2, -2.28, 2.7), .1, chrome(), sides=20)
        rod((side * .98, -2.95, .62), (side * .98, -1.55, .62), .3, steel('#C9CCC8', rough=.2), sides=28)
        for k in (-2.7, -1.8):
            rod((side * .98, k - .03, .62), (side * .98, k + .03, .62), .31, lacquer(INK, rough=.4), sides=28)
        box(side * 1.0, 1.05, .35, .5, .02, .55, rubber(), bevel=.01)


def _stripe(trim):
    for side in (-1, 1):
        box(side * 1.128, -2.95, 1.62, .012, 1.26, .1, lacquer(trim, rough=.3), bevel=.002)
        box(side * 1.165, -1.75, 1.62, .012, 1.14, .1, lacquer(trim, rough=.3), bevel=.002)


def van(x, y, z, turn=0, color=CREAM, stripe=LEAF, lamps=1.0):
    """A round delivery van, about 5 m long, its middle at y."""
    body, dark = lacquer(color, rough=.22, coat=.8, dust=.2), lacquer('#20343A', rough=.06, coat=1.0, dust=0)
    with at(x, y, z, turn):
        hull(0, 0, .38, [(sx * w, dy, h) for sx in (-1, 1) for dy, h, w in ((-1.55, 0, .95), (-1.55, .9, .95), (-1.15, 1.95, .84), (2.4, 0, .98), (2.4, 2.02, .92), (-1.1, 2.08, .78))], body, bevel=.16)
        hull(0, -1.95, .38, [(sx * w, dy, h) for sx in (-1, 1) for dy, h, w in ((-.6, 0, .8), (-.6, .5, .74), (.5, 0, .95), (.5, .95, .9))], body, bevel=.14)
        hull(0, -1.43, 1.42, [(sx * w, dy, h) for sx in (-1, 1) for dy, h, w in ((-.1, 0, .8), (.0, 0, .8), (.2, .72, .72), (.26, .72, .72))], dark, bevel=.03)
        for side in (-1, 1):
            hull(side * .93, -.85, 1.4, [(side * (.025 if h < .3 else -.03), dy, h) for dy, h in ((-.42, 0), (.4, 0), (-.14, .6), (.4, .62))] + [(-side * .04, dy, h) for dy, h in ((-.42, 0), (.4, 0), (-.14, .6), (.4, .62))], dark, bevel=.01)
            box(side * .97, .2, .95, .03, 4.3, .16, lacquer(stripe, rough=.25), bevel=.01)
            with at(side * .995, 1.05, turn=90 * side):
                lockup(0, 1.36, .46, lacquer(stripe, rough=.3))
            for wy in (-1.55, 1.5):
                wheel(side * .84, wy, 0, .36, .24, stripe, side)
                lump(side * .86, wy, .12, (.3, 1.0, .72), body, rough=0, roundness=.8)
            tube(side * .62, -2.52, .72, .12, .07, chrome(), tilt=(90, 0))
            tube(side * .62, -2.57, .72, .1, .03, glow('#FFF1CC', lamps), tilt=(90, 0))
            box(side * 1.06, -1.35, 1.42, .1, .06, .24, lacquer(stripe, rough=.25), bevel=.03)
        box(0, -2.58, .38, 1.75, .12, .17, chrome(), bevel=.05)
        box(0, 2.45, .38, 1.85, .12, .17, chrome(), bevel=.05)
        slats(0, -2.555, .62, .75, .3, chrome(), count=5, gap=.4, depth=.04)
