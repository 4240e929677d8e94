import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { isForPhones } from '../../engine/assets/renditions.ts';
import { getPageBudget, PICTURE_BUDGETS, SHELL_BUDGET } from '../../site/budgets.ts';
import { listNonRedirects } from '../support/pages.ts';
import { measureCompressed } from './code-weights.ts';
import type { CheckedSite } from './site.ts';

const BUDGETS = { shell: SHELL_BUDGET, getPage: getPageBudget, pictures: PICTURE_BUDGETS };

interface WeighedPicture {
  file: string;
  bytes: number;
  budget: number;
}

/** Warnings of pages that are slow on a phone because of their HTML or pictures. Authors add both, so they are not errors. */
export function listHeavyPages(site: CheckedSite, budgets = BUDGETS): string[] {
  return listNonRedirects(site.folder).flatMap(({ file, path }) => {
    const html = readFileSync(join(site.folder, file), 'utf8');
    const warnings = [
      // The shell of one page stands for those of all.
      ...(path === '' ? warnOfShell(html, budgets.shell) : []),
      ...warnOfHtml(html.replace(SHELL, ''), budgets.getPage(`/${path}`)),
      ...warnOfPictures(weighPictures(html, site, budgets.pictures)),
    ];
    return warnings.map((warning) => `${file}\n  ${warning}`);
  });
}

/** The parts that all pages share (components/shell). */
const SHELL = /<aside class="notice.*?<\/aside>|<header class="header".*?<\/header>|<footer.*?<\/footer>/gs;

function warnOfShell(html: string, budget: number): string[] {
  const bytes = measureCompressed((html.match(SHELL) ?? []).join(''));
  const fix = 'Shorten the menu, the footer or the notice.';
  return bytes > budget ? [`Header, notice and footer weigh ${bytes} bytes; the budget is ${budget}. ${fix}`] : [];
}

function warnOfHtml(html: string, budget: number): string[] {
  const bytes = measureCompressed(html);
  const fix = 'Shorten it, or split it into two pages.';
  return bytes > budget ? [`Its HTML weighs ${bytes} bytes; the budget is ${budget}. ${fix}`] : [];
}

/** Names only the heaviest, because a page may have many. */
function warnOfPictures(pictures: readonly WeighedPicture[]): string[] {
  const [heaviest] = pictures.filter(({ bytes, budget }) => bytes > budget).sort((a, b) => b.bytes - a.bytes);
  if (heaviest === undefined) return [];
  const { file, bytes, budget } = heaviest;
  const fix = 'Crop it, or choose one with less detail.';
  return [`The picture ${file} weighs ${bytes} bytes on a phone; the budget is ${budget}. ${fix}`];
}

/** The files that a phone may load. */
function weighPictures(html: string, { folder, address }: CheckedSite, budgets: typeof PICTURE_BUDGETS) {
  const { pathname: base } = new URL(address);
  const $ = load(html);
  return [...$('source[type="image/avif"]')].flatMap((source): WeighedPicture[] => {
    const budget = $(source).closest('.hero-slide').length > 0 ? budgets.slides : budgets.others;
    const candidates = [...($(source).attr('srcset') ?? '').matchAll(/(\S+) (\d+)w/g)];
    return candidates
      .filter(([, , width]) => isForPhones({ width: Number(width) }))
      .map(([, url = '']) => url.slice(base.length))
      .map((file) => ({ file, bytes: statSync(join(folder, file)).size, budget }));
  });
}
