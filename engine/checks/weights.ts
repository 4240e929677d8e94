/** Measures what a browser loads for each page, pictures aside, compressed as a server sends it, and compares it to budgets. */
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import {
  type Cache,
  type DeferredGroup,
  type Diagnostic,
  fileError,
  formatDiagnostic,
  inCode,
  makeError,
  type Output,
  once,
} from '../core/index.ts';
import type { RenderContext, RenderedPage } from '../render/index.ts';

/** In bytes. */
export type Weights = Record<'page' | 'style' | 'script' | 'fonts', number>;
export type Budgets = Partial<Weights>;

interface SiteToWeigh {
  outputs: readonly Output[];
  deferred: readonly DeferredGroup[];
  rendered: readonly RenderedPage[];
  rendering: Pick<RenderContext<never>, 'assets'>;
}

type ReadFile = (path: string) => Promise<Uint8Array | undefined>;

/** @returns a function that reads any file of an unwritten site. Pictures and social cards are made when they are read */
export function makeReader({ outputs, deferred }: Pick<SiteToWeigh, 'outputs' | 'deferred'>, cache: Cache): ReadFile {
  const byPath = new Map(outputs.map((output) => [output.path, output]));
  const deferredByPath = new Map(deferred.flatMap(({ steps }) => steps.flat()).map((one) => [one.path, one]));
  return async (path) => {
    const planned = deferredByPath.get(path);
    return planned ? cache.memo(planned.key, planned.make) : byPath.get(path)?.bytes();
  };
}

/** @returns a function that weighs a page */
function makeWeigher({ rendering: { assets }, ...files }: SiteToWeigh, cache: Cache) {
  const read = makeReader(files, cache);
  const readAll = (urls: Iterable<string>) =>
    Promise.all([...urls].map(async (url) => (await read(url.slice(1))) ?? Buffer.of()));
  const weighCompressed = async (urls: Iterable<string>) =>
    addUp(await Promise.all((await readAll(urls)).map((bytes) => measureCompressed(bytes, cache))));
  const weighShared = once(async () => ({
    style: await weighCompressed([assets.styles]),
    script: await weighCompressed(await listImports(assets.script, read)),
    fonts: addUp((await readAll(assets.fonts)).map(({ length }) => length)),
  }));
  return async ({ output }: Pick<RenderedPage, 'output'>): Promise<Weights> => ({
    page: await measureCompressed(output.bytes(), cache),
    ...(await weighShared()),
  });
}

const addUp = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

/** The compressed size of a file. Compressing a page takes 20 ms, so sizes are cached. */
async function measureCompressed(bytes: Uint8Array, cache: Cache): Promise<number> {
  const key = `compressed size\n${createHash('sha256').update(bytes).digest('hex')}`;
  const size = await cache.memo(key, async () => Buffer.from(String(brotliCompressSync(bytes).length)));
  return Number(Buffer.from(size).toString());
}

/** A script and what it imports statically. */
async function listImports(script: string, read: ReadFile): Promise<Set<string>> {
  const scripts = new Set([script]);
  // The loop also visits files added during it.
  for (const url of scripts) {
    const code = Buffer.from((await read(url.slice(1))) ?? []).toString();
    for (const [, name = ''] of code.matchAll(/\b(?:import|from)\s*"\.\/([^"]+)"/g))
      scripts.add(url.replace(/[^/]*$/, name));
  }
  return scripts;
}

/** Errors for pages that weigh more than their budgets. */
export async function checkWeights(
  site: SiteToWeigh,
  cache: Cache,
  getBudget?: (kind: string) => Budgets,
): Promise<Diagnostic[]> {
  const weigh = makeWeigher(site, cache);
  // All pages load these files. Their errors are reported once, not for each page.
  const shared: Record<string, string | undefined> = {
    style: 'assets/styles/main.css',
    script: 'client/main.ts',
    fonts: site.rendering.assets.fonts[0]?.slice(1),
  };
  const errors = new Map<string, Diagnostic>();
  for (const one of site.rendered) {
    if (!getBudget || one.page.head.redirectsTo !== undefined) continue;
    for (const { part, error: excess } of listExcesses(await weigh(one), getBudget(one.page.kind))) {
      const error = fileError(shared[part] ?? one.page.source, excess);
      errors.set(formatDiagnostic(error), error);
    }
  }
  return [...errors.values()];
}

const FIXES: readonly (readonly [part: keyof Weights, fix: string])[] = [
  ['page', 'Write less, or show fewer pictures.'],
  ['style', 'Delete unused rules, or raise the budget.'],
  ['script', 'Move code to an island, or raise the budget.'],
  ['fonts', 'Use fewer weights.'],
];

/** An error for each part that is over budget. */
export function listExcesses(weights: Weights, budgets: Budgets) {
  return FIXES.flatMap(([part, fix]) => {
    const budget = budgets[part] ?? Infinity;
    const message = `${inCode(part)} weighs ${weights[part]} bytes; its budget is ${budget}.`;
    return weights[part] > budget ? [{ part, error: makeError('over-budget', message, fix) }] : [];
  });
}
