"""What a figure wears on its head or carries: glasses, headset, cap, lanyard, clipboard, key, wrench, sign, folder."""
import math

from PIL import Image, ImageDraw

from .colors import CREAM, INK, LEAF, TOMATO
from .figure_paint import satin
from .frames import at
from .materials import cloth, lacquer, paper, rubber, steel, wood
from .prints import plate, printed
from .round import lathe, lump, pipe, tube
from .shapes import box, sheet


def glasses(head, color='#3A2416', round_=True, z=.001):
    """Glasses on a head from `head_of`. round_: with round lenses, else nearly rectangular; z: the height of their middle."""
    rim = lacquer(color, rough=.25)
    front = -head['deep'] - .004
    for side in (-1, 1):
        turns = [2 * math.pi * k / 28 for k in range(29)]
        power = 1 if round_ else .6
        ring = [(side * .037 + .0265 * math.copysign(abs(math.cos(a)) ** power, math.cos(a)), front + .004 * abs(math.cos(a)), z + .0235 * math.copysign(abs(math.sin(a)) ** power, math.sin(a))) for a in turns]
        pipe(ring, .0024, rim, round_off=False)
        pipe([(side * .0635, front + .004, z + .006), (side * .085, front + .03, z + .008), (side * (head['wide'] + .006), -.03, z + .008), (side * (head['wide'] + .006), .02, z + .004)], .0024, rim)
    pipe([(-.0105, front, z + .004), (0, front - .006, z + .008), (.0105, front, z + .004)], .0026, rim)


def headset(head, color='#2B312E', side=1, over=.026, out=0.0):
    """A band over the hair, cushions on the ears, a microphone near the mouth.

    side: the side of the microphone; over, out: how far the band is above the head and beside it, to clear the hair.
    """
    r = head['wide'] + .014 + out
    hard = lacquer(color, rough=.35)
    arc = [(r * math.sin(a), .008, .02 + (.118 + over) * math.cos(a)) for a in (math.radians(d) for d in range(-96, 97, 8))]
    pipe(arc, .0065, hard)
    for s in (-1, 1):
        with at(s * (r - .012), .008, -.012, tilt=(0, s * 90)):
            tube(0, 0, 0, .036, .016, rubber('#1E2422'), bevel=.006)
            tube(0, 0, .014, .029, .014, hard, bevel=.006)
    pipe([(side * (r + .01), .0, -.02), (side * (r + .01), -.05, -.06), (side * .075, -.12, -.085), (side * .048, -.136, -.082)], .0034, hard)
    lump(side * .046, -.137, -.092, (.026, .016, .017), rubber('#1E2422'), rough=.03, grain=1, seed=1)


def bakers_cap(head, color='#F3EEE2'):
    """A white cap: a band and a soft crown."""
    fabric = satin(color, rough=.7, grain=.06, coat=0)
    with at(0, .008, .066, tilt=(-7, 0), scale=(1, head['deep'] / head['wide'], 1)):
        r = head['wide'] + .012
        lathe(0, 0, 0, [(r - .004, 0), (r, .002), (r + .003, .04), (r - .002, .042)], fabric, sides=64)
        lump(0, .006, .028, (2 * r + .045, 2 * r + .03, .088), fabric, rough=.05, grain=2.4, seed=4, roundness=.8, sides=56)


def lanyard(body, color, low=.13):
    """A ribbon around the neck with a card on it. body: see figure_body.trunk; low: the height at which the card hangs."""
    for side in (-1, 1):
        spots = [body(body.across(side * x, z), z, .012) for x, z in ((.05, .385), (.042, .33), (.026, .24), (.006, low + .06))]
        pipe(spots, .0045, satin(color))
    x, y, z = body(0, low + .02, .016)
    box(x, y, z - .03, .062, .005, .082, lacquer('#F7F3E8', rough=.35), bevel=.003)
    box(x, y - .004, z + .026, .062, .003, .024, satin(color, rough=.4), bevel=.001)
    sheet(x, y - .0042, z - .022, .05, .04, paper('#DCCBA6'))


def clipboard(x, y, z, turn=0, tilt=(0, 0), width=.19, height=.26):
    """An upright clipboard, its sheet to -y."""
    with at(x, y, z, turn, tilt):
        box(0, 0, 0, width, .008, height, wood('#8A5A34', rough=.45), bevel=.006)
        sheet(0, -.0052, .012, width - .024, height - .05, ruled_form())
        box(0, -.009, height - .034, .08, .012, .026, steel('#B9BDBB', rough=.25), bevel=.004)
        tube(0, -.008, height - .012, .014, .02, steel('#B9BDBB', rough=.25), tilt=(90, 0))


def ruled_form():
    """A form: a heading, lines, ticks."""
    def draw():
        page = Image.new('RGB', (420, 540), '#FBF7EC')
        pen = ImageDraw.Draw(page)
        pen.rectangle((36, 34, 300, 62), LEAF)
        for k in range(9):
            y = 110 + k * 44
            pen.rectangle((36, y, 58, y + 22), None, INK, 3)
            pen.line((80, y + 18, 380 - (k * 53) % 110, y + 18), '#6B756F', 4)
            if k < 6:
                pen.line((38, y + 10, 46, y + 20, 62, y - 6), TOMATO, 6)
        return page
    return printed('ruled-form', draw, rough=.7)


def key(length=.15, color='#C79B48'):
    """A key along z, its bit above, the middle of its bow (the ring) at the origin."""
    brass = steel(color, rough=.28)
    pipe([(.03 * math.cos(a), 0, .034 * math.sin(a)) for a in (2 * math.pi * k / 24 for k in range(25))], .0075, brass, round_off=False)
    lathe(0, 0, .03, [(0, 0), (.012, 0), (.012, .01), (.0075, .014), (.0075, length), (.009, length + .004), (0, length + .006)], brass, sides=24)
    for z, out in ((length - .012, .036), (length - .034, .028)):
        box(out / 2, 0, z, out, .008, .016, brass, bevel=.002)
    box(.018, 0, length - .04, .012, .008, .05, brass, bevel=.002)


def key_tag(x, y, z, color=TOMATO, turn=0):
    """A tag that hangs from a key."""
    with at(x, y, z, turn):
        box(0, 0, -.075, .042, .006, .06, satin(color), bevel=.006)
        pipe([(0, 0, -.018), (.004, 0, .0), (0, 0, .02)], .002, steel())


def upright_wrench(length=.3):
    """A wrench along z, held in a fist at the origin."""
    metal = steel('#AEB4B2', rough=.26)
    box(0, 0, -.1, .024, .011, length, metal, bevel=.004)
    for end, turn in ((length - .1, 18), (-.1, 198)):
        with at(0, 0, end, tilt=(0, turn)):
            tube(0, .0085, .004, .029, .017, metal, tilt=(90, 0), bevel=.003)
            for s in (-1, 1):
                box(s * .0185, 0, .006, .017, .017, .044, metal, bevel=.005)


def hanging_sign(word, width=.24, height=.13):
    """A painted sign with a cord to hang it from."""
    box(0, 0, 0, width, .014, height, satin(LEAF), bevel=.006)
    sheet(0, -.0078, .006, width - .012, height - .012, plate(word, ground=LEAF, ink=CREAM, font='slab', shape=(width, height)))
    pipe([(-width * .36, 0, height - .004), (0, .0, height + .07), (width * .36, 0, height - .004)], .0035, cloth('#D9C7A0'), round_off=False)


def folder(color, width=.2, height=.27, thick=.012):
    box(0, 0, 0, width, thick, height, paper(color, rough=.6), bevel=.003)
    box(width * .25, 0, height - .004, width * .3, thick * .6, .02, paper(color, rough=.6), bevel=.003)
    box(.004, -.0, .006, width - .004, thick * .5, height + .004, paper('#FBF7EC'), bevel=.001)
