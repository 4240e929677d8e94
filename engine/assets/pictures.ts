import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findFile, NO_VIRTUAL_FILES, namesWith, type VirtualFiles } from '../content/index.ts';
import {
  type Cache,
  CORES,
  type Diagnostic,
  type Finding,
  fileError,
  inParallel,
  isIgnored,
  type Memo,
  remember,
  type Stamps,
  UnusablePicture,
} from '../core/index.ts';
import { CODE } from './versions.ts';

/** Not a file: refused even if no content names it. */
class NotAFile extends UnusablePicture {
  constructor(readonly error: Finding) {
    super('cannot be read', 'Use a picture.');
    this.name = 'NotAFile';
  }
}

/** What a picture is, once upright. */
export interface Measures {
  /** In pixels. */
  width: number;
  height: number;
  /** The dominant color, e.g. "#c9a27a". */
  color: string;
}

/** A picture, and the color behind its clear parts. */
export interface Upright {
  bytes: Uint8Array;
  paper: string;
}

/** A picture in assets/images. */
export interface Original extends Measures {
  name: string;
  bytes: Uint8Array;
  hash: string;
  /** The color behind its clear parts. */
  paper: string;
}

/** Limits for pictures. Part of the key of what was measured, so a new limit applies to every picture. */
export const LIMITS = {
  formats: ['jpeg', 'png', 'webp'],
  /** What the narrowest place for a picture shows on a sharp phone screen, in pixels. */
  leastWidth: 640,
  mostPixels: 40_000_000,
  /** One side to the other. Every picture is cropped to places between 6:7 (a social card) and 5:2 (a page's whole width): more would be a sliver. */
  mostStretch: 3,
} as const;

/** Measured pictures of an earlier build. */
export interface PictureCache {
  /** By file name. */
  pictures: Memo<Promise<Original | UnusablePicture>>;
  stamps: Stamps;
}

/** The files of assets/images by their names: what can be used, and why the others cannot. */
export type Inspection = ReadonlyMap<string, Original | UnusablePicture>;

const measures: z.ZodType<Measures> = z.strictObject({ width: z.number(), height: z.number(), color: z.string() });

/**
 * Measures every picture of a folder. The result is cached, so later builds decode nothing.
 * @param paper the color behind the clear parts of pictures
 */
export async function inspectPictures(
  folder: string,
  paper: string,
  cache: Cache,
  { pictures: known, stamps }: PictureCache = { pictures: new Map(), stamps: new Map() },
  virtual: VirtualFiles = NO_VIRTUAL_FILES,
): Promise<Inspection> {
  const names = namesWith(
    virtual,
    readdirSync(folder).filter((name) => !isIgnored(name)),
  );
  const inspected = new Map<string, Original | UnusablePicture>();
  await inParallel(CORES, names, async (name) => {
    const found = findFile(join(folder, name), virtual.get(name), stamps);
    if ('error' in found) return void inspected.set(name, new NotAFile(found.error));
    const { hash, read } = found.identity;
    const look = () => inspect(name, hash, { bytes: read(), paper }, cache);
    inspected.set(name, await remember(known, name, [hash, paper].join('\n'), look));
  });
  return inspected;
}

/** Errors for what is not a file: whoever put it there expects a picture. */
export function checkStrays(pictures: Inspection): Diagnostic[] {
  return [...pictures].flatMap(([name, picture]) =>
    picture instanceof NotAFile ? [fileError(`assets/images/${name}`, picture.error)] : [],
  );
}

async function inspect(
  name: string,
  hash: string,
  picture: Upright,
  cache: Cache,
): Promise<Original | UnusablePicture> {
  try {
    const key = ['measures', hash, JSON.stringify(LIMITS), picture.paper, CODE].join('\n');
    const kept = await cache.remember(key, () => measure(picture));
    return { name, ...picture, hash, ...measures.parse(JSON.parse(Buffer.from(kept).toString())) };
  } catch (error) {
    if (error instanceof UnusablePicture) return error;
    throw error;
  }
}

/** Loads sharp only if needed: that takes 0.1 s. */
async function measure(picture: Upright): Promise<Uint8Array> {
  const { measurePicture } = await import('./encode.ts');
  return Buffer.from(JSON.stringify(await measurePicture(picture)));
}

/** A picture that validated content names. */
export function originalOf(pictures: Inspection, name: string): Original {
  const picture = pictures.get(name);
  if (picture === undefined || picture instanceof UnusablePicture) throw new Error(`${name}: was used unchecked`);
  return picture;
}
