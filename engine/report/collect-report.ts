/** Everything that the report shows, as plain values. */
import type { MadeSite } from '../build/index.ts';
import { type Budgets, listExcesses, makeWeigher, type Weights } from '../checks/index.ts';
import { bytesOf, type Cache } from '../core/index.ts';
import { joinScans, type RenderedPage, type Scan } from '../render/index.ts';
import { type Incoming, type LinkStatus, listIncoming, listOutside, requestAll } from './links.ts';
import { measurePictures, type PictureReport } from './pictures.ts';
import { measureDescription, measureTitle, type ResultLine } from './search-result.ts';

export interface Report {
  name: string;
  /** Links to pages begin with it. */
  homeUrl: string;
  date: string;
  warnings: readonly string[];
  lists: readonly ReportList[];
  pages: readonly PageReport[];
  /** Paths that only redirect. */
  redirects: readonly string[];
  pictures: readonly PictureReport[];
  /** Files in assets/images that no content names. */
  unused: readonly string[];
  outside: readonly OutsideLink[];
}

/** A list of places in the content, which a site adds to its report. */
export interface ReportList {
  title: string;
  description: string;
  /** For its count, e.g. "sample value" and "sample values". */
  noun: readonly [one: string, many: string];
  /** Shown instead of an empty list. */
  empty: string;
  items: readonly { place: string; text: string }[];
}

export interface PageReport {
  path: string;
  address: string;
  noindex: boolean;
  title: ResultLine;
  description: ResultLine;
  headings: Scan['headings'];
  islands: readonly string[];
  weights: Weights;
  budgets: Budgets;
  incoming: Incoming;
}

export interface OutsideLink {
  url: string;
  pages: readonly string[];
  /** Undefined if not requested. */
  status: LinkStatus | undefined;
}

export interface CollectOptions {
  date: string;
  cache: Cache;
  lists: readonly ReportList[];
  budgetOf?: ((kind: string) => Budgets) | undefined;
  /** Where the home page can be opened, if not at its published address. */
  homeUrl?: string | undefined;
  /** Called for each link to another site. Without it, these links are only listed. */
  fetch?: typeof fetch | undefined;
}

export async function collectReport(made: MadeSite<unknown>, options: CollectOptions): Promise<Report> {
  const { settings, pictures, used } = made;
  const documents = made.rendered.map((one) => ({ ...one, path: one.page.path }));
  const isRedirect = ({ page }: RenderedPage) => page.head.redirectsTo !== undefined;
  const shown = documents.filter((one) => !isRedirect(one));
  const withHtml = shown.map((one) => ({ ...one, html: Buffer.from(bytesOf(one.output.content)).toString() }));
  const files = new Map(used.names.flatMap((name) => [...made.rendering.pictures].filter(([one]) => one === name)));
  const incoming = listIncoming(documents, settings);
  const outside = listOutside(documents, settings);
  const urls = outside.map(({ url }) => url);
  const statuses = options.fetch && (await requestAll(urls, options.fetch));
  const weigh = makeWeigher(made, options.cache);
  const pages: PageReport[] = [];
  for (const one of shown) {
    pages.push({
      ...describePage(one, settings),
      weights: await weigh(one),
      budgets: options.budgetOf?.(one.page.kind) ?? {},
      incoming: incoming.get(one.path) ?? { fromText: [], fromAnywhere: [] },
    });
  }
  return {
    name: settings.name,
    homeUrl: options.homeUrl ?? settings.origin + settings.base,
    date: options.date,
    warnings: made.warnings(),
    lists: options.lists,
    pages,
    redirects: documents.filter(isRedirect).map(({ path }) => path),
    pictures: measurePictures(withHtml, files, settings.base),
    unused: [...pictures.keys()].filter((name) => !used.names.includes(name)),
    outside: outside.map((link) => ({ ...link, status: statuses?.get(link.url) })),
  };
}

function describePage({ page, scans }: RenderedPage, { origin, base }: MadeSite<unknown>['settings']) {
  const { title, description, headings, islands } = joinScans(scans);
  return {
    path: page.path,
    address: origin + base + page.path.slice(1),
    noindex: page.head.noindex,
    title: measureTitle(title),
    description: measureDescription(description),
    headings,
    islands: [...new Set(islands)],
  };
}

/** Something that a maintainer should act on. */
export interface ReportFinding {
  count: number;
  /** e.g. "pages over their budget" */
  noun: string;
  /** The id of the section with the details. */
  section: string;
}

/** e.g. "Sample values" → "sample-values" */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? 'list';

export const isOverBudget = ({ weights, budgets }: PageReport): boolean => listExcesses(weights, budgets).length > 0;

export const isCutInSearch = ({ noindex, title, description }: PageReport): boolean =>
  !noindex && (title.isCut || description.isCut);

export const isUnreachable = ({ status }: OutsideLink): boolean => status?.isReached === false;

export function listFindings({ lists, pages, pictures, unused, outside }: Report): ReportFinding[] {
  const small = pictures.filter(({ neededWidth }) => neededWidth !== undefined);
  const all: [items: readonly unknown[], one: string, many: string, section: string][] = [
    ...lists.map(({ title, items, noun: [one, many] }): [typeof items, string, string, string] => [
      items,
      one,
      many,
      idOf(title),
    ]),
    [outside.filter(isUnreachable), 'broken outside link', 'broken outside links', 'outside-links'],
    [pages.filter(isOverBudget), 'page over its budget', 'pages over their budget', 'weight'],
    [
      pages.filter(isCutInSearch),
      'page with a title or description too long for search results',
      'pages with a title or description too long for search results',
      'search-results',
    ],
    [small, 'picture that is too small', 'pictures that are too small', 'pictures'],
    [unused, 'unused picture', 'unused pictures', 'unused-pictures'],
  ];
  return all.flatMap(([items, one, many, section]) =>
    items.length > 0 ? [{ count: items.length, noun: items.length === 1 ? one : many, section }] : [],
  );
}
