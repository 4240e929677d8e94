"""Two people at work in the warehouse: an order selector builds a pallet, a driver takes cartons to the truck."""
from kit import *
from kit.figure import *

PICTURES = {
    'jobs': dict(size=(2880, 1920), samples=8, light='morning', light_options=dict(direction=-84, height=40, power=5, fill=.5, background=1.3, exposure=.5),
                 mist=dict(color='#F3D9AE', start=9, reach=40, max_share=.3),
                 night=dict(lamps=((-.5, -4.8, 3.4, 150), (1.6, -2.6, 4, 90), (-1.2, 6, 5, 220), (-.9, 13, 5, 190), (-.9, 21, 5, 240)), fill=.35, power=.2, exposure=.6,
                            mist=dict(color='#8A6F52', start=9, reach=40, max_share=.25)),
                 camera=dict(where=(-.3, -6.4, 1.62), at=(.2, 0, .96), lens=57, blur=.006, focus=(0, -.2, 1.1))),
    'job-selector': dict(size=(2160, 1440), samples=20, light='morning', light_options=dict(direction=-84, height=40, power=5, fill=.5, background=1.3, exposure=.5),
                         mist=dict(color='#F3D9AE', start=9, reach=40, max_share=.3),
                         camera=dict(where=(1.3, -3.7, 1.7), at=(-.5, .3, 1.02), lens=56, blur=.01, focus=(-.35, .5, 1.3))),
    'job-driver': dict(size=(2160, 1440), samples=20, light='morning', light_options=dict(direction=-84, height=40, power=5, fill=.5, background=1.3, exposure=.5),
                       mist=dict(color='#F3D9AE', start=9, reach=40, max_share=.3),
                       camera=dict(where=(-.4, -4.8, 1.5), at=(1.1, -.4, .92), lens=52, blur=.01, focus=(1.5, 0, 1.4))),
}
LIFE_SIZE = 1.2  # makes a figure as tall as a person beside a rack
ORANGE = '#D9762B'


def build(name):
    hall(left=-3.9, right=8, near=-10, far=26, height=8.2, windows=[-7.9 + k * 3.8 for k in range(9)], sun_from=(-84, 40), window_width=3.0, shaft_brightness=.05)
    rack(4.4, -3.4, 0, 90, bays=8, fill=.97)
    road_line(2.9, 6, length=30, width=.1, turn=90, color=CORN)
    _selecting(-.95, -.35) if name != 'job-driver' else None
    _delivering(1.05, -.95) if name != 'job-selector' else None
    for k, word in enumerate(('CORN', 'COFFEE', 'RICE')):
        pallet_load(-2.9 + k * 1.45, 4.6 + k * .5, 0, word, 4, 1.2, wrapped=k == 1, color=KRAFT)
    with at(1.7, 7.5, 0, 165):
        forklift(0, 0, 0)
        pallet_load(0, -1.8, .03, 'OATS', 0, 1.2, wrapped=True)
    for k in range(4):
        pallet(-1.75, 1.5, k * .146, 8 + (0, 2, -1.5, 1)[k])
    flask(-1.5, 1.2, .584)
    lunch_box(-1.85, 1.25, .584, 16)
    lamp(-2.2, -5.2, 3.2, power=170, at=(.4, 0, 1.3), color='#FFE2BC', size=1.2)


def _selecting(x, y):
    with at(x, y, 0, 80):
        pallet_jack(0, 0, 0)
        with at(0, -.62, .03):
            pallet(0, 0, 0, 90)
            for k in range(9):
                layer, spot = divmod(k, 6)
                carton((spot % 2 - .5) * .46, (spot // 2 - 1) * .38, .146 + layer * .29, 'PEACHES', .45, .36, .285, (k * 7) % 3 - 1)
    with at(x + .62, y + 1.0, WAIST_HEIGHT * LIFE_SIZE, 6, scale=LIFE_SIZE):
        selector()


def _delivering(x, y):
    """The driver is behind the tilted hand truck."""
    with at(x, y, 0, -32):
        with at(0, .1, .02, tilt=(-30, 0)):
            hand_truck(0, 0, 0)
            for k, word in enumerate(('COFFEE', 'TEA', 'BEANS')):
                carton(0, -.19, .037 + k * .285, word, .4, .3, .28, (1, -2, 2)[k])
        with at(0, 1.22, WAIST_HEIGHT * LIFE_SIZE, 0, scale=LIFE_SIZE):
            driver()


def selector():
    tone, shirt = '#8A5A3A', '#4E7288'
    trousers('#33413D')
    body = trunk(dict(wide=1.0, deep=1.0, bust=.008))
    torso(body, 'selector', satin(shirt))
    throat(body, tone, low=.36, wide=.03)
    collar(body, shirt, low=.365, spread=.05)
    _vest(body, ORANGE)
    for side in (-1, 1):
        posed_arm(side, 'sides', tone, sleeve=satin(shirt), bare=True, wrist=(.175, -.14, .13))
    with at(0, -.24, .04):
        carton(0, 0, 0, 'PEACHES', .33, .25, .22)
    with head_of('selector', dict(tone=tone, wide=.098, jaw=.24, nose=.025, nostrils=.008, neck=.048), dict(brow_color='#1B1512', iris='#2A1810', lips='#93504A', lashes=True), turn=-12, tilt=(6, 0)) as head:
        hair(head, dict(line='back', color='#1B1513', thick=.012, top=.01, tight=True, grain=200))
        bun(0, .1, .12, .075, '#1B1513')


def driver():
    tone, coat = '#DDAF8C', LEAF
    trousers('#3B4A5A')
    body = trunk(dict(wide=1.08, deep=1.06, belly=.01))
    torso(body, 'driver', satin(CREAM))
    throat(body, tone, low=.36, wide=.032)
    jacket(body, coat, low=.26, spread=.052, lapel=False)
    collar(body, coat, low=.36, spread=.056)
    buttons(body, CORN, heights=(.22, .15, .08, .01))
    for side in (-1, 1):
        posed_arm(side, 'sides', tone, sleeve=satin(coat), cuff=satin('#184A38'), wide=1.08, wrist=(.18, -.16, .2), turn=-4)
    with head_of('driver', dict(tone=tone, wide=.103, jaw=.17, nose=.029, cheeks=1.3, neck=.054), dict(brow_color='#7A6A5A', iris='#4A6A74', lips='#B06A58'), turn=14, tilt=(0, 2)) as head:
        hair(head, dict(line='short', color='#A8A199', thick=.012, top=.006))
        beard(head, '#A8A199', thick=.009)
        _cap(head, '#23445A')


def _vest(body, color):
    """A safety vest with two light bands."""
    wrap(body, 'vest', lambda z: .045 + .02 * max(z, 0), span=(-.15, .402), material=satin(color), lift=.008)
    for side in (-1, 1):
        panel_on(body, ('band', side), lambda z, side=side: sorted((side * .1, side * .125)), span=(-.1, .37), material=satin('#EFE9D8', rough=.25), lift=.0125, thick=.003)


def _cap(head, color):
    """A cap with a peak."""
    fabric = satin(color, rough=.7, grain=.06, coat=0)
    with at(0, .006, .06, tilt=(-4, 0), scale=(1, head['deep'] / head['wide'], 1)):
        r = head['wide'] + .014
        lathe(0, 0, 0, [(r, 0), (r + .002, .03), (r - .006, .06), (r * .72, .09), (r * .3, .1), (0, .102)], fabric, sides=64)
        hull(0, -r * .9, .002, [(sx * w, dy, h) for sx in (-1, 1) for dy, w, h in ((.03, r * .86, 0), (.03, r * .86, .012), (-.045, r * .7, -.012), (-.045, r * .7, -.006), (-.07, r * .35, -.016), (-.07, r * .35, -.01))], fabric, bevel=.003)
