import { z } from 'zod';
import {
  basePath,
  type ContentOf,
  collection,
  entry,
  language,
  order,
  origin,
  page,
  picture,
  reference,
  single,
  text,
} from '../../engine/content/index.ts';

const settings = entry.extend({
  name: text('the name of the library'),
  shortName: text('the letters that end every title'),
  language,
  origin,
  base: basePath,
});

const home = page.extend({
  picture,
  shelvesHeading: text('the heading above the shelves'),
  finderLabel: text('the label of the search box above the shelves'),
});

const shelf = page.extend({ order, authorPrefix: text('the word before the name of an author') });

const book = page.extend({
  shelf: reference('the file name of a shelf in content/shelves, such as gardens', 'shelves'),
  author: text('who wrote it'),
  pageCount: z.int({ error: 'a whole number of pages' }).optional(),
});

export const collections = {
  site: single(settings, { file: 'site' }),
  home: single(home, { file: 'pages/home' }),
  shelves: collection(shelf, { folder: 'shelves', hasText: true }),
  books: collection(book, { folder: 'books', hasText: true }),
};

export type LibraryContent = ContentOf<typeof collections>;
