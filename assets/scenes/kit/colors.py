"""The palette of the model town, and hex colors turned into the linear light that shaders want."""

PAPER, CREAM = '#FBF7EE', '#F6ECD6'
LEAF, DEEP = '#1F5B45', '#123A2C'
TOMATO, CORN = '#B8392B', '#E8B23A'
INK, KRAFT = '#17231F', '#C39A6B'
PINE, OAK, WALNUT = '#D9B07A', '#B98450', '#6E4A2E'
BRICK, SLATE, STONE = '#A4523A', '#59625F', '#D8CDB8'


def linear(hex_color):
    """'#RRGGBB' as linear RGBA."""
    channels = [int(hex_color.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels), 1)


def blend(one, other, share=.5):
    """A hex color between two others: `one` at share 0, `other` at share 1."""
    pairs = [(int(one[i:i + 2], 16), int(other[i:i + 2], 16)) for i in (1, 3, 5)]
    return '#' + ''.join(f'{round(a + (b - a) * share):02X}' for a, b in pairs)
