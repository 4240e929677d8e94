"""A sparrow, a mouse, a rubber duck, a ladybug."""
from .colors import CORN, INK, TOMATO, blend
from .frames import at
from .materials import cloth, lacquer
from .round import ball, lump, pipe, rod
from .shapes import box, hull


def sparrow(x, y, z, turn=0, color='#8A6240'):
    """A sparrow that looks to -y."""
    brown, pale, dark = cloth(color), cloth('#DCCBB0'), cloth(blend(color, INK, share=.5))
    with at(x, y, z, turn):
        for side in (-1, 1):
            rod((side * .012, 0, 0), (side * .012, .004, .03), .0016, lacquer('#9A6A4A', rough=.6), sides=8)
        lump(0, .005, .022, (.054, .085, .056), pale, rough=.04, tilt=(-14, 0))
        lump(0, .014, .032, (.057, .085, .05), brown, rough=.05, tilt=(-14, 0))
        ball(0, -.032, .066, .021, brown, scale=(1, 1.05, .95), sides=24)
        ball(0, -.042, .064, .013, pale, sides=16)
        for side in (-1, 1):
            lump(side * .026, .022, .038, (.012, .07, .034), dark, rough=.05, tilt=(-16, 0))
            ball(side * .016, -.046, .087, .0032, lacquer(INK, rough=.1), sides=10)
        hull(0, -.054, .083, [(-.004, 0, 0), (.004, 0, 0), (0, 0, .008), (0, -.014, .002)], lacquer('#4A3A2C', rough=.4), bevel=.0005)
        hull(0, .05, .044, [(sx * w, dy, h) for sx in (-1, 1) for w, dy in ((.008, 0), (.014, .05)) for h in (0, .004)], dark, bevel=.001, tilt=(12, 0))


def mouse(x, y, z, turn=0, color='#8F8880'):
    """A mouse that sits up and looks to -y."""
    fur, pink = cloth(color), cloth('#C9968A')
    with at(x, y, z, turn):
        lump(0, .012, 0, (.042, .055, .05), fur, rough=.04)
        lump(0, -.006, .022, (.03, .034, .04), fur, rough=.04)
        lump(0, -.022, .05, (.026, .04, .024), fur, rough=.03, tilt=(10, 0))
        ball(0, -.042, .056, .0035, pink, sides=10)
        for side in (-1, 1):
            ball(side * .0125, -.012, .068, .0095, pink, scale=(1, .35, 1), sides=16)
            ball(side * .009, -.031, .067, .0022, lacquer(INK, rough=.08), sides=10)
            lump(side * .012, -.014, 0, (.012, .03, .008), pink, rough=.02)
            lump(side * .009, -.028, .036, (.007, .016, .007), pink, rough=.02)
        pipe([(0, .04, .006), (.01, .075, .004), (.045, .09, .003), (.07, .075, .003)], .0028, pink)


def rubber_duck(x, y, z, turn=0, size=1.0):
    """A rubber duck, 8 cm long, that looks to -y."""
    body, bill = lacquer(CORN, rough=.3), lacquer('#D2622A', rough=.3)
    with at(x, y, z, turn, scale=size):
        lump(0, 0, 0, (.062, .08, .046), body, rough=.0, roundness=.9)
        lump(0, .03, .024, (.03, .04, .026), body, rough=.0, tilt=(28, 0))
        ball(0, -.018, .034, .022, body, sides=28)
        lump(0, -.044, .048, (.022, .022, .009), bill, rough=.0)
        for side in (-1, 1):
            ball(side * .012, -.0335, .058, .0034, lacquer(INK, rough=.1), sides=10)
            lump(side * .029, .006, .016, (.01, .04, .02), body, rough=.0)


def ladybug(x, y, z, turn=0, size=1.0):
    """A ladybug, 7 mm long, that walks to -y."""
    dark = lacquer(INK, rough=.2)
    with at(x, y, z, turn, scale=size):
        ball(0, 0, -.0018, .0032, lacquer(TOMATO, rough=.15), scale=(.92, 1.1, .9), sides=24)
        ball(0, -.0031, -.0006, .0016, dark, sides=16)
        box(0, .0002, .0037, .0003, .0056, .0003, dark, bevel=0)
        for side in (-1, 1):
            for dx, dy, dz in ((.0012, -.0014, .0031), (.0019, .0006, .0027), (.0009, .0019, .0031)):
                ball(side * dx, dy, dz, .0006, dark, scale=(1, 1, .7), sides=10)
            rod((side * .0006, -.004, .002), (side * .0016, -.0058, .0028), .00012, dark, sides=6)
