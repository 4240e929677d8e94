"""Takes the grain out of a path-traced picture without a neural network.

The picture is rendered as two halves with different seeds: their difference measures the noise of every pixel.
Light is divided by the surface colour (so printed labels and grain are never touched), filtered by joint
non-local means, and multiplied back. Each half is filtered with weights found in the other, so that
noise cannot vote for itself. A second round at half size takes out what is left of the wide blotches.
After Rousselle, Manzi and Zwicker, "Robust Denoising using Feature and Color Information" (2013).
"""
import cv2
import numpy

_TINY = 1e-4


def _blur(image, radius):
    return cv2.blur(image, (2 * radius + 1, 2 * radius + 1), borderType=cv2.BORDER_REFLECT)


def _shift(image, dx, dy):
    """image[y + dy, x + dx] at every (y, x), edges repeated."""
    rows = numpy.clip(numpy.arange(image.shape[0]) + dy, 0, image.shape[0] - 1)
    columns = numpy.clip(numpy.arange(image.shape[1]) + dx, 0, image.shape[1] - 1)
    return image[rows][:, columns]


def _noise_level(one, other):
    """The variance of the mean of both halves, smoothed."""
    return _blur((one - other) ** 2 / 4, 2)


def despeckle(one, other):
    """Fireflies: a pixel far above all that surrounds it in both halves is brought down to their level."""
    calm = []
    for half in (one, other):
        light = half.max(axis=2)
        around = cv2.dilate(cv2.medianBlur(light, 3), numpy.ones((3, 3)))
        limit = around * 1.5 + .05
        calm.append(half * numpy.minimum(1, limit / numpy.maximum(light, _TINY))[..., None])
    return calm


def _feature_distance(guide, noise, dx, dy, strength):
    """How far apart the surfaces are, beyond what their own noise explains (blurred backgrounds are noisy)."""
    gap = (guide - _shift(guide, dx, dy)) ** 2 - noise - numpy.minimum(noise, _shift(noise, dx, dy))
    return numpy.maximum(gap.sum(axis=2) / (strength + 2 * noise.sum(axis=2)), 0)


def _colour_distance(image, noise, dx, dy, patch, strength):
    other, other_noise = _shift(image, dx, dy), _shift(noise, dx, dy)
    gap = ((image - other) ** 2 - noise - numpy.minimum(noise, other_noise)) / (_TINY + strength * strength * (noise + other_noise))
    return numpy.maximum(_blur(gap.mean(axis=2), patch), 0)


def non_local_means(targets, guides, noises, features, reach=6, patch=2, strength=.55, stride=1):
    """Filters targets[k] by weights from guides[k]; features are (image, noise, strength) triples."""
    sums = [t.copy() for t in targets]
    weights = [numpy.ones(targets[0].shape[:2], numpy.float32) for _ in targets]
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            if (dx or dy) and dx * dx + dy * dy <= (reach + .5) ** 2 and (dx + dy) % stride == 0:
                surface = sum(_feature_distance(image, noise, dx, dy, s) for image, noise, s in features)
                for k, (target, guide, noise) in enumerate(zip(targets, guides, noises)):
                    w = numpy.exp(-surface - _colour_distance(guide, noise, dx, dy, patch, strength))
                    sums[k] += _shift(target, dx, dy) * w[..., None]
                    weights[k] += w
    return [s / w[..., None] for s, w in zip(sums, weights)]


def _halve(image):
    return cv2.resize(image, None, fx=.5, fy=.5, interpolation=cv2.INTER_AREA)


def _grow(image, like):
    return cv2.resize(image, (like.shape[1], like.shape[0]), interpolation=cv2.INTER_LINEAR)


def _filter(one, other, features, strength):
    noise = _noise_level(one, other) * 2
    return sum(non_local_means([one, other], [other, one], [noise, noise], features, strength=strength)) / 2


def _smooth_feature(one, other, strength):
    """A guide is noisy only where it is out of focus: there it is blurred by its own noise."""
    mean, noise = (one + other) / 2, _noise_level(one, other)
    soft = non_local_means([mean], [mean], [noise], [], reach=3, patch=1, strength=.7)[0]
    return soft, noise * .1, strength


def denoise(halves):
    """The clean linear picture from two halves of passes."""
    albedos = [half['albedo'] for half in halves]
    albedo, _, _ = _smooth_feature(*albedos, 0)
    floor = numpy.maximum(albedo, .03)
    lights = despeckle(*(half['colour'] / numpy.maximum(half['albedo'], .03) for half in halves))
    near = [1 / (1 + numpy.maximum(half['depth'], 0)) for half in halves]
    features = [_smooth_feature(*albedos, .02), _smooth_feature(halves[0]['normal'], halves[1]['normal'], .06), _smooth_feature(*near, .0004)]
    fine = _filter(*lights, features, .6)
    coarse = _filter(*(_halve(light) for light in lights), [(_halve(i), _halve(n), s) for i, n, s in features], .6)
    light = fine - _grow(_halve(fine), fine) + _grow(coarse, fine)
    return numpy.maximum(light, 0) * floor
