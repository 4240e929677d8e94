"""Materials of a wooden figure: satin paint, skin with or without a face, wool, hair. `s` is the nodes.Shader of a material."""
import bpy

from .colors import blend
from .nodes import material


def _grained(s, color, strength):
    """The color with the upright grain of the wood showing through it, and the height of that grain."""
    where = s.where('Object')
    rings = s.noise(s.node('Mapping', {'Vector': where, 'Scale': (25, 25, 2.2)}).outputs[0], 1.6, 3, .55)
    fine = s.noise(s.node('Mapping', {'Vector': where, 'Scale': (250, 250, 9)}).outputs[0], 1, 2)
    tone = s.mix(s.ramp(rings, .38, .66, 0, strength), color, blend(color, '#4E2A10', .58))
    return s.mix(s.ramp(fine, .5, .75, 0, strength * .8), tone, blend(color, '#3A1E0A', .55)), s.math('ADD', rings, fine)


@material
def satin(s, color, rough=.5, grain=.26, coat=.05):
    """Satin paint through which the grain of the wood shows, a little worn."""
    tone, height = _grained(s, color, grain)
    worn = s.mix(s.ramp(s.noise(s.where('Object'), 9, 2), .5, .8, 0, .12), tone, blend(color, '#FFF0D8', .4))
    return s.surface(worn, rough, s.bump(height, .1, .002), coat=coat)


def complexion(color):
    """Skin without a face."""
    return satin(color, .48, .18)


@material
def faced(s, color, face):
    """Skin with the Blender image named `face` on it, where UV is inside 0..1."""
    tone, height = _grained(s, color, .16)
    paint = s.node('TexImage', {'Vector': s.node('TexCoord').outputs['UV']}, image=bpy.data.images[face], extension='CLIP', interpolation='Cubic')
    return s.surface(s.mix(paint.outputs['Alpha'], tone, paint.outputs['Color']), .5, s.bump(height, .08, .002), coat=.04)


@material
def knit(s, color, ribs=190):
    """Wool with upright ribs."""
    where = s.where('UV')
    rows = s.node('TexWave', {'Vector': where, 'Scale': ribs / 6.28}, bands_direction='X').outputs['Fac']
    tone = s.mix(s.ramp(s.noise(s.where('Object'), 14, 2), .35, .7, 0, .35), color, blend(color, '#000000', .2))
    return s.surface(s.mix(s.ramp(rows, 0, .6, .3, 0), tone, blend(color, '#000000', .5)), .8, s.bump(rows, .5, .004), sheen=.2, specular=.2)


@material
def combed(s, color, along=(40, 2, 7), rough=.38):
    """Hair with light and dark strands. along: their frequency along u and v; the third number only scales the random shift."""
    where = s.node('Mapping', {'Vector': s.where('UV'), 'Scale': along}).outputs[0]
    strands = s.noise(where, 1.4, 3, .6)
    tone = s.mix(s.ramp(strands, .32, .7), blend(color, '#000000', .4), blend(color, '#FFE9C8', .1))
    return s.surface(tone, rough, s.bump(strands, .45, .004), coat=.12)


@material
def curly(s, color, grain=150):
    """Hair in small, tight, matte curls."""
    curls = s.noise(s.where('Object'), grain, 2, .6)
    tone = s.mix(s.ramp(curls, .35, .65), blend(color, '#000000', .5), blend(color, '#FFE0B8', .08))
    return s.surface(tone, .7, s.bump(curls, .9, .006), specular=.3)
