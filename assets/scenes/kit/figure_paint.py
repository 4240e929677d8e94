"""Materials of a wooden figure: satin paint, skin with or without a face, wool, hair. `s` is the nodes.Shader of a material.

grain: the strength of the wood grain, 0 to 1.
"""
import bpy

from .colors import blend
from .nodes import material


def _grained(s, color, strength):
    """The color with the upright grain of the wood showing through it, and the height of that grain."""
    where = s.where('Object')
    rings = s.noise(s.node('Mapping', {'Vector': where, 'Scale': (25, 25, 2.2)}).outputs[0], scale=1.6, detail=3, rough=.55)
    fine = s.noise(s.node('Mapping', {'Vector': where, 'Scale': (250, 250, 9)}).outputs[0], scale=1, detail=2)
    tone = s.mix(s.ramp(rings, low=.38, high=.66, to_low=0, to_high=strength), color, blend(color, '#4E2A10', share=.58))
    return s.mix(s.ramp(fine, low=.5, high=.75, to_low=0, to_high=strength * .8), tone, blend(color, '#3A1E0A', share=.55)), s.math('ADD', rings, fine)


@material
def satin(s, color, rough=.5, grain=.26, coat=.05):
    """Satin paint through which the grain of the wood shows, a little worn."""
    tone, height = _grained(s, color, grain)
    worn = s.mix(s.ramp(s.noise(s.where('Object'), scale=9, detail=2), low=.5, high=.8, to_low=0, to_high=.12), tone, blend(color, '#FFF0D8', share=.4))
    return s.surface(worn, rough, s.bump(height, strength=.1, distance=.002), coat=coat)


def complexion(color):
    """Skin without a face."""
    return satin(color, rough=.48, grain=.18)


@material
def faced(s, color, face):
    """Skin with the Blender image named `face` on it, where UV is inside 0..1."""
    tone, height = _grained(s, color, strength=.16)
    paint = s.node('TexImage', {'Vector': s.node('TexCoord').outputs['UV']}, image=bpy.data.images[face], extension='CLIP', interpolation='Cubic')
    return s.surface(s.mix(paint.outputs['Alpha'], tone, paint.outputs['Color']), rough=.5, normal=s.bump(height, strength=.08, distance=.002), coat=.04)


@material
def knit(s, color, ribs=190):
    """Wool with upright ribs."""
    where = s.where('UV')
    rows = s.node('TexWave', {'Vector': where, 'Scale': ribs / 6.28}, bands_direction='X').outputs['Fac']
    tone = s.mix(s.ramp(s.noise(s.where('Object'), scale=14, detail=2), low=.35, high=.7, to_low=0, to_high=.35), color, blend(color, '#000000', share=.2))
    return s.surface(s.mix(s.ramp(rows, low=0, high=.6, to_low=.3, to_high=0), tone, blend(color, '#000000', share=.5)), rough=.8, normal=s.bump(rows, strength=.5, distance=.004), sheen=.2, specular=.2)


@material
def combed(s, color, along=(40, 2, 7), rough=.38):
    """Hair with light and dark strands.

    along: their frequency along u, v and a third axis, on which UV has only the random shift of `s.where`.
    """
    where = s.node('Mapping', {'Vector': s.where('UV'), 'Scale': along}).outputs[0]
    strands = s.noise(where, scale=1.4, detail=3, rough=.6)
    tone = s.mix(s.ramp(strands, low=.32, high=.7), blend(color, '#000000', share=.4), blend(color, '#FFE9C8', share=.1))
    return s.surface(tone, rough, s.bump(strands, strength=.45, distance=.004), coat=.12)


@material
def curly(s, color, grain=150):
    """Hair in small, tight, matte curls. grain: here the scale of the noise; more means smaller curls."""
    curls = s.noise(s.where('Object'), grain, detail=2, rough=.6)
    tone = s.mix(s.ramp(curls, low=.35, high=.65), blend(color, '#000000', share=.5), blend(color, '#FFE0B8', share=.08))
    return s.surface(tone, rough=.7, normal=s.bump(curls, strength=.9, distance=.006), specular=.3)
