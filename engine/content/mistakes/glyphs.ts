import { type Diagnostic, inCode, makeError, memoize } from '../../core/index.ts';
import { type CheckedSource, classifyTexts } from '../entry.ts';
import { formatCodePoint, isShown } from './text-errors.ts';

/** How many missing characters of a text are reported. A text in another script may have very many. */
const MAX_MISSING = 5;
/** Spaces, direction marks and joiners have no glyph. Control characters, and U+FFFD for a lost letter, are errors of their own. */
const WITHOUT_GLYPH = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\uFFFD]/u;

/** A character, with its accents. */
const CHARACTER = /\P{M}[\p{M}\u200D]*/gu;

/** Errors for characters that the fonts lack, e.g. emoji: social cards would not show them. */
export function findMissingGlyphs(entries: readonly CheckedSource[], coverage: ReadonlySet<number>): Diagnostic[] {
  const hasMissingGlyph = (text: string) =>
    [...text].some((one) => !WITHOUT_GLYPH.test(one) && !coverage.has(one.codePointAt(0) ?? 0));
  const mayHaveMissing = memoize(hasMissingGlyph);
  const suspects = entries.filter(({ characters }) => mayHaveMissing(characters));
  return suspects.flatMap(({ source, collection }) => {
    const shown = classifyTexts(source, collection).filter(({ kind }) => isShown(kind));
    return shown.flatMap(({ text, path, locate }) =>
      [...text.matchAll(CHARACTER)]
        .filter(([character]) => hasMissingGlyph(character.normalize('NFC')))
        .slice(0, MAX_MISSING)
        .map(({ 0: character, index }) => ({
          file: source.file,
          position: locate(index),
          path,
          ...missingGlyph(character),
        })),
    );
  });
}

function missingGlyph(character: string): Diagnostic<unknown> {
  const message = `The site's fonts have no ${inCode(character)} (${formatCodePoint(character)}).`;
  return makeError('missing-glyph', message, 'Write words instead.');
}
