import { bundle } from '../../dev-server/bundle.ts';

/** What pages that are edited load besides, by name, and where each begins. */
const FILES: ReadonlyMap<string, { type: string; entry: string }> = new Map([
  ['main.js', { type: 'text/javascript', entry: '../panel/main.ts' }],
  ['page.css', { type: 'text/css', entry: '../panel/styles/page.css' }],
  ['panel.css', { type: 'text/css', entry: '../panel/styles/panel.css' }],
]);

const bundles = new Map<string, Promise<string>>();

/** @returns nothing for any other name */
export async function ownFile(name: string): Promise<{ type: string; text: string } | undefined> {
  const file = FILES.get(name);
  if (!file) return undefined;
  const text = bundles.get(name) ?? bundle(new URL(file.entry, import.meta.url));
  bundles.set(name, text);
  return { type: file.type, text: await text };
}
