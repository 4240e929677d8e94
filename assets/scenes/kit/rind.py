"""The striped rind of a watermelon."""
from .nodes import material


@material
def rind(s, dark='#23401F', light='#8FA562'):
    x, y, z = s.node('SeparateXYZ', {0: s.node('TexCoord').outputs['Object']}).outputs
    # The angle around the long axis of the watermelon, which is at z = .126.
    around = s.math('ARCTAN2', s.node('Math', {0: z, 1: .126}, operation='SUBTRACT').outputs[0], y)
    ragged = s.math('MULTIPLY', s.noise(s.where('Object'), scale=28, detail=3), 1.1)
    bands = s.math('SINE', s.math('MULTIPLY', s.math('ADD', around, ragged), 9.0))
    color = s.mix(s.ramp(bands, low=-.1, high=.45), light, dark)
    return s.surface(s.vary(color, hue=.005, value=.06), rough=.28, coat=.3)
