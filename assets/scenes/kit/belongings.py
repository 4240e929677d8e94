"""Things that people put down: hard hat, lunch box, flask, cup of coffee, spectacles, broom, tool box, wrench, hat."""
import math

from .colors import CORN, CREAM, INK, LEAF, OAK, TOMATO
from .frames import at
from .materials import chrome, cloth, glass, lacquer, mottled, paint, plastic, rubber, steel, wood
from .round import lathe, pipe, rod, surface, tube
from .shapes import box, hull


def hard_hat(x, y, z, turn=0, color=CORN):
    """A hard hat, its peak to -y."""
    shell = lacquer(color, rough=.3)
    with at(x, y, z, turn):
        with at(0, 0, 0, scale=(1, 1.22, 1)):
            lathe(0, 0, 0, [(.128, .012), (.12, .02), (.117, .05), (.1, .105), (.07, .138), (.03, .152), (0, .154)], shell, sides=40)
            lathe(0, 0, 0, [(.11, 0), (.137, .004), (.138, .012), (.12, .022)], shell, sides=40)
        hull(0, -.165, .004, [(sx * w, dy, h) for sx in (-1, 1) for dy, w, h in ((-.045, .05, 0), (.04, .1, .006), (.04, .09, .022), (-.04, .05, .008))], shell, bevel=.004)
        for side in (-.035, 0, .035):
            pipe([(side, -.135, .06), (side, -.08, .138), (side, 0, .16), (side, .08, .138), (side, .135, .06)], .008, shell)


def lunch_box(x, y, z, turn=0, color=LEAF):
    """A metal lunch box with a rounded lid."""
    tin = paint(color, rough=.35, wear=.6, under='#A9AFAE')
    with at(x, y, z, turn):
        box(0, 0, 0, .26, .13, .115, tin, bevel=.008)

        def lid(u, v):
            a = math.pi * u
            return (v - .5) * .26, -math.cos(a) * .064, .112 + math.sin(a) * .068
        surface('lunch-lid', lid, across=24, up=2, material=tin)
        for side in (-1, 1):
            hull(side * .129, 0, .112, [(dx, .064 * math.cos(math.pi * k / 8), .068 * math.sin(math.pi * k / 8)) for dx in (-.002, .002) for k in range(9)], tin, bevel=0)
            box(side * .075, -.068, .09, .026, .008, .04, steel('#C9CCC8'), bevel=.002)
        pipe([(-.06, 0, .178), (-.058, 0, .212), (.058, 0, .212), (.06, 0, .178)], .007, lacquer(INK, rough=.4))


def flask(x, y, z, turn=0, color=TOMATO):
    """A vacuum flask with its cup on."""
    lathe(x, y, z, [(0, 0), (.042, 0), (.043, .01), (.043, .2), (.034, .225)], lacquer(color, rough=.3), sides=28)
    for level in (.0, .19):
        lathe(x, y, z + level, [(.0435, 0), (.0445, .006), (.0435, .012)], chrome(), sides=28)
    lathe(x, y, z + .222, [(.036, 0), (.036, .05), (.032, .058), (0, .058)], plastic(CREAM, rough=.35), sides=28)


def cup(x, y, z, turn=0, color=CREAM, band=LEAF, saucer=True):
    """A thick china cup of coffee with a colored band, its handle to +x."""
    glaze, stripe = lacquer(color, rough=.12, coat=.8, dust=.0), lacquer(band, rough=.15, coat=.8, dust=.0)
    with at(x, y, z, turn):
        if saucer:
            lathe(0, 0, 0, [(0, .002), (.038, .0), (.05, .003), (.078, .014), (.079, .017), (.05, .008), (0, .006)], [glaze, stripe], slots=[0, 0, 0, 1, 0, 0], sides=48)
        with at(0, 0, .006 if saucer else 0):
            lathe(0, 0, 0, [(0, .003), (.026, 0), (.03, .006), (.04, .035), (.043, .058), (.044, .066), (.0445, .074), (.043, .076), (.04, .073), (.037, .035), (.025, .01), (0, .008)],
                  [glaze, stripe], slots=[0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0], sides=48)
            # The coffee.
            tube(0, 0, .055, .0388, .006, mottled('#3A2013', '#5A3820', rough=.08), sides=40)
            pipe([(.039, 0, .062), (.062, 0, .066), (.072, 0, .045), (.06, 0, .022), (.035, 0, .024)], .0052, glaze)


def spectacles(x, y, z, turn=0, color='#3A2416'):
    """Open spectacles, their lenses to -y."""
    rim = lacquer(color, rough=.2)
    with at(x, y, z, turn):
        for side in (-1, 1):
            ring = [(side * .034 + .025 * math.cos(a), 0, .025 + .023 * math.sin(a)) for a in (k * math.pi / 12 for k in range(25))]
            pipe(ring, .0022, rim, round_off=False)
            with at(side * .034, 0, .025, tilt=(90, 0), scale=(1, .92, 1)):
                tube(0, 0, -.0005, .0245, .001, glass(haze=.1), bevel=0)
            pipe([(side * .059, 0, .033), (side * .066, .008, .034), (side * .063, .1, .028), (side * .058, .135, .004)], .002, rim)
        pipe([(-.01, 0, .03), (0, -.003, .036), (.01, 0, .03)], .0022, rim)


def broom(x, y, z, turn=0, tilt=(-12, 0), color=TOMATO):
    """A push broom that leans to +y."""
    with at(x, y, z, turn, tilt):
        box(0, 0, .06, .42, .07, .05, paint(color), bevel=.012)
        hull(0, 0, 0, [(sx * w, sy * d, h) for sx in (-1, 1) for sy in (-1, 1) for w, d, h in ((.215, .045, 0), (.2, .03, .065))], cloth('#B08A4E'), bevel=.008)
        rod(start=(0, 0, .1), end=(0, 0, 1.45), radius=.014, material=wood(OAK))


def tool_box(x, y, z, turn=0, color=TOMATO):
    """An open tool box with wrenches and screwdrivers."""
    tin, dark = paint(color, rough=.35, wear=.7, under='#8E918F'), rubber('#2B2622')
    with at(x, y, z, turn):
        box(0, 0, 0, .46, .22, .012, tin, bevel=.004)
        for side in (-1, 1):
            box(0, side * .105, 0, .46, .01, .17, tin, bevel=.004)
            box(side * .225, 0, 0, .01, .22, .17, tin, bevel=.004)
            hull(0, side * .2, .2, [(sx * .23, dy, h) for sx in (-1, 1) for dy, h in ((-side * .09, -.03), (side * .06, .0), (side * .06, .012), (-side * .09, -.02))], tin, bevel=.003)
        box(0, 0, .1, .44, .2, .01, dark, bevel=.002)
        for k in range(6):
            wrench(-.09 + k * .004, -.07 + k * .028, .112, 86 + k * 2, .16 + k * .012)
        for k, grip in enumerate((CORN, LEAF, CORN)):
            rod((.02 + k * .06, -.06 + k * .03, .125), (.1 + k * .04, -.05 + k * .04, .125), .012, lacquer(grip, rough=.3))
            rod((.1 + k * .04, -.05 + k * .04, .125), (.19, -.03 + k * .045, .125), .004, steel())
        pipe([(-.2, 0, .17), (-.19, 0, .25), (.19, 0, .25), (.2, 0, .17)], .01, lacquer(INK, rough=.4))


def wrench(x, y, z, turn=0, length=.24):
    """A double-ended wrench, lying flat along y."""
    metal = steel('#B9BDBB', rough=.25)
    with at(x, y, z, turn):
        box(0, 0, 0, length * .075, length * .8, length * .03, metal, bevel=.002)
        for end in (-1, 1):
            with at(0, end * length * .42, 0, 20 * end):
                for side in (-1, 1):
                    hull(0, 0, 0, [(side * dx * length, end * dy * length, h * length) for h in (0, .04) for dx, dy in ((.0, -.05), (.08, .0), (.085, .06), (.05, .1), (.035, .05), (.0, .02))], metal, bevel=.001)


def hat(x, y, z, turn=0, color='#5A4632'):
    """A felt hat, its crown pinched."""
    with at(x, y, z, turn, scale=(.92, 1.08, 1)):
        lathe(0, 0, 0, [(.1, .006), (.165, .014), (.172, .018), (.166, .021), (.104, .014), (.1, .05), (.092, .1), (.076, .116), (.04, .1), (0, .094)], cloth(color), sides=56)
        lathe(0, 0, .016, [(.105, 0), (.103, .026)], cloth('#2B2622'), sides=56)
