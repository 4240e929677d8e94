import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** What pages that are edited load besides, by name, and where each begins. */
const FILES: ReadonlyMap<string, { type: string; entry: string }> = new Map([
  ['main.js', { type: 'text/javascript', entry: 'browser/main.ts' }],
  ['page.css', { type: 'text/css', entry: 'browser/styles/page.css' }],
  ['panel.css', { type: 'text/css', entry: 'browser/styles/panel.css' }],
]);

const bundles = new Map<string, Promise<string>>();

/** @returns nothing for any other name */
export async function ownFile(name: string): Promise<{ type: string; text: string } | undefined> {
  const file = FILES.get(name);
  if (!file) return undefined;
  const text = bundles.get(name) ?? bundle(file.entry);
  bundles.set(name, text);
  return { type: file.type, text: await text };
}

async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
