import { fieldError, type Source } from '../content/index.ts';
import {
  type CardDesign,
  type Diagnostic,
  fileError,
  inCode,
  type Page,
  type PlacedText,
  type Settings,
} from '../core/index.ts';

/** Errors for texts that run off social cards. */
export function checkCardText(
  pages: readonly Page[],
  { name, file }: Settings,
  { fits }: CardDesign,
  sources: readonly Source[],
): Diagnostic[] {
  const site = { text: name, file, field: 'name' };
  return pages.flatMap(({ head: { card } }) => {
    if (!card) return [];
    const words = { section: card.section, title: card.title, site };
    const room = fits({ section: card.section.text, title: card.title.text, site: name });
    return (['section', 'title', 'site'] as const)
      .filter((part) => !room[part])
      .map((part) => tooLong(words[part], sources));
  });
}

function tooLong({ text, file, field }: PlacedText, sources: readonly Source[]): Diagnostic {
  const message = `${inCode(field)} has ${text.length} characters, too many for the page's social card.`;
  const finding = { code: 'card-overflow', message, fix: 'Shorten it, or use shorter words.' };
  const source = sources.find((one) => one.file === file);
  return source ? fieldError(source, [field], finding) : fileError(file, finding);
}
