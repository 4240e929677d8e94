"""The grocery aisle: shelves of cans, jars and boxes; in front of them, a step stool and an open carton."""
from kit import *

PICTURES = {
    'grocery': dict(size=(2880, 1920), samples=16, light='indoors', light_options=dict(fill=.3, key=(-3.0, -2.2, 2.5), at=(.2, 0, .8), power=230, size=.9, exposure=.4),
                    camera=dict(where=(-.95, -2.85, 1.22), at=(.08, 0, .53), lens=44, blur=.009, focus=(.3, -.3, .6))),
}
CANNED = ('PEACHES', 'CORN', 'PEAS', 'TOMATOES', 'BEANS', 'OKRA', 'PICKLES', 'JAM', 'HONEY')
DRY = ('COFFEE', 'TEA', 'SUGAR', 'FLOUR', 'CRACKERS', 'OATS', 'PASTA', 'RICE', 'GRITS', 'SALT')
SHELVES = 5
HEIGHT = 1.72


def build(name):
    box(0, 0, -.03, 14, 10, .03, tile('#EFE3CB', '#D9C9A6', size=.3), bevel=0)
    box(0, .6, 0, 14, .1, 4, plaster('#E7D5AE', dirt=.1), bevel=0)
    for k in range(-2, 3):
        bay(k * 1.22 + .12, k % 2 == 0)
    stool(.42, -.6)
    opened_carton(-.32, -.5)
    can(.07, -.6, .037, 'PEAS', 58, tilt=(90, 0))


def bay(x, canned):
    gondola(x, 0, 0, height=HEIGHT, shelves=SHELVES, goods=False)
    room = (HEIGHT - .16) / SHELVES
    for k in range(SHELVES):
        kinds = (('can',), ('can', 'jar'), ('jar', 'can', 'small box'), ('can', 'jar'), ('tin', 'can'))[k] if canned else (
            ('big box',), ('big box', 'box'), ('box', 'small box', 'tin'), ('bottle', 'box', 'tin'), ('small box', 'tin'))[k]
        stock_full(x, 0 if k == 0 else .05, .17 + k * room, 1.17, room=room - .045, kinds=kinds, words=CANNED if canned else DRY)


def stool(x, y):
    """A step stool with cans on both treads."""
    with at(x, y, 0, -24):
        step_stool(0, 0, 0)
        can(-.07, -.2, .224, 'PEACHES', 12)
        for k, word in enumerate(('TOMATOES', 'TOMATOES', 'CORN')):
            can(-.1 + k * .1, .06 + .03 * (k % 2), .454, word, k * 9 - 8)
        can(-.05, .073, .564, 'TOMATOES', 20)


def opened_carton(x, y):
    open_carton(x, y, 0, 'TOMATOES', .42, .3, .2, turn=16)
    with at(x, y, .085, 16):
        for k in range(12):
            can((k % 5 - 2) * .08, (k // 5 - 1) * .085, 0, 'TOMATOES', k * 31)
