import { isUtf8 } from 'node:buffer';
import { type Finding, fileError, type Position, type Problem } from '../core/diagnostics.ts';
import { parseFrontMatter } from './front-matter.ts';
import { countLines } from './lines.ts';
import { fieldAt, type Source, type SourceFile } from './source.ts';
import { findUnwanted } from './unwanted.ts';

/** In bytes: forty times the longest file there is. More is a mistake, and slow to take apart. */
const LONGEST = 200_000;

export interface Parsed {
  source?: Source;
  problems: Problem[];
}

/** Reads the bytes of a content file. Errors are collected, never thrown. */
export function parseFile(name: SourceFile, bytes: Uint8Array): Parsed {
  const { file } = name;
  const error = (position: Position, { code, message, fix }: Finding) => ({
    file,
    position,
    code,
    message: `file: ${message}`,
    fix,
  });
  if (bytes.length > LONGEST) return { problems: [fileError(file, tooLong(bytes.length))] };

  const text = decode(bytes);
  const at = countLines(text);
  if (!isUtf8(bytes)) {
    const place = at(text.indexOf('\uFFFD'));
    return {
      problems: [
        error(place, { code: 'not-utf-8', message: 'found a byte that is not UTF-8, save the file as UTF-8', fix: '' }),
      ],
    };
  }
  const conflicts = [...text.matchAll(/^(?:<{7}|>{7}|\|{7})(?: .*)?$/gm)];
  if (conflicts.length > 0) {
    return { problems: conflicts.map(({ 0: line, index }) => error(at(index), leftByGit(line))) };
  }
  const { frontMatter, errors } = parseFrontMatter(file, text);
  const unwanted = findUnwanted(text).map(({ index, ...finding }) => {
    const position = at(index);
    return { ...error(position, finding), path: frontMatter && fieldAt(frontMatter, position) };
  });
  return { ...(frontMatter && { source: { ...name, ...frontMatter } }), problems: [...unwanted, ...errors] };
}

/** The text of a file, its lines ended as on most systems. */
export function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
}

function tooLong(bytes: number): Finding {
  const [found, most] = [bytes, LONGEST].map((size) => size.toLocaleString('en-US'));
  return { code: 'long-file', message: `file: found ${found} bytes, write ${most} at most`, fix: '' };
}

function leftByGit(line: string): Finding {
  const message = `found a conflict that Git left ("${line}"), keep one of the two texts and delete the lines of marks`;
  return { code: 'git-conflict', message, fix: '' };
}
