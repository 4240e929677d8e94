"""Containers: wooden crates, corrugated cartons, totes, pallets and their loads."""
import random

from .colors import CREAM, KRAFT, LEAF, OAK, PINE, blend
from .frames import at
from .labels import PRODUCTS
from .materials import card, film, paper, plastic, wood
from .packs import pack, sack
from .prints import carton_print, face
from .shapes import box, sheet


def crate(x, y, z, turn=0, width=.5, depth=.36, height=.24, word=None, color=PINE, rows=3, tilt=(0, 0)):
    """A slatted crate, open at the top, with a paper label on its front if `word` is given."""
    slat, post = wood(color), wood(blend(color, OAK, share=.5))
    with at(x, y, z, turn, tilt):
        pitch = height / rows
        for k in range(rows):
            for side in (-1, 1):
                box(0, side * (depth / 2 - .007), k * pitch + .004, width, .012, pitch * .8, slat, bevel=.003)
                box(side * (width / 2 - .007), 0, k * pitch + .004, .012, depth - .026, pitch * .8, slat, bevel=.003)
        for k in range(5):
            box(0, (k - 2) * (depth - .09) / 4, .006, width - .03, (depth - .06) / 6, .01, slat, bevel=.003)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(sx * (width / 2 - .03), sy * (depth / 2 - .028), .003, .03, .028, height - .004, post, bevel=.004)
        if word:
            sheet(0, -depth / 2 - .0025, height * .1, width * .62, height * .78, face(word, width * .62, height * .78, rough=.7))


def heap(build_piece, x, y, z, width, depth, radius, layers=2, turn=0, slack=.12):
    """A heap of pieces, each built by `build_piece(x, y, z, turn, tilt)` and of this radius, in layers that get smaller upwards.

    slack: how far a piece may lie from its place, as a share of the radius.
    """
    with at(x, y, z, turn):
        for layer in range(layers):
            shrink = layer * radius * .9
            across, along = (max(1, int((span - 2 * shrink) / (2 * radius) + .15)) for span in (width, depth))
            for i in range(across):
                for j in range(along):
                    lean = (random.uniform(-25, 25), random.uniform(-25, 25))
                    px, py = ((k - (n - 1) / 2) * 2 * radius + random.uniform(-slack, slack) * radius for k, n in ((i, across), (j, along)))
                    build_piece(px, py, layer * radius * 1.5 + random.uniform(-.1, .12) * radius, random.uniform(0, 360), lean)


def full_crate(build_piece, x, y, z, radius=.04, word=None, turn=0, width=.5, depth=.36, height=.24, layers=2, color=PINE):
    """A crate with a `heap` of pieces of this radius. The heap lies on a raised floor, so that few pieces are needed."""
    with at(x, y, z, turn):
        crate(0, 0, 0, 0, width, depth, height, word, color)
        floor = max(height - radius * 2.1, .02)
        box(0, 0, floor - .012, width - .04, depth - .04, .01, paper('#6F8A5A', rough=.9), bevel=0)
        heap(build_piece, 0, 0, floor, width - .07, depth - .07, radius, layers)


def carton(x, y, z, word='PEACHES', width=.4, depth=.3, height=.3, turn=0, color=KRAFT, tape=True, tilt=(0, 0)):
    """A corrugated shipping carton, printed on four sides."""
    with at(x, y, z, turn, tilt):
        pack(0, 0, 0, width, depth, height, carton_print(word, width, depth, height, color), bevel=.006)
        if tape:
            band = paper('#D9B67C', rough=.3)
            box(0, 0, height - .0015, width + .001, .055, .0025, band, bevel=.001)
            for side in (-1, 1):
                box(side * width / 2, 0, height * .8, .0025, .055, height * .2, band, bevel=.001)


def open_carton(x, y, z, word='CORN', width=.4, depth=.3, height=.22, turn=0):
    """An open, empty carton with its flaps folded out. Its floor is at z + height * .4."""
    with at(x, y, z, turn):
        pack(0, 0, 0, width, depth, height * .4, carton_print(word, width, depth, height * .4), bevel=.003)
        for side in (-1, 1):
            box(0, side * (depth / 2 - .004), 0, width, .006, height, card(), bevel=.002)
            box(side * (width / 2 - .004), 0, 0, .006, depth, height, card(), bevel=.002)
            box(side * (width / 2 - .004), 0, height - .004, .006, depth, .12, card(), bevel=.002, tilt=(0, side * 125))
        box(0, depth / 2 - .004, height - .004, width, .006, depth * .45, card(), bevel=.002, tilt=(-40, 0))
        sheet(0, -depth / 2 - .002, height * .1, width * .8, height * .7, face(word, width * .8, height * .7, rough=.8))


def pallet(x, y, z, turn=0, width=1.2, depth=1.0, color='#BF9560'):
    board = wood(color, rough=.75)
    with at(x, y, z, turn):
        for k in range(7):
            box(0, (k - 3) * (depth - .1) / 6, .122, width, .1, .022, board, bevel=.004)
        for k in (-1, 0, 1):
            box(k * (width / 2 - .05), 0, .1, .1, depth, .022, board, bevel=.004)
            box(k * (width / 2 - .05), 0, 0, .1, depth, .022, board, bevel=.004)
            for j in (-1, 0, 1):
                box(k * (width / 2 - .05), j * (depth / 2 - .07), .022, .1, .13, .08, board, bevel=.004)


def stack(x, y, z, word, width=1.14, depth=.94, height=1.2, turn=0, color=KRAFT, unit=(.38, .313, .3), missing=0):
    """A stack of cartons, built only where they are visible: outside and on top.

    missing: how many cartons of the top layer are left out; unit: about the (width, depth, height) of a carton.
    """
    nx, ny, nz = round(width / unit[0]), round(depth / unit[1]), max(1, round(height / unit[2]))
    ux, uy, uz = width / nx, depth / ny, height / nz
    with at(x, y, z, turn):
        for k in range(nz):
            for i in range(nx):
                for j in range(ny):
                    top, hidden = k == nz - 1, 0 < i < nx - 1 and 0 < j < ny - 1
                    if (hidden and k < nz - (2 if missing else 1)) or (top and j * nx + i < missing):
                        continue
                    carton((i - (nx - 1) / 2) * ux + random.uniform(-.004, .004), (j - (ny - 1) / 2) * uy + random.uniform(-.004, .004), k * uz,
                           word, ux - .008, uy - .008, uz - .002, random.choice((0, 0, 180)) + random.uniform(-.6, .6), color, tape=top)


def pallet_load(x, y, z, word=None, turn=0, height=1.2, wrapped=None, color=None, missing=0):
    """A loaded pallet. `word`, `wrapped` and `color` are random if not given; the size of the cartons is always random."""
    word = word or random.choice(list(PRODUCTS))
    wrapped = random.random() < .4 if wrapped is None else wrapped
    color = color or random.choice((KRAFT, KRAFT, '#B58A58', '#CFAE80', CREAM))
    with at(x, y, z, turn):
        pallet(0, 0, 0)
        stack(0, 0, .146, word, height=height, color=color, missing=missing, unit=random.choice(((.38, .313, .3), (.57, .47, .4), (.285, .313, .24))))
        if wrapped:
            box(0, 0, .12, 1.17, .97, height + .04, film(), bevel=.03)


def sacks_on_pallet(x, y, z, word='FLOUR', turn=0, layers=5):
    with at(x, y, z, turn):
        pallet(0, 0, 0)
        for k in range(layers):
            for i in range(3):
                with at((i - 1) * .39, 0, .146 + k * .13, 180 * (k % 2)):
                    sack(random.uniform(-.01, .01), -.45, .07, word, .38, .15, .86, tilt=(-90, 0))


def tote(x, y, z, color=LEAF, turn=0, width=.6, depth=.4, height=.3):
    """A returnable plastic tote with ribs and a rim."""
    shell = plastic(color, rough=.4)
    with at(x, y, z, turn):
        box(0, 0, 0, width, depth, .012, shell, bevel=.004)
        for side in (-1, 1):
            box(0, side * depth / 2, 0, width, .012, height, shell, bevel=.004)
            box(side * width / 2, 0, 0, .012, depth, height, shell, bevel=.004)
            box(0, side * (depth / 2 + .006), height - .035, width + .03, .02, .035, shell, bevel=.006)
            box(side * (width / 2 + .006), 0, height - .035, .02, depth + .03, .035, shell, bevel=.006)
            for k in range(5):
                box((k - 2) * width / 5, side * (depth / 2 + .008), .02, .012, .01, height - .06, shell, bevel=.003)
