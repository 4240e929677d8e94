/** Measures the code that a browser loads, compressed as a server sends it, and compares it to budgets. */
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { removePictureRules, subsetFonts } from '../assets/index.ts';
import {
  type Cache,
  type Diagnostic,
  fileError,
  formatDiagnostic,
  inCode,
  makeError,
  type Output,
} from '../core/index.ts';
import type { RenderedPage, Rendering } from '../render/index.ts';

/** The most that parts of a site may weigh, in bytes. */
export interface Budgets {
  /** The style sheet, without the rules that each picture adds. A build refuses more, as of the other code. */
  style?: number;
  /** The script of all pages, with what it imports statically. */
  script?: number;
  /** The script of each island, with what it imports statically. */
  island?: number;
  /** All fonts, without the characters that only content adds. */
  fonts?: number;
  /** The HTML of a page. Authors write it, so a build only warns of more. */
  page?: number;
}

export interface SiteToWeigh {
  outputs: readonly Output[];
  rendered: readonly Pick<RenderedPage, 'page' | 'output'>[];
  rendering: Pick<Rendering, 'assets' | 'theme'>;
}

type CodePart = Exclude<keyof Budgets, 'page'>;

interface WeighedFile {
  part: CodePart;
  /** What messages call it. */
  name: string;
  /** The source file. */
  file: string;
  bytes: number;
}

/** Errors for code that weighs more than its budget. Nothing that an author may write changes these weights. */
export async function checkWeights(
  site: SiteToWeigh,
  cache: Cache,
  getBudget: (kind: string) => Budgets,
): Promise<Diagnostic[]> {
  const weighed = await weighCode(site, cache);
  const kinds = new Set(site.rendered.map(({ page }) => page.kind));
  const errors = [...kinds].flatMap((kind) => listExcesses(weighed, getBudget(kind)));
  return [...new Map(errors.map((error) => [formatDiagnostic(error), error])).values()];
}

async function weighCode({ outputs, rendering: { assets, theme } }: SiteToWeigh, cache: Cache) {
  const byUrl = new Map(outputs.map((output) => [`/${output.path}`, output]));
  const read = (url: string) => byUrl.get(url)?.text() ?? '';
  const weighScript = async (url: string) => {
    const sizes = [...listImports(url, read)].map((imported) => measureCompressed(read(imported), cache));
    return addUp(await Promise.all(sizes));
  };
  const fonts = await subsetFonts(theme.typefaces, '', cache);
  const weighed: WeighedFile[] = [
    {
      part: 'style',
      name: 'style',
      file: 'assets/styles/main.css',
      bytes: await measureCompressed(removePictureRules(read(assets.styles)), cache),
    },
    { part: 'script', name: 'script', file: 'client/main.ts', bytes: await weighScript(assets.script) },
    {
      part: 'fonts',
      name: 'fonts',
      file: assets.fonts[0]?.slice(1) ?? '',
      bytes: addUp([...fonts.values()].map((font) => font.bytes().length)),
    },
  ];
  for (const url of listIslands(assets.script, read)) {
    const name = url.replace(/^.*\/|\..*$/g, '');
    weighed.push({ part: 'island', name, file: 'client/islands.ts', bytes: await weighScript(url) });
  }
  return weighed;
}

const addUp = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

/** The compressed size of a file. Compressing a page takes 20 ms, so sizes are cached. */
export async function measureCompressed(content: string | Uint8Array, cache: Cache): Promise<number> {
  const bytes = Buffer.from(content);
  const key = `compressed size\n${createHash('sha256').update(bytes).digest('hex')}`;
  const size = await cache.memo(key, async () => Buffer.from(String(brotliCompressSync(bytes).length)));
  return Number(Buffer.from(size).toString());
}

/** A script and what it imports statically. */
function listImports(script: string, read: (url: string) => string): Set<string> {
  const scripts = new Set([script]);
  // The loop also visits files added during it.
  for (const url of scripts) {
    for (const [, name = ''] of read(url).matchAll(/\b(?:import|from)\s*"\.\/([^"]+)"/g))
      scripts.add(url.replace(/[^/]*$/, name));
  }
  return scripts;
}

/** The scripts that the script of the site imports when they are needed. */
function listIslands(script: string, read: (url: string) => string): string[] {
  const imports = [...listImports(script, read)].flatMap((url) => [
    ...read(url).matchAll(/\bimport\("\.\/([^"]+)"\)/g),
  ]);
  return imports.map(([, name = '']) => script.replace(/[^/]*$/, name)).sort();
}

const FIXES: Record<CodePart, string> = {
  style: 'Delete unused rules, or raise the budget.',
  script: 'Move code to an island, or raise the budget.',
  island: 'Delete code or a dependency, or raise the budget.',
  fonts: 'Use fewer weights, or raise the budget.',
};

function listExcesses(weighed: readonly WeighedFile[], budgets: Budgets): Diagnostic[] {
  return weighed.flatMap(({ part, name, file, bytes }) => {
    const budget = budgets[part] ?? Infinity;
    const message = `${inCode(name)} weighs ${bytes} bytes; its budget is ${budget}.`;
    return bytes > budget ? [fileError(file, makeError('over-budget', message, FIXES[part]))] : [];
  });
}
