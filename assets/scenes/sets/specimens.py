"""Test pictures, to look at after a change to the kit. render.py --all leaves them out."""
import random

from kit import *

PICTURES = {
    'specimen-goods': dict(size=(1440, 960), light='still', light_options=dict(at=(0, 0, .2), reach=.9), specimen=True,
                           camera=dict(where=(0, -2.9, 1.15), at=(0, 0, .18), lens=60, blur=.008)),
    'specimen-truck': dict(size=(1440, 960), light='morning', specimen=True,
                           camera=dict(where=(-7, -10, 2.6), at=(0, -1.5, 1.7), lens=50, blur=.006)),
    'specimen-shop': dict(size=(1440, 960), light='morning', specimen=True,
                          camera=dict(where=(-3, -11, 1.8), at=(0, 0, 2.3), lens=38, blur=.006, focus=(0, -.5, 1.5))),
    'specimen-rest': dict(size=(1440, 960), light='morning', specimen=True,
                          camera=dict(where=(-1, -13, 4.2), at=(0, 2, 1.2), lens=32, blur=.004)),
    'specimen-aisle': dict(size=(1440, 960), light='indoors', specimen=True, light_options=dict(fill=.5, key=(-1, -3, 6), at=(1, 3, 0), power=300),
                           camera=dict(where=(-.2, -6.5, 1.8), at=(.2, 2, 1.5), lens=30, blur=.01, focus=(0, -1, 1))),
}


def build(name):
    # 'specimen-goods' is made by goods().
    globals()[name.split('-')[1]]()


def goods():
    backdrop(LEAF, y=.9)
    box(0, -.1, -.04, 2.6, 1.3, .041, wood(OAK), bevel=.006)
    names = list(PRODUCTS)
    for k in range(8):
        can(-1.05 + k * .09, .35, 0, names[k])
        can(-1.01 + k * .09, .36, .11, names[-k - 1])
    for k, word in enumerate(('CRACKERS', 'OATS', 'PASTA', 'RICE')):
        grocery_box(.25 + k * .2, .38, 0, word, turn=random.uniform(-5, 5))
    for k, make in enumerate((jar, bottle, jug, milk_carton, tin, sack, paper_bag)):
        make(-1.15 + k * .14 + (.1 if k > 4 else 0) + (.13 if k > 5 else 0), .1, 0)
    egg_box(-.9, -.15, 0, open_lid=True)
    full_crate(apple, .45, .1, 0, word='PEACHES')
    for k, make in enumerate((apple, green_apple, peach, orange, pear, tomato, pepper, onion, potato, lemon)):
        make(-1.1 + k * .1, -.4, 0, k * 30)
    for k, make in enumerate((banana_bunch, cabbage, lettuce, watermelon, pumpkin, eggplant, grapes)):
        make(-.1 + k * .2, -.45 if k % 2 else -.25, 0)
    for k, make in enumerate((carrot, carrot, corn, yam)):
        make(-.4 + k * .07, -.55, 0)
    for make, x, y in ((loaf, -.4, -.12), (round_loaf, .9, .15), (baguette, .85, -.08), (cake, -.1, .1), (pie, -.65, -.15), (cheese, 1.1, 0), (meat_tray, -1.1, -.6)):
        make(x, y, 0)


def truck():
    ground(asphalt())
    tractor(0, 2, 0)
    trailer(0, 13.4, 0)
    van(4.6, 1, 0, -20)
    forklift(-3.4, -1.5, 0, 30)
    pallet_load(-2.6, 1.5, 0, 'PEACHES', 10, .9, wrapped=False, missing=3)
    hand_truck(-4.6, -2.6, 0, 20)
    for x in (-9, 9, 14):
        tree(x, 16, 0, 6, spread=1.8, seed=int(x))


def shop():
    ground(asphalt())
    sidewalk(0, -3.2, 0, 40, 30)
    with at(z=.14):
        storefront(0, 0, 0, 'FINE GROCERS', upper=True, light=160)
        full_crate(apple, -2.9, -.75, 0, word='PEACHES')
        full_crate(orange, -2.2, -.75, 0, word='LEMONADE')
        chalk_board(1.6, -1.3, 0, turn=12)
        bench(3, -.6, 0)
        planter(-1.3, -.6, 0)
        mail_box(-4.6, -2.4, 0)
        street_lamp(4.4, -2.6, 0)
        tree(5.6, -1.8, 0, 4.6, spread=1.2)
        bicycle(.1, -2.2, 0, 4)
        shrub(4.7, -.5, 0)


def aisle():
    sheet(0, -20, 0, 40, 40, concrete(), tilt=(-90, 0))
    box(0, 8, 0, 30, .2, 8, plaster('#E5D6B8'), bevel=0)
    rack(1.7, -3, 0, 90, bays=4)
    with at(-1.7, 8.2):
        rack(0, 0, 0, -90, bays=4)
    forklift(.6, 1.5, 0, -20)
    pallet_jack(-.9, -2.5, 0, 15)
    pallet_load(-.9, -3.1, .06, 'TOMATOES', 15, .6, wrapped=False, missing=2)
    panel(0, 2, 7.5, 2, 14, power=900)


def rest():
    """What the other test pictures leave out."""
    ground(grass())
    far_town(y=32, width=90)
    hills(70)
    pole_line(-30, 22, 0)
    fence(-6, 6, 0, 8)
    hedge_row(8, 8, 0, 12)
    storefront(7.5, 2, 0, 'HOME ROW', walls='boards', width=6, stripe=LEAF, accent=TOMATO, sign_font='script', lit=10)
    for x, make in ((-7, cooler), (-4.6, counter), (-2.4, table), (-.4, tiered_stand), (1.2, gondola), (2.6, cart)):
        make(x, 1, 0)
    sacks_on_pallet(-6, -2.5, 0)
    tote(-4.4, -2.5, 0)
    open_carton(-3.5, -2.5, 0)
    carton(-2.8, -2.5, 0)
    bollard(-2.2, -2.5, 0)
    pallet_jack(-1.4, -2.5, 0)
    street_lamp(0, -2.5, 0, lit=40)
    planter(1, -2.5, 0)
    mail_box(2, -2.5, 0)
    chalk_board(2.9, -2.5, 0)
    shrub(3.8, -2.5, 0)
    tiered_stand(5.2, -3.5, 0)
    for step in range(3):
        full_crate((tomato, pepper, lemon)[step], 4.9, -3.5 + step * .36, .3 + step * .22, word=('TOMATOES', 'OKRA', 'LEMONADE')[step])
