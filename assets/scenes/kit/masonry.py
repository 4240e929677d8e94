"""Materials of buildings and floors. Textures follow object coordinates in meters: (x + y, z) on walls, (x, y) on floors.

s: the nodes.Shader of the material; dirt: how dirty the foot of the object is, 0 to 1.
"""
from .colors import BRICK, CREAM, STONE, blend
from .nodes import material


def _upright(s):
    """(x + y, z), so that courses are level on all sides of a box."""
    x, y, z = s.node('SeparateXYZ', {0: s.node('TexCoord').outputs['Object']}).outputs
    return s.node('CombineXYZ', {'X': s.math('ADD', x, y), 'Y': z}).outputs[0]


def _grime(s, color, dirt, reach=.7):
    """The color with dirt over it, most at the foot, none above `reach` meters."""
    z = s.node('SeparateXYZ', {0: s.node('TexCoord').outputs['Object']}).outputs[2]
    cloudy = s.noise(s.where('Object', shifted=False), scale=1.3, detail=3)
    low = s.math('MULTIPLY', s.ramp(z, low=0, high=reach, to_low=1, to_high=0), s.ramp(cloudy, low=.3, high=.65, to_low=.2, to_high=.9))
    return s.mix(s.math('MULTIPLY', low, dirt), color, '#5B4C3B')


@material
def brick(s, color=BRICK, mortar='#CDBDA3', length=.24, dirt=.6):
    """Bricks with mortar. The mortar is sunk by a bump map, so the wall stays one flat face."""
    where = _upright(s)
    made = s.node('TexBrick', {'Vector': where, 'Color1': color, 'Color2': blend(color, '#5E2A1D', share=.55),
                               'Mortar': mortar, 'Scale': 1.0, 'Mortar Size': .009, 'Mortar Smooth': .35,
                               'Bias': -.25, 'Brick Width': length, 'Row Height': length / 3})
    rough = s.noise(where, scale=60, detail=2)
    tinted = s.mix(s.ramp(s.noise(where, scale=1.1, detail=2), low=.3, high=.7, to_low=0, to_high=.5), made.outputs['Color'], blend(color, '#E0B48A', share=.3), 'SOFT_LIGHT')
    height = s.math('ADD', s.math('MULTIPLY', made.outputs['Fac'], -1), s.math('MULTIPLY', rough, .3))
    return s.surface(_grime(s, tinted, dirt), rough=.85, normal=s.bump(height, strength=.75, distance=.012), specular=.25)


@material
def plaster(s, color=CREAM, dirt=.4, rough=.85):
    where = s.where('Object', shifted=False)
    trowel, sand = s.noise(where, scale=2.2, detail=3), s.noise(where, scale=70, detail=2)
    shade = s.mix(s.ramp(trowel, low=.35, high=.7, to_low=0, to_high=.55), color, blend(color, '#9C8660', share=.22))
    return s.surface(_grime(s, shade, dirt), rough, s.bump(s.math('ADD', sand, trowel), strength=.22, distance=.008), specular=.25)


@material
def asphalt(s, color='#5A5854'):
    """Asphalt with specks of stone, lighter patches of wear, and oil spots."""
    where = s.where('Object', shifted=False)
    speckle = s.noise(where, scale=55, detail=2, rough=.7)
    worn_patches = s.noise(where, scale=.35, detail=3)
    base = s.mix(s.ramp(worn_patches, low=.35, high=.7), color, blend(color, '#A89C88', share=.42))
    base = s.mix(s.ramp(speckle, low=.55, high=.72, to_low=0, to_high=.5), base, '#B9AE9B')
    base = s.mix(s.ramp(s.noise(where, scale=1.7, detail=2), low=.66, high=.78, to_low=0, to_high=.45), base, '#2E2C2A')
    return s.surface(base, s.ramp(worn_patches, low=.3, high=.7, to_low=.62, to_high=.85), s.bump(speckle, strength=.35, distance=.012), specular=.35)


@material
def wet_street(s, color='#3E3E3C'):
    """The street after rain: puddles are smooth and dark."""
    where = s.where('Object', shifted=False)
    speckle, pools = s.noise(where, scale=45, detail=2), s.ramp(s.noise(where, scale=.55, detail=3), low=.42, high=.58)
    base = s.mix(pools, blend(color, '#77706A', share=.35), blend(color, '#101414', share=.35))
    return s.surface(base, s.ramp(pools, low=0, high=1, to_low=.45, to_high=.06), s.bump(s.math('MULTIPLY', speckle, s.ramp(pools, low=0, high=1, to_low=1, to_high=.05)), strength=.25, distance=.01))


@material
def concrete(s, color='#BDB3A1', rough=.42, joint=0.0):
    """A troweled floor with a soft sheen; joint: the distance between joints in meters, 0 for none."""
    where = s.where('Object', shifted=False)
    cloud, fine = s.noise(where, scale=.8, detail=3), s.noise(where, scale=40, detail=2)
    base = s.mix(s.ramp(cloud, low=.3, high=.7), blend(color, '#7F776B', share=.2), blend(color, '#FFF8E8', share=.2))
    base = s.mix(s.ramp(fine, low=.55, high=.75, to_low=0, to_high=.25), base, blend(color, '#6E665A', share=.5))
    height = fine
    if joint:
        grid = s.node('TexBrick', {'Vector': where, 'Scale': 1.0, 'Mortar Size': .012, 'Brick Width': joint,
                                   'Row Height': joint, 'Mortar Smooth': .2}, offset=0).outputs['Fac']
        base, height = s.mix(s.math('MULTIPLY', grid, .55), base, '#5B5246'), s.math('SUBTRACT', fine, s.math('MULTIPLY', grid, 3))
    return s.surface(base, s.ramp(cloud, low=.3, high=.7, to_low=rough - .1, to_high=rough + .18), s.bump(height, strength=.12, distance=.006))


@material
def tile(s, color='#F3ECDD', second_color='#DCE5DA', size=.3, grout='#A89F8E', rough=.28, checker=True):
    """Floor tiles in a checkerboard of two colors, or all in the first. size: the length of a side."""
    where = s.where('Object', shifted=False)
    made = s.node('TexBrick', {'Vector': where, 'Mortar': grout, 'Color1': color, 'Color2': color, 'Scale': 1.0,
                               'Mortar Size': .006, 'Brick Width': size, 'Row Height': size}, offset=0)
    face = made.outputs['Color']
    if checker:
        squares = s.node('TexChecker', {'Vector': where, 'Color1': color, 'Color2': second_color, 'Scale': 1 / size}).outputs['Color']
        face = s.mix(made.outputs['Fac'], squares, grout)
    worn = s.mix(s.ramp(s.noise(where, scale=1.2, detail=3), low=.4, high=.75, to_low=0, to_high=.3), face, '#B7A88E')
    return s.surface(worn, s.ramp(s.noise(where, scale=3, detail=2), low=.3, high=.7, to_low=rough, to_high=rough + .2),
                     s.bump(s.math('MULTIPLY', made.outputs['Fac'], -1), strength=.3, distance=.004))


@material
def wall_tile(s, color='#F4EEDF', width=.2, height=.1, grout='#B9B09E'):
    """Glazed tiles on upright walls."""
    made = s.node('TexBrick', {'Vector': _upright(s), 'Mortar': grout, 'Color1': color, 'Color2': blend(color, '#C9BDA2', share=.25),
                               'Scale': 1.0, 'Mortar Size': .005, 'Brick Width': width, 'Row Height': height, 'Bias': -.4})
    return s.surface(made.outputs['Color'], rough=.16, normal=s.bump(s.math('MULTIPLY', made.outputs['Fac'], -1), strength=.5, distance=.006), coat=.3)


@material
def flagstones(s, color=STONE, size=.6):
    where = s.where('Object', shifted=False)
    made = s.node('TexBrick', {'Vector': where, 'Color1': color, 'Color2': blend(color, '#8F8371', share=.45), 'Mortar': '#6F6556',
                               'Scale': 1.0, 'Mortar Size': .008, 'Brick Width': size * 1.5, 'Row Height': size, 'Bias': -.2})
    rough = s.noise(where, scale=35, detail=2)
    height = s.math('SUBTRACT', s.math('MULTIPLY', rough, .4), made.outputs['Fac'])
    return s.surface(s.mix(s.ramp(rough, low=.5, high=.75, to_low=0, to_high=.3), made.outputs['Color'], '#8B8070'), rough=.72, normal=s.bump(height, strength=.45, distance=.01))


@material
def grass(s, color='#7C8C4A', second_color='#A89F5B'):
    """Flock, as on a model railway, in patches of two colors."""
    where = s.where('Object', shifted=False)
    tufts = s.noise(where, scale=30, detail=2, rough=.7)
    base = s.mix(s.ramp(s.noise(where, scale=.5, detail=3), low=.35, high=.7), color, second_color)
    base = s.mix(s.ramp(tufts, low=.4, high=.7, to_low=0, to_high=.5), base, blend(color, '#28331A', share=.5))
    return s.surface(base, rough=.95, normal=s.bump(tufts, strength=.8, distance=.05), specular=.1)
