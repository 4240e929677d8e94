import { readdirSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Cache } from '../assets/cache.ts';
import { hashOf } from '../assets/hash.ts';
import { asset, type Output } from '../assets/output.ts';
import type { SocialCard } from '../draw/head.ts';
import type { Page, Settings } from '../draw/page.ts';
import { asFailure } from '../faults/unforeseen.ts';
import { recallOrMake } from '../images/batch.ts';
import type { Inspection } from '../images/inspect.ts';
import { ENCODER, versionOf } from '../images/versions.ts';
import { readText } from '../read/read-text.ts';
import { CARD, type Card, describeCard } from './card.ts';

export interface Cards {
  outputs: Output[];
  cardOf(page: Page): SocialCard;
}

interface Commission {
  /** Of the organisation, drawn in its colour. */
  mark: ReactNode;
  pages: readonly Page[];
  settings: Settings;
  pictures: Inspection;
  cache: Cache;
  log(line: string): void;
}

/** A social card for every page; only what no earlier build has kept is composed. */
export async function composeCards({ mark, pages, settings, pictures, cache, log }: Commission): Promise<Cards> {
  const design = hashDesign(mark);
  const orders = pages.map((page) => {
    const card = describeCard(page, settings, pictures);
    return { page, card, key: keyOf(card, design) };
  });
  const groups = orders.map((order) => [order]);
  const make = prepareToCompose(
    mark,
    orders.map(({ card }) => card),
  );
  const files = await recallOrMake(groups, { label: 'composing social cards', cache, log }, make);
  const cards = orders.map(({ page, card, key }) => {
    const output = asset(`card-${slugOf(page)}.jpg`, files.get(key) ?? '');
    const alt = `“${card.title}” in large letters beside a picture, with the name ${card.site}.`;
    return { path: page.path, output, social: { path: `/${output.path}`, ...CARD, alt } };
  });
  const byPath = new Map(cards.map(({ path, social }) => [path, social]));
  const cardOf = ({ path }: Page) => {
    const card = byPath.get(path);
    if (!card) throw new Error(`${path}: no social card was composed`);
    return card;
  };
  return { outputs: cards.map(({ output }) => output), cardOf };
}

/** e.g. "/services/grocery/" → "services-grocery", "/" → "home" */
function slugOf({ path }: Page): string {
  return path.match(/[a-z0-9]+/g)?.join('-') ?? 'home';
}

/** Changes with everything that draws cards, so that a changed design makes them anew. */
function hashDesign(mark: ReactNode): string {
  const folder = new URL('./', import.meta.url);
  const names = [...readdirSync(folder).sort(), '../draw/palette.ts', '../images/crop.ts', '../images/measure.ts'];
  const sources = names.map((name) => readText(new URL(name, folder)));
  return hashOf(...sources, renderToStaticMarkup(mark), ENCODER, versionOf('satori'));
}

function keyOf({ picture, ...words }: Card, design: string): string {
  return ['card', picture.hash, JSON.stringify(words), design].join('\n');
}

/** satori and the fonts take half a second to load and cut: only once, and only if a card is missing. */
function prepareToCompose(
  mark: ReactNode,
  cards: readonly Card[],
): (order: { page: Page; card: Card }) => Promise<Uint8Array> {
  const prepare = async () => {
    const [{ cutFonts }, { composeCard }] = await Promise.all([import('./fonts.ts'), import('./compose.tsx')]);
    const fonts = await cutFonts(
      cards.map(({ section, title, site }) => section.toUpperCase() + title + site).join(''),
    );
    return (card: Card) => composeCard(card, mark, fonts);
  };
  let prepared: ReturnType<typeof prepare> | undefined;
  return async ({ page, card }) => {
    prepared ??= prepare();
    const compose = await prepared;
    return compose(card).catch((error: unknown) => {
      throw asFailure(page.source, error);
    });
  };
}
