"""Seven shelves, one for each department, straight on. Each has six goods in equal parts of the width, in the order of its page."""
from kit import *
from kit import goods_fresh, goods_packed

PICTURES = {
    f'shelf-{name}': dict(size=(2880, 600), samples=8, light='indoors', light_options=dict(fill=.42, key=(-1.6, -3.6, 2.6), at=(0, 0, .1), power=190, size=.8, exposure=.42),
                          camera=dict(where=(0, -9.8, 2.2), at=(0, -.05, .157), lens=200, blur=.002))
    for name in ('grocery', 'meat', 'produce', 'bakery-deli', 'dollar-program', 'hbc-gm', 'private-brands')
}
GOODS = {
    'grocery': ('canned_goods', 'coffee', 'sack_of_rice', 'baking_needs', 'crackers', 'honey'),
    'meat': ('roasts', 'cutlets', 'poultry', 'sausage', 'hams', 'smoked_meats'),
    'produce': ('peaches', 'greens', 'apples', 'peppers', 'citrus', 'watermelons'),
    'bakery-deli': ('bread', 'rolls', 'cakes', 'pies', 'cheeses', 'deli_meats'),
    'dollar-program': ('household_goods', 'toys', 'party_goods', 'kitchen_things', 'cleaning_supplies', 'candy'),
    'hbc-gm': ('shampoo', 'soap_and_lotion', 'toothpaste', 'paper_goods', 'cleaners', 'floor_care'),
    'private-brands': ('baking_needs', 'milk', 'canned_vegetables', 'crackers', 'boxes_of_rice', 'canned_fruit'),
}
PART = .3  # width of one of the six parts, in meters


def build(name):
    add_household_labels()
    for k in range(-12, 12):
        box((k + .5) * PART / 3, .24, -.1, PART / 3 - .002, .02, .7, paint('#BCCDB9', rough=.5, wear=.25), bevel=.004)
    box(0, .04, -.03, 2.4, .4, .03, paint('#F4EDDC', rough=.4), bevel=.004)
    for k, goods in enumerate(GOODS[name.removeprefix('shelf-')]):
        with at((k - 2.5) * PART):
            getattr(goods_packed if hasattr(goods_packed, goods) else goods_fresh, goods)()
