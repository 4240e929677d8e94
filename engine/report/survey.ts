/** All that the report tells, as plain values. */
import type { Cache } from '../assets/cache.ts';
import { bytesOf } from '../assets/output.ts';
import type { Page } from '../draw/page.ts';
import type { Drawn } from '../draw/render.ts';
import { joinScans, type Scan } from '../draw/scan.ts';
import { originalOf } from '../images/inspect.ts';
import type { MadeSite } from '../make.ts';
import { readDocument } from './document.ts';
import { type Files, openFiles } from './files.ts';
import { type Incoming, listIncoming, listOutside } from './links.ts';
import { type Answer, askAll } from './outside.ts';
import type { ReportPart } from './part.ts';
import { type PictureReport, surveyPictures } from './pictures.ts';
import { type Reading, readEase } from './reading-ease.ts';
import { type Line, showDescription, showTitle } from './search-result.ts';
import { listShapes, type Shape } from './shapes.ts';
import { shrink } from './thumbs.ts';
import { type Budgets, type Weights, weighPictures, weighShared } from './weigh.ts';

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

export interface PageReport {
  path: string;
  source: string;
  address: string;
  noindex: boolean;
  title: Line;
  description: Line;
  card: { thumb: string; alt: string } | undefined;
  headings: Scan['headings'];
  islands: string[];
  weights: Weights;
  reading: Reading;
  incoming: Incoming;
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
  const { date, budgets, parts } = survey;
  const { settings, notices, inspected, named, head } = made;
  const files = openFiles(made, survey.cache);
  const pages = made.drawn.map((drawn) => ({ ...drawn, path: drawn.page.path }));
  const standing = pages.filter(({ page }) => page.head.redirect === undefined);
  const documents = standing.map((drawn) => ({ ...drawn, ...readDrawn(drawn) }));
  const shared = await weighShared(head, files);
  const incoming = listIncoming(pages, settings);
  const pictures = surveyPictures(
    documents.map(({ path, pictures: own, document }) => ({ path, pictures: own, shown: document.pictures })),
    settings.base,
  );
  const outside = listOutside(pages, settings);
  const answers = await askEach(outside, survey.ask);
  return {
    name: settings.name,
    home: survey.home ?? settings.origin + settings.base,
    ...{ date, notices, budgets, parts },
    pages: await Promise.all(
      documents.map(async (one) => ({
        ...describePage(one, made),
        card: await thumbOfCard(one.page, made, files, survey),
        weights: { ...(await weighOwn(one, made, files)), ...shared },
        incoming: incoming.get(one.path) ?? { fromTexts: [], fromAny: [] },
      })),
    ),
    leadOn: pages.filter((one) => !standing.includes(one)).map(({ path }) => path),
    pictures: await Promise.all(
      pictures.map(async (picture) => ({
        ...picture,
        thumb: await shrink(originalOf(inspected, picture.name).bytes, survey.paper, survey.cache),
      })),
    ),
    unused: [...inspected.keys()].filter((name) => !named.names.includes(name)),
    shapes: listShapes(Buffer.from(await files.read(head.styles.slice(1))).toString()),
    focuses: named.focuses,
    outside: outside.map((link) => ({ ...link, answer: answers.get(link.url) })),
  };
}

async function askEach(links: readonly { url: string }[], ask: Survey['ask']): Promise<ReadonlyMap<string, Answer>> {
  if (ask === undefined) return new Map();
  return askAll(
    links.map(({ url }) => url),
    ask,
  );
}

interface ReadPage extends Drawn, ReturnType<typeof readDrawn> {}

function readDrawn({ output }: Drawn) {
  const html = Buffer.from(bytesOf(output.content)).toString();
  return { document: readDocument(html) };
}

function describePage({ page, scans, document }: ReadPage, { settings }: MadeSite<unknown>) {
  const { title, description, headings, islands } = joinScans(scans);
  return {
    path: page.path,
    source: page.source,
    address: settings.origin + settings.base + page.path.slice(1),
    noindex: page.head.noindex,
    title: showTitle(title),
    description: showDescription(description),
    headings,
    islands: [...new Set(islands)],
    reading: readEase(document.blocks, settings.language),
  };
}

async function weighOwn({ output, document }: ReadPage, { settings }: MadeSite<unknown>, files: Files) {
  return {
    page: await files.weigh(output.path),
    pictures: await weighPictures(document.pictures, settings.base, files),
  };
}

async function thumbOfCard(page: Page, { head }: MadeSite<unknown>, files: Files, { paper, cache }: Survey) {
  const card = head.cardOf(page);
  if (card === undefined) return undefined;
  return { thumb: await shrink(await files.read(card.path.slice(1)), paper, cache), alt: card.alt };
}
