/** All that the report tells, as plain values. */

import { type Inspection, originalOf } from '../assets/inspect.ts';
import type { MadeSite } from '../build/make.ts';
import type { Cache } from '../core/cache.ts';
import { openFiles } from './files.ts';
import { listIncoming, listOutside } from './links.ts';
import { type Answer, askAll } from './outside.ts';
import type { ReportPart } from './part.ts';
import { type PictureReport, surveyPictures } from './pictures.ts';
import { listShapes, type Shape } from './shapes.ts';
import { type PageReport, readPage, surveyPages } from './survey-pages.ts';
import { shrink } from './thumbs.ts';
import type { Budgets } from './weigh.ts';

export interface Report {
  name: string;
  /** Where its pages are looked at, e.g. "https://www.example.com/". */
  home: string;
  date: string;
  notices: readonly string[];
  /** Of the site itself. */
  parts: readonly ReportPart[];
  budgets: Budgets;
  pages: PageReport[];
  /** The paths of those that send their visitor on at once. */
  leadOn: string[];
  pictures: (PictureReport & { thumb: string })[];
  /** In assets/images, shown nowhere. */
  unused: string[];
  shapes: Shape[];
  /** The points of pictures that stay in view, e.g. "50% 22%". */
  focuses: readonly string[];
  outside: OutsideLink[];
}

export interface OutsideLink {
  url: string;
  pages: string[];
  /** Where it was asked for. */
  answer: Answer | undefined;
}

export interface Survey {
  date: string;
  cache: Cache;
  budgets: Budgets;
  parts: readonly ReportPart[];
  /** Where the site can be looked at, if not where it will be published. */
  home?: string | undefined;
  /** Behind the clear parts of pictures. */
  paper: string;
  /** Asks for addresses of other sites; without it, nobody does. */
  ask?: typeof fetch | undefined;
}

/** Looks at all of a site that was made. */
export async function surveySite(made: MadeSite<unknown>, survey: Survey): Promise<Report> {
  const { settings, notices, inspected, named, head } = made;
  const files = openFiles(made, survey.cache);
  const drawn = made.drawn.map((one) => ({ ...one, path: one.page.path }));
  const standing = drawn.filter(({ page }) => page.head.redirect === undefined).map(readPage);
  const outside = listOutside(drawn, settings);
  const answers = await askEach(outside, survey.ask);
  return {
    name: settings.name,
    home: survey.home ?? settings.origin + settings.base,
    date: survey.date,
    notices,
    parts: survey.parts,
    budgets: survey.budgets,
    pages: await surveyPages(standing, listIncoming(drawn, settings), { made, files, ...survey }),
    leadOn: drawn.filter(({ page }) => page.head.redirect !== undefined).map(({ path }) => path),
    pictures: await addThumbs(surveyPictures(standing, settings.base), inspected, survey),
    unused: [...inspected.keys()].filter((name) => !named.names.includes(name)),
    shapes: listShapes(Buffer.from(await files.read(head.styles.slice(1))).toString()),
    focuses: named.focuses,
    outside: outside.map((link) => ({ ...link, answer: answers.get(link.url) })),
  };
}

async function addThumbs(
  pictures: readonly PictureReport[],
  inspected: Inspection,
  { paper, cache }: Survey,
): Promise<Report['pictures']> {
  const shrinkOne = ({ name }: PictureReport) => shrink(originalOf(inspected, name).bytes, paper, cache);
  return Promise.all(pictures.map(async (picture) => ({ ...picture, thumb: await shrinkOne(picture) })));
}

async function askEach(links: readonly { url: string }[], ask: Survey['ask']): Promise<ReadonlyMap<string, Answer>> {
  if (ask === undefined) return new Map();
  return askAll(
    links.map(({ url }) => url),
    ask,
  );
}
