import { z } from 'zod';
import { entry, order, page, picture, reference, text } from '../../engine/content/fields.ts';
import { type Contents, fieldsOnly, withText } from '../../engine/content/kind.ts';
import { basePath, language, origin } from '../../engine/content/settings.ts';

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
  finderLabel: text('what the field above the shelves is for'),
});

const shelf = page.extend({ order, byWords: text('the word before the name of an author') });

const book = page.extend({
  shelf: reference('the file name of a shelf in content/shelves, such as gardens', 'shelves'),
  author: text('who wrote it'),
  pages: z.int({ error: 'a whole number of pages' }).optional(),
});

export function readEntries({ file, folder }: Contents) {
  return {
    site: file('site', fieldsOnly(settings)),
    home: file('pages/home', fieldsOnly(home)),
    shelves: folder('shelves', withText(shelf)),
    books: folder('books', withText(book)),
  };
}

export type Content = ReturnType<typeof readEntries>;
