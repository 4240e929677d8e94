import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** What pages that are edited load besides, by name. */
const STYLES = ['page.css', 'panel.css'];

let script: Promise<string> | undefined;

/** @returns nothing for any other name */
export async function ownFile(name: string): Promise<{ type: string; text: string } | undefined> {
  if (name === 'main.js') {
    script ??= bundle();
    return { type: 'text/javascript', text: await script };
  }
  if (!STYLES.includes(name)) return undefined;
  return { type: 'text/css', text: readFileSync(new URL(`browser/${name}`, import.meta.url), 'utf8') };
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('browser/main.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
