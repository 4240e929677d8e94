"""Shop fronts and their parts. `storefront` builds a lit shop with its interior behind the glass."""
import math

from .colors import CREAM, INK, LEAF, TOMATO
from .frames import at
from .furniture import counter, gondola
from .light import lamp, panel
from .masonry import brick, concrete, plaster, tile
from .materials import cloth, glass, glow, lacquer, paint, steel, stripes
from .prints import plate
from .round import lathe, pipe, rod, surface, words
from .shapes import box, hull, sheet
from .walls import wall


def awning(x, y, z, width, reach=1.1, drop=.55, one=CREAM, other=LEAF, count=None, valance=.22):
    """An awning of striped cloth that slopes from the wall at z, with a scalloped valance and steel arms.

    one, other: the colors of the stripes; count: how many pairs of them; valance: its height.
    """
    count = count or round(width / .5)
    cover = stripes(one, other, count)

    def slope(u, v):
        return (u - .5) * width, -reach * v, -drop * v - .03 * math.sin(math.pi * v)

    def scallop(u, v):
        edge = .62 + .38 * abs(math.sin(math.pi * u * count * 2)) ** .6
        return (u - .5) * width, -reach - .004 * math.sin(u * 60), -drop - valance * edge * v
    with at(x, y, z):
        surface(('awning', width, reach, drop), slope, across=4, up=8, material=cover, sharp=180)
        surface(('valance', width, reach, drop, count, valance), scallop, count * 16, up=3, material=cover, sharp=180)
        for side in (-1, 1):
            rod((side * (width / 2 - .03), 0, -drop), (side * (width / 2 - .03), -reach, -drop), .014, steel())
            hull(side * (width / 2), 0, 0, [(dx, dy, dz) for dx in (0, .004) for dy, dz in ((0, 0), (-reach, -drop), (0, -drop * .98))], cover, bevel=0)
        rod((-width / 2, -reach, -drop), (width / 2, -reach, -drop), .014, steel())


def sign(x, y, z, width, text, height=.6, ground=LEAF, ink=CREAM, font='slab', lamps=3, lit=0.0):
    """A framed board with raised letters under goose-neck lamps, on the wall at y. lit: the power of each lamp in watts."""
    with at(x, y, z):
        box(0, -.05, 0, width, .08, height, paint(ground, rough=.4), bevel=.01)
        for level in (0, height - .05):
            box(0, -.09, level, width + .02, .06, .05, paint(ink, rough=.4), bevel=.014)
        for side in (-1, 1):
            box(side * (width / 2 - .02), -.09, 0, .05, .06, height, paint(ink, rough=.4), bevel=.014)
        size = min(height * .92, width * 1.45 / max(len(text), 1))
        words(text, 0, -.105, height / 2 - size * .35, size, paint(ink, rough=.35, wear=.1), depth=.03, font=font)
        for k in range(lamps):
            goose_neck((k - (lamps - 1) / 2) * width / max(lamps, 1), -.05, height + .06, lit)


def goose_neck(x, y, z, lit=0.0, color=INK):
    """A lamp on a bent arm over a sign. lit: the power of a real lamp in it, in watts; 0 for none."""
    iron = lacquer(color, rough=.3)
    with at(x, y, z):
        pipe([(0, 0, 0), (0, -.05, .22), (0, -.32, .3), (0, -.42, .16)], .014, iron)
        with at(0, -.42, .16, tilt=(-18, 0)):
            lathe(0, 0, -.1, [(.13, 0), (.12, .02), (.05, .09), (.03, .12), (0, .12)], iron, sides=24)
            lathe(0, 0, -.09, [(0, 0), (.08, .0), (.05, .05)], glow('#FFE0A0', 8 if lit else 1.2), sides=16)
        if lit:
            lamp(0, -.42, .02, power=lit, at=(0, 0, -.6), color='#FFD493', size=.16, kind='AREA', spread=130)


def window(x, y, z, width, height, frame=CREAM, panes=(2, 1), sill=True, curtain=None, lit=0.0, depth=.1):
    """A framed window in an opening of a wall at y. panes: (across, up); lit: the strength of the glow behind the curtains."""
    with at(x, y, z):
        bar = paint(frame, rough=.45)
        for side in (-1, 1):
            box(side * (width / 2 - .03), 0, 0, .06, depth, height, bar, bevel=.01)
        for level in (0, height - .06):
            box(0, 0, level, width, depth, .06, bar, bevel=.01)
        for k in range(1, panes[0]):
            box(width * (k / panes[0] - .5), 0, .03, .035, depth * .7, height - .06, bar, bevel=.008)
        for k in range(1, panes[1]):
            box(0, 0, height * k / panes[1] - .02, width - .05, depth * .7, .035, bar, bevel=.008)
        sheet(0, .01, .03, width - .06, height - .06, glass())
        if sill:
            box(0, -.07, -.07, width + .16, .2, .07, concrete('#D3C9B6', rough=.6), bevel=.015)
        if curtain:
            _curtains(width, height, curtain, lit)


def _curtains(width, height, color, lit):
    def drape(u, v):
        return (u - .5) * width * .36, .14 + .025 * math.sin(u * 22), v * height
    sheet(0, .3, 0, width, height, glow('#F5C987', lit) if lit else paint('#5B4A38', rough=.9))
    for side in (-1, 1):
        surface(('drape', width, height), drape, across=40, up=2, material=cloth(color), x=side * width * .33, y=0, z=0, sharp=180)


def door(x, y, z, width=1.0, height=2.15, color=TOMATO, glazed=.62, sign_text='OPEN'):
    """A door with a glass upper part (`glazed` is its share), a brass handle, a kick plate and a small sign."""
    leaf, brass = paint(color, rough=.4), steel('#C79B48', rough=.25)
    with at(x, y, z):
        for side in (-1, 1):
            box(side * (width / 2 - .06), 0, .02, .12, .05, height, leaf, bevel=.01)
        low = height * (1 - glazed)
        for level, h in ((.02, .16), (low - .06, .12), (height - .1, .12)):
            box(0, 0, level, width, .05, h, leaf, bevel=.01)
        box(0, .005, .15, width - .2, .03, low - .2, leaf, bevel=.02)
        sheet(0, .0, low + .05, width - .24, height - low - .14, glass())
        box(0, -.028, .05, width - .06, .006, .12, brass, bevel=.003)
        rod((width / 2 - .06, -.07, low + .05), (width / 2 - .06, -.07, low + .4), .014, brass)
        sheet(.02, -.02, low + .5, .3, .17, plate(sign_text, ground=CREAM, ink=LEAF, font='tall', shape=(1.8, 1)), tilt=(0, 3))


def cornice(x, y, z, width, depth=.3, height=.45, color=CREAM, dentils=True):
    """A molded crown along the top of a front."""
    coat = paint(color, rough=.5, wear=.3)
    with at(x, y, z):
        for dz, h, d in ((0, .1, .35), (.1, .16, .5), (.27, .1, .85), (.37, .08, 1.0)):
            box(0, -depth * d / 2, height * dz / .45, width + depth * d, depth * d + .1, height * h / .45, coat, bevel=.02)
        for k in range(int(width / .22) if dentils else 0):
            box(-width / 2 + .11 + k * .22, -depth * .55, height * .13 / .45, .1, depth * .4, height * .12 / .45, coat, bevel=.008)


def clapboard(x, y, z, width, height, color, openings=(), depth=.25, board=.15):
    """A wall of overlapping painted boards with openings as in walls.wall."""
    coat = paint(color, rough=.55, wear=.4)
    wall(x, y + .02, z, width, height, depth - .04, coat, openings)
    for k in range(int(height / board)):
        low, high = k * board, (k + 1) * board
        cuts = sorted((ox - ow / 2, ox + ow / 2) for ox, oz, ow, oh in openings if oz < high - .02 and oz + oh > low + .02)
        left = -width / 2
        # Boards are between openings. The last pair stands for the right edge of the wall.
        for start, end in cuts + [(width / 2, 0)]:
            if start - left > .02:
                box(x + (left + start) / 2, y - depth / 2 + .012, z + low, start - left, .018, board + .012, coat, bevel=.004, tilt=(5, 0))
            left = end


def interior(width, depth, height, back='#EBD9B4', floor=None, light=90, shelves=True):
    """The room behind a shop front at y = 0: floor, walls, shelves, a counter, lamps.

    back: the color of the walls; light: watts from the ceiling.
    """
    box(0, depth / 2, -.02, width, depth, .03, floor or tile(size=.35), bevel=0)
    box(0, depth + .05, 0, width, .1, height, plaster(back, dirt=0), bevel=0)
    for side in (-1, 1):
        box(side * (width / 2 - .06), depth / 2, 0, .1, depth, height, plaster(back, dirt=0), bevel=0)
    box(0, depth / 2, height, width, depth, .08, plaster('#F4EBDA', dirt=0), bevel=0)
    panel(0, depth * .45, height - .06, width * .8, depth * .55, light)
    bays = int((width - .4) / 1.22)
    for k in range(bays if shelves else 0):
        gondola((k - (bays - 1) / 2) * 1.22, depth - .55, .02, height=1.9)
    counter(width * .22, depth * .5, .01, width=1.5, color=LEAF)
    for k in range(3):
        px = (k - 1) * width * .28
        rod((px, depth * .3, height), (px, depth * .3, height - .5), .008, lacquer(INK))
        lathe(px, depth * .3, height - .72, [(.2, 0), (.18, .04), (.06, .18), (.02, .22)], lacquer(LEAF), sides=24)
        lathe(px, depth * .3, height - .74, [(0, 0), (.07, .03), (.05, .1)], glow('#FFDFA0', power=10), sides=16)


def storefront(x, y, z, name='FINE GROCERS', width=8.0, height=4.6, depth=4.0, turn=0, walls='brick', color=None, trim=CREAM, accent=LEAF,
               stripe=TOMATO, light=90, upper=False, lit=0.0, sign_font='slab', awnings=True, shelves=True):
    """A whole shop, its front at y.

    walls: 'brick', 'plaster' or 'boards'; stripe: the color of the door and of the awning's stripes; upper: adds a second story with windows;
    light: watts of the interior; lit: watts of each lamp of the sign.
    """
    story = 3.0
    shop_windows = [(side * (width / 4 + .25), .75, width / 2 - 1.35, 1.75) for side in (-1, 1)]
    openings = shop_windows + [(0, 0, 1.2, 2.5)]
    upper_windows = [(px, story + 1.25, .9, 1.35) for px in _spread(width, pitch=1.9)] if upper else []
    full = height + (1.6 if upper else 0)
    with at(x, y, z, turn):
        _shell(width, full, openings + upper_windows, walls, color, depth)
        for px, pz, w, h in shop_windows:
            window(px, -.02, pz, w, h, trim, panes=(max(2, round(w / .95)), 1))
            box(px, -.16, pz - .62, w + .1, .06, .56, paint(accent), bevel=.012)
            for k in range(max(2, round(w / .95))):
                share = w / max(2, round(w / .95))
                box(px + (k + .5) * share - w / 2, -.2, pz - .52, share - .16, .03, .36, paint(accent), bevel=.012)
        window(0, 0, 2.17, 1.2, .33, trim, panes=(2, 1), sill=False)
        door(0, .02, .0, 1.08, 2.15, stripe)
        for px, pz, w, h in upper_windows:
            window(px, 0, pz, w, h, trim, panes=(2, 2), sill=True, curtain=CREAM, lit=.5 + lit * .03)
        interior(width - .3, depth, 2.9, light=light, shelves=shelves)
        if awnings:
            awning(0, -.13, 3.02, width - .3, one=CREAM, other=stripe)
        sign(0, -.13, 3.12 if awnings else 2.75, width * .72, name, .72, accent, font=sign_font, lit=lit)
        cornice(0, -.12, full - .3, width, color=trim)


def _spread(width, pitch):
    """Places along x, `pitch` apart, with their middle at 0."""
    count = int((width - .8) / pitch)
    return [(k - (count - 1) / 2) * pitch for k in range(count)]


def _shell(width, height, openings, walls, color, depth):
    """The walls and the roof of a shop. walls: as in `storefront`."""
    kinds = {'brick': lambda: brick(color or '#A4523A'), 'plaster': lambda: plaster(color or CREAM)}
    if walls == 'boards':
        clapboard(0, 0, 0, width, height, color or CREAM, openings)
        side = paint(color or CREAM, rough=.55)
    else:
        side = kinds[walls]()
        wall(0, 0, 0, width, height, .25, side, openings)
    for edge in (-1, 1):
        box(edge * (width / 2 - .06), depth / 2 + .12, 0, .12, depth, height - .3, side, bevel=0)
    box(0, depth / 2 + .12, height - .4, width - .05, depth, .1, concrete('#8E877A', rough=.8), bevel=0)
    box(0, depth + .15, 0, width, .12, height - .3, side, bevel=0)
    for edge in (-1, 1):
        box(edge * (width / 2 - .18), -.16, 0, .36, .1, height - .3, side, bevel=.01)
