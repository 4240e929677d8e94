"""Shapes of a wooden figure: smooth curves, limbs, thin cloth."""
import math

from mathutils import Vector

from .round import ball, surface


def curve_through(marks):
    """A smooth curve through marks [(t, (value, ...)), ...]: a function t -> tuple, constant beyond the ends."""
    def slope(k):
        low, high = max(k - 1, 0), min(k + 1, len(marks) - 1)
        return [(b - a) / (marks[high][0] - marks[low][0]) for a, b in zip(marks[low][1], marks[high][1])]

    def value(t):
        t = min(max(t, marks[0][0]), marks[-1][0])
        k = max(j for j in range(len(marks) - 1) if marks[j][0] <= t)
        step = marks[k + 1][0] - marks[k][0]
        s = (t - marks[k][0]) / step
        return tuple(p * (1 + 2 * s) * (1 - s) ** 2 + m * step * s * (1 - s) ** 2 + q * s * s * (3 - 2 * s) + n * step * s * s * (s - 1)
                     for p, q, m, n in zip(marks[k][1], marks[k + 1][1], slope(k), slope(k + 1)))
    return value


def ease(value, low=0.0, high=1.0):
    """0 below low, 1 above high, smooth between."""
    s = min(max((value - low) / (high - low), 0), 1)
    return s * s * (3 - 2 * s)


def hill(x, z, center, reach):
    """A soft bump of height 1; reach is how far it spreads along x and z."""
    return math.exp(-(((x - center[0]) / reach[0]) ** 2 + ((z - center[1]) / reach[1]) ** 2))


def limb(points, radii, material, ends=True, steps=48, sides=28):
    """A bent rod through these points, with these radii. ends: whether its ends are round."""
    curve = curve_through([(k, (*point, radius)) for k, (point, radius) in enumerate(zip(points, radii))])
    spots = [curve((len(points) - 1) * j / steps) for j in range(steps + 1)]
    rings, across = [], None
    for j, spot in enumerate(spots):
        along = (Vector(spots[min(j + 1, steps)][:3]) - Vector(spots[max(j - 1, 0)][:3])).normalized()
        across = (across - along * across.dot(along) if across else along.orthogonal()).normalized()
        rings.append((Vector(spot[:3]), across, along.cross(across), spot[3]))

    def shape(u, v):
        middle, across, up, radius = rings[round(v * steps)]
        return middle + radius * (math.cos(2 * math.pi * u) * across + math.sin(2 * math.pi * u) * up)
    for (x, y, z), radius in ((points[0], radii[0]), (points[-1], radii[-1])) if ends else ():
        ball(x, y, z - radius, radius, material, sides=24)
    key = ('limb', tuple(tuple(round(c, 4) for c in point) for point in points), tuple(radii))
    return surface(key, shape, sides, steps, material, sharp=180)


def thicken(thing, thick=.004, edge=.0012):
    """Gives a sheet a thickness and rounded edges, and returns it."""
    solid = thing.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = thick, 0
    soft = thing.modifiers.new('edge', 'BEVEL')
    soft.width, soft.segments, soft.limit_method, soft.angle_limit = edge, 2, 'ANGLE', math.radians(50)
    return thing
