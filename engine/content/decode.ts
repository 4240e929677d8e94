import { isUtf8 } from 'node:buffer';
import { findUnwanted } from '../core/characters.ts';
import { AuthorError, type Position, START } from '../core/diagnostics.ts';
import { parseFrontMatter } from './front-matter.ts';
import { countLines } from './lines.ts';
import type { Source, SourceFile } from './source.ts';

/** In bytes: forty times the longest file there is. More is a mistake, and slow to take apart. */
const LONGEST = 200_000;

export interface Parsed {
  source?: Source;
  faults: AuthorError[];
}

/** Reads the bytes of a content file. Faults are collected, never thrown. */
export function parseFile(name: SourceFile, bytes: Uint8Array): Parsed {
  const { file } = name;
  const fault = (position: Position, message: string) => new AuthorError(file, position, `file: ${message}`);
  if (bytes.length > LONGEST) return { faults: [fault(START, tooLong(bytes.length))] };

  const text = decode(bytes);
  const at = countLines(text);
  if (!isUtf8(bytes)) {
    const place = at(text.indexOf('\uFFFD'));
    return { faults: [fault(place, 'found a byte that is not UTF-8, save the file as UTF-8')] };
  }
  const conflicts = [...text.matchAll(/^(?:<{7}|>{7}|\|{7})(?: .*)?$/gm)];
  if (conflicts.length > 0) {
    return { faults: conflicts.map(({ 0: line, index }) => fault(at(index), leftByGit(line))) };
  }
  const unwanted = findUnwanted(text).map(({ index, message }) => fault(at(index), message));
  const { frontMatter, faults } = parseFrontMatter(file, text);
  return { ...(frontMatter && { source: { ...name, ...frontMatter } }), faults: [...unwanted, ...faults] };
}

/** The text of a file, its lines ended as on most systems. */
export function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
}

function tooLong(bytes: number): string {
  const [found, most] = [bytes, LONGEST].map((size) => size.toLocaleString('en-US'));
  return `found ${found} bytes, write ${most} at most`;
}

function leftByGit(line: string): string {
  return `found a conflict that Git left ("${line}"), keep one of the two texts and delete the lines of marks`;
}
