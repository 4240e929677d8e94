import matter from 'gray-matter';
import { type Document, parseDocument, visit } from 'yaml';
import { shorten } from '../core/characters.ts';
import type { Diagnostic, FieldPath, Finding, Position } from '../core/diagnostics.ts';
import { countLines } from './lines.ts';
import { quote } from './quote.ts';
import { describeUnquoted, findUnquoted, maskUnquoted, type Unquoted } from './unquoted.ts';
import { findSlips } from './yaml-hints.ts';
import { keyOffset, nodeOffset, signOffsets } from './yaml-positions.ts';

export interface FrontMatter {
  /** The whole file. */
  raw: string;
  /** Unchecked values, as YAML 1.2 reads them: dates and times stay text. None where it is no group of fields. */
  data: unknown;
  body: string;
  /** The line of the file on which the body begins. */
  bodyLine: number;
  /** Where a field's value stands, or the nearest field around it. */
  positionOf(path: FieldPath): Position;
  /** Where a field's name stands. */
  positionOfKey(path: FieldPath): Position;
  /** Where each sign of a field's text stands. */
  positionsIn(path: FieldPath): (offset: number) => Position;
  /** Where a sign of the body stands. */
  positionInBody(offset: number): Position;
}

/** Reads "---", YAML, "---", Markdown. Errors are collected, never thrown. */
export function parseFrontMatter(file: string, raw: string): { frontMatter?: FrontMatter; errors: Diagnostic[] } {
  const text = raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const at = countLines(text);
  const error = (offset: number, finding: Finding) => ({ file, position: at(offset), ...finding });

  const fence = checkFences(text);
  if (fence !== undefined) return { errors: [error(0, fence)] };

  const { document, body, unquoted } = splitAndParse(text);
  const slips = findSlips(text.slice(FENCE, text.length - body.length), document.errors);
  const errors = [
    ...unquoted.map(({ offset, words }) => error(FENCE + offset, describeUnquoted(words))),
    ...slips.map(({ offset, ...finding }) => error(FENCE + offset, finding)),
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
      const offsets = signOffsets(places(), path, text.slice(FENCE));
      return (offset: number) => at(inFile(offsets(offset)));
    },
    positionInBody: (offset: number) => at(bodyStart + offset),
  };
  return { frontMatter, errors };
}

/** Places are wanted for faults alone; kept for them, the parsed YAML of many files would take most of the memory. */
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

/** What stands nowhere is looked for at the beginning of the file. */
function inFile(offset: number | undefined): number {
  return offset === undefined ? 0 : FENCE + offset;
}

function checkFences(text: string): Finding | undefined {
  if (text.trim() === '') {
    const message =
      'front matter: found an empty file, write the fields between two lines of three hyphens (---), or delete the file';
    return { code: 'empty-file', message, fix: '' };
  }
  const [first = '', ...rest] = text.split('\n');
  if (first !== '---') {
    const message = `front matter: found "${shorten(first, 60)}" on the first line, write three hyphens alone: ---`;
    return { code: 'no-front-matter', message, fix: '' };
  }
  if (rest.includes('---')) return undefined;
  const message =
    'front matter: found no end, write a line of three hyphens alone (---) between the fields and the text';
  return { code: 'open-front-matter', message, fix: '' };
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
      // A field's name that is a group of fields is an unknown field, which is told; no word of the parser's own.
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

/** `Store #12` without quotes loses everything from the number sign on; behind nothing at all, a sign and a space are a comment. */
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
  const code = 'unquoted-comment';
  const text = `${value} #${comment}`.trimStart();
  const message =
    value === ''
      ? `value: found ${text} without quotes, which YAML takes for a comment, write ${quote(text)}`
      : `value: found ${text} without quotes, of which YAML keeps only ${value}, write ${quote(text)}`;
  return { code, message, fix: '' };
}
