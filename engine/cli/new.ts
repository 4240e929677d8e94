import { createInterface } from 'node:readline/promises';
import { type MakeOptions, newBuildCache, type Site } from '../build/index.ts';
import { createEntry, fileIn, type ScaffoldOptions, type Terminal } from '../content/index.ts';
import { BuildFailure, openCache, type Page, today, UsageError } from '../core/index.ts';
import { CACHE, requireSources, runCommand } from './command.ts';
import { NEW } from './flags.ts';

export type NewOptions = ScaffoldOptions & MakeOptions & { cache: string };

/** `npm run new`: creates a content file, and asks for its required fields. */
export function runNew<Content, SitePage extends Page>(
  args: readonly string[],
  site: Site<Content, SitePage>,
): Promise<number> {
  return runCommand(args, NEW, async ({ date = today(new Date()), ...flags }, log) => {
    requireSources(flags);
    const terminal = process.stdin.isTTY ? openTerminal() : undefined;
    try {
      await createIn(site, { ...flags, date, cache: CACHE, log, terminal });
    } finally {
      terminal?.close();
    }
  });
}

function openTerminal(): Terminal & { close(): void } {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // By Ctrl+C or Ctrl+D.
  const ended = new Promise<never>((_resolve, reject) => {
    lines.once('close', () => reject(new UsageError('Cancelled. Nothing was written.')));
  });
  // Nobody may be waiting for it.
  ended.catch(() => undefined);
  return {
    ask: (question) => Promise.race([lines.question(question), ended]),
    print: console.log,
    close: () => lines.close(),
  };
}

/** @throws UsageError and BuildFailure, as `createEntry` does */
export function createIn<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  options: NewOptions,
): Promise<void> {
  return createEntry(site.rules, options, (path, drafts) => findPages(site, path, { ...options, drafts }));
}

/** The page of a content file, or else those that differ without the file. */
async function findPages<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  path: string,
  { cache: folder, ...options }: MakeOptions & { cache: string },
): Promise<string[]> {
  const cache = newBuildCache(openCache(folder));
  const { rendered, rendering } = await site.make(options, cache);
  const own = rendered.filter(({ page }) => page.source === fileIn(options.content, path));
  if (own.length > 0) return own.map(({ page }) => rendering.toUrl(page.path));
  const virtual = { content: new Map([[path, undefined]]), images: new Map() };
  const without = await site.make({ ...options, virtual }, cache).catch((error: unknown) => {
    // Another file may need it already.
    if (error instanceof BuildFailure) return undefined;
    throw error;
  });
  const before = new Map(without?.rendered.map(({ output }) => [output.path, output.content]));
  const changed = rendered.filter(({ output }) => without && before.get(output.path) !== output.content);
  return changed.map(({ page }) => rendering.toUrl(page.path));
}
