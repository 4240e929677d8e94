"""The people at desks: president, finance, retail development, member services, human resources."""
from kit import *
from kit.figure import *


@backdrop_color(SAGE)
def denise_okafor():
    tone, wool = '#7A4A30', '#1F5B45'
    body = trunk(dict(wide=.95, deep=1.0, bust=.012))
    with at(turn=-9):
        torso(body, 'denise', satin(CREAM))
        jacket(body, wool, low=.15, spread=.062, wide=.042)
        throat(body, tone, low=.335, wide=.042)
        collar(body, CREAM, low=.365, spread=.06)
        for side in (-1, 1):
            posed_arm(side, 'carry', tone, sleeve=satin(wool), wide=.95, cuff=satin(CREAM))
        buttons(body, '#C79B48', heights=(.13,))
        # A toy van in her hands.
        with at(0, -.225, .092, 98, scale=.045):
            van(0, 0, 0)
    look = dict(brow_color='#231510', iris='#2A1710', lips='#9E463E', lashes=True, blush='#A23E2A', full=1.15)
    with head_of('denise', dict(tone=tone, wide=.098, jaw=.27, nostrils=.009, nose=.024), look, turn=6, tilt=(0, 2)) as head:
        hair(head, dict(line='back', color='#4A4440', thick=.016, top=.022, tight=True, grain=110, wave=.006, curl=34, locks=0, soft=.12))
        for side in (-1, 1):
            ball(side * .104, -.006, -.042, .008, steel('#D9A84A', rough=.25))


@backdrop_color(WARM)
def raymond_tillery():
    tone, wool = '#DDAB86', '#33413D'
    body = trunk(dict(wide=.98, deep=1.05, belly=.014))
    with at(turn=8):
        torso(body, 'raymond', satin('#F1EBDD'))
        tie(body, TOMATO)
        collar(body, '#F4EEE2', low=.36, spread=.045)
        jacket(body, wool, low=.2, spread=.06, lapel=False)
        buttons(body, '#8C6A3C', heights=(.17, .11, .05))
        posed_arm(side=-1, pose='hug', tone=tone, sleeve=satin('#F1EBDD'), cuff=satin('#F4EEE2'), wrist=(.1, -.19, .115), rise=4)
        posed_arm(side=1, pose='down', tone=tone, sleeve=satin('#F1EBDD'))
        with at(-.005, -.152, .03, 4, tilt=(3, -7)):
            book(0, .02, 0, 0, (.19, .26, .042), '#7A2A22', tilt=(90, 0))
    look = dict(brow_color='#B9B2A6', iris='#4C6A78', lips='#B5685A', brow=.0095)
    with head_of('raymond', dict(tone=tone, jaw=.2, nose=.031, wide=.101, chin=1.2), look, turn=-6, tilt=(0, -2)) as head:
        hair(head, dict(line='receding', color='#B8B2A8', thick=.012, bald=.42, soft=.16, wave=.003))
        glasses(head, '#4A3524')


@backdrop_color(WARM)
def samuel_adeyemi():
    tone, wool = '#4A2B1C', '#A4523A'
    body = trunk(dict(wide=1.02, deep=.98))
    with at(turn=12):
        torso(body, 'samuel', satin(CREAM, rough=.7, grain=.1, coat=0))
        ring_collar(satin(CREAM, rough=.7, grain=.1, coat=0), low=.39, high=.45, r=.06)
        jacket(body, wool, low=.13, spread=.066, wide=.04)
        posed_arm(side=-1, pose='raise', tone=tone, sleeve=satin(wool), wide=1.02, cuff=satin(CREAM))
        posed_arm(side=1, pose='down', tone=tone, sleeve=satin(wool), wide=1.02)
        with in_hand(side=-1, pose='raise'), at(0, 0, .06, tilt=(0, 90)):
            rolled_drawing(0, 0, -.022, 0, .42, .026, '#E9EEF0', tie=LEAF)
    look = dict(brow_color='#120C0A', iris='#1C100B', lips='#6C352C', full=1.1, brow=.009, blush='#7A2E20')
    with head_of('samuel', dict(tone=tone, wide=.098, jaw=.22, nose=.025, nostrils=.009), look, turn=-8, tilt=(0, -2)) as head:
        hair(head, dict(line='short', color='#17120F', thick=.009, top=.02, tight=True, grain=160))
        glasses(head, '#7A4A24', round_=False)


@backdrop_color(GREEN)
def rosalind_baptiste():
    tone, wool = '#96613E', '#B8392B'
    body = trunk(dict(wide=.98, deep=1.05, bust=.018))
    with at(turn=9):
        torso(body, 'rosalind', satin('#F1E7D2'))
        throat(body, tone, low=.34, wide=.05)
        jacket(body, wool, low=.13, spread=.068, lapel=False)
        buttons(body, '#F1E7D2', heights=(.1, .04), x=0)
        for side in (-1, 1):
            posed_arm(side, 'waist', tone, sleeve=satin(wool), wide=.98, cuff=satin('#A22F24'))
    look = dict(brow_color='#2E1B12', iris='#33200F', lips='#A2423A', lashes=True, full=1.1)
    with head_of('rosalind', dict(tone=tone, wide=.1, jaw=.22, nose=.025, nostrils=.008, cheeks=1.4), look, turn=-6, tilt=(0, 3)) as head:
        hair(head, dict(line='back', color='#4A2A1C', thick=.03, top=.03, tight=True, grain=80, wave=.016, curl=30, locks=0, length=.09, flare=.012, soft=.14))
        headset(head, over=.062, out=.004)


@backdrop_color(SAGE)
def joel_kaminski():
    tone, wool = '#E2B08A', '#C98F2A'
    body = trunk(dict(wide=1.0, deep=1.0))
    with at(turn=-8):
        torso(body, 'joel', knit(wool))
        collar(body, '#E9EEF0', low=.362, spread=.046)
        ring_collar(knit(wool), low=.39, high=.41, r=.075)
        lanyard(body, LEAF)
        posed_arm(side=1, pose='hug', tone=tone, sleeve=knit(wool), wrist=(.12, -.17, .06))
        posed_arm(side=-1, pose='down', tone=tone, sleeve=knit(wool))
        with at(.085, -.155, -.05, -10, tilt=(4, 10)):
            folder('#3F7A63')
            with at(.012, .016, .006):
                folder('#D9B67C')
    look = dict(brow_color='#8A5428', iris='#4F6B4A', lips='#B5685A', brow=.009, mouth_z=-.0765, smile=.013)
    with head_of('joel', dict(tone=tone, jaw=.2, nose=.03, chin=1.1), look, turn=7, tilt=(0, -3)) as head:
        hair(head, dict(line='short', color='#8E5226', thick=.012, top=.022, part=-.03, sweep=.016))
        beard(head, '#94582A', thick=.009)
