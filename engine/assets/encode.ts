import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { CORES, UnusablePicture } from '../core/index.ts';
import { LIMITS, type Measures, type Original, type PictureBytes } from './original.ts';
import type { Rendition } from './renditions.ts';

/** Lowers the quality until the file is within its budget, but not below the lowest quality allowed. */
export async function encode({ original, format, width, options, budget }: Rendition): Promise<Uint8Array> {
  const { data, info } = await decodeOnce(original);
  const resized = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });
  const encodeAt = (quality: number) =>
    resized
      .clone()
      .toFormat(format, { ...options, quality })
      .toBuffer();
  let { quality } = options;
  let bytes = await encodeAt(quality);
  while (budget && bytes.length > budget.maxBytes && quality > budget.minQuality) {
    quality = Math.max(budget.minQuality, quality - budget.step);
    bytes = await encodeAt(quality);
  }
  return bytes;
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** The pictures that were decoded last. Each core encodes all files of one picture before those of the next. */
const decoded = new Map<string, Promise<Pixels>>();

function decodeOnce(original: Original): Promise<Pixels> {
  const key = original.hash + original.background;
  const known = decoded.get(key);
  if (known) return known;
  const pixels = normalizePicture(original).raw().toBuffer({ resolveWithObject: true });
  decoded.set(key, pixels);
  for (const oldest of [...decoded.keys()].slice(0, -CORES)) decoded.delete(oldest);
  return pixels;
}

/** @throws UnusablePicture if the site cannot use the picture */
export async function measurePicture({ bytes, background }: PictureBytes): Promise<Measures> {
  if (isHeic(bytes)) throw new UnusablePicture('is a HEIC picture, which browsers cannot show', HEIC_FIX);
  if (LFS_POINTER.equals(bytes.subarray(0, LFS_POINTER.length)))
    throw new UnusablePicture(
      'is only a pointer to a picture in Git LFS',
      'Run `git lfs install`, then `git lfs pull`.',
    );
  // This reads only the header, so it needs no limit; a picture that is too large gets an error of its own below.
  const read = () => sharp(bytes, { limitInputPixels: false }).metadata();
  const metadata = await orRefuse('is not a picture, or a broken one', read);
  const { width, height } = metadata.autoOrient;
  if (!LIMITS.formats.some((format) => format === metadata.format)) {
    throw new UnusablePicture(`is a ${metadata.format} picture`, 'Use a JPEG, PNG or WebP picture.');
  }
  if (isAnimated(bytes, metadata)) throw new UnusablePicture('is animated', 'Use a still picture.');
  if (width * height > LIMITS.maxPixels) {
    throw new UnusablePicture(
      `has ${Math.ceil((width * height) / 1e6)} megapixels`,
      `Use a copy of at most ${LIMITS.maxPixels / 1e6} megapixels.`,
    );
  }
  if (width < LIMITS.minWidth) {
    throw new UnusablePicture(`is ${width} pixels wide`, `Use one of at least ${LIMITS.minWidth} pixels.`);
  }
  if (Math.max(width / height, height / width) > LIMITS.maxRatio) {
    const fix = `Use one whose longer side is at most ${LIMITS.maxRatio} times the other.`;
    throw new UnusablePicture(`measures ${width} by ${height} pixels`, fix);
  }
  await orRefuse('is damaged or cut short', () =>
    normalizePicture({ bytes, background }).resize({ width: 256 }).raw().toBuffer(),
  );
  return { width, height };
}

/** How every pointer file begins (Git LFS specification). */
const LFS_POINTER = Buffer.from('version https://git-lfs');
const HEIC_FIX = 'Export it as a JPEG, or let the phone take “Most Compatible” pictures.';

/** Looks at the brands in the first box (ISO/IEC 23008-12, section 10). AVIF has other brands. */
function isHeic(bytes: Uint8Array): boolean {
  return /^....ftyp(?:hei[cmsx]|hev[cmsx]|mif1.{4}(?:.{4})*?hei[cx])/s.test(
    Buffer.from(bytes.subarray(0, 64)).toString('latin1'),
  );
}

/** libvips reads only the first frame of a PNG. An animated one has an "acTL" chunk before the image data (PNG 3, 11.3.6). */
function isAnimated(bytes: Uint8Array, { format, pages = 1 }: Metadata): boolean {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return pages > 1 || (format === 'png' && source.subarray(0, source.indexOf('IDAT')).includes('acTL'));
}

/**
 * A picture as the site shows it: upright, in sRGB, without transparent parts. sharp drops its metadata, such as the
 * location.
 */
export function normalizePicture({ bytes, background }: PictureBytes): Sharp {
  return sharp(bytes).autoOrient().flatten({ background }).toColorspace('srgb');
}

async function orRefuse<Result>(message: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw new UnusablePicture(message, 'Use an intact copy.', { cause });
  }
}

export interface Size {
  width: number;
  height: number;
}

/** A rectangle, measured from the top left corner. */
export interface Area extends Size {
  left: number;
  top: number;
}

/**
 * The part of a picture that shows in a box with `object-fit: cover` (CSS Images 3, sections 5.1 and 5.5).
 * @param focus object-position, e.g. "50% 22%"
 */
export function visibleArea(box: Size, picture: Size, focus: string): Area {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const [x = 0.5, y = 0.5] = focus.split(' ').map((share) => Number.parseFloat(share) / 100);
  const left = (picture.width * scale - box.width) * x;
  const top = (picture.height * scale - box.height) * y;
  return { left: left / scale, top: top / scale, width: box.width / scale, height: box.height / scale };
}
