"""A member's corner store, with produce in front of it."""
from kit import *

PICTURES = {
    'hero-storefront': dict(size=(2880, 1620), samples=32, light='morning', light_options=dict(direction=-58, height=15, power=4.6, fill=.65, exposure=.5),
                            mist=dict(color='#F6DDB8', start=20, reach=60, max_share=.5),
                            night=dict(lamps=((-2.2, -3.1, 3.6, 260), (4.5, -6, 6, 700), (-6, -8, 6, 700), (-7, 14, 6, 900)), mist=dict(color='#5B6880', start=20, reach=60, max_share=.45)),
                            camera=dict(where=(-3.9, -11.2, 1.75), at=(-.75, 0, 2.2), lens=33.5, blur=.008, focus=(2, -1.5, 1))),
    'company-info': dict(size=(2160, 1440), samples=20, light='morning', light_options=dict(direction=-58, height=20, power=4.6, fill=.65, exposure=.5),
                         mist=dict(color='#F6DDB8', start=20, reach=60, max_share=.5),
                         night=dict(lamps=((-2.2, -3.1, 3.6, 260), (4.5, -6, 6, 700), (-6.5, -4.5, 5, 500), (-7, 14, 6, 900)), mist=dict(color='#5B6880', start=20, reach=60, max_share=.45)),
                         camera=dict(where=(-9.6, -9.4, 1.75), at=(-2.3, .6, 1.75), lens=44, blur=.008, focus=(-3.6, -.6, 1.2))),
}


def build(name):
    ground(asphalt())
    sidewalk(13.2, -3.4, 0, 32, 30)
    sidewalk(-26.5, -3.4, 0, 36, 40)
    with at(z=.14):
        # The numbers after the name: width, height, depth.
        storefront(2.6, 0, 0, 'MEMBER GROCER', 8.6, 4.9, 6, walls='brick', accent=LEAF, stripe=LEAF, light=230, lit=12)
        storefront(12.2, .3, 0, 'BAKERY', 9, 5.6, 5, walls='plaster', color='#E2CDA4', accent='#7C3A28', stripe='#7C3A28', light=60, shelves=False, upper=True)
        with at(2.6):
            window_display(shop_width=8.6)
        _produce()
        _on_the_sidewalk()
        _side_wall()
    _side_street()
    _delivery() if name == 'company-info' else None


def _produce():
    produce_stand(.2, -1.15, 0)
    produce_stand(4.95, -1.1, 0, rows=((orange, apple, lemon), (peach, pepper, pear), (cabbage, potato, onion)), color=TOMATO)
    bushel(1.4, -1.25, 0, apple)
    bushel(3.78, -1.3, 0, potato)
    barrel(3.75, -.65, 0, green_apple)


def _on_the_sidewalk():
    bench(6.6, -2.2, 0, -8)
    bicycle(2.3, -2.45, 0, 178)
    chalk_board(-1.15, -1.9, 0, lines=('Good morning', 'PEACHES', 'SWEET CORN', 'GREENS'), turn=-14, night_lines=('Good evening', 'PEACHES', 'SWEET CORN', 'GREENS'))
    planter(1.25, -.42, 0, .8)
    street_lamp(-2.2, -2.9, 0, 4)


def _side_wall():
    with at(-1.7, 2.6, 0, -90):
        box(0, -.01, 2.0, 3.6, .02, 1.5, plaster('#E4D3AC', dirt=.2), bevel=0)
        words('FRESH', 0, -.03, 2.85, .62, paint(LEAF, rough=.8, wear=.5), .004, 'script')
        words('EVERY MORNING', 0, -.03, 2.3, .4, paint(TOMATO, rough=.8, wear=.5), .004, 'tall')


def _side_street():
    far_town(y=44, width=90, seed=4, x=-14, church=False)
    hills(75, height=15)
    for k, (y, height) in enumerate(((9, 5.2), (17, 6.4), (25, 5.4), (33, 7))):
        house(-16.5, y, .14, 90, 7, 6.5, height * .62, walls=(CREAM, STONE, '#D9B48A', BRICK)[k], brickwork=k == 3)
        tree(-10.6, y - 2, .14, height, spread=1.5, seed=k + 2)
    road_line(-5.4, 14, 26, turn=90)
    for k, y in enumerate((12, 20, 29)):
        tree(1.5, y + 4, .14, 6.6, spread=1.9, seed=k)


def _delivery():
    """A red truck by the side wall, and the goods that it has brought."""
    old_truck(-4.7, 1.2, 0, 14, TOMATO)
    hand_truck(-3.1, -1.7, .14, 40)
    for k, word in enumerate(('COFFEE', 'RICE', 'PEACHES')):
        carton(-2.95, -1.85, .175 + k * .305, word, turn=40 - k * 3)
    full_crate(peach, -3.6, -2.3, 0, word='PEACHES', turn=14)
