import { locateField, type ValidatedEntry } from '../content/index.ts';
import { type Diagnostic, inCode, makeError, type Page, type Settings, type Theme } from '../core/index.ts';

interface PagesWithCards {
  settings: Settings;
  rendered: readonly { page: Page }[];
  entries: readonly ValidatedEntry[];
}

/** Errors for texts that are too long for the social card of their page. */
export function checkCardText({ rendered, entries, settings }: PagesWithCards, theme: Theme): Diagnostic[] {
  const siteName = { text: settings.name, file: settings.file, field: 'name' };
  return rendered.flatMap(({ page: { head } }) => {
    const { card } = head;
    if (!card || !theme.card) return [];
    const { section, title } = card;
    const fits = theme.card.fits({ section: section.text, title: title.text, site: siteName.text });
    const long = [...(fits.section ? [] : [section]), ...(fits.title ? [] : [title]), ...(fits.site ? [] : [siteName])];
    return long.map(({ text, file, field }) => {
      const message = `${inCode(field)} has ${text.length} characters, too many for the page's social card.`;
      const found = makeError('card-overflow', message, 'Shorten it, or use shorter words.');
      return locateField({ file, path: [field], ...found }, entries);
    });
  });
}
