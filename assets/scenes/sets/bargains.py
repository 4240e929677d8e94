"""The end of an aisle: small goods under a sign like a big coin; in front of it, two bins and a gum machine."""
from kit import *

PICTURES = {
    'dollar-program': dict(size=(2880, 1920), samples=16, light='indoors', light_options=dict(fill=.26, key=(-3.4, -3.2, 3.0), at=(0, 0, 1.0), power=360, size=1.0, exposure=.42),
                           camera=dict(where=(-1.1, -4.3, 1.6), at=(.1, 0, 1.03), lens=50, blur=.009, focus=(0, -.3, 1.1))),
}
HEIGHT = 1.5


def build(name):
    add_household_labels()
    box(0, 0, -.03, 20, 24, .03, tile('#EFE3CB', '#D3BE95', size=.4), bevel=0)
    box(0, 7, 0, 20, .1, 5, plaster('#E7CF9A', dirt=.1), bevel=0)
    for side in (-1, 1):
        for k in range(3):
            gondola(side * .49, 1.2 + k * 1.22, 0, side * 90, height=1.5)
            gondola(side * 2.5, .8 + k * 1.22, 0, -side * 90, height=1.7)
    for k in range(7):
        gondola((k - 3) * 1.22, 6.4, 0, height=1.9)
    _end_cap()
    _sign()
    _bins()


def _end_cap():
    gondola(0, 0, 0, width=1.3, height=HEIGHT, shelves=4, color='#E9D8B0', goods=False)
    room = (HEIGHT - .16) / 4
    level = [.171 + k * room for k in range(4)]
    stock_full(0, 0, level[0], 1.26, room=room - .05, kinds=('big box', 'box'), words=('SUDS', 'STARCH', 'CRACKERS', 'BATH SALT'), groups=(2, 3), gaps=0)
    stock_full(0, .05, level[2], 1.26, room=room - .05, kinds=('jar', 'can', 'small box', 'tin'), words=('SOAP', 'POLISH', 'TALC', 'MATCHES', 'CANDLES', 'HONEY', 'TEA', 'JAM'), groups=(2, 3), gaps=0)
    shades = (LEAF, TOMATO, CORN, CREAM, '#2F5D74')
    for k in range(11):
        for back in (0, 1):
            mug(-.56 + k * .112, .11 + back * .12, level[1], 28 + (k * 17) % 30, shades[(k // 2 + back) % 5], size=1.15)
            if k % 2 == 0 and k < 10:
                mug(-.51 + k * .112, .12 + back * .12, level[1] + .094, 140 + k * 9, shades[(k // 2 + 2) % 5], size=1.15)
    _top_shelf(level[3])


def _top_shelf(z):
    for k in range(5):
        rubber_duck(-.55 + k * .105, .13, z, 62 if k < 4 else -30, size=1.35)
    for k in range(4):
        striped_ball(.02 + k * .13, .16, z, k * 40, tilt=(20 + k * 30, 30), radius=.06, one=(TOMATO, LEAF, '#2F5D74', CORN)[k], other=CREAM)
    for k, word in enumerate(('TEA', 'HONEY', 'TEA')):
        tin(-.46 + k * .13, .3, z, word, k * 12 - 8)
    for k in range(3):
        grocery_box(.02 + k * .15, .3, z, ('CRACKERS', 'CANDLES', 'MATCHES')[k], .12, .06, .2, turn=4 - k * 5)
    for k in range(4):
        candle(.5 + (k % 2) * .05, .12 + (k // 2) * .06, z, (CREAM, CORN, TOMATO, CREAM)[k], height=.15 + .03 * (k % 2))


def _sign():
    for side in (-1, 1):
        box(side * .62, .4, HEIGHT - .3, .035, .035, .62, paint(LEAF), bevel=.006)
    box(0, .4, HEIGHT + .04, 1.34, .03, .26, paint(LEAF, rough=.4), bevel=.008)
    for level in (.04, .27):
        box(0, .38, HEIGHT + level, 1.34, .02, .03, paint(CREAM, rough=.4), bevel=.005)
    for side, word in ((-1, 'DOLLAR'), (1, 'DAYS')):
        words(word, side * .49, .38, HEIGHT + .115, .12, paint(CREAM, rough=.4), depth=.006, font='tall')
    disc_sign(0, .33, HEIGHT + .2, .33)


def _bins():
    with at(-.42, -.62, 0, 10):
        box(0, 0, 0, .56, .44, .3, paint(TOMATO, rough=.4), bevel=.012)
        crate(0, 0, .3, width=.56, depth=.44, height=.2)
        box(0, 0, .36, .5, .38, .01, paper('#B9A679', rough=.9), bevel=0)
        for k in range(24):
            striped_ball((k % 6 - 2.5) * .085 + .01 * (k // 12), (k // 6 % 4 - 1.5) * .092, .4 + .055 * (k % 3 == 1), k * 50, tilt=(k * 33 % 90, k * 71 % 90), radius=.045,
                         one=(TOMATO, LEAF, CORN, '#2F5D74')[k % 4], other=CREAM)
    with at(.28, -.64, 0, -6):
        box(0, 0, 0, .56, .44, .3, paint(LEAF, rough=.4), bevel=.012)
        crate(0, 0, .3, width=.56, depth=.44, height=.2)
        box(0, 0, .4, .5, .38, .01, paper('#B9A679', rough=.9), bevel=0)
        for k in range(20):
            soap((k % 5 - 2) * .1, (k // 5 - 1.5) * .085, .411 + .012 * (k % 2), (k * 47) % 60 - 30, ('BAR SOAP', 'SOAP')[k % 2])
        for k in range(8):
            sponge((k % 4 - 1.5) * .115, (k // 4 - .5) * .15, .462, (k * 31) % 50 - 25, ('#E9B93C', '#E9C9BC', '#A8C4BC')[k % 3])
    gum_machine(.9, -.36, 0, -12)
    spinning_top(.12, -1.05, 0, 30)
