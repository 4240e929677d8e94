"""Clothes of a figure: thin surfaces with rounded edges, on the body."""
import math

from .colors import blend
from .figure_body import panel_on, wrap
from .figure_form import curve_through, thicken
from .figure_paint import satin, complexion
from .round import lathe, lump, surface


def throat(body, tone, low=.345, wide=.034):
    """Bare skin above an open collar: a triangle with its point at z = `low`, and a band around the neck.

    wide: half the width of the triangle at the neck.
    """
    panel_on(body, ('throat', low, wide), lambda z: ((low - z) / (.415 - low) * wide, (z - low) / (.415 - low) * wide), (low + .002, .415), complexion(tone), lift=.002, thick=.003)
    wrap(body, ('nape', tone), lambda _: 0, span=(.402, .439), material=complexion(tone), lift=.0015, thick=.002, turn=180)  # the seam is at the back


def collar(body, color, low=.362, spread=.055, stand=.43, gap=14):
    """A folded shirt collar; its points hang at `low`, `spread` from the middle.

    stand: the height of its upper edge; gap: half the opening in front, in degrees.
    """
    def shape(u, v):
        a = gap + (360 - 2 * gap) * u
        near = math.exp(-((min(a, 360 - a) - gap) / 26) ** 2)
        r = math.radians(a)
        top = (.057 * math.sin(r), .010 - .057 * math.cos(r), stand - .012 * near)
        bottom_z = .402 - (.402 - low) * near
        ax = body.across(math.copysign(spread, math.sin(r)), low)
        out = body(a * (1 - near) + (ax if a < 180 else 360 + ax) * near, bottom_z, .0115)
        bulge = .008 * math.sin(math.pi * v)
        return tuple(t + (o - t) * v + bulge * (0, 0, 1)[k] for k, (t, o) in enumerate(zip(top, out)))
    return thicken(surface(('collar', body.build, low, spread, stand, gap), shape, across=120, up=12, material=satin(color), sharp=80), thick=.0055)


def lapels(body, color, opening, low, spread, wide=.04, high=.40):
    """The turned-back edges of a jacket. opening: as in `wrap`; low, spread: as in `jacket`.

    wide: their greatest width; high: the height at which they end.
    """
    width = curve_through([(low, (.004,)), (low + .1, (wide * .8,)), (high - .055, (wide,)), (high - .035, (wide * .72,)), (high, (wide * .75,))])
    for side in (-1, 1):
        def sides(z, side=side):
            inner = opening(z)
            return (inner - .003) * side, (inner + width(z)[0]) * side
        panel_on(body, ('lapel', side, low, spread, wide, high), sides, (low, high), satin(color), lift=.0135, thick=.005)


def jacket(body, color, low=.14, spread=.075, wide=.04, lapel=True):
    """A jacket, closed below z = `low`, above it open in a V whose half width at the neck is `spread`. wide: as in `lapels`."""
    def opening(z):
        return .0015 if z < low else spread * ((z - low) / (.40 - low)) ** .85 + .0015
    wrap(body, ('jacket', low, spread, color), opening, span=(-.15, .405), material=satin(color), lift=.007)
    if lapel:
        lapels(body, blend(color, '#0C1410', share=.16), opening, low, spread, wide)


def buttons(body, color, heights, x=.0, lift=.012, r=.0075):
    """A row of buttons, one at each of the heights. lift: their distance from the body."""
    for z in heights:
        px, py, pz = body(body.across(x, z), z, lift)
        lathe(px, py, pz, [(0, -.004), (r, -.004), (r * 1.05, 0), (r * .8, .003), (r * .5, .002), (0, .002)], satin(color, rough=.3), tilt=(90, 0), sides=24)


def tie(body, color, low=-.1):
    wide = curve_through([(low, (.03,)), (.2, (.024,)), (.37, (.012,)), (.395, (.013,))])
    panel_on(body, ('tie', low), lambda z: (-wide(z)[0], wide(z)[0]), (low, .385), satin(color), lift=.006, thick=.006)
    x, y, z = body(0, .392, .01)
    lump(x, y - .002, z - .016, (.034, .022, .034), satin(color), rough=.04, grain=1, seed=1, roundness=.7, tilt=(-12, 0))


def placket(body, color, button, low=-.1, high=.36):
    """The buttoned strip down the front of a shirt. button: the color of the buttons."""
    panel_on(body, ('placket', low, high), lambda z: (-.014, .014), (low, high), satin(color), lift=.0022, thick=.003)
    buttons(body, button, [high - .03 - .06 * k for k in range(5)], 0, lift=.006, r=.0055)


def apron(body, material, strap, high=.285, wide=.105, pocket=None):
    """An apron with a bib, and straps over the shoulders. high: the height of the bib's upper edge; wide: half the width of its lower edge."""
    half = curve_through([(-.15, (.15,)), (.04, (.148,)), (.09, (.128,)), (.13, (wide,)), (high, (wide * .86,))])
    panel_on(body, ('apron', high, wide), lambda z: (-half(z)[0], half(z)[0]), (-.15, high), material, lift=.0075, thick=.005)
    for side in (-1, 1):
        spots = []
        for z, x in ((high - .012, wide * .74), (.33, wide * .72), (.365, wide * .7), (.385, wide * .66)):
            spots.append(body(body.across(side * x, z), z, .008))
        spots.append((side * wide * .62, .03, .398))
        _ribbon(spots, half=.012, material=strap)
    if pocket:
        panel_on(body, ('pocket', wide), lambda z: (-.06, .06), span=(.03, .1), material=pocket, lift=.0125, thick=.004)


def _ribbon(spots, half, material):
    """A ribbon through these points. half: half its width."""
    curve = curve_through(list(enumerate(spots)))

    def shape(u, v):
        x, y, z = curve(v * (len(spots) - 1))
        return x + (u - .5) * 2 * half, y, z
    return thicken(surface(('ribbon', repr(spots), half), shape, across=4, up=40, material=material, sharp=60), thick=.004)


def ring_collar(material, low=.398, high=.435, r=.064):
    """A knitted neck band."""
    def shape(u, v):
        a, b = 2 * math.pi * u, 2 * math.pi * v
        radius = r - .007 * math.sin(b) * .4 + .008 * math.cos(b)
        return radius * math.sin(a), .010 - radius * math.cos(a), (low + high) / 2 + (high - low) / 2 * math.sin(b) - .006 * math.cos(a)
    surface(('ring', low, high, r), shape, across=90, up=24, material=material, sharp=180)
