"""Groceries on a table."""
import random

from kit import *

PICTURES = {
    'test-goods': dict(size=(1440, 960), light='still', light_options=dict(at=(0, 0, .2), reach=.9),
                       camera=dict(where=(0, -2.6, 1.05), at=(0, 0, .2), lens=60, blur=.012)),
}


def build(name):
    backdrop(LEAF, y=.9)
    box(0, 0, -.04, 2.2, 1.3, .04, wood(OAK), .006)
    words_ = list(PRODUCTS)
    for k in range(9):
        can(-.9 + k * .09, .3, 0, words_[k])
        can(-.86 + k * .09, .32, .11, words_[-k - 1]) if k < 8 else None
    for k, word in enumerate(('CRACKERS', 'OATS', 'PASTA', 'RICE')):
        carton_of(.1 + k * .2, .35, 0, word, turn=random.uniform(-5, 5))
    jar(-.95, 0, 0); bottle(-.85, .05, 0); jug(-.7, .05, 0); milk_carton(-.55, .05, 0); sack(-.3, .1, 0, turn=5); egg_box(-.3, -.2, 0, open_lid=True); egg_box(-.62, -.2, 0)
    tin(-.05, .1, 0); paper_bag(.95, .1, 0)
    full_crate(apple, .25, -.05, 0, word='PEACHES')
    for k, f in enumerate((apple, green_apple, peach, orange, pear, tomato, pepper, onion, potato, lemon)):
        f(-.95 + k * .1, -.4, 0, k * 30)
    for k, f in enumerate((banana_bunch, cabbage, lettuce, watermelon, pumpkin, eggplant, grapes, yam)):
        f(.05 + k * .2 - (.2 if k > 4 else 0), -.5 if k % 2 else -.38, 0, 0)
    carrot(-.3, -.5, 0); carrot(-.25, -.5, 0); corn(-.15, -.5, 0)
    loaf(.7, -.1, 0); round_loaf(.75, .12, 0); baguette(.7, -.22, 0, 10); cake(-.1, .0, 0); pie(-.7, -.35, .0); cheese(.95, -.2, 0); meat_tray(-.95, -.2, 0); meat_tray(-.95,-.55,0,kind='chicken')
