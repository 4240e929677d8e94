"""The people of the departments: grocery, meat, produce, bakery."""
from kit import *
from kit.figure import *


@backdrop_color(SAGE)
def marcus_whitfield():
    tone, wool = '#5C3622', '#E4D3AE'
    body = trunk(dict(wide=1.06, deep=1.05))
    with at(turn=10):
        torso(body, 'marcus', satin(wool, rough=.7, grain=.1, coat=0))
        collar(body, '#8FB0BC', low=.368, spread=.042)
        ring_collar(satin(wool, rough=.7, grain=.1, coat=0), low=.392, high=.412, r=.074)
        apron(body, satin(LEAF), strap=satin(LEAF), pocket=satin('#1A4C3A'))
        posed_arm(side=1, pose='hug', tone=tone, sleeve=satin(wool, rough=.7, grain=.1, coat=0), wide=1.06, wrist=(.132, -.268, .1), turn=-82, curl=24, bare=True)
        posed_arm(side=-1, pose='carry', tone=tone, sleeve=satin(wool, rough=.7, grain=.1, coat=0), wide=1.06, bare=True, wrist=(.12, -.17, .02), turn=-50)
        with at(-.01, -.2, .0, -6, scale=.74):
            paper_bag(0, 0, 0, width=.26)
            grocery_box(-.055, .01, .22, 'OATS', .13, .05, .27, turn=8, tilt=(0, -5))
            with at(.07, .02, .24, 20, tilt=(0, 10)):
                baguette(0, 0, .1, 0, tilt=(0, -78), length=.46)
            jar(.02, -.03, .33, 'HONEY', turn=10)
    look = dict(brow_color='#150E0B', iris='#20120C', lips='#7A3F36', full=1.1, mouth_z=-.0765, brow=.0095, blush='#8A3424')
    with head_of('marcus', dict(tone=tone, wide=.102, jaw=.18, nose=.026, nostrils=.0095, neck=.055), look, turn=-5, tilt=(0, 3)) as head:
        hair(head, dict(line='short', color='#1B1613', thick=.007, top=.004, tight=True, grain=220, soft=.06))
        beard(head, '#1B1613', thick=.007, tight=True, lip=False)


@backdrop_color(GREEN)
def luis_herrera():
    tone, white = '#C99268', '#F3EEE2'
    body = trunk(dict(wide=1.1, deep=1.12, belly=.012))
    with at(turn=-6):
        torso(body, 'luis', satin(white, rough=.6))
        throat(body, tone, low=.362, wide=.03)
        collar(body, white, low=.365, spread=.05)
        apron(body, stripes('#24465C', '#EFE8D8', count=8), strap=satin('#24465C'), wide=.11)
        for side in (-1, 1):
            posed_arm(side, 'carry', tone, sleeve=satin(white, rough=.6), wide=1.1, thick=.05, bare=True, wrist=(.15, -.17, .06))
        with at(0, -.235, .072, scale=.9):
            enamel_tray(0, 0, 0, width=.34, depth=.2)
            roast(-.01, 0, .01, 6)
    look = dict(brow_color='#241912', iris='#3A2416', lips='#A65A48', brow=.0105)
    with head_of('luis', dict(tone=tone, wide=.106, jaw=.15, nose=.03, chin=1.1, cheeks=1.4, neck=.056), look, turn=5, tilt=(0, -2)) as head:
        hair(head, dict(line='high', color='#3A322E', thick=.012, top=.02, wave=.006, curl=26, locks=14))


@backdrop_color(WARM)
def linh_tran():
    tone, shirt = '#DCAC88', '#8FA98C'
    body = trunk(dict(wide=.86, deep=.92, bust=.01, waist=.95))
    with at(turn=8):
        torso(body, 'linh', satin(shirt))
        throat(body, tone, low=.345, wide=.032)
        collar(body, shirt, low=.358, spread=.052)
        apron(body, satin('#235D47'), strap=satin('#235D47'), high=.26, wide=.092)
        for side in (-1, 1):
            posed_arm(side, 'sides', tone, sleeve=satin(shirt), wide=.86, thick=.042, bare=True)
        with at(0, -.2, .03, scale=.66):
            full_crate(peach, 0, 0, 0, radius=.038, word='PEACHES', width=.46, depth=.28, height=.2)
    look = dict(brow_color='#33241D', iris='#3A2416', lips='#B8564C', lashes=True, brow=.0075)
    with head_of('linh', dict(tone=tone, wide=.096, jaw=.27, nose=.02, nostrils=.007, chin=.8, neck=.045), look, turn=-8, tilt=(0, -3)) as head:
        hair(head, dict(line='long', color='#3A2A22', thick=.018, top=.016, part=.028, sweep=.012, length=.1, wave=.006, curl=20, locks=15, flare=.014, taper=.034))


@backdrop_color(SAGE)
def carol_ann_pruitt():
    tone, white = '#E2AF8B', '#F3EEE2'
    body = trunk(dict(wide=1.0, deep=1.12, bust=.016, belly=.01))
    with at(turn=-10):
        torso(body, 'carol', satin(white, rough=.6))
        throat(body, tone, low=.36, wide=.03)
        collar(body, white, low=.368, spread=.05)
        buttons(body, '#B8392B', heights=(.31, .24, .17, .1), x=-.035, lift=.004)
        buttons(body, '#B8392B', heights=(.31, .24, .17, .1), x=.035, lift=.004)
        posed_arm(side=-1, pose='carry', tone=tone, sleeve=satin(white, rough=.6), cuff=satin(white), wrist=(.12, -.16, .08))
        posed_arm(side=1, pose='hug', tone=tone, sleeve=satin(white, rough=.6), cuff=satin(white), wrist=(.13, -.2, .13))
        with at(0, -.215, .1, 6, tilt=(28, -6)):
            loaf(0, 0, 0, 0, tilt=(0, 0), size=(.28, .13, .11), seed=2)
    look = dict(brow_color='#A39A90', iris='#5C7480', lips='#B5574E', lashes=True, blush='#D2604A', brow=.007)
    with head_of('carol', dict(tone=tone, wide=.102, jaw=.2, nose=.024, cheeks=1.7, chin=.9), look, turn=7, tilt=(0, 3)) as head:
        hair(head, dict(line='back', color='#C9C2B8', thick=.02, top=-.016, wave=.01, curl=36, locks=0, length=.06, grain=90, tight=True))
        bakers_cap(head)
