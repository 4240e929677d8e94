import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { AS_THEY_ARE, type Instead, replaceNames, standIn } from '../content/virtual-files.ts';
import type { Cache } from '../core/cache.ts';
import { type Diagnostic, fileError } from '../core/diagnostics.ts';
import { findNoFile, type Identity, identify, isPassedOver, type Stamps } from '../core/files.ts';
import { type Memo, remember } from '../core/memo.ts';
import { CORES, inParallel } from '../core/parallel.ts';
import { UnusablePicture } from '../core/picture-lookup.ts';
import { explainReason, isSystemError } from '../core/system-errors.ts';
import { CODE } from './versions.ts';

/** What is no file at all, so that it is refused whether or not content names it. */
export class Stray extends UnusablePicture {
  constructor(readonly found: string) {
    super(`is ${found}`, 'a picture');
    this.name = 'Stray';
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

/** A picture as a maintainer put it into assets/images. */
export interface Original extends Measures {
  name: string;
  bytes: Uint8Array;
  hash: string;
  /** The color behind its clear parts. */
  paper: string;
}

/** What a picture must be; a part of the key of what was measured, so that a new limit is asked of every picture anew. */
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

const STRAY_CURE = 'put pictures themselves into assets/images, and nothing else';

/**
 * Looks at every picture of a folder. What was measured is kept, so that a later build decodes nothing.
 * @param paper the color behind the clear parts of pictures
 * @param instead what is looked at in the place of files, by their names
 */
export async function inspectPictures(
  folder: string,
  paper: string,
  cache: Cache,
  { pictures: known, stamps }: PictureCache = { pictures: new Map(), stamps: new Map() },
  instead: Instead = AS_THEY_ARE,
): Promise<Inspection> {
  const names = replaceNames(
    readdirSync(folder).filter((name) => !isPassedOver(name)),
    instead,
  );
  const inspected = new Map<string, Original | UnusablePicture>();
  await inParallel(CORES, names, async (name) => {
    const found = standIn(instead.get(name)) ?? find(join(folder, name), stamps);
    if (found instanceof Stray) return void inspected.set(name, found);
    const { hash, read } = found;
    const look = () => inspect(name, hash, { bytes: read(), paper }, cache);
    inspected.set(name, await remember(known, name, [hash, paper].join('\n'), look));
  });
  return inspected;
}

/** Looks first: a pipe would be waited for, and a device never ends. */
function find(path: string, stamps: Stamps): Identity | Stray {
  try {
    const stray = findNoFile(path);
    return stray === undefined ? identify(path, stamps) : new Stray(`${stray}, ${STRAY_CURE}`);
  } catch (error) {
    if (isSystemError(error)) return new Stray(explainReason(error));
    throw error;
  }
}

/** Errors for what is no file: it makes no picture, and whoever put it there expects one. */
export function checkStrays(pictures: Inspection): Diagnostic[] {
  return [...pictures].flatMap(([name, stray]) => {
    if (!(stray instanceof Stray)) return [];
    return [
      fileError(`assets/images/${name}`, { code: 'unusable-file', message: `file: found ${stray.found}`, fix: '' }),
    ];
  });
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

/** sharp takes a tenth of a second to load: only who needs it waits. */
async function measure(picture: Upright): Promise<Uint8Array> {
  const { measurePicture } = await import('./encode.ts');
  return Buffer.from(JSON.stringify(await measurePicture(picture)));
}

/** A picture that content names; the check has seen to it that it can be used. */
export function originalOf(pictures: Inspection, name: string): Original {
  const picture = pictures.get(name);
  if (picture === undefined || picture instanceof UnusablePicture) throw new Error(`${name}: was used unchecked`);
  return picture;
}
