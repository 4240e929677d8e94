"""Turned and painted wooden figures, about life size: from the waist up, and `trousers` or a `skirt` for the rest.

`from kit.figure import *` in a set.
"""
from contextlib import contextmanager

from .figure_body import *
from .figure_clothes import *
from .figure_hair import *
from .figure_head import carved_head, neck
from .figure_legs import WAIST_HEIGHT, skirt, trousers
from .figure_paint import knit, satin
from .figure_wear import *
from .frames import at
from .light import backdrop, lamp

# The colors behind portraits; only three, so that portraits side by side look alike.
WARM, SAGE, GREEN = '#E6D9BE', '#9DBBAA', '#1F4A3A'

# wide, deep: half the width and depth of the head; neck: radius of the neck; nose: how far it stands out; tip: the height of its tip;
# nostrils: how far they spread; jaw: the share by which the head narrows below. Lengths are in meters. brow, cheeks, chin: factors
# of how far these parts of the face stand out.
HEAD = dict(tone='#D9A878', wide=.1, deep=.112, jaw=.24, nose=.027, tip=-.036, nostrils=.006, brow=1, cheeks=1, chin=1, neck=.05)
# eyes: (x, z) of an eye; eye: factor of its size; gaze: (x, z) by which the iris is off the middle of the eye; brow: its thickness,
# brow_z: its height above the eye, arch: how far it bends; mouth: half its width, mouth_z: its height, smile: how far its corners
# rise; full: factor of the thickness of the lips; freckles: a list of (x, z).
LOOK = dict(eyes=(.036, .002), eye=1.0, gaze=(0, 0), iris='#4A2C1A', lashes=False, brow=.008, brow_z=.03, arch=.008,
            brow_color='#3A2416', mouth=.031, mouth_z=-.073, smile=.014, full=1.0, lips='#B4604E', blush='#C8553E', freckles=())

# How the arm on the right of the picture is held; on the left, it is mirrored. `turn` below 0: the hand points inward;
# roll 90: the thumb is up; rise: how far the hand points up; curl: how far the fingers bend. All four are in degrees.
# carry: palm up, below what is carried; sides: thumb up, beside what is held.
POSES = {
    'waist': dict(elbow=(.198, .0, .11), wrist=(.085, -.15, .085), turn=-62, roll=60, curl=35),
    'hug': dict(elbow=(.2, -.02, .1), wrist=(.112, -.165, .13), turn=-72, rise=12, roll=80, curl=42),
    'carry': dict(elbow=(.2, -.01, .1), wrist=(.14, -.15, .075), turn=-30, roll=180, curl=22),
    'sides': dict(elbow=(.205, -.01, .12), wrist=(.185, -.13, .11), turn=-6, roll=90, curl=25),
    'raise': dict(elbow=(.205, -.03, .1), wrist=(.165, -.165, .175), turn=-48, rise=14, roll=90, curl=95),
    'down': dict(elbow=(.2, .03, .1), wrist=(.19, -.02, -.13), turn=0, roll=90, curl=40),
}


def _mirrored(side, pose, changes):
    """The options of a pose with these changes, mirrored if side is -1."""
    held = {**dict(rise=0, curl=60), **POSES[pose], **changes}
    for joint in ('elbow', 'wrist'):
        held[joint] = (held[joint][0] * side, *held[joint][1:])
    return {**held, 'turn': held['turn'] * side, 'roll': held['roll'] * side}


@contextmanager
def _at_wrist(held):
    with at(*held['wrist'], turn=held['turn']), at(tilt=(-held['rise'], 0)), at(tilt=(0, held['roll'])):
        yield


def posed_arm(side, pose, tone, sleeve, wide=1.0, thick=.047, cuff=None, bare=False, **changes):
    """An arm and its hand in one of the POSES. side: -1 for the left of the picture, 1 for the right.

    sleeve, cuff: materials; wide: as in `trunk`; thick: radius of the upper arm; bare: sleeve rolled up; changes: to the pose.
    """
    held = _mirrored(side, pose, changes)
    arm((side * .146 * wide, .016, .3), held['elbow'], held['wrist'], sleeve, thick, cuff, tone if bare else None)
    with _at_wrist(held):
        hand(tone, side, held['curl'])


@contextmanager
def in_hand(side, pose, **changes):
    """The frame of an object in a fist: z runs through the fist and up past the thumb."""
    with _at_wrist(_mirrored(side, pose, changes)), at(0, -.074, -.026), at(tilt=(0, -90 * side)):
        yield


@contextmanager
def head_of(name, head, look, height=.602, turn=0, tilt=(0, 0)):
    """Builds the neck and the head. Hair, glasses and hats are built inside `with`, in the frame of the head.

    name: of the person; heads with the same name share a mesh. head, look: changes to HEAD and LOOK.
    """
    head, look = {**HEAD, **head}, {**LOOK, **look}
    neck(head, bottom=.36, top=height - .09)
    with at(0, -.006, height, turn, tilt, scale=1.15):
        carved_head(name, head, look)
        yield head


def backdrop_color(color):
    """Decorates a function that builds a person: the color behind the portrait. A group picture does not use it."""
    def mark(person):
        person.backdrop_color = color
        return person
    return mark


def portrait_backdrop(color):
    """A plain backdrop, a rim light from behind, a cool fill light from the right."""
    with at(z=-.8):
        backdrop(color, y=1.3, width=6, height=4, bend=.5)
    lamp(.9, .8, 1.35, power=22, at=(0, 0, .5), color='#FFEBD0', size=.5)
    lamp(1.7, -1.3, .9, power=9, at=(0, 0, .45), color='#DCEBF0', size=1.2)
