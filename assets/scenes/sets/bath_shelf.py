"""Health, beauty and household goods on painted shelves; in front of them, a mop in a bucket."""
from kit import *

PICTURES = {
    'hbc-gm': dict(size=(2880, 1920), samples=16, light='indoors', light_options=dict(fill=.3, key=(-2.8, -2.4, 2.4), at=(.1, 0, .8), power=200, size=.8, exposure=.42),
                   camera=dict(where=(-.55, -2.68, 1.27), at=(.03, .1, .63), lens=42, blur=.009, focus=(0, -.05, .85))),
}
LEVELS = (.38, .74, 1.1, 1.46)  # heights of the shelves, in meters


def build(name):
    add_household_labels()
    box(0, 0, -.03, 14, 10, .03, tile('#EFE9DA', '#9DB5A6', size=.22), bevel=0)
    box(0, .42, 0, 9, .1, 4, plaster('#CFDCCB', dirt=.1), bevel=0)
    _boards()
    for level in LEVELS:
        box(0, .2, level - .03, 2.9, .34, .03, paint('#F4EDDC', rough=.4), bevel=.006)
        for px in (-1.2, -.4, .4, 1.2):
            box(px, .2, level - .16, .03, .26, .13, paint('#F4EDDC', rough=.4), bevel=.008)
    _towels(LEVELS[2])
    _bottles(LEVELS[1])
    _cleaning(LEVELS[0])
    stock_full(0, .06, LEVELS[3], 2.8, room=.3, kinds=('box', 'small box', 'tin'), words=('STARCH', 'BATH SALT', 'SUDS', 'TALC'))
    _floor()


def _boards():
    """Painted tongue-and-groove behind the shelves."""
    for k in range(30):
        box((k - 14.5) * .1, .365, 0, .097, .02, 2.4, paint('#A9C4B2', rough=.5, wear=.3), bevel=.005)


def _towels(z):
    """Towels, a pyramid of paper rolls, pump bottles, candles, a duck."""
    for px, colors in ((-1.12, ('#A8C4BC', CREAM, '#E9C9BC')), (-.82, (CREAM, CORN, CREAM))):
        for up, color in enumerate(colors):
            towel(px, .2, z + up * .06, color, up * 3 - 2)
    for row in range(3):
        for k in range(4 - row):
            roll_of_paper(-.34 + k * .114 + row * .057, .2, z + row * .102, k * 50)
    for k, word in enumerate(('LOTION', 'LOTION', 'LOTION', 'TONIC', 'TONIC', 'TONIC', 'SHAMPOO', 'SHAMPOO')):
        for back in (0, 1):
            pump_bottle(.14 + k * .088, .1 + back * .09, z, word, turn=(k * 29) % 21 - 10 + back * 4)
    for k in range(5):
        candle(.9 + k * .062, .12 + .05 * (k % 2), z, (CREAM, '#E9C9BC', CORN)[k % 3], .12 + .03 * (k % 2))
    rubber_duck(1.28, .13, z, -25)


def _bottles(z):
    """Flat bottles, soap, a mug of toothbrushes, tubes, a duck, cans and small boxes."""
    for k in range(9):
        word = ('SHAMPOO', 'BATH SALT', 'LOTION')[k // 3]
        for back in (0, 1):
            flat_bottle(-1.24 + k * .082, .1 + back * .08, z, word, (k * 37) % 13 - 6 + (11 if k == 4 else 0), .2 + .02 * (k // 3 % 2))
    for up in range(5):
        for k in range(4 - (up > 2) - (up > 3)):
            soap(-.4 + k * .104 + (.0 if up < 3 else .05), .1, z + up * .0345, (k * 31 + up * 17) % 9 - 4, 'BAR SOAP' if k < 2 else 'SOAP')
    mug(.1, .11, z, 30, '#F4EDDC')
    for k, (color, lean) in enumerate(((TOMATO, 12), (LEAF, -10), (CORN, 4))):
        toothbrush(.1 + (k - 1) * .012, .11 - .012 * (k % 2), z + .008, k * 40 - 30, color, lean)
    for k, color in enumerate((TOMATO, CREAM, '#7FA89A', TOMATO, CREAM)):
        paste_tube(.25 + k * .062, .11, z, color, k * 7 - 10)
    rubber_duck(.03, .055, z, 30)
    for k, word in enumerate(('TALC', 'TALC', 'POLISH', 'POLISH', 'POLISH')):
        can(.62 + k * .085, .1, z, word, k * 21, .036, .15)
        can(.62 + k * .085, .2, z, word, k * 33, .036, .15)
    for k in range(3):
        grocery_box(1.1 + k * .11, .11, z, 'MATCHES', .1, .06, .07, k * 5 - 4)
        grocery_box(1.1 + k * .11, .11, z + .0705, 'CANDLES', .1, .06, .07, 3 - k * 4)


def _cleaning(z):
    """Boxes, spray bottles, sponges, brushes, jars."""
    for k in range(4):
        grocery_box(-1.18 + k * .175, .12, z, 'SUDS' if k < 2 else 'STARCH', .165, .07, .25, k * 3 - 4)
    for k in range(5):
        spray_bottle(-.3 + k * .1, .11, z, ('POLISH', 'SUDS')[k > 2], 60 + (k * 23) % 25)
    for up in range(4):
        for k in range(2):
            sponge(.21 + k * .115, .12, z + up * .043, (up * 13 + k * 7) % 11 - 5, ('#E9B93C', '#E9C9BC', '#A8C4BC')[(up + k) % 3])
    brush(.54, .12, z, 8)
    brush(.56, .13, z + .053, -12, color=WALNUT)
    for k in range(7):
        jar(.74 + k * .09, .11, z, ('POLISH', 'SOAP')[k > 3], inside=('#C98A3A', '#7FA89A')[k > 3], lid=CREAM, turn=k * 17, height=.13)


def _floor():
    bucket(.64, -.36, 0, 24)
    mop(.64, -.36, .04, 0, lean=(-9, -11))
    with at(-.5, -.2, 0, 12):
        basket(0, 0, 0, 0, .5, .34, .2)
        for k in range(8):
            roll_of_paper((k % 4 - 1.5) * .112, (k // 4 - .5) * .12, .11, k * 30)
        roll_of_paper(-.06, 0, .21, 0)
    brush(.16, -.26, 0, 50)
