import { isUtf8 } from 'node:buffer';
import { BuildFailure, type Finding, fileError, finding, inCode, type Position, type Problem } from '../core/index.ts';
import { parseFrontMatter } from './front-matter.ts';
import { countLines } from './positions.ts';
import { fieldAt, type Source, type SourceFile } from './source.ts';
import { findUnwanted } from './text-errors.ts';

/** In bytes: forty times the longest file there is. More is a mistake, and slow to parse. */
const LONGEST = 200_000;

export interface Parsed {
  source?: Source;
  problems: Problem[];
}

/** Parses the bytes of a content file. Errors are collected, never thrown. */
export function parseFile(name: SourceFile, bytes: Uint8Array): Parsed {
  const { file } = name;
  const error = (position: Position, found: Finding) => ({ file, position, ...found });
  if (bytes.length > LONGEST) return { problems: [fileError(file, longFile(bytes.length))] };

  const text = decode(bytes);
  const at = countLines(text);
  if (!isUtf8(bytes)) return { problems: [error(at(text.indexOf('\uFFFD')), NOT_UTF8)] };
  const conflicts = [...text.matchAll(/^(?:<{7}|>{7}|\|{7})(?: .*)?$/gm)];
  if (conflicts.length > 0) {
    return { problems: conflicts.map(({ 0: line, index }) => error(at(index), gitConflict(line))) };
  }
  const { frontMatter, errors } = parseFrontMatter(file, text);
  const unwanted = findUnwanted(text).map(({ index, ...found }) => {
    const position = at(index);
    return { ...error(position, found), path: frontMatter && fieldAt(frontMatter, position) };
  });
  return { ...(frontMatter && { source: { ...name, ...frontMatter } }), problems: [...unwanted, ...errors] };
}

/** With the line ends of most systems. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
}

function longFile(bytes: number): Finding {
  const [size, limit] = [bytes, LONGEST].map((number) => number.toLocaleString('en-US'));
  return finding('long-file', `The file has ${size} bytes; the limit is ${limit}.`, 'Shorten it.');
}

const NOT_UTF8 = finding('not-utf-8', 'The file has a byte that is not UTF-8.', 'Save the file as UTF-8.');

function gitConflict(line: string): Finding {
  const fix = 'Keep one of the two texts, and delete the marker lines.';
  return finding('git-conflict', `Git left a conflict: ${inCode(line)}.`, fix);
}

/**
 * A file in which an earlier build found no error: it is read when its text or positions are needed.
 * @throws BuildFailure, when needed, if the file has changed
 */
export function readLazily(name: SourceFile, read: () => Uint8Array): Source {
  let [raw, known]: [string?, Source?] = [];
  const source = () => {
    known ??= parseFile(name, read()).source;
    if (!known) throw new BuildFailure([fileError(name.file, CHANGED)]);
    return known;
  };
  return {
    ...name,
    get raw() {
      // Often only the text is needed, without parsing.
      raw ??= decode(read());
      return raw;
    },
    get data() {
      return source().data;
    },
    get body() {
      return source().body;
    },
    get bodyLine() {
      return source().bodyLine;
    },
    positionOf: (path) => source().positionOf(path),
    positionOfKey: (path) => source().positionOfKey(path),
    positionsIn: (path) => source().positionsIn(path),
    positionInBody: (offset) => source().positionInBody(offset),
  };
}

const CHANGED = finding('file-changed', 'The file changed while the site was built.', 'Build again.');
