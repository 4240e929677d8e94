"""Materials of small things. Each function takes hex colors and returns a material; `nodes.material` caches it."""
from .colors import CREAM, KRAFT, OAK, PINE, blend
from .nodes import material


@material
def wood(s, color=PINE, rough=.62, wear=.5):
    """Raw planks: grain along the longest side, no two boards alike."""
    where = s.where('UV', (1, 1, 1))
    long = s.node('Mapping', {'Vector': where, 'Scale': (3, 45, 45)}).outputs[0]
    grain = s.noise(long, 2.2, 3, .6)
    fine = s.noise(s.node('Mapping', {'Vector': where, 'Scale': (12, 320, 320)}).outputs[0], 1, 2)
    dark = s.mix(s.ramp(grain, .38, .68), blend(color, '#3A2210', .36), color)
    dark = s.mix(s.ramp(fine, .45, .75, 0, .3), dark, blend(color, '#2A1608', .5))
    worn = s.mix(s.math('MULTIPLY', s.edge(), wear), dark, blend(color, '#FFF4DC', .35))
    return s.surface(s.vary(worn, .012, .16), rough, s.bump(s.math('ADD', grain, fine), .35, .004), specular=.3)


@material
def paint(s, color, rough=.45, wear=.5, under=OAK):
    """Brushed paint on wood or tin: faint strokes, edges rubbed down to what is under it."""
    where = s.where('Object')
    strokes = s.noise(s.where('UV', (4, 60, 60)), 2, 2)
    patches = s.noise(where, 3, 2)
    base = s.mix(s.ramp(patches, .3, .7, 0, .5), color, blend(color, '#FFFFFF', .07))
    base = s.mix(s.ramp(strokes, .4, .8, 0, .25), base, blend(color, '#000000', .18))
    chips = s.ramp(s.math('ADD', s.noise(where, 26, 2), s.math('MULTIPLY', s.edge(), .26)), .74, .8, 0, wear)
    edges = s.mix(s.math('MULTIPLY', s.edge(), wear * .45), base, blend(color, '#FFF6E4', .45))
    return s.surface(s.mix(chips, edges, under), s.ramp(strokes, .2, .8, rough, rough + .15),
                     s.bump(strokes, .12, .003))


@material
def lacquer(s, color, rough=.22, coat=.6, dust=.25):
    """Car paint, enamel, tin: smooth, with a clear coat and patches of dust."""
    dusty = s.ramp(s.noise(s.where('Object'), 1.6, 2), .35, .85, 0, dust)
    edges = s.mix(s.math('MULTIPLY', s.edge(), .22), color, blend(color, '#FFFFFF', .4))
    return s.surface(s.mix(dusty, edges, blend(color, '#CDBFA6', .4)), s.ramp(dusty, 0, .3, rough, rough + .15), coat=coat)


@material
def plastic(s, color, rough=.4):
    return s.surface(s.vary(color, .004, .05), rough)


@material
def rubber(s, color='#26262A'):
    return s.surface(s.mix(s.noise(s.where(), 9, 2), color, blend(color, '#8A8172', .3)), .75)


@material
def steel(s, color='#A9AFAE', rough=.32):
    """Steel, brushed along u."""
    brush = s.noise(s.where('UV', (2, 260, 260)), 1, 2)
    return s.surface(s.mix(s.math('MULTIPLY', s.edge(), .5), color, '#E8E8E2'),
                     s.ramp(brush, .3, .7, rough - .08, rough + .14), s.bump(brush, .06, .002), metal=.9)


@material
def chrome(s, color='#D9DAD6'):
    return s.surface(color, .12, metal=1.0)


@material
def card(s, color=KRAFT):
    """Corrugated board: faint flutes and flecks."""
    flecks = s.noise(s.where('Object'), 240, 1)
    flutes = s.node('TexWave', {'Vector': s.where('UV'), 'Scale': 45.0}).outputs['Fac']
    soft = s.mix(s.ramp(s.noise(s.where(), 5, 2), .35, .7, 0, .5), color, blend(color, '#8A6238', .4))
    soft = s.mix(s.ramp(flecks, .6, .75, 0, .4), soft, blend(color, '#5C4023', .5))
    edges = s.mix(s.math('MULTIPLY', s.edge(), .5), soft, blend(color, '#FFF2DA', .45))
    return s.surface(s.vary(edges, .006, .1), .85, s.bump(flutes, .08, .002), specular=.2)


@material
def paper(s, color=CREAM, rough=.8):
    fiber = s.noise(s.where('Object'), 160, 2)
    return s.surface(s.mix(s.ramp(fiber, .3, .8, 0, .25), color, blend(color, '#B99F74', .3)), rough,
                     s.bump(fiber, .06, .002), specular=.25)


@material
def cloth(s, color, rough=.9):
    weave = s.noise(s.where('Object'), 500, 1)
    folds = s.noise(s.where('Object'), 9, 2)
    return s.surface(s.mix(s.ramp(folds, .3, .7, 0, .4), color, blend(color, '#000000', .25)), rough,
                     s.bump(weave, .2, .002), sheen=.3, specular=.2)


@material
def stripes(s, one, other, count=8, rough=.85, axis=0):
    """`count` pairs of stripes across UV 0..1; they alternate along u (axis 0) or v (axis 1)."""
    uv = s.node('SeparateXYZ', {0: s.node('TexCoord').outputs['UV']}).outputs[axis]
    half = s.math('GREATER_THAN', s.math('FRACT', s.math('MULTIPLY', uv, count)), .5)
    faded = s.mix(s.ramp(s.noise(s.where('Object'), 4, 3), .35, .75, 0, .3), s.mix(half, one, other), '#D9C7A4')
    return s.surface(faded, rough, s.bump(s.noise(s.where('Object'), 300, 1), .1, .002), specular=.2)


@material
def skin(s, color, blush=None, rough=.32, pores=0.0, spots=.0, scale=6):
    """Skin of fruit, also meat, cheese, icing: one color blends into another, each object differs a little."""
    where = s.where('Object')
    drift = s.ramp(s.noise(where, scale, 2), .38, .66)
    base = s.vary(s.mix(drift, color, blush or blend(color, '#FFE9A0', .25)), .012, .1)
    if spots:
        base = s.mix(s.ramp(s.noise(where, 90, 1), .66, .72, 0, spots), base, '#6B4A1E')
    normal = s.bump(s.noise(where, 260, 1), pores, .004) if pores else None
    return s.surface(base, rough, normal, coat=.25 if rough < .4 else 0)


@material
def leaves(s, color='#4E7A3C', other=None, scale=9.0):
    where = s.where('Object')
    mixed = s.mix(s.ramp(s.noise(where, scale, 2), .35, .68), color, other or blend(color, '#C9CF6A', .4))
    diffuse = s.node('BsdfDiffuse', {'Color': s.vary(mixed, .02, .18), 'Roughness': .6}).outputs[0]
    through = s.node('BsdfTranslucent', {'Color': mixed}).outputs[0]
    return s.finish(s.node('MixShader', {0: .25, 1: diffuse, 2: through}).outputs[0])


@material
def glass(s, tint='#F4FBF8', shine=1.0, haze=.0):
    """Thin panes: clear straight on, mirror-like at a slant."""
    clear = s.node('BsdfTransparent', {'Color': tint}).outputs[0]
    sheen = s.node('BsdfGlossy', {'Color': '#FFFFFF', 'Roughness': .03}).outputs[0]
    slant = s.ramp(s.node('Fresnel', {'IOR': 1.5}).outputs[0], 0, 1, .02 + haze, shine)
    return s.finish(s.node('MixShader', {0: slant, 1: clear, 2: sheen}).outputs[0])


@material
def film(s, strength=.16):
    """Stretch wrap: streaks that catch the light over what is inside."""
    streaks = s.ramp(s.noise(s.where('Object', (1.5, 1.5, 16)), 2.4, 3), .42, .75, strength * .3, strength * 2.2)
    shiny = s.node('BsdfPrincipled', {'Base Color': '#E9EEEA', 'Roughness': .25}).outputs[0]
    return s.finish(s.node('MixShader', {0: streaks, 1: s.node('BsdfTransparent').outputs[0], 2: shiny}).outputs[0])


@material
def glow(s, color='#FFE2A8', power=6.0):
    """A lit bulb, tube or window: seen, but not sampled as a lamp (add a real light for that)."""
    made = s.finish(s.node('Emission', {'Color': color, 'Strength': power}).outputs[0])
    made.cycles.sample_as_light = False
    return made
