"""The edge of a shelf, for close-ups: an enamel rail, price cards with words and gray bars, a flag."""
from PIL import Image, ImageDraw

from .colors import CORN, CREAM, DEEP, INK, LEAF, TOMATO, blend
from .frames import at
from .labels import MOTIFS, write
from .materials import lacquer, paper, steel
from .prints import printed
from .shapes import box, sheet


def price_card(word, color, motif='leaf'):
    """A material: the word on a colored band, below it gray bars in place of a price."""
    def draw():
        picture = Image.new('RGB', (1000, 600), '#FDF9EE')
        pen = ImageDraw.Draw(picture)
        pen.rectangle((0, 0, 1000, 250), color)
        pen.rectangle((0, 250, 1000, 264), blend(color, INK, share=.35))
        write(pen, word, 'tall', center=(500, 130), width=880, height=170, fill=CREAM if color != CORN else DEEP)
        MOTIFS[motif](pen, 160, 430, 78, color, CREAM)
        for y, right, shade in ((330, 920, '#3C4743'), (405, 760, '#9AA19A'), (460, 640, '#C9C8BC')):
            pen.rounded_rectangle((310, y, right, y + 34), 8, shade)
        write(pen, 'Fine Grocers', 'script', center=(780, 545), width=330, height=56, fill=LEAF)
        pen.rectangle((8, 8, 991, 591), None, blend(color, INK, share=.2), 5)
        return picture
    return printed(f'price-{word}-{color}-{motif}', draw, rough=.55, worn=0)


def price_rail(x, y, z, width, cards, height=.046, pitch=.083, card=(.07, .042), color=LEAF):
    """A rail that leans back, below a shelf at z. cards: (word, color, motif, skew in degrees), from left to right.

    card: (width, height).
    """
    coat = lacquer(color, rough=.28, dust=.1)
    with at(x, y - .017, z - height, tilt=(-12, 0)):
        box(0, .004, -.003, width, .006, height + .006, coat, bevel=.001)
        for level in (-.006, height):
            box(0, -.002, level, width, .009, .0045, coat, bevel=.0018)
        for k, (word, shade, motif, skew) in enumerate(cards):
            with at((k - (len(cards) - 1) / 2) * pitch, -.0004, .0025, tilt=(0, skew)):
                sheet(0, -.001, 0, *card, price_card(word, shade, motif))
                sheet(0, -.0004, -.0004, card[0] + .0008, card[1] + .0008, paper('#CBBF9F', rough=.8))


def shelf_flag(x, y, z, word='LOCAL', color=TOMATO):
    """A small card on a spring clip, which sticks out from the rail towards the customer."""
    def draw():
        picture = Image.new('RGB', (500, 500), color)
        pen = ImageDraw.Draw(picture)
        pen.ellipse((22, 22, 478, 478), None, CREAM, 10)
        MOTIFS['leaf'](pen, 250, 160, 70, CREAM, CREAM)
        write(pen, word, 'tall', center=(250, 320), width=360, height=130, fill=CREAM)
        return picture
    with at(x, y, z):
        box(0, -.018, .002, .012, .03, .002, steel(), bevel=.0005)
        sheet(0, -.032, .002, .05, .05, printed(f'flag-{word}-{color}', draw, rough=.5, worn=0), -35)
