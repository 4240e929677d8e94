import { CODE } from '../assets/versions.ts';
import type { Cache } from '../core/cache.ts';
import { hashOf } from '../core/hash.ts';

/** Twice as wide as the report shows it, in pixels. */
const WIDTH = 360;
const QUALITY = 55;

/**
 * A small picture as a data URI, kept for the next time.
 * @param bytes of a picture that sharp can read
 * @param paper the color behind its clear parts
 */
export async function shrink(bytes: Uint8Array, paper: string, cache: Cache): Promise<string> {
  const key = ['thumb', hashOf(bytes), paper, WIDTH, QUALITY, CODE].join('\n');
  const small = await cache.remember(key, async () => {
    const { upright } = await import('../assets/measure.ts');
    const resized = upright({ bytes, paper }).resize({ width: WIDTH, withoutEnlargement: true });
    return resized.webp({ quality: QUALITY }).toBuffer();
  });
  return `data:image/webp;base64,${Buffer.from(small).toString('base64')}`;
}
