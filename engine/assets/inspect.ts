import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { AS_THEY_ARE, type Instead, replaceNames, standIn } from '../content/virtual-files.ts';
import type { Cache } from '../core/cache.ts';
import { AuthorError, START } from '../core/diagnostics.ts';
import { findNoFile, type Identity, identify, isPassedOver, type Stamps } from '../core/files.ts';
import { type Memory, newMemory, remember } from '../core/memo.ts';
import { CORES, inParallel } from '../core/parallel.ts';
import { explainRefusal, isSystemError } from '../core/system-errors.ts';
import { LIMITS } from './limits.ts';
import type { Measures, Upright } from './measure.ts';
import type { Original } from './original.ts';
import { Refusal, Stray } from './refusal.ts';
import { CODE } from './versions.ts';

/** The files of assets/images by their names: what can be used, and why the others cannot. */
export type Inspection = ReadonlyMap<string, Original | Refusal>;

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
  { pictures: known, stamps }: Pick<Memory, 'pictures' | 'stamps'> = newMemory(),
  instead: Instead = AS_THEY_ARE,
): Promise<Inspection> {
  const names = replaceNames(
    readdirSync(folder).filter((name) => !isPassedOver(name)),
    instead,
  );
  const inspected = new Map<string, Original | Refusal>();
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
    if (isSystemError(error)) return new Stray(explainRefusal(error));
    throw error;
  }
}

/** Faults for what is no file: it makes no picture, and whoever put it there expects one. */
export function checkStrays(pictures: Inspection): AuthorError[] {
  return [...pictures].flatMap(([name, stray]) => {
    if (!(stray instanceof Stray)) return [];
    return [new AuthorError(`assets/images/${name}`, START, `file: found ${stray.found}`)];
  });
}

async function inspect(name: string, hash: string, picture: Upright, cache: Cache): Promise<Original | Refusal> {
  try {
    const key = ['measures', hash, JSON.stringify(LIMITS), picture.paper, CODE].join('\n');
    const kept = await cache.remember(key, () => measure(picture));
    return { name, ...picture, hash, ...measures.parse(JSON.parse(Buffer.from(kept).toString())) };
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** sharp takes a tenth of a second to load: only who needs it waits. */
async function measure(picture: Upright): Promise<Uint8Array> {
  const { measurePicture } = await import('./measure.ts');
  return Buffer.from(JSON.stringify(await measurePicture(picture)));
}

/** A picture that content names; the check has seen to it that it can be used. */
export function originalOf(pictures: Inspection, name: string): Original {
  const picture = pictures.get(name);
  if (picture === undefined || picture instanceof Refusal) throw new Error(`${name}: was used unchecked`);
  return picture;
}
