"""The head of a figure, with its ears and neck. The nose is part of the head; the face is painted on it."""
import math

from .figure_form import ease, hill, limb
from .figure_features import SPAN, painted_face
from .figure_paint import complexion
from .round import lump, surface

HALF_HEIGHT = .135  # meters from the middle of a head to its crown, and to its chin


def skull(head):
    """The shape of the head without features: a function that turns two angles in radians into (x, y, z).

    a: sideways from the front; b: upwards.
    """
    wide, deep, jaw = head['wide'], head['deep'], head['jaw']

    def point(a, b):
        low = max(-math.sin(b), 0)
        ring = max(math.cos(b), 0) ** (.84 - .16 * low)
        w = wide * ring * (1 - jaw * low ** 1.6)
        d = deep * ring * (1 - .22 * low ** 2)
        return w * math.sin(a), -d * math.cos(a) - .012 * low * math.cos(a / 2) ** 2, HALF_HEIGHT * math.sin(b)
    return point


def _relief(x, z, head):
    """How far the face stands out from the skull at this place, in meters."""
    nose, tip = head['nose'], head['tip']
    ridge = ease(-z, low=-.028, high=-tip - .002) ** 1.25 if z > tip else ease(z, tip - .017, tip)
    spread = .0085 + head['nostrils'] * ease(-z, low=-.02, high=-tip)
    out = nose * ridge * math.exp(-(x / spread) ** 2)
    across = abs(x)
    # In order: nostrils, eye sockets, brow, cheeks, lips, the dent below them, chin.
    out += .0065 * hill(across, z, (.0165 + head['nostrils'] * .3, tip - .002), (.0085, .009))
    out -= .0105 * hill(across, z, (.036, .004), (.021, .017))
    out += .0045 * hill(across, z, (.034, .036), (.03, .012)) * head['brow']
    out += .0065 * hill(across, z, (.05, -.034), (.022, .024)) * head['cheeks']
    out += .0055 * hill(across, z, (0, -.072), (.032, .02))
    out -= .0022 * hill(across, z, (0, -.09), (.022, .007))
    out += .0095 * hill(across, z, (0, -.112), (.027, .016)) * head['chin']
    return out


def carved_head(name, head, look):
    """The head of the person `name`, its middle at the origin, facing -y.

    HEAD and LOOK in figure.py list the keys of `head` and `look`.
    """
    egg = skull(head)

    def angles_at(u, v):
        p = 2 * math.pi * (u - .5)  # more of the columns lie in the face than at the back
        return p - .55 * math.sin(p), math.pi * (v - .5)

    def shape(u, v):
        x, y, z = egg(*angles_at(u, v))
        return x, y - _relief(x, z, head) * ease(-y, low=0, high=.05), z

    def unwrap(u, v):
        x, y, z = egg(*angles_at(u, v))
        # The back of the head lies outside the image of the face, so it stays plain skin.
        return x / SPAN + .5 + (4 if y > -.01 else 0), z / SPAN + .5
    surface(('head', name), shape, across=220, up=150, material=painted_face(name, head['tone'], look), sharp=180, unwrap=unwrap)
    for side in (-1, 1):
        _ear(side, head)


def _ear(side, head):
    tone = complexion(head['tone'])
    x = side * (head['wide'] + .003)
    lump(x, .014, -.034, (.02, .04, .064), tone, rough=.08, grain=1.5, seed=2, turn=side * 24, tilt=(-8, side * 8), sides=28)
    limb([(x + side * .006, .004, -.026), (x + side * .01, .024, -.014), (x + side * .012, .03, .008), (x + side * .011, .018, .024), (x + side * .007, .002, .018)], radii=(.003, .0045, .005, .005, .0035), material=tone, steps=24, sides=12)


def neck(head, bottom, top):
    """The neck, from between the shoulders at z = bottom into the head at z = top."""
    r = head['neck']
    limb([(0, .012, bottom), (0, .01, (bottom + top) / 2), (0, .006, top)], (r * 1.08, r, r * 1.02), complexion(head['tone']), ends=False)
