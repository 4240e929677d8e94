"""Mugs, balls, candles, spinning tops, a gum machine, a disc sign, a gilt frame, a portrait of a can."""
import math

from PIL import Image, ImageDraw

from .colors import CORN, CREAM, INK, LEAF, TOMATO, blend
from .frames import at
from .labels import front
from .materials import glass, lacquer, paint, steel, stripes, wood
from .prints import printed
from .round import ball, lathe, pipe, rod, tube
from .shapes import box, sheet


def mug(x, y, z, turn=0, color=LEAF, size=1.0):
    """An enamel mug with a dark rim."""
    with at(x, y, z, turn, scale=size):
        lathe(0, 0, 0, [(0, .003), (.034, .003), (.038, 0), (.04, .006), (.04, .078), (.0415, .08), (.0385, .08), (.037, .008), (0, .008)], lacquer(color, rough=.2), sides=36)
        lathe(0, 0, .0785, [(.0405, -.002), (.042, 0), (.0405, .0025), (.038, .001)], lacquer(INK, rough=.25), sides=36)
        pipe([(.038, 0, .064), (.064, 0, .066), (.068, 0, .036), (.05, 0, .016), (.038, 0, .018)], .005, lacquer(color, rough=.2))


def striped_ball(x, y, z, turn=0, tilt=(20, 30), radius=.06, one=TOMATO, other=CREAM):
    """A ball with stripes in two colors, `one` and `other`."""
    with at(x, y, z + radius, turn, tilt):
        ball(0, 0, -radius, radius, stripes(one, other, count=3, rough=.35))


def candle(x, y, z, color=CREAM, height=.14):
    tube(x, y, z, .02, height, lacquer(color, rough=.5), sides=24)
    rod((x, y, z + height), (x + .002, y, z + height + .012), .0012, lacquer(INK, rough=.8), sides=6)


def spinning_top(x, y, z, turn=0, one=TOMATO, other=CORN, tilt=(24, 0)):
    """A spinning top that lies on its rim. one, other: the colors of its halves below and above the rim."""
    with at(x, y, z, turn, tilt):
        lathe(0, 0, 0, [(0, 0), (.006, .012), (.045, .045), (.047, .052)], lacquer(one, rough=.2), sides=36)
        lathe(0, 0, 0, [(.047, .052), (.036, .066), (.008, .074), (.006, .1), (.009, .104), (0, .108)], lacquer(other, rough=.2), sides=36)


def gum_machine(x, y, z, turn=0, color=TOMATO):
    """A gum machine, 1.2 m high: a globe of colored balls on a cast foot."""
    coat, shades = lacquer(color, rough=.2), (TOMATO, CORN, LEAF, CREAM, '#D77F3A', '#2F5D74')
    with at(x, y, z, turn):
        lathe(0, 0, 0, [(0, 0), (.17, 0), (.17, .02), (.1, .05), (.04, .09), (.03, .16), (.03, .6), (.05, .66), (.09, .7)], coat, sides=40)
        lathe(0, 0, .7, [(.09, 0), (.11, .01), (.12, .03), (.12, .15), (.1, .18), (.13, .19), (0, .19)], coat, sides=40)
        box(0, -.115, .74, .07, .03, .07, steel('#C9A45A', rough=.25), bevel=.006)
        tube(0, -.135, .775, .018, .014, steel(), tilt=(90, 0))
        lathe(0, 0, .885, [(.1, 0), (.14, .05), (.155, .12), (.14, .2), (.1, .245)], glass(haze=.02), sides=40)
        for k in range(210):
            level = .012 + .15 * ((k * 13) % 210) / 210
            reach = (.098 + .05 * math.sin(min(level / .12, 1) * math.pi / 2)) * (1 if k % 5 else .6)
            a = k * 2.39996
            ball((reach - .016) * math.cos(a), (reach - .016) * math.sin(a), .885 + level, .0135, lacquer(shades[k % 6], rough=.15), sides=14)
        lathe(0, 0, 1.128, [(.1, 0), (.105, .015), (.06, .04), (.02, .05), (.02, .07), (0, .075)], coat, sides=40)


def disc_sign(x, y, z, radius=.36, color=CORN, turn=0):
    """A sign like a big coin without a number: a reeded rim, a wreath and a flower in relief. x, y, z is its middle."""
    gold = lacquer(blend(color, '#C98F22', share=.3), rough=.3)
    with at(x, y, z, turn, tilt=(90, 0)):
        lathe(0, 0, -.035, [(0, 0), (radius, 0), (radius * 1.01, .035), (radius, .07), (radius * .9, .07), (radius * .87, .056), (0, .056)], gold, sides=96, lobes=(96, .012))
        for k in range(28):
            a = 2 * math.pi * k / 28
            with at(radius * .72 * math.cos(a), radius * .72 * math.sin(a), .018, math.degrees(a) + (35 if k % 2 else 65)):
                ball(0, 0, 0, .05, paint(LEAF, rough=.4, wear=.3), scale=(1, .42, .16), sides=20)
        for k in range(6):
            a = 60 * k
            with at(turn=a):
                ball(radius * .24, 0, .016, .085, lacquer(CREAM, rough=.35), scale=(1.05, .62, .2), sides=28)
        ball(0, 0, .018, .05, lacquer(TOMATO, rough=.3), scale=(1, 1, .6), sides=28)


def gilt_frame(x, y, z, width, height, tilt=(0, 0), rail=.075):
    """A picture frame around an opening of width by height. It stands on z. rail: the width of its four sides."""
    gold, shade = lacquer('#B98A36', rough=.35, dust=.4), lacquer('#8A5F22', rough=.4)
    with at(x, y, z, tilt=tilt):
        for share, depth, coat in ((0, .05, gold), (.3, .035, shade), (.55, .06, gold), (.86, .03, gold)):
            out, thick = rail * (1 - share), rail * .28
            for side in (-1, 1):
                box(side * (width / 2 + out - thick / 2), -depth / 2, rail - out, thick, depth, height + 2 * out, coat, bevel=.006)
                box(0, -depth / 2, rail - out if side < 0 else rail + height + out - thick, width + 2 * out, depth, thick, coat, bevel=.006)


def can_portrait(x, y, z, word='PEACHES', size=(.17, .21)):
    """A faded portrait of a can in a narrow frame, on a wall at y."""
    def draw():
        picture = Image.new('RGB', (420, 520), '#CDB78C')
        pen = ImageDraw.Draw(picture)
        pen.ellipse((40, 50, 380, 480), '#DDCBA4')
        can = front(word, 190, 260).convert('L').convert('RGB')
        can = Image.blend(can, Image.new('RGB', can.size, '#8A6236'), .45)
        picture.paste(can, (115, 140))
        pen.ellipse((115, 122, 305, 158), '#A98F62', '#6B5230', 3)
        pen.pieslice((115, 382, 305, 418), 0, 180, '#8A6A40')
        return picture
    box(x, y - .008, z, size[0] + .05, .02, size[1] + .05, wood('#5A3A22', rough=.4), bevel=.006)
    sheet(x, y - .0195, z + .025, *size, printed(f'can-portrait-{word}', draw, rough=.6, worn=0))
