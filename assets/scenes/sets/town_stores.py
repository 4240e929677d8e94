"""Two members' stores in towns: on a main street in the morning, in a mill town in the rain."""
from kit import *

PICTURES = {
    'store-main-street': dict(size=(2160, 1441), samples=16, light='morning', light_options=dict(direction=-52, height=17, power=4.8, fill=.65, exposure=.45),
                              mist=dict(color='#F6DDB8', start=22, reach=50, max_share=.5),
                              camera=dict(where=(-5.0, -13.2, 1.8), at=(.1, 0, 2.75), lens=38, blur=.007, focus=(-1, -1, 1.5))),
    'store-mill-town': dict(size=(2160, 1441), samples=14, light='rain', light_options=dict(fill=.6, power=.35, exposure=.55),
                            mist=dict(color='#B9C0BC', start=16, reach=45, max_share=.6),
                            camera=dict(where=(4.6, -12.4, 1.35), at=(.2, 0, 2.55), lens=37, blur=.007, focus=(0, -1, 1.5))),
}


def build(name):
    dict(zip(PICTURES, (main_street, mill_town)))[name]()


def main_street():
    ground(asphalt())
    sidewalk(0, -3.4, 0, 60, 30)
    with at(z=.14):
        storefront(0, 0, 0, 'FINE FOODS', 8, 4.6, 4.5, color='#C08A52', accent=DEEP, stripe=TOMATO, light=190, upper=True)
        storefront(-8.3, .25, 0, 'HARDWARE', 8, 4.9, 4, walls='plaster', color='#B9C4AE', accent='#5A3825', stripe='#5A3825', light=40, shelves=False)
        storefront(8.3, .15, 0, 'DINER', 8, 5.2, 4, walls='brick', color='#8F4A38', accent='#2F5D74', stripe='#2F5D74', light=40, shelves=False)
        window_display(shop_width=8, posters=('ICED TEA', 'GARDEN PEAS'))
        for x in (-8.3, 8.3):
            with at(x, .2):
                blinds(shop_width=8)
        produce_stand(-2.2, -1.15, 0)
        produce_stand(2.35, -1.15, 0, rows=((orange, apple, pear), (cabbage, onion, potato)), color=DEEP)
        _curbside()
    road_line(0, -9.5, length=60, width=.14)


def _curbside():
    """Between the shop and the road."""
    tree(5.2, -2.5, 0, 5.2, spread=1.25, seed=3)
    tree(-7.4, -2.6, 0, 4.6, spread=1.1, seed=2)
    street_lamp(-4.4, -2.8, 0, 3.9)
    mail_box(4.1, -2.5, 0)
    chalk_board(.95, -1.9, 0, turn=10)
    hand_truck(-.35, -2.3, 0, -40)
    for k, word in enumerate(('PECANS', 'HONEY')):
        carton(-.48, -2.46, .035 + k * .305, word, turn=-40 + k * 4)
    barrel(-3.7, -.7, 0, green_apple)
    bushel(3.75, -.85, 0, peach)


def mill_town():
    ground(wet_street())
    sidewalk(0, -3.2, 0, 60, 30, wet_street('#7A746A'))
    with at(z=.14):
        storefront(0, 0, 0, 'PROVISIONS', 7.4, 4.6, 4.5, color='#6A3628', trim='#D9CBA8', accent='#4A2C1A', stripe='#3E6B58', light=330, upper=True, lit=45)
        wall(-9.2, .3, 0, 11, 7.5, .3, brick('#7A4636'))
        mill_windows(-9.2, .12, 11, rows=2, lowest=2.2)
        storefront(8.1, .2, 0, 'BARBER', 7.6, 4.4, 4, color='#7E5140', accent='#33454A', stripe='#8E2F34', light=120, shelves=False)
        window_display(shop_width=7.4, posters=('HOT COFFEE', 'DRY GOODS'))
        with at(8.1, .2):
            blinds(shop_width=7.6, color='#E9CFA0')
        umbrella(.85, -.28, 0, 20)
        umbrella(1.05, -.26, 0, -60, color=DEEP)
        for k, fruit in enumerate((apple, potato, onion)):
            full_crate(fruit, -2.75 + k * .6, -.5, 0, word=('PEACHES', 'BEANS', 'OKRA')[k], color='#B98F5C')
        barrel(2.9, -.55, 0)
        street_lamp(-4.3, -2.6, 0, 3.9, lit=70)
        bollard(3.9, -2.6, 0, color='#33454A')
    mill(-9, 36)
    rain_streaks(0, -9, 0, 20, 8.5, 8)


def mill_windows(x, y, width, rows, lowest, step=2.9):
    """Tall small-paned windows along a brick wall, some of them lit."""
    count = int(width / 1.7)
    for row in range(rows):
        for k in range(count):
            px, pz = x + (k - (count - 1) / 2) * 1.7, lowest + row * step
            box(px, y, pz, 1.0, .08, 1.7, glow('#F2BE72', power=1.1) if (k * 3 + row) % 5 < 2 else lacquer('#2B383C', rough=.15), bevel=.01)
            box(px, y - .05, pz - .1, 1.2, .16, .1, concrete('#B9AE9C', rough=.6), bevel=.01)
            for bar in (-.25, 0, .25):
                box(px + bar, y - .05, pz, .03, .03, 1.7, paint('#33454A'), bevel=.004)
            for bar in (.55, 1.1):
                box(px, y - .05, pz + bar, 1.0, .03, .03, paint('#33454A'), bevel=.004)


def mill(x, y):
    """A mill in the background, with a smokestack."""
    wall(x, y, 0, 46, 13, .4, brick('#7A4636'))
    mill_windows(x, y - .25, 46, rows=3, lowest=2)
    lathe(x + 14.5, y + 8, 0, [(1.7, 0), (1.1, 19), (1.35, 19.2), (1.35, 19.9), (1.0, 20)], brick('#7A4636'))
