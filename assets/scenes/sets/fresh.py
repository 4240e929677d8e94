"""The meat department, and the produce stand."""
from kit import *

PICTURES = {
    'meat': dict(size=(2880, 1920), samples=16, light='indoors', light_options=dict(fill=.26, key=(-3.0, -2.6, 2.7), at=(.1, 0, .9), power=190, size=.9, exposure=.4),
                 camera=dict(where=(-.55, -2.9, 1.72), at=(.02, 0, .95), lens=38, blur=.009, focus=(0, -.15, .8))),
    'produce': dict(size=(2880, 1920), samples=20, light='morning', light_options=dict(direction=-54, height=22, power=5.2, fill=.6, exposure=.55),
                    camera=dict(where=(-.7, -3.2, 1.8), at=(.02, .1, .5), lens=47, blur=.01, focus=(0, -.1, .55))),
}


def build(name):
    globals()[name]()


def meat():
    box(0, 0, -.03, 14, 10, .03, tile('#EFE6D2', '#A9503F', size=.22), bevel=0)
    box(0, .98, 0, 9, .1, 4, wall_tile('#F1E9D6', .15, .15), bevel=0)
    box(0, .915, 1.06, 9, .03, .06, wall_tile(LEAF, .15, .15), bevel=.006)
    meat_case(0, 0, 0, width=2.7)
    _deck()
    _rail()
    _on_the_case()
    with at(.5, -.85, 0, 8):
        crate(0, 0, .24, 0, tilt=(180, 0), word='PEACHES')
        crate(0, 0, .485, 0, tilt=(180, 0))
    pendant(-.62, .1, 1.62, top=4, shade=LEAF, radius=.17)
    lamp(-.62, .1, 1.58, power=9, at=(-.6, .1, 0), color='#FFCB8A', size=.2, kind='AREA', spread=150)


def _deck():
    """Trays in two rows on the sloping deck of the meat case, parsley between the rows and along both edges."""
    front = (chops, sausage_coil, roast, sausage_coil, chops, roast)
    with deck():
        for k, make in enumerate(front):
            px = (k - 2.5) * .42
            for py in (-.19, .14):
                enamel_tray(px, py, 0)
            with at(px, -.19, .009, (k * 37) % 9 - 4, scale=1.28):
                make(0, 0, 0)
            if k % 3 == 1:
                for side in (-1, 1):
                    meat_tray(px + side * .085, .14, .009, 90, 'chicken' if side > 0 else 'steak')
            else:
                with at(px, .14, .009, 8, scale=1.28):
                    (sausage_coil if k % 3 == 0 else chops)(0, 0, 0)
        parsley(0, -.025, 0, 2.5, count=38)
        parsley(0, -.345, 0, 2.5, count=38)
        parsley(0, .305, 0, 2.5, count=38)


def _rail():
    """Hams, salami and sausages on a rail above the case."""
    hanging_rail(0, .75, 1.84, 3.4, hooks=[k * .17 - 1.53 for k in range(19)])
    for px in (-1.5, 0, 1.5):
        rod((px, .75, 1.84), (px, .95, 1.9), .01, steel('#C9A45A', rough=.25))
    hang = 1.73
    for k, px in enumerate((-1.19, -.85, .68, 1.02)):
        ham(px, .75, hang, k * 50, size=.9 + .06 * (k % 2))
    for k, px in enumerate((-.51, -.34, .34)):
        salami(px, .75, hang, k * 40, .3 + .05 * (k % 2))
    for px, shade in ((-.085, '#8E3B2A'), (.085, '#A3502F')):
        sausage_links(px, .75, hang, 0, count=6, color=shade, reach=.17, drop=.36)


def _on_the_case():
    top = .99
    with at(-1.12, .42, top):
        for k, word in enumerate(('PICKLES', 'PICKLES', 'HONEY')):
            jar(k * .1, .02 * (k % 2), 0, word, inside=('#6F7E32', '#6F7E32', '#C98A1E')[k], lid=LEAF, turn=k * 8)
    shop_scale(.95, .41, top, -8)


def produce():
    PRODUCTS.update(PRODUCE_LABELS)
    ground(flagstones())
    wall(0, 1.75, 0, 9, 5, .2, brick('#B0694A'), [(1.15, .75, 1.5, 1.6)])
    window(1.15, 1.65, .75, 1.5, 1.6, frame=CREAM, panes=(2, 2), sill=True, curtain=CREAM, lit=.7)
    box(-1.3, 1.62, 0, 1.2, .08, 2.4, paint(LEAF), bevel=.01)
    awning(0, 1.6, 2.55, 4.6, reach=1.7, drop=.5, one=CREAM, other=TOMATO)
    tiered_stand(0, 0, 0, width=2.2, steps=3, rise=.22, run=.38)
    _tiers()
    _before_the_stand()


PRODUCE_LABELS = {word: Label(*design) for word, design in {
    'APPLES': (TOMATO, CREAM, CORN, 'fruit'), 'ORANGES': ('#DD8A2E', CREAM, LEAF, 'fruit'), 'PEARS': ('#A9AE52', DEEP, CREAM, 'drop'),
    'PEPPERS': (LEAF, CREAM, TOMATO, 'drop'), 'CABBAGE': (CREAM, LEAF, CORN, 'leaf'), 'CARROTS': (LEAF, '#E58F35', CREAM, 'drop'),
    'GREENS': (DEEP, '#A9C46A', CREAM, 'leaf'), 'ONIONS': ('#D07A3A', CREAM, DEEP, 'drop'),
}.items()}


def _tiers():
    """Four crates on each of three steps."""
    lower, middle, upper = .301, .521, .741
    for k, (piece, word, radius) in enumerate(((apple, 'APPLES', .04), (orange, 'ORANGES', .04), (tomato, 'TOMATOES', .037), (green_apple, 'APPLES', .04))):
        full_crate(piece, (k - 1.5) * .54, -.01, lower, radius, word, (k * 7) % 5 - 2, height=.17)
    for k, (piece, word, radius) in enumerate(((peach, 'PEACHES', .038), (pear, 'PEARS', .038), (pepper, 'PEPPERS', .038), (onion, 'ONIONS', .04))):
        full_crate(piece, (k - 1.5) * .54, .38, middle, radius, word, (k * 5) % 5 - 2, height=.2)
    for k, (piece, word, radius) in enumerate(((cabbage, 'CABBAGE', .07), (None, 'CARROTS', 0), (lettuce, 'GREENS', .068), (None, 'CORN', 0))):
        if piece:
            full_crate(piece, (k - 1.5) * .54, .77, upper, radius, word, height=.2)
        else:
            _bundled(carrot if word == 'CARROTS' else corn, (k - 1.5) * .54, .77, upper, word)


def _bundled(piece, x, y, z, word):
    """A crate of carrots or corn, side by side, tips to the front."""
    crate(x, y, z, 0, height=.2, word=word)
    box(x, y, z + .1, .46, .32, .01, paper('#6F8A5A', rough=.9), bevel=0)
    for layer in range(3):
        for k in range(9 - layer):
            piece(x + (k - (8 - layer) / 2) * .047, y + (.045 if piece is carrot else -.02) + .02 * (k % 2), z + .11 + layer * .035, (k * 37) % 13 - 6)


def _before_the_stand():
    chalk_board(1.44, .42, .0, lines=('Picked today', 'PEACHES', 'SWEET CORN', ''), turn=-22, width=.5, height=.95)
    pumpkin(-1.08, -.3, 0, 20)
    pumpkin(-.86, -.46, 0, 70, r=.095)
    watermelon(-.5, -.42, 0, 35)
    watermelon(-.28, -.58, 0, -50, r=.105)
    sack(-1.26, .55, 0, 'RICE', .32, .22, .46, 14)
    apple(.44, -.5, .036, 50, tilt=(84, 0))
    with at(.12, -.46, 0, 10):
        basket(0, 0, 0, 0, .44, .32, .17)
        heap(lemon, 0, 0, .1, .34, .22, .032, layers=3)
    banana_bunch(.86, -.4, 0, 20)
