"""A close-up of the edge of a shelf: price cards in a rail, goods out of focus, a pencil."""
from kit import *

PICTURES = {
    'pricing': dict(size=(2160, 1441), samples=24, light='indoors', light_options=dict(fill=.42, key=(-1.1, -.9, .75), at=(0, 0, 0), power=17, size=.3, exposure=.35),
                    camera=dict(where=(-.17, -.44, .085), at=(.006, .0, .01), lens=64, blur=.12, focus=(-.002, -.022, -.02))),
}
# Word, color, motif, skew in degrees: one card hangs crooked.
CARDS = (('VALUE', TOMATO, 'star', 0), ('OURS', LEAF, 'leaf', 0), ('FRESH', TOMATO, 'fruit', 0), ('LOCAL', LEAF, 'cob', 0), ('PANTRY', CORN, 'wheat', 0),
         ('FRESH', TOMATO, 'fruit', -2.2), ('OURS', LEAF, 'leaf', 0), ('VALUE', CORN, 'star', 0), ('LOCAL', LEAF, 'cob', 0), ('PANTRY', TOMATO, 'wheat', 0), ('OURS', LEAF, 'leaf', 0))


def build(name):
    for level in (0, -.36, .36):
        box(0, .235, level - .022, 3, .46, .022, paint('#EFE4CC', rough=.45), bevel=.003)
    box(0, .46, -.7, 3, .02, 1.6, paint('#E7D9BA', rough=.5), bevel=0)
    price_rail(0, 0, .002, 3, CARDS, color=DEEP)
    price_rail(0, 0, -.358, 3, CARDS, color=DEEP)
    stock_full(0, .07, 0, 2.2, room=.3, kinds=('can', 'jar'), words=('PEACHES', 'CORN', 'TOMATOES', 'JAM', 'HONEY', 'PEAS'), gaps=0)
    stock_full(0, .03, -.36, 2.2, room=.3, kinds=('can', 'jar', 'tin'), words=('PEACHES', 'TOMATOES', 'COFFEE', 'BEANS', 'HONEY'), gaps=0)
    shelf_flag(.1, -.004, .0, 'LOCAL')
    shelf_pencil(-.085, .03, .0, 8, .15)
