/** What the report tells of each page. */

import type { MadeSite } from '../build/make.ts';
import type { Cache } from '../core/cache.ts';
import { bytesOf } from '../core/output.ts';
import type { Page } from '../core/page.ts';
import type { RenderedPage } from '../render/render.ts';
import { joinScans, type Scan } from '../render/scan.ts';
import { readDocument, type ShownPicture } from './document.ts';
import type { Files } from './files.ts';
import type { Incoming } from './links.ts';
import { type Reading, readEase } from './reading-ease.ts';
import { type Line, showDescription, showTitle } from './search-result.ts';
import { shrink } from './thumbs.ts';
import { type Weights, weighPictures, weighShared } from './weigh.ts';

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

/** A page, and what its HTML says. */
export interface ReadPage extends RenderedPage {
  path: string;
  blocks: string[];
  shown: ShownPicture[];
}

interface Around {
  made: MadeSite<unknown>;
  files: Files;
  paper: string;
  cache: Cache;
}

export function readPage(drawn: RenderedPage): ReadPage {
  const { blocks, pictures: shown } = readDocument(Buffer.from(bytesOf(drawn.output.content)).toString());
  return { ...drawn, path: drawn.page.path, blocks, shown };
}

/** One page after the other: its pictures and its social card may have to be made first. */
export async function surveyPages(
  pages: readonly ReadPage[],
  incoming: ReadonlyMap<string, Incoming>,
  around: Around,
): Promise<PageReport[]> {
  const { made, files } = around;
  const shared = await weighShared(made.head, files);
  const reports: PageReport[] = [];
  for (const one of pages) {
    const page = await files.weigh(one.output.path);
    const pictures = await weighPictures(one.shown, made.settings.base, files);
    reports.push({
      ...describe(one, made),
      card: await thumbOfCard(one.page, around),
      weights: { page, ...shared, pictures },
      incoming: incoming.get(one.path) ?? { fromTexts: [], fromAny: [] },
    });
  }
  return reports;
}

function describe({ page, scans, blocks }: ReadPage, { settings }: MadeSite<unknown>) {
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
    reading: readEase(blocks, settings.language),
  };
}

async function thumbOfCard(page: Page, { made, files, paper, cache }: Around): Promise<PageReport['card']> {
  const card = made.head.cardOf(page);
  if (card === undefined) return undefined;
  return { thumb: await shrink(await files.read(card.path.slice(1)), paper, cache), alt: card.alt };
}
