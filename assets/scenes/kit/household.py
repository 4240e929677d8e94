"""Health, beauty and household goods: soap, bottles, brushes, paper rolls, towels, a mop, a bucket, a rubber duck."""
import math

from .colors import CORN, CREAM, INK, LEAF, PINE, TOMATO, blend
from .frames import at
from .labels import PRODUCTS, Label
from .materials import card, chrome, cloth, lacquer, paper, plastic, steel, wood
from .packs import grocery_box
from .prints import band
from .round import ball, lathe, lump, pipe, rod, tube
from .shapes import box, hull

# word: (ground, ink, accent, motif) of its label
HOUSEHOLD = {word: Label(*design) for word, design in {
    'SHAMPOO': ('#4F8A7A', CREAM, CORN, 'waves'), 'LOTION': ('#E9C9BC', '#7A3A34', CREAM, 'flower'), 'SUDS': (CORN, '#2F5D74', CREAM, 'drop'),
    'BATH SALT': ('#2F5D74', CREAM, CORN, 'star'), 'TONIC': ('#8A5A34', CREAM, CORN, 'leaf'), 'POLISH': (TOMATO, CREAM, CORN, 'star'),
    'STARCH': (CREAM, '#2F5D74', TOMATO, 'wheat'), 'TALC': ('#EFE3CF', LEAF, '#E9B7A6', 'leaf'), 'BAR SOAP': ('#F3EBD8', TOMATO, '#A8C4BC', 'drop'),
    'MATCHES': (TOMATO, CREAM, CORN, 'star'), 'CANDLES': ('#5A3825', CORN, CREAM, 'drop'), 'SPONGES': (CORN, LEAF, CREAM, 'star'),
    'TOOTHPASTE': ('#F6F1E4', '#2F5D74', '#BFD8DD', 'toothbrush'), 'CLEANER': ('#2F5D74', CREAM, CORN, 'window'), 'WAX': (CORN, '#4A2C1A', CREAM, 'broom'),
}.items()}


def add_household_labels():
    """Adds HOUSEHOLD to PRODUCTS; call it before building goods with these labels."""
    PRODUCTS.update(HOUSEHOLD)


def soap(x, y, z, turn=0, word='BAR SOAP'):
    """A wrapped bar of soap lying flat, its label to the front."""
    grocery_box(x, y, z, word, .095, .06, .034, turn)


def pump_bottle(x, y, z, word='LOTION', color=None, turn=0, height=.15, radius=.032):
    # In `slots`, here and below, 1 is the label: it is only on the straight part of the bottle.
    color, r, h = color or PRODUCTS[word].ground, radius, height
    body = [(0, 0), (r * .9, 0), (r, h * .04), (r, h * .14), (r, h * .72), (r, h * .8), (r * .85, h * .92), (r * .42, h), (r * .4, h * 1.04)]
    with at(x, y, z, turn):
        lathe(0, 0, 0, body, [plastic(blend(color, CREAM, share=.25), rough=.3), band(word, proportion=.6)], slots=[0, 0, 0, 1, 0, 0, 0, 0])
        tube(0, 0, h * 1.02, r * .5, h * .1, lacquer(CREAM, rough=.3), sides=24)
        rod((0, 0, h * 1.1), (0, 0, h * 1.27), .004, lacquer(CREAM, rough=.3))
        box(0, -.014, h * 1.25, .016, .05, .012, lacquer(CREAM, rough=.3), bevel=.004)


def flat_bottle(x, y, z, word='SHAMPOO', turn=0, height=.2):
    """A tall oval bottle with a cap."""
    color, h = PRODUCTS[word].ground, height
    body = [(0, 0), (.034, 0), (.037, h * .04), (.037, h * .16), (.037, h * .66), (.037, h * .74), (.03, h * .84), (.017, h * .88), (.016, h * .9)]
    with at(x, y, z, turn, scale=(1, .66, 1)):
        lathe(0, 0, 0, body, [plastic(blend(color, CREAM, share=.15), rough=.28), band(word, proportion=.5)], slots=[0, 0, 0, 1, 0, 0, 0, 0])
        tube(0, 0, h * .88, .021, h * .13, lacquer(CREAM, rough=.3), sides=24)


def spray_bottle(x, y, z, word='POLISH', turn=0, color='#DDE8E4', head=0):
    """head: degrees by which the nozzle is turned from the middle of the label."""
    h = .19
    body = [(0, 0), (.037, 0), (.041, h * .04), (.041, h * .12), (.041, h * .62), (.041, h * .68), (.026, h * .86), (.014, h * .92), (.014, h)]
    coat = lacquer(TOMATO, rough=.3)
    with at(x, y, z, turn):
        lathe(0, 0, 0, body, [plastic(color, rough=.25), band(word, proportion=.5)], slots=[0, 0, 0, 1, 0, 0, 0, 0])
        tube(0, 0, h * .97, .019, .02, coat, sides=24)
        with at(turn=head):
            hull(0, 0, h + .016, [(sx * .013, dy, dz) for sx in (-1, 1) for dy, dz in ((-.06, .012), (-.06, .034), (.035, .008), (.035, .04), (0, 0))], coat, bevel=.005)
            box(0, -.036, h - .02, .012, .009, .05, coat, bevel=.003, tilt=(14, 0))


def paste_tube(x, y, z, color=TOMATO, turn=0, tilt=(0, 0)):
    """A tube that stands on its cap."""
    with at(x, y, z, turn, tilt):
        tube(0, 0, 0, .014, .022, lacquer(CREAM, rough=.3), sides=20)
        hull(0, 0, .02, [(.018 * math.cos(a), .018 * math.sin(a), .008) for a in (k * math.pi / 8 for k in range(16))] + [(sx * .024, sy * .002, .13) for sx in (-1, 1) for sy in (-1, 1)], lacquer(color, rough=.35), bevel=.001)
        box(0, 0, .144, .05, .005, .014, lacquer(CREAM, rough=.35), bevel=.001)


def brush(x, y, z, turn=0, tilt=(0, 0), length=.2, color=PINE, bristle='#D9B676'):
    """A scrubbing brush, bristles down, lying along x."""
    with at(x, y, z, turn, tilt):
        lump(0, 0, .022, (length, .062, .03), wood(color, rough=.45), rough=.0, roundness=.45)
        for i in range(9):
            for j in range(3):
                hull((i - 4) * length * .1, (j - 1) * .017, 0, [(sx * w, sy * w, h) for sx in (-1, 1) for sy in (-1, 1) for w, h in ((.0095, 0), (.006, .026))], cloth(bristle), bevel=.001)


def toothbrush(x, y, z, turn=0, color=LEAF, lean=12):
    """An upright toothbrush. lean: degrees to +x."""
    with at(x, y, z, turn, (0, lean)):
        box(0, 0, 0, .011, .006, .17, lacquer(color, rough=.25), bevel=.003)
        box(0, -.008, .138, .01, .012, .028, cloth('#F6F1E4'), bevel=.001)


def roll_of_paper(x, y, z, turn=0, tilt=(0, 0), color='#F7F3EA', radius=.055, height=.1):
    """A roll of tissue on a cardboard core."""
    r, h = radius, height
    with at(x, y, z, turn, tilt):
        lathe(0, 0, 0, [(r * .36, .0), (r * .97, 0), (r, .004), (r, h - .004), (r * .97, h), (r * .36, h)], paper(color, rough=.95), sides=40)
        lathe(0, 0, 0, [(r * .34, h - .001), (r * .37, h + .001), (r * .37, h), (r * .35, 0)], card(), sides=28)


def towel(x, y, z, color=CREAM, turn=0, width=.26, depth=.2, height=.055):
    """A folded towel of three layers; a cream one has a stripe."""
    with at(x, y, z, turn):
        for k in range(3):
            lump(0, (k - 1) * .003, k * height / 3, (width, depth, height / 3 * 1.15), cloth(color, rough=.95), rough=.04, grain=2, seed=k, roundness=.3, sides=40)
        box(0, 0, height * .15, width * 1.002, depth * .99, .012, cloth(blend(color, TOMATO, share=.5), rough=.95), bevel=.003) if color == CREAM else None


def bucket(x, y, z, turn=0, color='#A8B2AC', radius=.15, height=.26, band_color=LEAF):
    """A zinc bucket with a wire handle."""
    r, h = radius, height
    with at(x, y, z, turn):
        lathe(0, 0, 0, [(0, .01), (r * .7, .01), (r * .72, 0), (r * .74, .01), (r * .97, h * .94), (r * 1.03, h * .96), (r * 1.03, h), (r * .97, h), (r * .7, .02), (0, .02)], steel(color, rough=.4), sides=48)
        lathe(0, 0, h * .55, [(r * .882, 0), (r * .91, h * .1)], lacquer(band_color, rough=.4), sides=48)
        pipe([(-r * 1.02, 0, h * .92)] + [(-r * 1.05 * math.cos(a), r * 1.0 * math.sin(a), h * .95 - .06 * math.sin(a)) for a in (math.pi * k / 10 for k in range(1, 10))] + [(r * 1.02, 0, h * .92)], .004, chrome())


def mop(x, y, z, turn=0, lean=(8, -10), length=1.35):
    """A mop, its head down. lean: degrees about x and y."""
    with at(x, y, z, turn, lean):
        tube(0, 0, 0, .011, length, wood(PINE, rough=.5), sides=20)
        tube(0, 0, .2, .026, .06, lacquer(TOMATO, rough=.35), sides=20)
        for k in range(34):
            a, b = k * 2.4, .03 + .05 * ((k * 7) % 10) / 10
            pipe([(.018 * math.cos(a), .018 * math.sin(a), .24), (b * math.cos(a), b * math.sin(a), .2), (b * 1.3 * math.cos(a + .2), b * 1.3 * math.sin(a + .2), .1), (b * 1.2 * math.cos(a), b * 1.2 * math.sin(a), .01)], .0065, cloth('#EFE6D0'))


def sponge(x, y, z, turn=0, color='#E9B93C'):
    box(x, y, z, .1, .065, .034, cloth(color, rough=.95), bevel=.008, turn=turn)
    box(x, y, z + .0335, .1, .065, .008, cloth(LEAF, rough=.95), bevel=.003, turn=turn)


def rubber_duck(x, y, z, turn=0, size=1.0):
    """A rubber duck, 8 cm long, that looks to -y."""
    body, bill = lacquer(CORN, rough=.3), lacquer('#D2622A', rough=.3)
    with at(x, y, z, turn, scale=size):
        lump(0, 0, 0, (.062, .08, .046), body, rough=.0, roundness=.9)
        lump(0, .03, .024, (.03, .04, .026), body, rough=.0, tilt=(28, 0))
        ball(0, -.018, .034, .022, body, sides=28)
        lump(0, -.044, .048, (.022, .022, .009), bill, rough=.0)
        for side in (-1, 1):
            ball(side * .012, -.0335, .058, .0034, lacquer(INK, rough=.1), sides=10)
            lump(side * .029, .006, .016, (.01, .04, .02), body, rough=.0)
