/** Warnings of pages that are slow on a phone because of their HTML or pictures. Authors add both, so a build does not refuse them. */
import { listPhoneVariants } from '../assets/index.ts';
import { type Cache, type Diagnostic, inCode, makeWarning, type PictureFiles } from '../core/index.ts';
import type { RenderedPage } from '../render/index.ts';
import { type Budgets, measureCompressed, type SiteToWeigh } from './weights.ts';

interface SiteWithPictures extends Pick<SiteToWeigh, 'outputs' | 'rendered'> {
  rendering: { pictures: ReadonlyMap<string, PictureFiles> };
  used: { budgets: ReadonlyMap<string, number> };
}

interface HeavyPicture {
  name: string;
  path: string;
  bytes: number;
  budget: number;
}

/** @param site with its pictures encoded */
export async function listHeavyPages(
  site: SiteWithPictures,
  cache: Cache,
  getBudget: (kind: string) => Budgets,
): Promise<Diagnostic[]> {
  const heavyPictures = listHeavyPictures(site);
  const pages = site.rendered.filter(({ page }) => page.head.redirectsTo === undefined);
  const warnings = pages.map(async ({ page, output }) => [
    ...(await warnOfHtml({ page, output }, cache, getBudget(page.kind).page)),
    ...warnOfPictures({ page, output }, heavyPictures),
  ]);
  return (await Promise.all(warnings)).flat();
}

type Page = Pick<RenderedPage, 'page' | 'output'>;

async function warnOfHtml({ page, output }: Page, cache: Cache, budget = Infinity): Promise<Diagnostic[]> {
  const bytes = await measureCompressed(output.bytes(), cache);
  if (bytes <= budget) return [];
  const fix = 'Shorten it, or split it into two pages.';
  const message = `the HTML of ${page.path} weighs ${bytes} bytes; its budget is ${budget}.`;
  return [makeWarning(page.source, 'heavy-html', message, fix)];
}

/** @param heavyPictures the heaviest first */
function warnOfPictures({ page, output }: Page, heavyPictures: readonly HeavyPicture[]): Diagnostic[] {
  const html = output.text();
  const heaviest = heavyPictures.find(({ path }) => html.includes(path));
  if (heaviest === undefined) return [];
  const { name, bytes, budget } = heaviest;
  const fix = 'Crop it, or choose one with less detail.';
  const excess = `weighs ${bytes} bytes on a phone; its budget is ${budget}.`;
  const message = `the heaviest picture of ${page.path}, ${inCode(name)}, ${excess}`;
  return [makeWarning(page.source, 'heavy-picture', message, fix)];
}

/** Pictures over budget even at the lowest quality, the heaviest first. */
function listHeavyPictures({ outputs, rendering, used }: SiteWithPictures): HeavyPicture[] {
  const sizes = new Map(outputs.map((output) => [`/${output.path}`, output.bytes().length]));
  const variants = [...rendering.pictures].flatMap(([name, files]) =>
    listPhoneVariants(files).map(({ path }) => {
      return { name, path, bytes: sizes.get(path) ?? 0, budget: used.budgets.get(name) ?? Infinity };
    }),
  );
  return variants.filter(({ bytes, budget }) => bytes > budget).sort((a, b) => b.bytes - a.bytes);
}
