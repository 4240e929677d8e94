"""Materials of printed and written sheets: a circular, a contract, a certificate, ledger pages, a floor plan."""
import math
import random

from PIL import Image, ImageDraw

from .colors import CORN, CREAM, DEEP, LEAF, PAPER, TOMATO, blend
from .labels import MOTIFS, PRODUCTS, write
from .livery import short_name
from .prints import printed

LEFT_PAGE = ('PEACHES', 'TOMATOES', 'CORN', 'HONEY', 'JAM', 'PECANS')
RIGHT_PAGE = ('COFFEE', 'TEA', 'OATS', 'BEANS', 'PEAS', 'RICE')


def _product(pen, word, left, top, width, height):
    """Draws a product: motif and word in a field of its colors."""
    ground, ink, accent, motif = PRODUCTS[word]
    pen.rectangle((left, top, left + width, top + height), ground)
    r = min(width, height) * .25
    x, y = left + width / 2, top + height * .43
    pen.ellipse((x - r * 1.5, y - r * 1.5, x + r * 1.5, y + r * 1.5), accent)
    motif_color = ink if ink != accent else ground
    MOTIFS[motif](pen, x, y, r, motif_color, ground)
    pen.rectangle((left, top + height * .8, left + width, top + height), ink)
    write(pen, word, 'tall', center=(x, top + height * .905), width=width * .8, height=height * .13, fill=ground if ground != ink else accent)


def _awning(pen, width, top, height, count=14, left=0):
    step = width / count
    for k in range(count):
        edges, color = (left + k * step, left + (k + 1) * step), (CREAM, LEAF)[k % 2]
        pen.rectangle((edges[0], top, edges[1], top + height * .7), color)
        pen.ellipse((edges[0], top + height * .4, edges[1], top + height), color)


def circular_cover():
    """The cover of a circular: a masthead under an awning, three large motifs, three products."""
    def draw():
        w, h = 640, 860
        page = Image.new('RGB', (w, h), PAPER)
        pen = ImageDraw.Draw(page)
        _awning(pen, w, top=0, height=80)
        write(pen, 'Fine Grocers', 'script', center=(w / 2, 140), width=w * .8, height=80, fill=TOMATO)
        write(pen, 'FRESH THIS WEEK', 'tall', center=(w / 2, 218), width=w * .8, height=54, fill=DEEP)
        pen.rectangle((40, 262, w - 40, 560), CORN)
        pen.ellipse((130, 290, w - 130, 650), blend(CORN, PAPER, share=.4))
        for k, (motif, ink) in enumerate((('fruit', TOMATO), ('cob', '#F6D77A'), ('fruit', '#D9772E'))):
            MOTIFS[motif](pen, 180 + k * 140, 425, 72, ink, LEAF)
        pen.rectangle((40, 560, w - 40, 580), LEAF)
        for k, word in enumerate(LEFT_PAGE[3:]):
            _product(pen, word, 40 + k * 190, top=600, width=178, height=225)
        return page
    return printed('circular-cover', draw, rough=.5, coat=.1, worn=0)


def circular_page(half, done=6):
    """An inner page of a circular, left (half 0) or right (1), with six products. Only the first `done` are drawn in full."""
    def draw():
        w, h = 640, 860
        page = Image.new('RGB', (w, h), PAPER)
        pen = ImageDraw.Draw(page)
        pen.rectangle((24, 24, w - 24, 110), LEAF if half else TOMATO)
        write(pen, 'FROM THE PANTRY' if half else 'FRESH AND LOCAL', 'tall', center=(w / 2, 68), width=w * .8, height=60, fill=CREAM)
        for k in range(6):
            left, top = 24 + (k % 2) * 302, 130 + (k // 2) * 240
            if k < done:
                _product(pen, (RIGHT_PAGE if half else LEFT_PAGE)[k], left, top, 290, 225)
            else:
                pen.rectangle((left, top, left + 290, top + 225), None, '#9A917C', 3)
                MOTIFS['fruit'](pen, left + 145, top + 105, 62, '#E9DFC6', '#D9CFB4')
                pen.ellipse((left + 83, top + 52, left + 207, top + 167), None, '#6F6858', 4)
        return page
    return printed(f'circular-page-{half}-{done}', draw, rough=.5, coat=.1, worn=0)


def cutting(word):
    """A product cut out of a circular."""
    def draw():
        page = Image.new('RGB', (300, 240), PAPER)
        _product(ImageDraw.Draw(page), word, left=8, top=8, width=284, height=224)
        return page
    return printed(f'cutting-{word}', draw, rough=.55, coat=0, worn=0)


def _lines_of_writing(pen, rng, left, right, top, bottom, step, ink, weight):
    y = top
    while y < bottom:
        x, end = left, right if rng.random() < .8 else left + (right - left) * rng.uniform(.3, .7)
        while x < end - 12:
            run = min(rng.uniform(10, 46), end - x)
            pen.line([(x + k * run / 6, y + rng.uniform(-1, 1) * step * .1) for k in range(7)], ink, weight)
            x += run + 7
        y += step


def contract(seed=1, signed=True):
    """A sheet of a contract in illegible writing, with a border. A signed one also has an ornament and a signature."""
    def draw():
        w, h = 640, 900
        page, rng = Image.new('RGB', (w, h), '#FBF3DE'), random.Random(seed)
        pen = ImageDraw.Draw(page)
        pen.rectangle((26, 26, w - 26, h - 26), None, LEAF, 3)
        pen.rectangle((36, 36, w - 36, h - 36), None, '#B99A54', 2)
        if signed:
            MOTIFS['leaf'](pen, w / 2, 112, 42, LEAF, CREAM)
            for side in (-1, 1):
                pen.line([(w / 2 + side * (70 + k * 7), 112 + 16 * math.sin(k * .8)) for k in range(18)], '#B99A54', 4)
        for top, bottom in ((200, 330), (365, 500), (535, 650)):
            _lines_of_writing(pen, rng, left=76, right=w - 76, top=top, bottom=bottom, step=22, ink='#5E5A50', weight=4)
        for left in (76, 360):
            pen.line((left, 790, left + 200, 790), '#5E5A50', 2)
        if signed:
            points = [(90 + k * 6, 770 + 18 * rng.uniform(-1, 1) * (1 - k / 34)) for k in range(29)]
            pen.line(points, '#1B2A4A', 4, 'curve')
        return page
    return printed(f'contract-{seed}-{signed}', draw, rough=.75, coat=0, worn=0)


def certificate():
    """A certificate of membership: a border, the awning, two legible lines, three signatures."""
    def draw():
        w, h = 1240, 880
        page, rng = Image.new('RGB', (w, h), '#FBF3DE'), random.Random(7)
        pen = ImageDraw.Draw(page)
        for inset, color, weight in ((30, LEAF, 8), (48, '#B99A54', 4), (60, LEAF, 2)):
            pen.rectangle((inset, inset, w - inset, h - inset), None, color, weight)
        _awning(pen, w - 124, top=62, height=70, left=62)
        write(pen, 'Member and owner', 'script', center=(w / 2, 250), width=w * .62, height=120, fill=LEAF)
        write(pen, ' '.join(short_name()), 'tall', center=(w / 2, 390), width=w * .7, height=96, fill=DEEP)
        _lines_of_writing(pen, rng, left=190, right=w - 190, top=490, bottom=640, step=40, ink='#5E5A50', weight=5)
        for left in (150, 480, 810):
            pen.line((left, 770, left + 250, 770), '#5E5A50', 3)
            pen.line([(left + 10 + k * 8, 748 + 24 * rng.uniform(-1, 1) * (1 - k / 34)) for k in range(27)], '#1B2A4A', 5, 'curve')
        return page
    return printed('certificate', draw, rough=.75, coat=0, worn=0)


def ledger_page(side, seed=1):
    """A page ruled in red and green with illegible entries. side: -1 for left, 1 for right."""
    def draw():
        w, h = 640, 860
        page, rng = Image.new('RGB', (w, h), '#F7EDD2'), random.Random(seed)
        pen = ImageDraw.Draw(page)
        for k in range(27):
            pen.line((0, 120 + k * 27, w, 120 + k * 27), '#9DBBA4', 2)
        for x in (70, 400, 408, 490, 570):
            pen.line((x if side > 0 else w - x, 60, x if side > 0 else w - x, h), '#C8604F', 2)
        pen.line((0, 90, w, 90), '#C8604F', 4)
        low, high = (84, 390) if side > 0 else (250, 560)
        for k in range(17 if side > 0 else 21):
            y = 138 + k * 27
            _lines_of_writing(pen, rng, low, low + (high - low) * rng.uniform(.5, 1), y, y + 4, step=20, ink='#2B3A4E', weight=3)
        return page
    return printed(f'ledger-{side}-{seed}', draw, rough=.8, coat=0, worn=0)


def floor_plan():
    """A blueprint of a store: white lines for walls, aisles and a door."""
    def draw():
        w, h = 1100, 760
        page = Image.new('RGB', (w, h), '#2C5A62')
        pen, ink = ImageDraw.Draw(page), '#DCE8DC'
        for k in range(0, w, 40):
            pen.line((k, 0, k, h), '#3A6A70', 1)
            pen.line((0, k, w, k), '#3A6A70', 1)
        pen.rectangle((50, 50, w - 50, h - 50), None, ink, 7)
        for k in range(7):
            pen.rectangle((170 + k * 105, 190, 215 + k * 105, 520), None, ink, 3)
        pen.rectangle((90, 90, w - 90, 140), None, ink, 3)
        for k in range(3):
            pen.rectangle((300 + k * 130, 590, 370 + k * 130, 640), None, ink, 3)
        pen.arc((760, 640, 880, 780), 180, 270, ink, 3)
        return page
    return printed('floor-plan', draw, rough=.7, coat=0, worn=.1)
