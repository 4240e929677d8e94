import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findFile, NO_VIRTUAL_FILES, namesWith, type VirtualFiles } from '../content/index.ts';
import {
  type BuildCache,
  type Cache,
  CORES,
  hashFile,
  inParallel,
  isIgnored,
  isUnusable,
  makeHash,
  UnusablePicture,
} from '../core/index.ts';
import { LIMITS, type Measures, type Original, type PictureBytes } from './original.ts';
import { ENCODER_VERSION } from './versions.ts';

/** The files of assets/images by name, or why they cannot be used. */
export type InspectedPictures = ReadonlyMap<string, Original | UnusablePicture>;

const measures: z.ZodType<Measures> = z.strictObject({ width: z.number(), height: z.number() });

/** Measures every picture of a folder, which may be missing. */
export async function inspectPictures(
  folder: string,
  background: string,
  cache: BuildCache,
  virtualFiles: VirtualFiles = NO_VIRTUAL_FILES,
): Promise<InspectedPictures> {
  const names = namesWith(
    virtualFiles,
    existsSync(folder) ? readdirSync(folder).filter((name) => !isIgnored(name)) : [],
  );
  const inspected = new Map<string, Original | UnusablePicture>();
  await inParallel(CORES, names, async (name) => {
    const [path, virtual] = [join(folder, name), virtualFiles.get(name)];
    const found = findFile(path, virtual);
    if ('error' in found) return void inspected.set(name, new UnusablePicture('is not a file', 'Use a picture.'));
    const hash = virtual ? makeHash(virtual) : hashFile(path, cache.results);
    const source = { name, hash, background, read: found.read };
    inspected.set(name, await inspect(source, cache.store));
  });
  return inspected;
}

async function inspect(
  { name, hash, background, read }: Pick<Original, 'name' | 'hash' | 'background'> & { read(): Uint8Array },
  cache: Cache,
): Promise<Original | UnusablePicture> {
  try {
    const key = ['measures', hash, JSON.stringify(LIMITS), background, ENCODER_VERSION].join('\n');
    const cached = await cache.memo(key, () => measure({ bytes: read(), background }));
    const { width, height } = measures.parse(JSON.parse(Buffer.from(cached).toString()));
    return {
      name,
      hash,
      width,
      height,
      background,
      get bytes() {
        return read();
      },
    };
  } catch (error) {
    if (isUnusable(error)) return error;
    throw error;
  }
}

/** Loads sharp when it is first needed, because that takes 0.1 s. */
export const loadEncoder = () => import('./encode.ts');

const PDF_FIX = 'Use a JPEG, PNG or WebP picture. A PDF to download belongs in `public/`.';

async function measure(picture: PictureBytes): Promise<Uint8Array> {
  if (picture.bytes.subarray(0, 5).toString() === '%PDF-') throw new UnusablePicture('is a PDF', PDF_FIX);
  const { measurePicture } = await loadEncoder();
  return Buffer.from(JSON.stringify(await measurePicture(picture)));
}

/** @param name that validated content refers to */
export function getOriginal(pictures: InspectedPictures, name: string): Original {
  const picture = pictures.get(name);
  if (picture === undefined || isUnusable(picture)) throw new Error(`${name}: not validated before use`);
  return picture;
}
