"""The people who open new stores."""
from kit import *
from kit.figure import *


@backdrop_color(WARM)
def dana_reyes():
    tone, wool = '#CF9A70', '#1F5B45'
    body = trunk(dict(wide=.88, deep=.94, bust=.012))
    with at(turn=10):
        torso(body, 'dana', satin('#E8B23A'))
        throat(body, tone, low=.34, wide=.045)
        jacket(body, wool, low=.12, spread=.07, wide=.036)
        posed_arm(side=-1, pose='raise', tone=tone, sleeve=satin(wool), wide=.88, thick=.043)
        posed_arm(side=1, pose='down', tone=tone, sleeve=satin(wool), wide=.88, thick=.043)
        with in_hand(side=-1, pose='raise'), at(0, 0, .035, scale=1.25):
            key()
            key_tag(0, 0, -.03)
    look = dict(brow_color='#33201A', iris='#3E2616', lips='#B04E48', lashes=True)
    with head_of('dana', dict(tone=tone, wide=.096, jaw=.26, nose=.024, neck=.046), look, turn=-7, tilt=(0, -3)) as head:
        hair(head, dict(line='long', color='#4A2C1E', thick=.02, top=.014, length=.19, wave=.007, curl=18, locks=15, flare=.03, taper=.034, part=-.025, sweep=.01))


@backdrop_color(SAGE)
def clifford_banks():
    tone, wool = '#6B4129', '#7A5F40'
    body = trunk(dict(wide=1.06, deep=1.1, belly=.02))
    with at(turn=-8):
        torso(body, 'clifford', satin('#F1EBDD'))
        tie(body, LEAF)
        collar(body, '#F4EEE2', low=.36, spread=.046)
        jacket(body, wool, low=.13, spread=.066, wide=.042)
        for side in (-1, 1):
            posed_arm(side, 'carry', tone, sleeve=satin(wool), wide=1.06, cuff=satin('#F4EEE2'), wrist=(.14, -.15, .05))
        with at(0, -.23, .066, 4):
            box(0, 0, 0, .3, .16, .012, wood(OAK), bevel=.004)
            with at(0, -.02, .012, scale=.031):
                storefront(0, 0, 0, 'FINE GROCERS', light=0)
    look = dict(brow_color='#8E8880', iris='#24150E', lips='#84493C', brow=.01, mouth_z=-.0775, smile=.015, blush='#963F2A')
    with head_of('clifford', dict(tone=tone, wide=.104, jaw=.16, nose=.028, nostrils=.009, chin=1.1, neck=.056), look, turn=6, tilt=(0, 2)) as head:
        hair(head, dict(line='high', color='#8F8A84', thick=.007, top=.004, tight=True, grain=200))
        mustache('#8F8A84', head)


@backdrop_color(WARM)
def hannah_moseley():
    tone, wool = '#DFA983', '#24465C'
    body = trunk(dict(wide=.9, deep=.95, bust=.01))
    with at(turn=-9):
        torso(body, 'hannah', satin(wool, rough=.6))
        ring_collar(satin(wool, rough=.6), low=.388, high=.414, r=.07)
        for z in (.3, .24, .18, .12, .06):
            wrap(body, ('stripe', z), opening=lambda _: 0, span=(z, z + .022), material=satin('#F1EBDD', rough=.6), lift=.001, thick=.002)
        for side in (-1, 1):
            posed_arm(side, 'sides', tone, sleeve=satin(wool, rough=.6), wide=.9, thick=.043, wrist=(.14, -.14, .06), turn=-12)
        with at(0, -.2, .03):
            hanging_sign('OPEN', .26, .14)
    look = dict(brow_color='#A2562E', iris='#4E7A74', lips='#C0614E', lashes=True,
                freckles=[(.03 + .008 * k * (1 if k % 2 else -1), -.026 - .005 * (k % 3)) for k in range(5)] + [(-.045 + .007 * k, -.028 - .005 * (k * 2 % 3)) for k in range(5)])
    with head_of('hannah', dict(tone=tone, wide=.096, jaw=.26, nose=.022, neck=.046), look, turn=8, tilt=(0, -2)) as head:
        hair(head, dict(line='back', color='#A8552A', thick=.014, top=.014, wave=.003, locks=16))
        bun(0, .05, .165, .085, '#A8552A')
