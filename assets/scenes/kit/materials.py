"""Materials of small things. Each function takes hex colors and returns a material; `nodes.material` caches it, and passes `s`,
a Shader."""
from .colors import CREAM, KRAFT, OAK, PINE, blend
from .nodes import material


@material
def wood(s, color=PINE, rough=.62, wear=.5):
    """Raw planks: grain along the longest side, no two boards alike."""
    where = s.where('UV', scale=(1, 1, 1))
    long = s.node('Mapping', {'Vector': where, 'Scale': (3, 45, 45)}).outputs[0]
    grain = s.noise(long, scale=2.2, detail=3, rough=.6)
    fine = s.noise(s.node('Mapping', {'Vector': where, 'Scale': (12, 320, 320)}).outputs[0], scale=1, detail=2)
    dark = s.mix(s.ramp(grain, low=.38, high=.68), blend(color, '#3A2210', share=.36), color)
    dark = s.mix(s.ramp(fine, low=.45, high=.75, to_low=0, to_high=.3), dark, blend(color, '#2A1608', share=.5))
    worn = s.mix(s.math('MULTIPLY', s.edge(), wear), dark, blend(color, '#FFF4DC', share=.35))
    return s.surface(s.vary(worn, hue=.012, value=.16), rough, s.bump(s.math('ADD', grain, fine), strength=.35, distance=.004), specular=.3)


@material
def paint(s, color, rough=.45, wear=.5, under=OAK):
    """Brushed paint on wood or tin: faint strokes, edges rubbed down to what is under it."""
    where = s.where('Object')
    strokes = s.noise(s.where('UV', scale=(4, 60, 60)), scale=2, detail=2)
    patches = s.noise(where, scale=3, detail=2)
    base = s.mix(s.ramp(patches, low=.3, high=.7, to_low=0, to_high=.5), color, blend(color, '#FFFFFF', share=.07))
    base = s.mix(s.ramp(strokes, low=.4, high=.8, to_low=0, to_high=.25), base, blend(color, '#000000', share=.18))
    chips = s.ramp(s.math('ADD', s.noise(where, scale=26, detail=2), s.math('MULTIPLY', s.edge(), .26)), low=.74, high=.8, to_low=0, to_high=wear)
    edges = s.mix(s.math('MULTIPLY', s.edge(), wear * .45), base, blend(color, '#FFF6E4', share=.45))
    return s.surface(s.mix(chips, edges, under), s.ramp(strokes, low=.2, high=.8, to_low=rough, to_high=rough + .15),
                     s.bump(strokes, strength=.12, distance=.003))


@material
def lacquer(s, color, rough=.22, coat=.6, dust=.25):
    """Car paint, enamel, tin: smooth, with a clear coat and patches of dust."""
    dusty = s.ramp(s.noise(s.where('Object'), scale=1.6, detail=2), low=.35, high=.85, to_low=0, to_high=dust)
    edges = s.mix(s.math('MULTIPLY', s.edge(), .22), color, blend(color, '#FFFFFF', share=.4))
    return s.surface(s.mix(dusty, edges, blend(color, '#CDBFA6', share=.4)), s.ramp(dusty, low=0, high=.3, to_low=rough, to_high=rough + .15), coat=coat)


@material
def plastic(s, color, rough=.4):
    return s.surface(s.vary(color, hue=.004, value=.05), rough)


@material
def rubber(s, color='#26262A'):
    return s.surface(s.mix(s.noise(s.where(), scale=9, detail=2), color, blend(color, '#8A8172', share=.3)), rough=.75)


@material
def steel(s, color='#A9AFAE', rough=.32):
    """Steel, brushed along u."""
    brush = s.noise(s.where('UV', scale=(2, 260, 260)), scale=1, detail=2)
    return s.surface(s.mix(s.math('MULTIPLY', s.edge(), .5), color, '#E8E8E2'),
                     s.ramp(brush, low=.3, high=.7, to_low=rough - .08, to_high=rough + .14), s.bump(brush, strength=.06, distance=.002), metal=.9)


@material
def chrome(s, color='#D9DAD6'):
    return s.surface(color, rough=.12, metal=1.0)


@material
def card(s, color=KRAFT):
    """Corrugated board: faint flutes and flecks."""
    flecks = s.noise(s.where('Object'), scale=240, detail=1)
    flutes = s.node('TexWave', {'Vector': s.where('UV'), 'Scale': 45.0}).outputs['Fac']
    soft = s.mix(s.ramp(s.noise(s.where(), scale=5, detail=2), low=.35, high=.7, to_low=0, to_high=.5), color, blend(color, '#8A6238', share=.4))
    soft = s.mix(s.ramp(flecks, low=.6, high=.75, to_low=0, to_high=.4), soft, blend(color, '#5C4023', share=.5))
    edges = s.mix(s.math('MULTIPLY', s.edge(), .5), soft, blend(color, '#FFF2DA', share=.45))
    return s.surface(s.vary(edges, hue=.006, value=.1), rough=.85, normal=s.bump(flutes, strength=.08, distance=.002), specular=.2)


@material
def paper(s, color=CREAM, rough=.8):
    fiber = s.noise(s.where('Object'), scale=160, detail=2)
    return s.surface(s.mix(s.ramp(fiber, low=.3, high=.8, to_low=0, to_high=.25), color, blend(color, '#B99F74', share=.3)), rough,
                     s.bump(fiber, strength=.06, distance=.002), specular=.25)


@material
def cloth(s, color, rough=.9):
    weave = s.noise(s.where('Object'), scale=500, detail=1)
    folds = s.noise(s.where('Object'), scale=9, detail=2)
    return s.surface(s.mix(s.ramp(folds, low=.3, high=.7, to_low=0, to_high=.4), color, blend(color, '#000000', share=.25)), rough,
                     s.bump(weave, strength=.2, distance=.002), sheen=.3, specular=.2)


@material
def stripes(s, one, other, count=8, rough=.85, axis=0):
    """`count` pairs of stripes in two colors across UV 0..1; they alternate along u (axis 0) or v (axis 1)."""
    uv = s.node('SeparateXYZ', {0: s.node('TexCoord').outputs['UV']}).outputs[axis]
    half = s.math('GREATER_THAN', s.math('FRACT', s.math('MULTIPLY', uv, count)), .5)
    faded = s.mix(s.ramp(s.noise(s.where('Object'), scale=4, detail=3), low=.35, high=.75, to_low=0, to_high=.3), s.mix(half, one, other), '#D9C7A4')
    return s.surface(faded, rough, s.bump(s.noise(s.where('Object'), scale=300, detail=1), strength=.1, distance=.002), specular=.2)


@material
def mottled(s, color, blush=None, rough=.32, pores=0.0, spots=.0, scale=6):
    """For fruit, meat, cheese, icing, clay: `color` blends into `blush`, and each object differs a little.

    pores: the depth of the bumps; spots: the strength of brown spots; scale: the frequency of the blending.
    """
    where = s.where('Object')
    drift = s.ramp(s.noise(where, scale, detail=2), low=.38, high=.66)
    base = s.vary(s.mix(drift, color, blush or blend(color, '#FFE9A0', share=.25)), hue=.012, value=.1)
    if spots:
        base = s.mix(s.ramp(s.noise(where, scale=90, detail=1), low=.66, high=.72, to_low=0, to_high=spots), base, '#6B4A1E')
    normal = s.bump(s.noise(where, scale=260, detail=1), pores, distance=.004) if pores else None
    return s.surface(base, rough, normal, coat=.25 if rough < .4 else 0)


@material
def leaves(s, color='#4E7A3C', other=None, scale=9.0):
    """Leaves or petals that light shines through, with patches of the `other` color."""
    where = s.where('Object')
    mixed = s.mix(s.ramp(s.noise(where, scale, detail=2), low=.35, high=.68), color, other or blend(color, '#C9CF6A', share=.4))
    diffuse = s.node('BsdfDiffuse', {'Color': s.vary(mixed, hue=.02, value=.18), 'Roughness': .6}).outputs[0]
    through = s.node('BsdfTranslucent', {'Color': mixed}).outputs[0]
    return s.finish(s.node('MixShader', {0: .25, 1: diffuse, 2: through}).outputs[0])


@material
def glass(s, tint='#F4FBF8', shine=1.0, haze=.0):
    """Thin panes: clear straight on, mirror-like at a slant.

    shine: the share of mirroring at the greatest slant; haze: the share straight on, above the usual 2 %.
    """
    clear = s.node('BsdfTransparent', {'Color': tint}).outputs[0]
    sheen = s.node('BsdfGlossy', {'Color': '#FFFFFF', 'Roughness': .03}).outputs[0]
    slant = s.ramp(s.node('Fresnel', {'IOR': 1.5}).outputs[0], low=0, high=1, to_low=.02 + haze, to_high=shine)
    return s.finish(s.node('MixShader', {0: slant, 1: clear, 2: sheen}).outputs[0])


@material
def film(s, strength=.16):
    """Stretch wrap: streaks that catch the light over what is inside."""
    streaks = s.ramp(s.noise(s.where('Object', scale=(1.5, 1.5, 16)), scale=2.4, detail=3), low=.42, high=.75, to_low=strength * .3, to_high=strength * 2.2)
    shiny = s.node('BsdfPrincipled', {'Base Color': '#E9EEEA', 'Roughness': .25}).outputs[0]
    return s.finish(s.node('MixShader', {0: streaks, 1: s.node('BsdfTransparent').outputs[0], 2: shiny}).outputs[0])


@material
def glow(s, color='#FFE2A8', power=6.0):
    """A lit bulb, tube or window: seen, but not sampled as a lamp. Add a real light to light the scene."""
    made = s.finish(s.node('Emission', {'Color': color, 'Strength': power}).outputs[0])
    made.cycles.sample_as_light = False
    return made
