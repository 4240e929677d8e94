import { z } from 'zod';
import { entry, link, page, text } from '../../engine/content/fields.ts';
import { type Contents, fieldsOnly, withText } from '../../engine/content/kind.ts';
import { basePath, language, origin } from '../../engine/content/settings.ts';
import { SECTIONS } from './sections.ts';

const group = z.strictObject({ heading: text('the words above the links'), links: z.array(link) });

const settings = entry.extend({
  name: text('the name of the site'),
  shortName: text('the words that end every title'),
  language,
  origin,
  base: basePath,
  menu: z.array(group),
  columns: z.array(group),
});

export function readEntries({ file, folder }: Contents) {
  return {
    site: file('site', fieldsOnly(settings)),
    home: file('home', withText(page)),
    sections: SECTIONS.map((name) => ({ name, articles: folder(name, withText(page)) })),
  };
}

export type Content = ReturnType<typeof readEntries>;
/** Links below a heading: of the menu, or of the footer. */
export type Group = z.output<typeof group>;
