"""The people of operations and of store engineering."""
from kit import *
from kit.figure import *


@backdrop_color(GREEN)
def thomas_begay():
    tone, shirt = '#B07A50', '#4E7288'
    body = trunk(dict(wide=1.06, deep=1.02))
    with at(turn=-12):
        torso(body, 'thomas', satin(shirt))
        throat(body, tone, low=.355, wide=.03)
        collar(body, shirt, low=.362, spread=.05)
        placket(body, shirt, button=CREAM)
        wrap(body, 'vest', lambda z: .05 + .02 * max(z, 0), span=(-.15, .402), material=satin('#E0A52E'), lift=.008)
        for side in (-1, 1):
            panel_on(body, ('band', side), lambda z, side=side: sorted((side * .1, side * .125)), span=(-.1, .37), material=satin('#EFE9D8', rough=.25), lift=.0125, thick=.003)
        posed_arm(side=1, pose='hug', tone=tone, sleeve=satin(shirt), wide=1.06, wrist=(.13, -.17, .1), rise=18, cuff=satin(shirt))
        posed_arm(side=-1, pose='raise', tone=tone, sleeve=satin(shirt), wide=1.06, wrist=(.1, -.2, .15), turn=-62, rise=30, cuff=satin(shirt))
        clipboard(.03, -.19, .05, -4, tilt=(12, 8))
    look = dict(brow_color='#4A423C', iris='#2E1C12', lips='#9A5644', brow=.0095)
    with head_of('thomas', dict(tone=tone, wide=.104, jaw=.17, nose=.03, nostrils=.0075, chin=1.15, cheeks=1.3, neck=.054), look, turn=8, tilt=(0, 0)) as head:
        hair(head, dict(line='short', color='#6E6862', thick=.012, top=.016, part=.03, sweep=.014))


@backdrop_color(SAGE)
def priya_raman():
    tone, work_jacket = '#A66F48', '#2F5D74'
    body = trunk(dict(wide=.9, deep=.95, bust=.01))
    with at(turn=-10):
        torso(body, 'priya', satin('#EADFC6'))
        throat(body, tone, low=.36, wide=.034)
        jacket(body, work_jacket, low=.3, spread=.05, lapel=False)
        collar(body, work_jacket, low=.358, spread=.056)
        panel_on(body, 'flap', lambda z: (.045, .115), span=(.19, .255), material=satin('#2A5267'), lift=.012, thick=.004)
        buttons(body, '#C79B48', heights=(.27, .2, .13, .06))
        posed_arm(side=1, pose='raise', tone=tone, sleeve=satin(work_jacket), wide=.9, thick=.043, cuff=satin('#2A5267'))
        posed_arm(side=-1, pose='hug', tone=tone, sleeve=satin(work_jacket), wide=.9, thick=.043, cuff=satin('#2A5267'), wrist=(.13, -.13, .06))
        with in_hand(side=1, pose='raise'):
            upright_wrench()
        with at(-.095, -.16, .02, 30, tilt=(-20, -30), scale=.82):
            hard_hat(0, 0, 0)
        ponytail([(-.07, .02, .48), (-.1, -.07, .415), (-.105, -.128, .32), (-.085, -.138, .19)], thick=.032, color='#241A16')
    look = dict(brow_color='#1E1411', iris='#2A1810', lips='#A04E42', lashes=True, brow=.0085)
    with head_of('priya', dict(tone=tone, wide=.096, jaw=.27, nose=.026, nostrils=.006, neck=.046), look, turn=8, tilt=(0, 2)) as head:
        hair(head, dict(line='back', color='#241A16', thick=.013, top=.01, part=0.0, sweep=.004))
