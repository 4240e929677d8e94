"""Emblems of labels, one for each good. All are drawn with Pillow around (x, y); r: about half of their height, in pixels;
ground: the color of the label."""
import math

from .colors import LEAF, blend


def _dot(d, x, y, r, color):
    d.ellipse((x - r, y - r, x + r, y + r), color)


def _tomato(d, x, y, r, ink, ground):
    d.ellipse((x - r * 1.05, y - r * .8, x + r * 1.05, y + r), ink)
    d.polygon([(x + r * reach * math.cos(a), y - r * .75 + r * reach * .7 * math.sin(a))
               for a, reach in ((k * math.pi / 5, (.75, .22)[k % 2]) for k in range(10))], LEAF)


def _pods(d, x, y, r, ink, ground):
    for dx, dy in ((-.1, -.95), (.1, -.4), (-.05, .15)):
        d.arc((x + (dx - 1.1) * r, y + (dy - .7) * r, x + (dx + 1.1) * r, y + (dy + .7) * r), 25, 155, ink, int(r * .32) + 1)


def _pear(d, x, y, r, ink, ground):
    _dot(d, x, y + r * .35, r * .75, ink)
    _dot(d, x, y - r * .4, r * .46, ink)
    d.polygon([(x - r * .44, y - r * .4), (x + r * .44, y - r * .4), (x + r * .68, y + r * .3), (x - r * .68, y + r * .3)], ink)
    d.line((x, y - r * .7, x + r * .2, y - r * 1.25), '#4A331F', int(r * .14) + 1)


def _cherries(d, x, y, r, ink, ground):
    for side in (-1, 1):
        d.line((x + side * r * .55, y + r * .2, x + r * .1, y - r * 1.2), LEAF, int(r * .12) + 1)
        _dot(d, x + side * r * .55, y + r * .5, r * .52, ink)


def _bowl(d, x, y, r, ink, ground):
    d.pieslice((x - r * .85, y - r * .75, x + r * .85, y + r * .85), 180, 360, blend(ink, ground, share=.55))
    d.pieslice((x - r * 1.15, y - r, x + r * 1.15, y + r), 0, 180, ink)
    d.rectangle((x - r * .4, y + r * .85, x + r * .4, y + r * 1.1), ink)


def _cubes(d, x, y, r, ink, ground):
    for dx, dy in ((-.52, .45), (.52, .45), (0, -.6)):
        d.rectangle((x + (dx - .44) * r, y + (dy - .44) * r, x + (dx + .44) * r, y + (dy + .44) * r), ink)


def _shaker(d, x, y, r, ink, ground):
    d.polygon([(x - r * .5, y - r * .5), (x + r * .5, y - r * .5), (x + r * .75, y + r * 1.1), (x - r * .75, y + r * 1.1)], ink)
    d.pieslice((x - r * .55, y - r * 1.15, x + r * .55, y - r * .05), 180, 360, ink)
    for dx in (-.24, 0, .24):
        _dot(d, x + dx * r, y - r * .78, r * .07, ground)


def _cracker(d, x, y, r, ink, ground):
    d.rounded_rectangle((x - r, y - r, x + r, y + r), r * .22, ink)
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            _dot(d, x + i * r * .55, y + j * r * .55, r * .12, ground)


def _comb(d, x, y, r, ink, ground):
    for k in range(7):
        a = k * math.pi / 3
        px, py = (x, y) if k == 6 else (x + r * .8 * math.cos(a), y + r * .8 * math.sin(a))
        d.polygon([(px + r * .41 * math.sin(b), py + r * .41 * math.cos(b)) for b in (n * math.pi / 3 + math.pi / 6 for n in range(6))], ink if k != 1 else blend(ink, ground, share=.5))


def _glass_of_milk(d, x, y, r, ink, ground):
    d.polygon([(x - r * .75, y - r * 1.1), (x + r * .75, y - r * 1.1), (x + r * .52, y + r * 1.1), (x - r * .52, y + r * 1.1)], ink)
    d.polygon([(x - r * .6, y - r * .95), (x + r * .6, y - r * .95), (x + r * .56, y - r * .45), (x - r * .56, y - r * .45)], ground)


def _bubbles(d, x, y, r, ink, ground):
    for dx, dy, size in ((-.35, .3, .72), (.6, -.1, .45), (.0, -.75, .4), (.75, .75, .3)):
        _dot(d, x + dx * r, y + dy * r, size * r, ink)
        _dot(d, x + (dx - size * .3) * r, y + (dy - size * .3) * r, size * r * .26, ground)


def _flower(d, x, y, r, ink, ground):
    for k in range(6):
        _dot(d, x + r * .62 * math.cos(k * math.pi / 3), y + r * .62 * math.sin(k * math.pi / 3), r * .42, ink)
    _dot(d, x, y, r * .3, ground)


def _waves(d, x, y, r, ink, ground):
    for level in (-.7, 0, .7):
        d.line([(x + r * t, y + level * r + r * .22 * math.sin(t * 5)) for t in (k / 10 - 1 for k in range(21))], ink, int(r * .24) + 1, joint='curve')


def _toothbrush(d, x, y, r, ink, ground):
    d.rounded_rectangle((x - r * 1.25, y + r * .1, x + r * 1.25, y + r * .42), r * .15, ink)
    for k in range(4):
        d.rectangle((x + r * (.3 + k * .24), y - r * .5, x + r * (.44 + k * .24), y + r * .2), ink)


def _window(d, x, y, r, ink, ground):
    d.rectangle((x - r, y - r * 1.05, x + r, y + r * 1.05), ink)
    for i in (-1, 0):
        for j in (-1, 0):
            d.rectangle((x + (i + .1) * r * .95 + r * .03, y + (j + .1) * r, x + (i + .9) * r * .95 + r * .03, y + (j + .9) * r), ground)


def _broom(d, x, y, r, ink, ground):
    d.line((x, y - r * 1.3, x, y + r * .3), ink, int(r * .2) + 1)
    d.polygon([(x - r * .45, y + r * .2), (x + r * .45, y + r * .2), (x + r * .85, y + r * 1.15), (x - r * .85, y + r * 1.15)], ink)


EMBLEMS = dict(tomato=_tomato, pods=_pods, pear=_pear, cherries=_cherries, bowl=_bowl, cubes=_cubes, shaker=_shaker, cracker=_cracker,
               comb=_comb, milk=_glass_of_milk, bubbles=_bubbles, flower=_flower, waves=_waves, toothbrush=_toothbrush, window=_window, broom=_broom)
