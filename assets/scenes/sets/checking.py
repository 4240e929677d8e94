"""An order that is being checked: a clipboard on cartons, the hall behind out of focus."""
from kit import *
from kit.figure_wear import clipboard

PICTURES = {
    'support-services': dict(size=(2160, 1440), samples=20, light='morning', light_options=dict(direction=-72, height=36, power=4.6, fill=.42, background=1.3, exposure=.5),
                             mist=dict(color='#F3D9AE', start=9, reach=36, max_share=.36),
                             camera=dict(where=(-.62, -2.3, 1.5), at=(.06, .05, .86), lens=44, blur=.016, focus=(-.05, -.1, .9))),
}


def build(name):
    hall(left=-4.2, right=8, near=-9, far=20, height=8.2, windows=[-6.4 + k * 3.6 for k in range(7)], sun_from=(-72, 36), window_width=2.8, shaft_brightness=.05)
    rack(4.6, -2, 0, 90, bays=7, fill=.95)
    pallet_load(0, 0, 0, 'COFFEE', turn=8, height=.62, wrapped=False, color=KRAFT)
    with at(0, 0, .77, 8):
        for x, y, word, turn in ((-.36, .27, 'PEACHES', 4), (.06, .28, 'OATS', -3), (.44, .2, 'CORN', 82)):
            carton(x, y, 0, word, turn=turn)
        with at(-.1, -.01, .004, -4, scale=1.35):
            clipboard(0, 0, 0, 0, tilt=(-16, 0))
        eraser_pencil(.12, -.06, 0, 66, .2)
        mug(.3, -.12, 0, -30, TOMATO)
        box(-.42, -.14, 0, .09, .09, .04, card('#D9B67C'), bevel=.01)
    for k, (x, y, word) in enumerate(((-2.2, 3, 'PEACHES'), (-.6, 4.4, 'RICE'), (1.3, 3.6, 'TEA'))):
        pallet_load(x, y, 0, word, turn=6 - 5 * k, height=(1.2, .9, 1.2)[k], wrapped=k != 1, color=KRAFT)
    hall_lamp(.8, 6, 4.8, ceiling=7.1)
