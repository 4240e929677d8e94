"""The loading dock early in the morning."""
from kit import *

# Options: see `morning` in kit/light.py, and `mist_share` in studio/finish.py.
PICTURES = {
    'hero-dock': dict(size=(2880, 1620), samples=32, light='morning', light_options=dict(direction=-62, height=12, fill=.6, exposure=.5),
                      mist=dict(color='#F6DEBB', start=30, reach=70, max_share=.45),
                      night=dict(lamps=((-15.6, -.7, 4.8, 420), (-10.4, -.7, 4.8, 420), (-5.2, -.7, 4.8, 420), (0, -.7, 4.8, 420), (5.2, -.7, 4.8, 420), (10.4, -.7, 4.8, 420), (-12, -21, 8, 2600), (2, -20, 8, 2200)),
                                 mist=dict(color='#5B6880', start=30, reach=70, max_share=.4)),
                      camera=dict(where=(-9.8, -24.6, 3.0), at=(-3.3, -8, 2.55), lens=34, blur=.005, focus=(-1.4, -12, 1.8))),
    'services': dict(size=(2160, 1440), samples=20, light='morning', light_options=dict(direction=-62, height=14, fill=.65, exposure=.5),
                     mist=dict(color='#F6DEBB', start=30, reach=70, max_share=.45),
                     camera=dict(where=(-10.6, -18.2, 1.75), at=(-4.6, -8.6, 1.5), lens=38, blur=.011, focus=(-5.6, -13.5, .8))),
    'history-today': dict(size=(2160, 1440), samples=20, light='morning', light_options=dict(direction=-40, height=18, fill=.65, exposure=.45),
                          mist=dict(color='#F6DEBB', start=30, reach=70, max_share=.45),
                          camera=dict(where=(15.5, -27, 6.5), at=(4.4, -5, 2.9), lens=38, blur=.008, focus=(6, -9, 2.5))),
}
DOORS = (-15.6, -10.4, -5.2, 0, 5.2, 10.4, 15.6)


def build(name):
    ground(asphalt())
    warehouse(4, 0, 0, [x - 4 for x in DOORS], width=60, height=8, name=' '.join(short_name()), open_doors=(2,), name_at=2.2)
    _trucks()
    _yard()
    _loading()
    for k, (x, height) in enumerate(((-27, 12), (-22, 14.5), (-17.5, 11.5), (8, 10.6), (13, 11.5))):
        tree(x, 7, 0, height, spread=3.2, seed=k)


def _trucks():
    # Of a name on the left of the other trailers, only a few letters would show behind the tractor.
    for x, stripe, lettered in ((0, LEAF, (-1, 1)), (5.2, TOMATO, (1,)), (10.4, LEAF, (1,))):
        trailer(x, -.5, 0, length=9.6, stripe=stripe, lettered=lettered)
    tractor(0, -9.1, 0)


def _yard():
    for k in range(-3, 7):
        road_line(k * 5.2 - 2.6, -9.6, 15, .14, turn=90)
    road_line(0, -19, 60, .16)
    for x in (-7.75, -2.75):
        bollard(x, -1.4, 0)
    street_lamp(-17.2, -2.4, 0, 5)
    dock_steps(-11.6, 0, 0)


def _loading():
    """Pallets, a forklift and goods in front of the open door."""
    pallet_load(-6.9, -2.6, 0, 'TOMATOES', turn=4, height=1.2, wrapped=True)
    pallet_load(-3.2, -4.2, 0, 'CORN', turn=-5, height=.9, wrapped=False, color=KRAFT, missing=3)
    with at(-4.5, -10.2, 0, 24):
        forklift(0, 0, 0, 180, lift=.14)
        pallet_load(0, 1.72, .02, 'PEACHES', turn=0, height=.9, wrapped=False, color=KRAFT, missing=2)
    full_crate(apple, -5.9, -14.2, 0, word='PEACHES', turn=18)
    full_crate(orange, -5.3, -13.8, 0, word='LEMONADE', turn=-10)
    crate(-6.0, -13.5, 0, -8)
    crate(-6.02, -13.52, .245, 10)
    hand_truck(-3.0, -13.2, 0, 60)
    for k, word in enumerate(('COFFEE', 'TEA', 'BEANS')):
        carton(-2.83, -13.3, .035 + k * .305, word, turn=60 - k * 3)
