"""Printed things as materials: labels, cartons, sacks, signs, chalk boards, price tags."""
import random

import bpy
import numpy
from PIL import Image, ImageDraw

from .colors import CORN, CREAM, DEEP, KRAFT, LEAF, TOMATO, blend
from .labels import BRAND, MOTIFS, PRODUCTS, front, low_front, write
from .nodes import Shader


def printed(name, draw, rough=.45, coat=0.0, worn=.25, glow=0.0):
    """A material from the Pillow picture that draw() returns, cached by name alone. UV 0..1 covers the picture.

    worn: how much of the print is rubbed off; glow: the strength of light that shines through the paper.
    """
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    s = Shader(name)
    texture = s.node('TexImage', image=bitmap(name, draw()), extension='REPEAT', interpolation='Cubic')
    s.tree.links.new(s.node('TexCoord').outputs['UV'], texture.inputs[0])
    color = texture.outputs['Color']
    if worn:
        color = s.mix(s.math('MULTIPLY', s.edge(), worn), color, '#F4E6C8')
        color = s.mix(s.ramp(s.noise(s.where('Object'), scale=30, detail=2), low=.62, high=.8, to_low=0, to_high=worn * .4), color, '#C8B48E')
    return s.surface(color, rough, coat=coat, specular=.4, glow=glow)


def bitmap(name, picture):
    """A Pillow picture as a Blender image."""
    pixels = numpy.asarray(picture.convert('RGBA'), dtype=numpy.float32)[::-1] / 255
    image = bpy.data.images.new(name, picture.width, picture.height)
    image.pixels.foreach_set(numpy.ascontiguousarray(pixels).ravel())
    image.update()
    return image


def twice(picture):
    """The picture twice, side by side, to go around a can."""
    both = Image.new('RGB', (picture.width * 2, picture.height))
    both.paste(picture, (0, 0))
    both.paste(picture, (picture.width, 0))
    return both


def band(word, proportion=.5, rough=.35):
    """A label that goes around; proportion: its height divided by the circumference."""
    return printed(f'band-{word}-{proportion:.2f}', lambda: twice(front(word, 384, int(768 * proportion))), rough, coat=.2)


def face(word, width, height, rough=.5):
    """The front of a label, for a `shapes.sheet` of these proportions."""
    return printed(f'face-{word}-{width / height:.1f}', lambda: front(word, int(420 * (width / height) ** .5), int(420 * (height / width) ** .5)), rough)


def wrapper(word, width, depth, height):
    """The front and, to its right, the side of a box, for `packs.pack`."""
    def draw():
        scale = 400 / max(width, height)
        w, d, h = (max(int(v * scale), 24) for v in (width, depth, height))
        sheet = Image.new('RGB', (w + d, h), PRODUCTS[word].ground)
        sheet.paste((low_front if w > h * 2 else front)(word, w, h), (0, 0))
        pen, ink, accent = ImageDraw.Draw(sheet), PRODUCTS[word].ink, PRODUCTS[word].accent
        pen.rectangle((w, 0, w + d, h * .07), accent)
        pen.rectangle((w, h * .9, w + d, h), accent)
        write(pen, word, 'tall', center=(w + d / 2, h * .4), width=d * .8, height=h * .2, fill=ink)
        write(pen, BRAND, 'script', center=(w + d / 2, h * .62), width=d * .7, height=h * .1, fill=ink)
        return sheet
    return printed(f'wrapper-{word}-{width / height:.1f}-{depth / height:.1f}', draw, rough=.5)


def carton_print(word, width, depth, height, ground=KRAFT):
    """Kraft board printed in one ink with brand, word and motif, for `packs.pack`."""
    def draw():
        scale = 400 / max(width, height)
        w, d, h = (max(int(v * scale), 24) for v in (width, depth, height))
        sheet = Image.new('RGB', (w + d, h), ground)
        pen = ImageDraw.Draw(sheet)
        ink = DEEP if PRODUCTS[word].ink in (CREAM, CORN) else PRODUCTS[word].ink
        for left, span in ((0, w), (w, d)):
            middle = left + span / 2
            pen.rectangle((left + span * .06, h * .56, left + span * .94, h * .86), ink)
            write(pen, word, 'tall', center=(middle, h * .71), width=span * .76, height=h * .24, fill=ground)
            write(pen, BRAND, 'script', center=(middle - span * .14, h * .3), width=span * .5, height=h * .2, fill=ink)
            MOTIFS[PRODUCTS[word].motif](pen, left + span * .8, h * .32, min(span, h) * .1, ink, ground)
        return sheet
    return printed(f'carton-{word}-{ground}-{width / height:.1f}-{depth / height:.1f}', draw, rough=.85, worn=.35)


def plate(text, ground=LEAF, ink=CREAM, font='tall', shape=(2.0, 1.0), border=True, second=None, rough=.5, glow=0.0):
    """A flat sign with one or two lines; shape: (width, height), of which only the ratio counts."""
    def draw():
        w, h = int(420 * shape[0] ** .5 / shape[1] ** .5), int(420 * shape[1] ** .5 / shape[0] ** .5)
        picture = Image.new('RGB', (w, h), ground)
        pen = ImageDraw.Draw(picture)
        if border:
            pen.rectangle((w * .03, h * .05, w * .97, h * .95), None, ink, max(2, int(h * .018)))
        write(pen, text, font, center=(w / 2, h * (.38 if second else .5)), width=w * .82, height=h * (.36 if second else .55), fill=ink)
        if second:
            write(pen, second, 'script', center=(w / 2, h * .73), width=w * .7, height=h * .2, fill=blend(ink, CORN, share=.5))
        return picture
    return printed(f'plate-{text}-{second}-{ground}-{ink}-{font}-{shape}', draw, rough, glow=glow)


def chalk(lines, shape=(.6, .9)):
    """A chalk board of this (width, height) in meters: the first line in script, the others in capitals."""
    def draw():
        w, h = int(shape[0] * 700), int(shape[1] * 700)
        picture = Image.effect_noise((w, h), 26).point(lambda v: 40 + v // 12).convert('RGB')
        pen, step = ImageDraw.Draw(picture), h / (len(lines) + .8)
        for k, line in enumerate(lines):
            ink = ('#F4E7B8', '#EFEDE4', '#E9B9A6', '#CFE0C4')[k % 4]
            write(pen, line, 'script' if k == 0 else 'tall', center=(w / 2 + random.Random(k).randint(-6, 6), step * (k + .85)), width=w * .8, height=step * .62, fill=ink)
        pen.line((w * .2, step * 1.42, w * .8, step * 1.38), '#E9B23A', 4)
        return picture
    return printed(f'chalk-{lines}', draw, rough=.9, worn=0)


def tag(text='FRESH', ground='#FFFDF5', ink=TOMATO):
    """A shelf tag with a word where shops put a price."""
    return plate(text, ground, ink, 'tall', shape=(1.6, 1.0), rough=.6)
