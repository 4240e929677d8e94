"""Trunk, arms and hands of a figure. z is 0 at the waist, the neck begins at about .41; fronts look to -y.

body: made by `trunk`; key: a name for the shape. Cloth with the same body and key shares one mesh.
"""
import math

from .figure_form import curve_through, limb, thicken
from .figure_paint import complexion
from .round import ball, lump, surface


def trunk(build):
    """The outline of a body: a function (degrees from the front, height, lift) -> (x, y, z), `lift` meters outside the body.

    build: `wide`, `deep` and `waist` are factors; `belly` and `bust` are added meters.
    """
    w, d, belly = build['wide'], build['deep'], build.get('belly', 0)
    bust = build.get('bust', 0)
    waist = build.get('waist', 1)
    curve = curve_through([(-.15, (.150 * w * waist, .104 * d + belly)), (0, (.146 * w * waist, .104 * d + belly)), (.1, (.152 * w * (waist + 1) / 2, .112 * d + belly * .8)),
                     (.2, (.166 * w, .119 * d + belly * .3 + bust)), (.27, (.174 * w, .112 * d + bust * .4)), (.315, (.171 * w, .098 * d)),
                     (.35, (.148 * w, .084 * d)), (.38, (.110 * w, .072)), (.405, (.074, .062)), (.425, (.05, .05)), (.44, (.02, .02))])

    def point(degrees, z, lift=0.0):
        wide, deep = curve(z)
        a = math.radians(degrees)
        c, s = math.cos(a), math.sin(a)
        # .86: a little squarer than an ellipse.
        x, y = math.copysign(abs(s) ** .86, s), -math.copysign(abs(c) ** .86, c)
        flat = .72 if y > 0 else 1  # the back is flatter
        return (wide + lift) * x, (deep * flat + lift) * y + .012, z + (lift * .5 if z > .33 else 0)

    def across(x, z):
        """The degrees from the front at which the body is x from the middle."""
        share = min(abs(x) / curve(z)[0], 1)
        return math.copysign(math.degrees(math.asin(share ** (1 / .86))), x)
    point.across, point.build = across, repr(sorted(build.items()))
    return point


def torso(body, key, material):
    def shape(u, v):
        return body(360 * (u - .5), -.15 + .585 * v)
    surface(('torso', body.build, key), shape, across=120, up=90, material=material, sharp=180)


def panel_on(body, key, sides, span, material, lift=.004, thick=.005, steps=(40, 50)):
    """Cloth on the front of the body: sides(z) -> (left x, right x). span: (low, high) in z; steps: faces across and up."""
    def shape(u, v):
        z = span[0] + (span[1] - span[0]) * v
        left, right = sides(z)
        return body(body.across(left + (right - left) * u, z), z, lift)
    return thicken(surface(('panel', body.build, repr(key), lift), shape, *steps, material, sharp=60), thick)


def wrap(body, key, opening, span, material, lift=.006, thick=.006, turn=0):
    """Cloth around the body, open in front: opening(z) -> half the width of the opening in meters. span: (low, high) in z.

    turn: degrees by which the opening is turned from the front.
    """
    def shape(u, v):
        z = span[0] + (span[1] - span[0]) * v
        half = body.across(opening(z), z)
        return body((turn + half + (360 - 2 * half) * u) % 360, z, lift)
    return thicken(surface(('wrap', body.build, repr(key), lift), shape, across=120, up=70, material=material, sharp=60), thick)


def arm(shoulder, elbow, wrist, sleeve, thick=.052, cuff=None, forearm_color=None):
    """A sleeve from shoulder to wrist. forearm_color: only for a rolled-up sleeve; cuff: its material, or None for no cuff."""
    middle = tuple((a + b) / 2 + dx for a, b, dx in zip(shoulder, elbow, (.012 if shoulder[0] > 0 else -.012, 0, 0)))
    half = tuple((a + b) / 2 for a, b in zip(elbow, wrist))
    limb([shoulder, middle, elbow] if forearm_color else [shoulder, middle, elbow, half, wrist],
         (thick * 1.02, thick, thick * .86) if forearm_color else (thick * 1.02, thick, thick * .9, thick * .74, thick * .6), sleeve, ends=not forearm_color)
    if forearm_color:
        ball(*shoulder[:2], shoulder[2] - thick * 1.02, thick * 1.02, sleeve, sides=24)
        limb([elbow, half, wrist], (thick * .72, thick * .66, thick * .46), complexion(forearm_color))
        rolled = tuple(e + (h - e) * .45 for e, h in zip(elbow, half))
        limb([elbow, rolled], (thick * .86, thick * .9), sleeve, steps=10)
    elif cuff:
        near = tuple(h + (w - h) * .86 for h, w in zip(half, wrist))
        far = tuple(w + (w - h) * .12 for h, w in zip(half, wrist))
        limb([near, far], (thick * .62, thick * .6), cuff, ends=False, steps=6)


def hand(tone, side, curl=60, thumb=38):
    """A hand that reaches from the wrist to -y, palm down.

    curl, thumb: degrees by which its fingers bend and its thumb points down; side: -1 for the left of the picture, 1 for the right.
    """
    material = complexion(tone)
    lump(0, -.034, -.019, (.07, .084, .038), material, rough=.04, grain=1.5, seed=2, roundness=.85, sides=32)
    for k in range(4):
        x, long = (k - 1.5) * .0166, (.046, .052, .05, .04)[k if side > 0 else 3 - k]
        bend = math.radians(curl)
        mid = (x * 1.02, -.066 - long * .5 * math.cos(bend * .45), -.001 - long * .5 * math.sin(bend * .45))
        tip = (x, mid[1] - long * .5 * math.cos(bend * 1.35), mid[2] - long * .55 * math.sin(bend * 1.35))
        limb([(x * .96, -.055, .001), mid, tip], radii=(.0092, .0094, .0082), material=material, steps=16, sides=16)
    t = math.radians(thumb)
    limb([(-side * .026, -.018, -.004), (-side * .043, -.04, -.01), (-side * (.043 + .004 * math.cos(t)), -.062, -.014 - .02 * math.sin(t))],
         radii=(.0125, .0115, .009), material=material, steps=16, sides=16)
