import { z } from 'zod';
import {
  basePath,
  type ContentOf,
  collection,
  entry,
  language,
  link,
  origin,
  page,
  single,
  text,
} from '../../engine/content/index.ts';
import { SECTIONS } from './sections.ts';

/** Links below a heading of the menu or of a footer column. */
const group = z.strictObject({ heading: text('the text above the links'), links: z.array(link) });

const settings = entry.extend({
  name: text('the name of the site'),
  shortName: text('the text that ends every title'),
  language,
  origin,
  base: basePath,
  menu: z.array(group),
  columns: z.array(group),
});

export const collections = {
  site: single(settings, { file: 'site' }),
  home: single(page, { file: 'home', hasText: true }),
  sections: Object.fromEntries(SECTIONS.map((name) => [name, collection(page, { folder: name, hasText: true })])),
};

export type ArticlesContent = ContentOf<typeof collections>;
export type LinkGroup = z.output<typeof group>;
