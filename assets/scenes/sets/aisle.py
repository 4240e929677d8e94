"""The warehouse from inside, early in the morning: a long aisle with a forklift and pallets."""
import random

from kit import *

PICTURES = {
    'hero-aisle': dict(size=(2880, 1620), samples=32, light='morning', light_options=dict(direction=-100, height=33, power=4.6, fill=.36, background=1.3, exposure=.35),
                       mist=dict(color='#F3D9AE', start=9, reach=42, max_share=.42),
                       night=dict(lamps=((-.9, -7.5, 5, 190), (-.9, -1.5, 5, 190), (-.9, 4.5, 5, 190), (-.9, 10.5, 5, 190), (-.9, 16.5, 5, 190), (-.9, 24, 5, 240), (-.9, 34, 5, 240)),
                                  mist=dict(color='#8A6F52', start=12, reach=42, max_share=.3)),
                       camera=dict(where=(-1.75, -8.2, 1.65), at=(.35, 6, 2.0), lens=29, blur=.007, focus=(.3, -2.2, 1))),
}


# pallet_load: its arguments are x, y, z, the word on the cartons, turn and height.
def build(name):
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
