import { readFileSync } from 'node:fs';
import { bundle } from './bundle.ts';

/** The files that the dev server puts beside the site, by their names. */
export async function bundleOwn(): Promise<Map<string, string>> {
  return new Map([
    ['main.js', await bundle(new URL('browser/main.ts', import.meta.url))],
    ['overlay.css', readFileSync(new URL('browser/overlay.css', import.meta.url), 'utf8')],
  ]);
}
