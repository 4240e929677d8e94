import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MadeSite } from '../build/make.ts';
import type { Site } from '../build/site.ts';
import type { Cache } from '../core/cache.ts';
import { escapeHtml } from '../core/html.ts';
import type { Page } from '../core/page.ts';
import { ReportBody } from './draw/Report.tsx';
import { writeRules } from './draw/style.ts';
import { MARK } from './mark.ts';
import { type Report, surveySite } from './survey.ts';

export interface ReportOptions {
  /** Today, e.g. "2026-11-20". */
  date: string;
  cache: Cache;
  /** That the command line sets in place of the content's. */
  origin?: string | undefined;
  /** Where the site can be looked at, if not where it will be published. */
  home?: string | undefined;
  /** Asks for addresses of other sites; without it, nobody does. */
  ask?: typeof fetch | undefined;
}

/** All that there is to know of a site that was made, as one page of HTML that needs no other file. */
export async function makeReport<Content, SitePage extends Page>(
  { theme: look, report: rules }: Site<Content, SitePage>,
  made: MadeSite<Content>,
  { date, cache, origin, home, ask }: ReportOptions,
): Promise<string> {
  const parts = rules?.parts(made.content, { date, origin, sources: made.sources }) ?? [];
  const survey = { date, cache, parts, budgets: rules?.budgets ?? {}, paper: look.paper, home, ask };
  return drawReport(await surveySite(made, survey));
}

const STYLES = ['base', 'findings', 'tables', 'weights', 'search-results', 'pictures', 'outline'];

function drawReport(report: Report): string {
  const styles = STYLES.map((name) => readFileSync(new URL(`styles/${name}.css`, import.meta.url), 'utf8'));
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`,
    MARK,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`Report | ${report.name}`)}</title>`,
    `<style>\n${styles.join('')}${writeRules(report)}</style>`,
  ].join('\n');
  const body = renderToStaticMarkup(createElement(ReportBody, report));
  return `<!doctype html>\n<html lang="en">\n<head>\n${head}\n</head>\n<body>${body}</body>\n</html>\n`;
}
