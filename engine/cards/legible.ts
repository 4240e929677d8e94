import type { CardWords, Page, Settings } from '../draw/page.ts';
import { AuthorError } from '../faults/errors.ts';
import type { Source } from '../read/source.ts';
import { ROOM } from './CardFace.tsx';
import { hasRoom, wrap } from './fit.ts';

/** Letters in a line above and below the headline, as measured; a third line would run into it. */
const LABEL = 26;
const SIGNATURE = 36;

/** The words of social cards that run off them, each told at its field. */
export function proveCards(
  pages: readonly Page[],
  { name, file }: Settings,
  sources: readonly Source[],
): AuthorError[] {
  const signature = { text: name, file, field: 'name' };
  return pages.flatMap(({ head: { card } }) =>
    [
      { words: card.title, fits: hasRoom(card.title.text, ROOM) },
      { words: card.section, fits: inTwoLines(card.section.text, LABEL) },
      { words: signature, fits: inTwoLines(name, SIGNATURE) },
    ]
      .filter(({ fits }) => !fits)
      .map(({ words }) => tooLong(words, sources)),
  );
}

function inTwoLines(text: string, letters: number): boolean {
  return (wrap(text, letters) ?? 3) <= 2;
}

function tooLong({ text, file, field }: CardWords, sources: readonly Source[]): AuthorError {
  const position = sources.find((source) => source.file === file)?.positionOf([field]) ?? { line: 1, column: 1 };
  const found = `found ${text.length} letters, which run off the page’s social card`;
  return new AuthorError(file, position, `${field}: ${found}, write fewer, or shorter words`);
}
