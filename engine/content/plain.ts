import type { Diagnostic, FieldPath, Position } from '../core/diagnostics.ts';
import { findMarksInField } from './marks.ts';
import type { Passage } from './passages.ts';
import type { Source } from './source.ts';
import { findUnwanted } from './unwanted.ts';

/**
 * Errors for what fields cannot show: Markdown, HTML, and signs that stand in them behind an escape of YAML.
 * @param isShown whether visitors read the words of a field
 */
export function checkFields(
  source: Source,
  passages: readonly Passage[],
  isShown: (path: FieldPath) => boolean,
): Diagnostic[] {
  return passages.flatMap(({ path, text, locate }) => {
    if (path.length === 0) return [];
    const signs = findUnwanted(text).filter(({ index }) => !standsAt(locate(index), source.raw, text.charAt(index)));
    const marks = isShown(path) ? findMarksInField(text) : [];
    return [...signs, ...marks].map(({ index, message, ...finding }) => ({
      ...{ file: source.file, position: locate(index), path },
      ...{ ...finding, message: `${path.map(String).join('.')}: ${message}` },
    }));
  });
}

/** Then it has been told already. */
function standsAt({ line, column }: Position, raw: string, sign: string): boolean {
  return raw.split('\n')[line - 1]?.charAt(column - 1) === sign;
}
