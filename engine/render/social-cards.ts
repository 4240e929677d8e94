import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  ENCODER_VERSION,
  getOriginal,
  type InspectedPictures,
  type Original,
  readVersion,
  subsetForCards,
} from '../assets/index.ts';
import {
  type Cache,
  type Card,
  type CardDesign,
  type CardText,
  hashedPath,
  makeHash,
  type Page,
  readText,
  type Settings,
  type SlowFile,
  type Theme,
  toFailure,
  toSlowFile,
} from '../core/index.ts';
import type { SocialCard } from './head.ts';

/** What a social card shows, with its picture. */
export interface CardToCompose {
  text: CardText;
  /** The point of the picture that stays in view, e.g. "50% 22%". */
  focus: string;
  picture: Original;
}

function describeCard(card: Card, settings: Settings, pictures: InspectedPictures): CardToCompose {
  const { section, title, picture } = card;
  return {
    text: { section: section.text, title: title.text, site: settings.name },
    focus: picture.focus,
    picture: getOriginal(pictures, picture.src),
  };
}

interface CardsInput {
  theme: Theme;
  pages: readonly Page[];
  settings: Settings;
  pictures: InspectedPictures;
  cache: Cache;
}

interface PlannedCards {
  files: SlowFile[];
  getCard(page: Page): SocialCard | undefined;
}

/** A social card for every page that has text for one, if the theme has a design. */
export function planCards({ theme, pages, settings, pictures, cache }: CardsInput): PlannedCards {
  const { card: design, typefaces } = theme;
  if (design === undefined) return { files: [], getCard: () => undefined };
  const tools = hashTools(theme);
  const cards = pages.flatMap((page) => {
    if (!page.head.card) return [];
    const card = describeCard(page.head.card, settings, pictures);
    const key = makeKey(card, design, tools);
    return [{ page, card, key, path: hashedPath(`card-${getName(page)}.jpg`, key) }];
  });
  const compose = prepareToCompose(
    typefaces,
    design,
    cards.map(({ card }) => card),
  );
  const files = cards.map(({ page, card, key, path }) =>
    toSlowFile({ path, key, task: 'composing social cards' }, cache, () => compose(page, card)),
  );
  const { width, height, describe } = design;
  const byPath = new Map(
    cards.map(({ page, card, path }) => [page.path, { path: `/${path}`, width, height, alt: describe(card.text) }]),
  );
  return { files, getCard: ({ path }) => byPath.get(path) };
}

/** e.g. "/guides/bread/" → "guides-bread", "/" → "home" */
function getName({ path }: Page): string {
  return path.match(/[a-z0-9]+/g)?.join('-') ?? 'home';
}

/** The source of the modules that make cards. */
const CARD_CODE = ['compose-card.ts', '../assets/fonts.ts'].map((name) => readText(new URL(name, import.meta.url)));

function hashTools({ typefaces }: Theme): string {
  const fonts = typefaces.flatMap(({ files, cardAxes }) => [
    ...files.map((file) => makeHash(readFileSync(file))),
    JSON.stringify(cardAxes),
  ]);
  return makeHash(...fonts, ...CARD_CODE, ENCODER_VERSION, readVersion('satori'), readVersion('subset-font'));
}

/** The rendered markup is part of the key, so a changed design makes new cards. */
function makeKey({ text, focus, picture }: CardToCompose, design: CardDesign, tools: string): string {
  const rendered = makeHash(renderToStaticMarkup(design.render(text)), design.ornament);
  return ['card', picture.hash, picture.background, focus, rendered, design.panelWidth, tools].join('\n');
}

/** Loading satori and subsetting fonts takes 0.5 s, so it happens once, and only if a card is missing. */
function prepareToCompose(
  typefaces: Theme['typefaces'],
  design: CardDesign,
  cards: readonly CardToCompose[],
): (page: Page, card: CardToCompose) => Promise<Uint8Array> {
  const prepare = async () => {
    const { composeCard } = await import('./compose-card.ts');
    const text = cards.map(({ text: { section, title, site } }) => section.toUpperCase() + title + site).join('');
    const fonts = await subsetForCards(typefaces, text);
    return (card: CardToCompose) => composeCard(card, design, fonts);
  };
  let prepared: ReturnType<typeof prepare> | undefined;
  return async (page, card) => {
    prepared ??= prepare();
    const compose = await prepared;
    return compose(card).catch((error: unknown) => {
      throw toFailure(page.source, error);
    });
  };
}
