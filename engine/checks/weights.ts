/** Measures what a phone loads for each page before it scrolls, compressed as a server sends it, and compares it to budgets. */
import { type BrotliOptions, brotliCompressSync, constants as zlib } from 'node:zlib';
import {
  bytesOf,
  type Cache,
  type DeferredGroup,
  type Diagnostic,
  type Finding,
  fileError,
  finding,
  formatProblem,
  inCode,
  isOnDemand,
  type Output,
  onceForEach,
  textOf,
} from '../core/index.ts';
import type { RenderContext, RenderedPage } from '../render/index.ts';
import { chooseFile, listShownPictures, slotOf } from './picture-slots.ts';

/** In bytes. */
export type Weights = Record<'page' | 'style' | 'script' | 'fonts' | 'pictures' | 'total', number>;
export type Budgets = Partial<Weights>;

/** The width in CSS pixels, and the number of device pixels per CSS pixel. */
const PHONE = { width: 390, density: 2 };

interface SiteToWeigh {
  outputs: readonly Output[];
  deferred: readonly DeferredGroup[];
  rendered: readonly RenderedPage[];
  rendering: Pick<RenderContext<never>, 'assets' | 'settings'>;
}

type ReadFile = (path: string) => Promise<Uint8Array | undefined>;

/** @returns a function that reads any file of an unwritten site. Pictures and social cards are made when they are read */
export function makeReader({ outputs, deferred }: Pick<SiteToWeigh, 'outputs' | 'deferred'>, cache: Cache): ReadFile {
  const contents = new Map(outputs.map(({ path, content }) => [path, content]));
  const deferredByPath = new Map(deferred.flatMap(({ steps }) => steps.flat()).map((one) => [one.path, one]));
  return async (path) => {
    const output = deferredByPath.get(path);
    const content = output ? await cache.getOrMake(output.key, output.make) : contents.get(path);
    return content === undefined ? undefined : Buffer.from(bytesOf(content));
  };
}

/** Takes a thirtieth of the time of the best compression, and makes pages about a tenth heavier. */
const FAST_COMPRESSION: BrotliOptions = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * @returns a function that weighs a page without its lazy pictures and the scripts of its islands. By default, its HTML gets the
 * best compression
 */
function makeWeigher({ rendering: { assets, settings }, ...files }: SiteToWeigh, cache: Cache) {
  const read = makeReader(files, cache);
  const weightOf = onceForEach(async (url: string) => {
    const bytes = (await read(url.slice(1))) ?? Buffer.of();
    return /\.(css|js|svg)$/.test(url) ? brotliCompressSync(bytes).length : bytes.length;
  });
  const weigh = async (urls: Iterable<string>) => sumOf(await Promise.all([...new Set(urls)].map(weightOf)));
  return async ({ output }: Pick<RenderedPage, 'output'>, compression: BrotliOptions = {}): Promise<Weights> => {
    const html = Buffer.from(bytesOf(output.content));
    const shown = listShownPictures(html.toString()).filter(({ isLazy }) => !isLazy);
    const pictures = shown.flatMap((one) => chooseFile(one, slotOf(one.sizes, PHONE.width) * PHONE.density)?.url ?? []);
    const weights = {
      page: brotliCompressSync(html, compression).length,
      style: await weigh([assets.styles]),
      script: await weigh(await listImports(assets.script, read)),
      fonts: await weigh(assets.fonts),
      pictures: await weigh(pictures.map((url) => `/${url.slice(settings.base.length)}`)),
    };
    return { ...weights, total: sumOf(Object.values(weights)) };
  };
}

const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);

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

/**
 * Weighs every page that is not reused from an earlier build.
 * @returns errors; for pictures only warnings, because an author can only choose another picture
 */
export async function checkWeights(site: SiteToWeigh, cache: Cache, budgetOf?: (kind: string) => Budgets) {
  const weigh = makeWeigher(site, cache);
  // All pages load these files. Their errors are reported once, not for each page.
  const shared: Record<string, string | undefined> = {
    style: 'assets/styles/main.css',
    script: 'client/main.ts',
    fonts: site.rendering.assets.fonts[0]?.slice(1),
  };
  const [errors, warnings] = [new Map<string, Diagnostic>(), new Set<string>()];
  for (const one of site.rendered) {
    if (!budgetOf || isOnDemand(one.output.content) || one.page.head.redirectsTo !== undefined) continue;
    const budgets = budgetOf(one.page.kind);
    // Only pages over budget are weighed again with the best compression.
    if (listExcesses(await weigh(one, FAST_COMPRESSION), budgets).length === 0) continue;
    for (const excess of listExcesses(await weigh(one), budgets)) {
      const error = fileError(shared[excess.value ?? ''] ?? one.page.source, excess);
      if (excess.value === 'pictures') warnings.add(`${error.file}:1:1 ${textOf(error)}`);
      else errors.set(formatProblem(error), error);
    }
  }
  return { errors: [...errors.values()], warnings: [...warnings] };
}

const FIXES: readonly (readonly [part: keyof Weights, fix: string])[] = [
  ['page', 'Write less, or show fewer pictures.'],
  ['style', 'Delete unused rules, or raise the budget.'],
  ['script', 'Move code to an island, or raise the budget.'],
  ['fonts', 'Use fewer weights.'],
  ['pictures', 'Use a picture with less detail.'],
  ['total', 'Write less, or show fewer pictures.'],
];

/** An error for each part that is over budget; for the total only if no part is. `value` names the part. */
export function listExcesses(weights: Weights, budgets: Budgets): Finding[] {
  const excesses = FIXES.flatMap(([part, fix]) => {
    const budget = budgets[part] ?? Infinity;
    const message = `${inCode(part)} weighs ${weights[part]} bytes; its budget is ${budget}.`;
    return weights[part] > budget ? [finding('over-budget', message, fix, part)] : [];
  });
  const parts = excesses.filter(({ value }) => value !== 'total');
  return parts.length > 0 ? parts : excesses;
}
