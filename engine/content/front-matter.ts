import matter from 'gray-matter';
import { type Document, parseDocument, visit } from 'yaml';
import { type Diagnostic, type FieldPath, type Finding, finding, inCode, type Position } from '../core/index.ts';
import { characterOffsets, countLines, keyOffset, nodeOffset } from './positions.ts';
import { describeUnquoted, findUnquoted, maskUnquoted, quote, type Unquoted } from './quoting.ts';
import { findSlips } from './yaml-hints.ts';

export interface FrontMatter {
  /** The whole file. */
  raw: string;
  /** Unchecked values, as YAML 1.2 reads them: dates and times stay text. None where it is no group of fields. */
  data: unknown;
  body: string;
  /** The line of the file on which the body begins. */
  bodyLine: number;
  /** Of a field's value, or of the nearest field around it. */
  positionOf(path: FieldPath): Position;
  /** Of a field's name. */
  positionOfKey(path: FieldPath): Position;
  /** Of each character of a field's text. */
  positionsIn(path: FieldPath): (offset: number) => Position;
  /** Of a character of the body. */
  positionInBody(offset: number): Position;
}

/** Reads "---", YAML, "---", Markdown. Errors are collected, never thrown. */
export function parseFrontMatter(file: string, raw: string): { frontMatter?: FrontMatter; errors: Diagnostic[] } {
  const text = raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const at = countLines(text);
  const error = (offset: number, found: Finding) => ({ file, position: at(offset), ...found });

  const fence = checkFences(text);
  if (fence !== undefined) return { errors: [error(0, fence)] };

  const { document, body, unquoted } = splitAndParse(text);
  const slips = findSlips(text.slice(FENCE, text.length - body.length), document.errors);
  const errors = [
    ...unquoted.map(({ offset, words }) => error(FENCE + offset, describeUnquoted(words))),
    ...slips.map(({ offset, ...found }) => error(FENCE + offset, found)),
    // What the parser makes of a file with slips may not be what its author wrote.
    ...(slips.length > 0 ? [] : findLostComments(document)).map(({ offset, value, comment }) =>
      error(FENCE + offset, lostComment(value, comment)),
    ),
  ];
  if (errors.length > 0) return { errors };

  const bodyStart = text.length - body.length;
  const places = parseOnce(text);
  const frontMatter = {
    raw: text,
    data: asFields(document.toJS()),
    body,
    bodyLine: at(bodyStart).line,
    positionOf: (path: FieldPath) => at(inFile(nodeOffset(places(), path))),
    positionOfKey: (path: FieldPath) => at(inFile(keyOffset(places(), path))),
    positionsIn: (path: FieldPath) => {
      const offsets = characterOffsets(places(), path, text.slice(FENCE));
      return (offset: number) => at(inFile(offsets(offset)));
    },
    positionInBody: (offset: number) => at(bodyStart + offset),
  };
  return { frontMatter, errors };
}

/** Only errors need places; keeping the parsed YAML of every file would take most of the memory. */
function parseOnce(text: string): () => Document {
  let document: Document | undefined;
  return () => {
    document ??= splitAndParse(text).document;
    return document;
  };
}

function asFields(data: unknown): object {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
}

/** The YAML begins behind the three hyphens of the first line. */
const FENCE = '---'.length;

/** A field without a place is reported at the beginning of the file. */
function inFile(offset: number | undefined): number {
  return offset === undefined ? 0 : FENCE + offset;
}

function checkFences(text: string): Finding | undefined {
  if (text.trim() === '') {
    const fix = 'Write the fields between two lines of three hyphens (`---`), or delete the file.';
    return finding('empty-file', 'The file is empty.', fix);
  }
  const [first = '', ...rest] = text.split('\n');
  if (first !== '---') {
    const fix = 'Begin the file with three hyphens alone: `---`.';
    return finding('no-front-matter', `The first line is ${inCode(first)}.`, fix);
  }
  if (rest.includes('---')) return undefined;
  const fix = 'Write a line of three hyphens alone (`---`) between the fields and the text.';
  return finding('open-front-matter', 'The front matter has no end.', fix);
}

interface Split {
  document: Document;
  body: string;
  unquoted: Unquoted[];
}

/** gray-matter splits; the YAML is parsed by a YAML 1.2 parser that keeps positions. */
function splitAndParse(text: string): Split {
  let document: Document = parseDocument('');
  let unquoted: Unquoted[] = [];
  const engines = {
    yaml: (block: string) => {
      unquoted = findUnquoted(block);
      // Unknown fields are reported by the schema, so the parser need not warn.
      document = parseDocument(maskUnquoted(block, unquoted), { logLevel: 'silent', prettyErrors: false });
      return {};
    },
    // gray-matter would execute this block; the fence check refuses it first, this is the second lock.
    javascript: (): never => {
      throw new Error('front matter in JavaScript is refused');
    },
  };
  const { content } = matter(text, { language: 'yaml', engines });
  return { document, body: content, unquoted };
}

/** `Store #12` without quotes loses everything from the number sign on; an empty value may be followed by a real comment. */
function findLostComments(document: Document): { offset: number; value: string; comment: string }[] {
  const lost: { offset: number; value: string; comment: string }[] = [];
  visit(document, {
    Scalar(_key, node) {
      if (node.type !== 'PLAIN' || !node.comment || !node.range) return;
      if (node.value !== null) lost.push({ offset: node.range[0], value: String(node.value), comment: node.comment });
      else if (!/^\s/.test(node.comment)) lost.push({ offset: node.range[0], value: '', comment: node.comment });
    },
  });
  return lost;
}

function lostComment(value: string, comment: string): Finding {
  const text = `${value} #${comment}`.trimStart();
  const message =
    value === ''
      ? `YAML takes ${inCode(text)} for a comment.`
      : `YAML keeps only ${inCode(value)} of ${inCode(text)}, because a number sign begins a comment.`;
  return finding('unquoted-comment', message, `Write \`${quote(text)}\`.`, text);
}
