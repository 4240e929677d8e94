import { fieldError, type Source } from '../content/source.ts';
import { type Diagnostic, fileError } from '../core/diagnostics.ts';
import type { Page, PlacedWords, Settings } from '../core/page.ts';
import type { CardDesign } from '../core/theme.ts';

/** The words of social cards that run off them, each told at its field. */
export function proveCards(
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

function tooLong({ text, file, field }: PlacedWords, sources: readonly Source[]): Diagnostic {
  const found = `found ${text.length} letters, which run off the page’s social card`;
  const finding = { code: 'card-overflow', message: `${field}: ${found}, write fewer, or shorter words`, fix: '' };
  const source = sources.find((one) => one.file === file);
  return source ? fieldError(source, [field], finding) : fileError(file, finding);
}
