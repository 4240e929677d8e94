// Before `theme`, whose card is a component: tests may also render pages.
import '../../engine/render/set-node-env.ts';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { theme } from '../../components/theme.ts';
import { bundleModules } from '../../engine/assets/client.ts';
import { subsetFonts } from '../../engine/assets/fonts.ts';
import { bundleStyles, readStylePictures } from '../../engine/assets/styles.ts';
import { inMemoryCache } from '../../engine/core/index.ts';
import { CODE_BUDGETS } from '../../site/budgets.ts';
import { project } from '../support/project.ts';

type Part = keyof typeof CODE_BUDGETS;

export interface Weight {
  part: Part;
  /** The source file. */
  file: string;
  /** After compression. */
  bytes: number;
}

const FIXES: Record<Part, string> = {
  style: 'Delete unused rules, or raise the budget.',
  script: 'Move code to an island, or raise the budget.',
  island: 'Delete code or a dependency, or raise the budget.',
  fonts: 'Use fewer weights, or raise the budget.',
};

/** An error for each part of the code over its budget. The code is bundled again without content, so authors can't cause one. */
export async function checkCodeWeights(budgets: Readonly<Record<Part, number>> = CODE_BUDGETS): Promise<string[]> {
  const weights = [...(await weighStylesAndFonts()), ...(await weighScripts(project))];
  return weights
    .filter(({ part, bytes }) => bytes > budgets[part])
    .map(({ part, file, bytes }) => `${file}\n  weighs ${bytes} bytes; the budget is ${budgets[part]}. ${FIXES[part]}`);
}

async function weighStylesAndFonts(): Promise<Weight[]> {
  const fonts = await subsetFonts(theme.typefaces, '', inMemoryCache());
  const folder = join(project, 'assets/styles');
  const files = new Map([...fonts, ...readStylePictures(folder)]);
  const { sheet } = bundleStyles(folder, '', (name) => `/${files.get(name)?.path}`);
  return [
    { part: 'style', file: 'assets/styles/main.css', bytes: measureCompressed(sheet) },
    // Fonts are compressed already.
    {
      part: 'fonts',
      file: 'components/theme.ts',
      bytes: addUp([...fonts.values()].map((font) => font.read().length)),
    },
  ];
}

/** The script of all pages, then the script of each island, all with what they import statically. */
export async function weighScripts(root: string): Promise<Weight[]> {
  const { files, entry, outputs } = await bundleModules(root);
  const sizes = new Map(files.map(({ path, text }) => [path, measureCompressed(text)]));
  const listImports = (path: string, kind: string) =>
    (outputs[path]?.imports ?? []).filter((one) => one.kind === kind).map((one) => one.path);
  const listLoaded = (path: string) => {
    const loaded = new Set([path]);
    // The loop also visits files added during it.
    for (const one of loaded) for (const imported of listImports(one, 'import-statement')) loaded.add(imported);
    return [...loaded];
  };
  const weigh = (part: Part, path: string): Weight => {
    const bytes = addUp(listLoaded(path).map((one) => sizes.get(one) ?? 0));
    return { part, file: outputs[path]?.entryPoint ?? path, bytes };
  };
  const islands = new Set(listLoaded(entry).flatMap((path) => listImports(path, 'dynamic-import')));
  return [weigh('script', entry), ...[...islands].sort().map((path) => weigh('island', path))];
}

/** As a server sends it. */
export const measureCompressed = (content: string | Uint8Array): number => brotliCompressSync(content).length;

const addUp = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);
