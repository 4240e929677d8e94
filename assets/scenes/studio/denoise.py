"""Removes the noise from a path-traced picture without a neural network.

The picture is rendered as two halves with different seeds: their difference measures the noise of every pixel.
Light is divided by the surface color (so that printed labels and wood grain are not blurred), filtered by
joint non-local means, and multiplied back. Each half is filtered with weights found in the other; with its own
weights, its noise would be kept. Further rounds at smaller sizes remove wide blotches.
After Rousselle, Manzi and Zwicker, "Robust Denoising using Feature and Color Information" (2013).
"""
from concurrent.futures import ThreadPoolExecutor

import cv2
import numpy

_TINY = 1e-4
_LUMINANCE = numpy.float32([.3, .5, .2])


def _blur(image, radius):
    return cv2.blur(image, (2 * radius + 1, 2 * radius + 1), borderType=cv2.BORDER_REFLECT)


def _variance(one, other):
    """The variance of the mean of two estimates, smoothed."""
    return _blur((one - other) ** 2 / 4, 2)


def _planes(*images):
    """The channels as separate contiguous planes, for speed in numpy."""
    return [numpy.ascontiguousarray(plane) for image in images for plane in cv2.split(image)]


def despeckle(one, other):
    """Dims fireflies in both halves: pixels far brighter than all their neighbors."""
    calm = []
    for half in (one, other):
        light = half.max(axis=2)
        limit = cv2.dilate(cv2.medianBlur(light, 3), numpy.ones((3, 3))) * 1.5 + .05
        calm.append(half * numpy.minimum(1, limit / numpy.maximum(light, _TINY))[..., None])
    return calm


def _offsets(reach):
    """The offsets of half a disc, so that each pair of pixels comes up once."""
    for dy in range(reach + 1):
        for dx in range(-reach, reach + 1):
            if (dy > 0 or dx > 0) and dx * dx + dy * dy <= (reach + .5) ** 2:
                yield dx, dy


def _overlap(shape, dx, dy):
    """The slices in which a picture and its copy, shifted by this offset, overlap."""
    height, width = shape
    left, right = max(-dx, 0), min(width - dx, width)
    return (slice(0, height - dy), slice(left, right)), (slice(dy, height), slice(left + dx, right + dx))


def _color_distance(guide, noise, here, there, patch, strength):
    """How much more the pixels `here` and `there` differ than their noise explains."""
    a, b = noise[here], noise[there]
    gap = guide[here] - guide[there]
    gap = (gap * gap - a - numpy.minimum(a, b)) / (_TINY + strength * strength * (a + b))
    return numpy.maximum(_blur(gap, patch), 0)


def non_local_means(target, guide, noise, features, reach=4, patch=2, strength=.6):
    """Averages each plane of `target` over near pixels with similar `guide` and features. noise: the variance of `guide`.

    reach: how near, in pixels; patch: the radius over which pixels are compared; strength: the higher, the smoother the result.
    """
    weights = numpy.ones_like(guide)
    sums = [plane.copy() for plane in target]
    for dx, dy in _offsets(reach):
        here, there = _overlap(guide.shape, dx, dy)
        apart = _color_distance(guide, noise, here, there, patch, strength)
        for plane in features:
            gap = plane[here] - plane[there]
            apart += gap * gap
        w = numpy.exp(-apart)
        weights[here] += w
        weights[there] += w
        for plane, total in zip(target, sums):
            total[here] += w * plane[there]
            total[there] += w * plane[here]
    return cv2.merge([total / weights for total in sums])


def soften(one, other):
    """The mean of two estimates of a feature, smoothed where they differ (e.g. out of focus), and its variance."""
    variance, mean = _variance(one, other).sum(axis=2), (one + other) / 2
    return non_local_means(_planes(mean), mean @ _LUMINANCE, variance, [], reach=3, patch=1), variance


def _scale_feature(one, other, scale):
    """The softened feature, and a version for the `features` of non_local_means: divided by `scale`, by more where noisy."""
    soft, variance = soften(one, other)
    return soft, soft / numpy.sqrt(scale * scale + 4 * variance)[..., None]


def _clean(one, other, features):
    """The mean of both halves, each filtered with weights found in the other."""
    guides = [one @ _LUMINANCE, other @ _LUMINANCE]
    # Times two, because each half has twice the variance of their mean.
    noise, planes = _variance(*guides) * 2, _planes(*features)
    with ThreadPoolExecutor(2) as pool:
        jobs = [pool.submit(non_local_means, _planes(target), guide, noise, planes)
                for target, guide in ((one, guides[1]), (other, guides[0]))]
        return sum(job.result() for job in jobs) / 2


def _halve(image):
    return cv2.resize(image, None, fx=.5, fy=.5, interpolation=cv2.INTER_AREA)


def _grow(image, like):
    return cv2.resize(image, (like.shape[1], like.shape[0]), interpolation=cv2.INTER_LINEAR)


def _clean_all_sizes(lights, features, sizes):
    """Removes blotches, wide ones at half the size, wider ones at a quarter, and so on."""
    fine = _clean(*lights, features)
    if sizes == 1:
        return fine
    coarse = _clean_all_sizes([_halve(light) for light in lights], [_halve(feature) for feature in features], sizes - 1)
    return fine - _grow(_halve(fine), fine) + _grow(coarse, fine)


def denoise(halves, sizes=4):
    """The clean linear picture from two halves, each a dict of passes."""
    albedos = [half['albedo'] for half in halves]
    albedo, albedo_feature = _scale_feature(*albedos, scale=.14)
    _, normal_feature = _scale_feature(halves[0]['normal'], halves[1]['normal'], scale=.25)
    near = [1 / (1 + numpy.maximum(half['depth'], 0)) for half in halves]
    _, near_feature = _scale_feature(*near, scale=.02)
    features = [albedo_feature, normal_feature, near_feature[..., :1]]
    lights = despeckle(*(half['color'] / numpy.maximum(half['albedo'], .03) for half in halves))
    light = _clean_all_sizes(lights, features, sizes)
    return numpy.maximum(light, 0) * numpy.maximum(albedo, .03)
