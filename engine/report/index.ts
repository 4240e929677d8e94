import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type MadeSite, type MakeOptions, openBuildCache, type Site } from '../build/index.ts';
import type { Source } from '../content/index.ts';
import { escapeHtml, makeFolder, nameInErrors, type Page, UsageError } from '../core/index.ts';
import { type CollectOptions, collectReport, type ReportList } from './collect-report.ts';
import { ReportPage } from './ReportPage.tsx';

export type { ReportList } from './collect-report.ts';

/** Makes the lists that a site adds to its report. */
export type ReportLists<Content> = (
  content: Content,
  context: { date: string; sources: readonly Source[]; origin: string | undefined },
) => ReportList[];

export interface ReportOptions extends Omit<CollectOptions, 'lists'> {
  origin?: string | undefined;
}

/** The report of a site, as one HTML page that loads no other file. */
export async function renderReport<Content, SitePage extends Page>(
  { budgetOf }: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  listsOf: ReportLists<Content>,
  options: ReportOptions,
): Promise<string> {
  const lists = listsOf(made.content, { date: options.date, origin: options.origin, sources: made.sources });
  const report = await collectReport(made, { budgetOf, ...options, lists });
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    GENERATOR,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`Report | ${report.name}`)}</title>`,
    `<style>\n${readFileSync(new URL(import.meta.resolve('#project/engine/report/report.css')), 'utf8')}</style>`,
  ].join('\n');
  const body = renderToStaticMarkup(createElement(ReportPage, report));
  return `<!doctype html>\n<html lang="en">\n<head>\n${head}\n</head>\n<body>${body}</body>\n</html>\n`;
}

export interface WriteReportOptions extends MakeOptions, Pick<ReportOptions, 'fetch'> {
  cacheFolder: string;
  file: string;
}

/**
 * @throws UsageError if the file is something other than an earlier report
 * @throws BuildFailure with every error in the content
 */
export async function writeReport<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  listsOf: ReportLists<Content>,
  { cacheFolder, file, ...options }: WriteReportOptions,
): Promise<void> {
  checkFileToReplace(file);
  const cache = openBuildCache({ cache: cacheFolder });
  const made = await site.make(options, cache);
  const html = await renderReport(site, made, listsOf, { ...options, cache: cache.store });
  makeFolder(dirname(resolve(file)));
  const staged = `${file}.${randomUUID()}`;
  try {
    nameInErrors(file, () => {
      writeFileSync(staged, html);
      renameSync(staged, file);
    });
  } finally {
    rmSync(staged, { force: true });
  }
}

/** Marks a file as a report, so that the next one may replace it. */
const GENERATOR = '<meta name="generator" content="npm run report">';

function checkFileToReplace(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isDirectory())
    throw new UsageError(`--file: \`${file}\` is a folder. Write a file name, such as report.html.`);
  if (stats && !readFileSync(file, 'utf8').includes(GENERATOR)) {
    throw new UsageError(`--file: \`${file}\` exists and is not a report. Write another name, or delete the file.`);
  }
}
