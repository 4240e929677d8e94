"""Painted faces: eyes, brows, cheeks, mouth."""
import math

from PIL import Image, ImageDraw, ImageFilter

from .colors import INK, blend
from .figure_paint import faced
from .prints import bitmap

SPAN = .30  # meters across the painted square, whose middle is the middle of the head
_PIXELS = 2048


class _Brush:
    """Draws in meters: x to the right of the picture, z up."""

    def __init__(self, ground):
        self.picture = Image.new('RGBA', (_PIXELS, _PIXELS), (*_rgb(ground), 0))

    def _spot(self, x, z):
        return (x / SPAN + .5) * _PIXELS, (.5 - z / SPAN) * _PIXELS

    def oval(self, x, z, wide, high, color, strength=1.0, soft=0.0, lean=0):
        """wide, high: half its width and height; strength: its opacity; soft: the blur of its edge in meters; lean: degrees."""
        steps = [2 * math.pi * k / 60 for k in range(60)]
        turn = math.radians(lean)
        ring = [(x + wide * math.cos(a) * math.cos(turn) - high * math.sin(a) * math.sin(turn),
                 z + wide * math.cos(a) * math.sin(turn) + high * math.sin(a) * math.cos(turn)) for a in steps]
        self.shape(ring, color, strength, soft)

    def shape(self, ring, color, strength=1.0, soft=0.0):
        layer = Image.new('L', self.picture.size, 0)
        ImageDraw.Draw(layer).polygon([self._spot(*spot) for spot in ring], fill=int(255 * strength))
        layer = layer.filter(ImageFilter.GaussianBlur(max(soft / SPAN * _PIXELS, 1.2)))
        self.picture = Image.alpha_composite(self.picture, Image.merge('RGBA', [*(layer.point(lambda _, c=c: c) for c in _rgb(color)), layer]))

    def stroke(self, curve, width, color, strength=1.0, soft=0.0):
        """curve(t) -> (x, z) and width(t) in meters, t from 0 to 1."""
        steps = [k / 40 for k in range(41)]
        upper = [(curve(t)[0], curve(t)[1] + width(t) / 2) for t in steps]
        lower = [(curve(t)[0], curve(t)[1] - width(t) / 2) for t in reversed(steps)]
        self.shape(upper + lower, color, strength, soft)


def _rgb(color):
    return tuple(int(color[k:k + 2], 16) for k in (1, 3, 5))


def _swell(thick):
    """The width of a stroke along its length: thin, thick, thin."""
    return lambda t: thick * (.25 + .75 * math.sin(math.pi * min(max(t, 0), 1)) ** .8)


def painted_face(name, tone, look):
    """The material of a head: skin of this tone with a painted face. LOOK in figure.py lists the keys of `look`."""
    brush, dark = _Brush(tone), blend(tone, '#2A0F08', share=.72)
    for side in (-1, 1):
        brush.oval(side * .052, -.034, .024, .019, look['blush'], strength=.3, soft=.012)
        _eye(brush, side, look, dark)
        _brow(brush, side, look)
    _mouth(brush, look, dark)
    for x, z in look['freckles']:
        brush.oval(x, z, .0016, .0016, blend(tone, '#8A4A22', share=.6), strength=.7)
    image = bitmap(f'face-{name}', brush.picture.resize((1024, 1024), Image.LANCZOS))
    image.alpha_mode = 'CHANNEL_PACKED'
    return faced(tone, image.name)


def _brow(brush, side, look):
    """A brow, thinner towards its outer end."""
    x, z = look['eyes']
    z += look['brow_z']
    brush.stroke(lambda t: (side * (x + (t - .5) * .05), z + look['arch'] * math.sin(math.pi * (t * .66 + .2)) + .003 * t),
                 lambda t: look['brow'] * (1 - .65 * t) * (.55 + .45 * min(t / .2, 1)), look['brow_color'], strength=.92)


def _eye(brush, side, look, dark):
    """Iris, pupil, glint, lids, and a faint shadow around the eye."""
    x, z, size = look['eyes'][0] * side, look['eyes'][1], look['eye']
    gaze_x, gaze_z = x + look['gaze'][0], z + look['gaze'][1]
    brush.oval(x, z + .003, .024, .016, dark, strength=.2, soft=.006)
    brush.oval(x, z, .015, .0084 * size, '#EFE3D0', strength=.95, soft=.0005, lean=side * 5)
    brush.oval(gaze_x, gaze_z, .0092 * size, .0096 * size, look['iris'])
    brush.oval(gaze_x, gaze_z, .0056 * size, .006 * size, INK)
    brush.oval(gaze_x - .003, gaze_z + .0034, .002, .0022, '#FFFDF4', strength=.95)
    brush.stroke(lambda t: (x + side * (t - .5) * .037, z + .002 + .0068 * size * math.sin(math.pi * t) - .0022 * (1 - t)),
                 _swell(.0056 if look['lashes'] else .0042), dark, strength=.97)
    brush.stroke(lambda t: (x + side * (t - .5) * .03, z - .0094 * size + .003 * (2 * t - 1) ** 2), _swell(thick=.0016), dark, strength=.4)


def _mouth(brush, look, dark):
    """A painted smile: lips, and the line between them."""
    half, z, smile, lip, full = look['mouth'], look['mouth_z'], look['smile'], look['lips'], look['full']

    def line(t):
        return (t - .5) * 2 * half, z + smile * ((2 * t - 1) ** 2 - .35)
    brush.stroke(lambda t: (line(t)[0] * .86, line(t)[1] - .0052 * full), _swell(.0095 * full), lip, strength=.85, soft=.0006)
    brush.stroke(lambda t: (line(t)[0] * .92, line(t)[1] + .0028 * full), _swell(.006 * full), blend(lip, '#4A1410', share=.2), strength=.85, soft=.0006)
    brush.stroke(line, _swell(thick=.0026), blend(dark, lip, share=.15), strength=.95)
    for side in (-1, 1):
        brush.oval(side * (half + .002), z + smile * .62, .0028, .0028, dark, strength=.45, soft=.001)
