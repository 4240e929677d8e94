/** The report of a fixture, made as `npm run report` makes it. */
import { join } from 'node:path';
import { load } from 'cheerio';
import { site } from '../../build.ts';
import { newBuildCache } from '../../engine/build/cache.ts';
import { openCache } from '../../engine/core/cache.ts';
import { type ReportOptions, renderReport } from '../../engine/report/index.ts';
import { listsOf } from '../../site/report/lists.ts';
import type { FixtureSite } from './fixture-site.ts';
import { project } from './project.ts';

/** As HTML. */
export async function reportOn(
  fixture: FixtureSite,
  options: Partial<ReportOptions & { images: string }> = {},
): Promise<string> {
  const images = join(project, 'test/fixtures/pictures');
  const given = { content: join(fixture.folder, 'content'), images, date: '2026-03-01', ...options };
  const cache = openCache(join(project, '.cache'));
  const made = await site.make(given, newBuildCache(cache));
  return renderReport(site, made, listsOf, { ...given, cache });
}

/** The text of a report, by the ids of its sections. */
export function readReport(html: string) {
  const $ = load(html);
  const trim = (text: string) => text.replace(/\s+/g, ' ').trim();
  return {
    /** The text of a section. */
    section: (id: string) => trim($(`#${id}`).text()),
    /** The cells of a table's row about a page, a picture or an address. */
    row: (id: string, name: string) =>
      $(`#${id} tbody tr`)
        .filter((_, row) => trim($(row).find('th').text()) === name)
        .find('th, td')
        .toArray()
        .map((cell) => trim($(cell).text())),
    /** What is to be done. */
    toDo: () =>
      $('.findings li')
        .toArray()
        .map((finding) => trim($(finding).text())),
    /** The targets of the table of contents. */
    contents: () =>
      $('nav a')
        .toArray()
        .map((link) => $(link).attr('href') ?? ''),
    has: (selector: string) => $(selector).length > 0,
    attribute: (selector: string, name: string) => $(selector).attr(name),
    /** Every address that a browser would request. */
    loaded: () => [...html.matchAll(/(?:src="|url\()([^")]{0,40})/g)].map(([, url = '']) => url),
  };
}
