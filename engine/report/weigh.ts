import type { HeadAssets } from '../render/head.ts';
import type { ShownPicture } from './document.ts';
import type { Files } from './files.ts';
import { chooseFile, type Screen } from './slots.ts';

export const KINDS = ['page', 'style', 'script', 'fonts', 'pictures'] as const;
export type Kind = (typeof KINDS)[number];

/** In bytes, as a server sends them. */
export type Weights = Record<Kind, number>;

/** What a page may weigh, in bytes: all that is loaded at once, and each part of it. */
export type Budgets = Partial<Record<Kind | 'total', number>>;

/** A phone as most people have one. */
export const PHONE: Screen = { width: 390, density: 2 };

/** What every page loads: its style sheet, its fonts, and its script with all that this cannot do without. */
export async function weighShared(
  { styles, fonts, script }: HeadAssets,
  files: Files,
): Promise<Pick<Weights, 'style' | 'script' | 'fonts'>> {
  return {
    style: await sum([styles], files),
    fonts: await sum(fonts, files),
    script: await sum(await followImports(script, files), files),
  };
}

/** The pictures that a phone loads at once, without those that wait until they are nearly on the screen. */
export function weighPictures(pictures: readonly ShownPicture[], base: string, files: Files): Promise<number> {
  const chosen = pictures.filter(({ isLazy }) => !isLazy).flatMap((picture) => chooseFile(picture, PHONE)?.url ?? []);
  return sum(
    chosen.map((url) => `/${url.slice(base.length)}`),
    files,
  );
}

/** @param paths each begins with a slash */
async function sum(paths: Iterable<string>, files: Files): Promise<number> {
  let bytes = 0;
  for (const path of new Set(paths)) bytes += await files.weigh(path.slice(1));
  return bytes;
}

/** A script and those that it imports before it runs; what it imports later stands in brackets. */
async function followImports(script: string, files: Files, found = new Set<string>()): Promise<Set<string>> {
  if (found.has(script)) return found;
  found.add(script);
  const code = Buffer.from(await files.read(script.slice(1))).toString();
  for (const [, name] of code.matchAll(/\b(?:import|from)\s*"\.\/([^"]+)"/g)) {
    await followImports(script.replace(/[^/]*$/, name ?? ''), files, found);
  }
  return found;
}
