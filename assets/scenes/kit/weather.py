"""More light rigs (see light.py); rain, sea and sand."""
import random

import bpy

from .frames import put, shared
from .light import expose, sky, sun
from .nodes import material


def sea_light(direction=-42, height=36, power=4.6, exposure=.35):
    """Late morning by the sea: a high, white sun and a clear, blue-green sky."""
    sky(horizon='#EAF2EA', middle='#B4D3D2', top='#6FA6B8', fill=.8, background=.95)
    sun(direction, height, power, '#FFE9C8', soft=1.2)
    expose(exposure)


def dawn(direction=-60, height=8, power=4.2, fill=.7, exposure=.65):
    """Sunrise: a low, warm sun, and a rose and lilac sky."""
    sky(horizon='#F9CFA6', middle='#DDC3BE', top='#8E9CB4', fill=fill, background=1.0)
    sun(direction, height, power, '#FFAE6E', soft=2)
    expose(exposure)


def foggy(direction=-50, power=2.4, fill=1.0, exposure=.5):
    """Sun through mist: pale sky, soft shadows."""
    sky(horizon='#F6EAD2', middle='#E6E0D0', top='#C3CFCB', fill=fill, background=.95)
    sun(direction, 14, power, '#FFD6A0', soft=9)
    expose(exposure)


@material
def _drops(s):
    clear, bright = s.node('BsdfTransparent').outputs[0], s.node('Emission', {'Color': '#DDE3DF', 'Strength': .8}).outputs[0]
    made = s.finish(s.node('MixShader', {0: .22, 1: clear, 2: bright}).outputs[0])
    made.cycles.sample_as_light = False
    return made


def rain_streaks(x, y, z, width, depth, height, count=900, seed=1):
    """Slanting streaks of rain in a box of this size, from y to y + depth."""
    def make():
        rng, points, faces = random.Random(seed), [], []
        for k in range(count):
            px, py, pz = rng.uniform(-width / 2, width / 2), rng.uniform(0, depth), rng.uniform(0, height)
            points += [(px, py, pz), (px + .005, py, pz), (px + .045, py, pz + .3), (px + .04, py, pz + .3)]
            faces.append(range(4 * k, 4 * k + 4))
        mesh = bpy.data.meshes.new('rain')
        mesh.from_pydata(points, [], [list(face) for face in faces])
        return mesh
    return put(shared(('rain', width, depth, height, count, seed), make, [_drops()]), x, y, z)


@material
def sea(s, color='#3F8A93', deep='#2A6B7C'):
    """Small waves that catch the sun."""
    where = s.where('Object', scale=(1, 2.2, 1), shifted=False)
    waves = s.noise(where, scale=.9, detail=4, rough=.6)
    foam = s.ramp(waves, low=.62, high=.7, to_low=0, to_high=.55)
    base = s.mix(foam, s.mix(s.ramp(s.noise(where, scale=.05, detail=2), low=.35, high=.65), color, deep), '#F1F4EC')
    return s.surface(base, rough=.16, normal=s.bump(waves, strength=.5, distance=.12))


@material
def sand(s, color='#E2CB9C'):
    where = s.where('Object', shifted=False)
    drifts, grains = s.noise(where, scale=.7, detail=3), s.noise(where, scale=60, detail=2)
    base = s.mix(s.ramp(drifts, low=.35, high=.7), color, '#CDB483')
    return s.surface(base, rough=.95, normal=s.bump(s.math('ADD', drifts, s.math('MULTIPLY', grains, .2)), strength=.5, distance=.06), specular=.1)


def open_front(direction=-45, height=22, power=3.4, fill=.55, exposure=.5):
    """For a room that is open towards the camera, like a doll's house: a low sun, cream fill from all sides."""
    sky(horizon='#FFF0DA', middle='#F1E6D2', top='#E2E0D6', fill=fill, background=fill)
    sun(direction, height, power, '#FFCB92', soft=2.5)
    expose(exposure)
