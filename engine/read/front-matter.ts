import matter from 'gray-matter';
import { type Document, parseDocument, visit, type YAMLParseError } from 'yaml';
import { AuthorError, type Position } from '../faults/errors.ts';
import type { FieldPath } from './field-path.ts';
import { countLines } from './lines.ts';
import { quote } from './quote.ts';
import { shorten } from './signs.ts';
import { describeUnquoted, findUnquoted, maskUnquoted, type Unquoted } from './unquoted.ts';
import { keyOffset, nodeOffset, signOffsets } from './yaml-places.ts';

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

/** Reads "---", YAML, "---", Markdown. Faults are collected, never thrown. */
export function parseFrontMatter(file: string, raw: string): { frontMatter?: FrontMatter; faults: AuthorError[] } {
  const text = raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const at = countLines(text);
  const fault = (offset: number, message: string, cause?: unknown) =>
    new AuthorError(file, at(offset), message, { cause });

  const fence = findFenceFault(text);
  if (fence !== undefined) return { faults: [fault(0, fence)] };

  const { document, body, unquoted } = splitAndParse(text);
  const faults = [
    ...unquoted.map(({ offset, words }) => fault(FENCE + offset, describeUnquoted(words))),
    ...document.errors
      .slice(0, MOST_TOLD)
      .map((error) =>
        fault(
          FENCE + error.pos[0],
          `front matter: ${describeYamlError(error, lineAt(text, FENCE + error.pos[0]))}`,
          error,
        ),
      ),
    ...findLostComments(document).map(({ offset, value, comment }) =>
      fault(FENCE + offset, lostComment(value, comment)),
    ),
  ];
  if (faults.length > 0) return { faults };

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
  return { frontMatter, faults };
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

/** Of one file's YAML: what the parser finds after these follows from them. */
const MOST_TOLD = 10;

/** The YAML begins behind the three hyphens of the first line. */
const FENCE = '---'.length;

/** What stands nowhere is looked for at the beginning of the file. */
function inFile(offset: number | undefined): number {
  return offset === undefined ? 0 : FENCE + offset;
}

function findFenceFault(text: string): string | undefined {
  const [first = '', ...rest] = text.split('\n');
  if (first !== '---') {
    return `front matter: found "${shorten(first, 60)}" on the first line, write three hyphens alone: ---`;
  }
  if (rest.includes('---')) return undefined;
  return 'front matter: found no end, write a line of three hyphens alone (---) between the fields and the text';
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

function describeYamlError({ code, message }: YAMLParseError, line: string): string {
  if (code === 'DUPLICATE_KEY' && /\d,\d{3},\d{3}/.test(line)) return 'found a number with commas, write it without';
  if (code === 'DUPLICATE_KEY') return 'found a field for the second time, write it once';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && COLON.test(line)) return describeColon(line);
  if (code === 'TAB_AS_INDENT') return 'found a tab, indent with spaces';
  if (code === 'RESOURCE_EXHAUSTION') return 'found groups of fields too deep in one another, write fewer';
  const found = message.replace(/\s+/g, ' ').trim();
  return `found what is not YAML (${found}), write "name: value" and quote text with special signs`;
}

/** A value without quotes that holds a colon and a space. */
const COLON = /:\s+(?<value>[^\s"'].*: .*)$/;

function describeColon(line: string): string {
  const value = COLON.exec(line)?.groups?.value ?? line;
  return `found a colon within ${shorten(value, 60)}, which YAML takes for the end of a name, write ${quote(value)}`;
}

/** The line around an offset. */
function lineAt(text: string, offset: number): string {
  const [before = ''] = text.slice(0, offset).split('\n').slice(-1);
  const [after = ''] = text.slice(offset).split('\n', 1);
  return before + after;
}

/** `Store #12` without quotes loses everything from the number sign on. */
function findLostComments(document: Document): { offset: number; value: string; comment: string }[] {
  const lost: { offset: number; value: string; comment: string }[] = [];
  visit(document, {
    Scalar(_key, node) {
      if (node.type === 'PLAIN' && node.comment && node.range) {
        lost.push({ offset: node.range[0], value: String(node.value), comment: node.comment });
      }
    },
  });
  return lost;
}

function lostComment(value: string, comment: string): string {
  const text = `${value} #${comment}`;
  return `value: found ${text} without quotes, of which YAML keeps only ${value}, write ${quote(text)}`;
}
