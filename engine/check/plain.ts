import { AuthorError, type Position } from '../faults/errors.ts';
import type { FieldPath } from '../read/field-path.ts';
import type { Source } from '../read/read.ts';
import { findUnwanted } from '../read/signs.ts';
import { findMarksInField } from './marks.ts';
import { listPassages } from './passages.ts';

/** Faults for what fields cannot show: Markdown, HTML, and signs that stand in them behind an escape of YAML. */
export function checkFields(source: Source): AuthorError[] {
  return listPassages(source).flatMap(({ path, text, locate }) => {
    if (path === undefined) return [];
    const signs = findUnwanted(text).filter(({ index }) => !standsAt(locate(index), source.raw, text.charAt(index)));
    const marks = isPlain(path, text) ? findMarksInField(text) : [];
    return [...signs, ...marks].map(
      ({ index, message }) => new AuthorError(source.file, locate(index), `${path.map(String).join('.')}: ${message}`),
    );
  });
}

/** Addresses have their own signs, and the figures that are allowed to stand are named as they stand. */
function isPlain(path: FieldPath, text: string): boolean {
  return path[0] !== 'allowed' && !/^(?:[/#]|https?:|mailto:|tel:)\S*$/.test(text);
}

/** Then it has been told already. */
function standsAt({ line, column }: Position, raw: string, sign: string): boolean {
  return raw.split('\n')[line - 1]?.charAt(column - 1) === sign;
}
