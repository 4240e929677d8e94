import type { Source } from '../content/source.ts';
import { AuthorError, START } from '../core/diagnostics.ts';
import type { Page, PlacedWords, Settings } from '../core/page.ts';
import type { CardDesign } from '../core/theme.ts';

/** The words of social cards that run off them, each told at its field. */
export function proveCards(
  pages: readonly Page[],
  { name, file }: Settings,
  { fits }: CardDesign,
  sources: readonly Source[],
): AuthorError[] {
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

function tooLong({ text, file, field }: PlacedWords, sources: readonly Source[]): AuthorError {
  const position = sources.find((source) => source.file === file)?.positionOf([field]) ?? START;
  const found = `found ${text.length} letters, which run off the page’s social card`;
  return new AuthorError(file, position, `${field}: ${found}, write fewer, or shorter words`);
}
