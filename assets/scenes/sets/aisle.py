"""The warehouse from inside, early in the morning: a long aisle; a forklift, pallets and a worker's things."""
import random

from kit import *

PICTURES = {
    'hero-aisle': dict(size=(2880, 1620), samples=32, light='morning', light_options=dict(direction=-100, height=33, power=4.6, fill=.36, background=1.3, exposure=.35),
                       mist=dict(color='#F3D9AE', start=9, reach=42, max_share=.42),
                       camera=dict(where=(-1.75, -8.2, 1.65), at=(.35, 6, 2.0), lens=29, blur=.007, focus=(.3, -2.2, 1))),
    'jobs': dict(size=(2160, 1441), samples=8, light='morning', light_options=dict(direction=-90, height=42, power=5, fill=.36, background=1.3, exposure=.4),
                 mist=dict(color='#F3D9AE', start=8, reach=34, max_share=.38),
                 camera=dict(where=(-.7, -6.6, 1.75), at=(-.05, 0, .98), lens=43, blur=.012, focus=(-.6, -.8, 1))),
}


def build(name):
    {'hero-aisle': long_aisle, 'jobs': forklift_in_hall}[name]()


# pallet_load: its arguments are x, y, z, the word on the cartons, turn and height.
def long_aisle():
    random.seed(11)
    hall(left=-4.4, right=7.5, near=-10, far=40, height=8.2, windows=[-7.8 + k * 3.6 for k in range(12)], sun_from=(-100, 33), shaft_brightness=.09)
    rack(2.7, -6.2, 0, 90, bays=13, fill=.96)
    rack(-2.9, 15.5, 0, 90, bays=7, fill=.96)
    for k in range(7):
        hall_lamp(-.9, -1.5 + k * 6, 5.2, ceiling=7.1)
    for x in (-3.1, .95):
        road_line(x, 14, length=48, width=.1, turn=90, color=CORN)
    with at(-.35, -1.2, 0, 28):
        pallet_jack(0, 0, 0)
        pallet_load(0, -.62, .03, 'PEACHES', 0, .9, wrapped=False, color=KRAFT, missing=3)
    with at(-2.2, 11, 0, 170):
        forklift(0, 0, 0)
        pallet_load(0, -1.8, .03, 'OATS', 0, 1.2, wrapped=True)
    along_the_wall()


def along_the_wall():
    """Pallets and a broom at the left wall."""
    for k, word in enumerate(('RICE', 'SALT', 'TEA')):
        pallet_load(-3.7, 3.5 + k * 1.5, 0, word, 90, .9, wrapped=True, color=KRAFT)
    broom(-4.15, -.6, 0, 80, tilt=(-8, 0))


def forklift_in_hall():
    hall(left=-3.7, right=8, near=-10, far=26, height=8.2, windows=[-7.9 + k * 3.8 for k in range(9)], sun_from=(-90, 42), window_width=3.0, shaft_brightness=.06)
    rack(4.3, -4.2, 0, 90, bays=8, fill=.97)
    for k in range(4):
        hall_lamp(-.6, 3 + k * 5, 5.2, ceiling=7.1)
    road_line(2.7, 6, length=30, width=.1, turn=90, color=CORN)
    with at(1.35, .9, 0, -62):
        forklift(0, 0, 0, lift=.24)
        pallet_load(0, -1.8, .14, 'PEACHES', 0, .9, wrapped=False, color=KRAFT, missing=2)
    empty_pallets(-1.7, -1.0)
    for k, word in enumerate(('CORN', 'COFFEE', 'RICE')):
        pallet_load(-2.9 + k * 1.5, 6 + k, 0, word, 4, 1.2, wrapped=True, color=KRAFT)


def empty_pallets(x, y):
    for k in range(5):
        pallet(x + (-.02, .015, 0, .03, -.015)[k], y, k * .146, 14 + (0, 2, -1.5, 1, -3)[k])
    top = 5 * .146
    lunch_box(x - .22, y - .24, top, 24)
    hard_hat(x + .2, y - .22, top, -35)
    flask(x - .02, y + .05, top)
