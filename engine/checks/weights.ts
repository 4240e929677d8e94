/** What each page makes a phone load, as a server sends it, and whether that is within its budget. */
import { brotliCompressSync } from 'node:zlib';
import {
  bytesOf,
  type Cache,
  type DeferredGroup,
  type Diagnostic,
  type Finding,
  fileError,
  format,
  isCached,
  type Output,
  textOf,
} from '../core/index.ts';
import type { HeadAssets, RenderedPage } from '../render/index.ts';
import { chooseFile, listShownPictures, type ScreenSize } from './picture-slots.ts';

/** In bytes. */
export type Weights = Record<'page' | 'style' | 'script' | 'fonts' | 'pictures', number>;
/** The most that a page may weigh, in bytes. */
export type Budgets = Partial<Weights & { total: number }>;

export const PHONE: ScreenSize = { width: 390, density: 2 };

interface Files {
  outputs: readonly Output[];
  deferred: readonly DeferredGroup[];
}

/** Reads any file of a site that may not be written yet; pictures and social cards are made when they are read. */
export function openFiles(
  { outputs, deferred }: Files,
  cache: Cache,
): (path: string) => Promise<Uint8Array | undefined> {
  const contents = new Map(outputs.map(({ path, content }) => [path, content]));
  const later = new Map(deferred.flatMap(({ groups }) => groups.flat()).map((one) => [one.path, one]));
  return async (path) => {
    const slow = later.get(path);
    const content = slow ? await cache.remember(slow.key, slow.make) : contents.get(path);
    return content === undefined ? undefined : Buffer.from(bytesOf(content));
  };
}

export interface Weighable extends Files {
  head: HeadAssets;
  settings: { base: string };
}

/** @returns a function that weighs a page; lazy pictures and the scripts of islands don't count */
export function openScale({ head, settings: { base }, ...files }: Weighable, cache: Cache) {
  const read = openFiles(files, cache);
  const known = new Map<string, Promise<number>>();
  const weighFile = async (path: string) => {
    const bytes = (await read(path)) ?? Buffer.of();
    return /\.(html|css|js|svg)$/.test(path) ? brotliCompressSync(bytes).length : bytes.length;
  };
  const weigh = async (urls: Iterable<string>) => {
    const weights = [...new Set(urls)].map((url) => {
      const weight = known.get(url) ?? weighFile(url.slice(1));
      known.set(url, weight);
      return weight;
    });
    return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  };
  return async ({ output }: Pick<RenderedPage, 'output'>): Promise<Weights> => {
    const shown = listShownPictures(Buffer.from(bytesOf(output.content)).toString()).filter(({ isLazy }) => !isLazy);
    const pictures = shown.flatMap((picture) => chooseFile(picture, PHONE)?.url ?? []);
    return {
      page: await weigh([`/${output.path}`]),
      style: await weigh([head.styles]),
      script: await weigh(await listImports(head.script, read)),
      fonts: await weigh(head.fonts),
      pictures: await weigh(pictures.map((url) => `/${url.slice(base.length)}`)),
    };
  };
}

/** A script and what it imports statically. */
async function listImports(script: string, read: ReturnType<typeof openFiles>, found = new Set<string>()) {
  if (found.has(script)) return found;
  found.add(script);
  const code = Buffer.from((await read(script.slice(1))) ?? []).toString();
  for (const [, name = ''] of code.matchAll(/\b(?:import|from)\s*"\.\/([^"]+)"/g)) {
    await listImports(script.replace(/[^/]*$/, name), read, found);
  }
  return found;
}

export interface WeightCheck {
  errors: Diagnostic[];
  /** About pictures, which no author can make lighter. */
  notices: string[];
}

/**
 * Weighs every page that is not kept from an earlier build.
 * @param budgetOf by the name of the page's view
 */
export async function checkWeights(
  { rendered, ...site }: Weighable & { rendered: readonly RenderedPage[] },
  cache: Cache,
  budgetOf: (view: string) => Budgets,
): Promise<WeightCheck> {
  const weigh = openScale(site, cache);
  const [errors, notices] = [new Map<string, Diagnostic>(), new Set<string>()];
  for (const one of rendered) {
    if (isCached(one.output.content) || one.page.head.redirect !== undefined) continue;
    for (const { kind, ...finding } of listExcesses(await weigh(one), budgetOf(one.page.kind))) {
      const error = fileError(SHARED[kind]?.(site.head) ?? one.page.source, finding);
      if (kind === 'pictures') notices.add(`${error.file}:1:1 ${textOf(error)}`);
      else errors.set(format(error), error);
    }
  }
  return { errors: [...errors.values()], notices: [...notices] };
}

type Part = keyof Weights | 'total';

/** The file to blame for what all pages load. */
const SHARED: Partial<Record<Part, (head: HeadAssets) => string | undefined>> = {
  style: () => 'assets/styles/main.css',
  script: () => 'client/main.ts',
  fonts: ({ fonts }) => fonts[0]?.slice(1),
};

const PARTS: Record<Part, { name: string; fix: string }> = {
  page: { name: 'HTML', fix: 'Write less, or show fewer pictures' },
  style: { name: 'style sheet', fix: 'Delete unused rules, or move them to the page that needs them' },
  script: { name: 'script', fix: 'Move code to an island' },
  fonts: { name: 'fonts', fix: 'Use fewer weights' },
  pictures: { name: 'pictures', fix: 'Use a picture with less detail' },
  total: { name: 'page, with everything that it loads at once,', fix: 'Write less, or show fewer pictures' },
};

export const totalOf = (weights: Weights): number => Object.values(weights).reduce((sum, weight) => sum + weight, 0);

/** The parts that are over budget; the total only if no part is. */
export function listExcesses(weights: Weights, budgets: Budgets): (Finding & { kind: Part })[] {
  const check = (kind: Part, weight: number, budget = Infinity) => {
    const { name, fix } = PARTS[kind];
    const has = kind === 'fonts' || kind === 'pictures' ? 'weigh' : 'weighs';
    const message = `The ${name} ${has} ${weight} bytes; the budget is ${budget}.`;
    return weight > budget ? [{ kind, code: 'over-budget', message, fix: `${fix}.`, value: kind }] : [];
  };
  const parts = (['page', 'style', 'script', 'fonts', 'pictures'] as const).flatMap((kind) =>
    check(kind, weights[kind], budgets[kind]),
  );
  return parts.length > 0 ? parts : check('total', totalOf(weights), budgets.total);
}
