import matter from 'gray-matter';
import { type Document, isNode, isScalar, LineCounter, parseDocument, visit, type YAMLParseError } from 'yaml';
import { AuthorError, type Position } from './errors.ts';
import { quote } from './quote.ts';

/** A path into front matter, e.g. ["figures", 0, "label"]. */
export type FieldPath = readonly PropertyKey[];

export interface FrontMatter {
  /** The whole file. */
  raw: string;
  /** Unchecked values, as YAML 1.2 reads them: dates and times stay text. */
  data: unknown;
  body: string;
  /** The line of the file on which the body begins. */
  bodyLine: number;
  /** Where a field's value stands, or the nearest field around it. */
  positionOf(path: FieldPath): Position;
  /** Where a field's name stands. */
  positionOfKey(path: FieldPath): Position;
}

interface Parsed {
  frontMatter?: FrontMatter;
  faults: AuthorError[];
}

/** Reads "---", YAML, "---", Markdown. Faults are collected, never thrown. */
export function parseFrontMatter(file: string, raw: string): Parsed {
  const text = raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const fault = (position: Position, message: string, cause?: unknown) =>
    new AuthorError(file, position, message, { cause });

  const fence = findFenceFault(text);
  if (fence) return { faults: [fault(fence.position, fence.message)] };

  const lines = new LineCounter();
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const { document, body } = splitAndParse(text, lines);
  const faults = [
    ...document.errors.map((error) => fault(at(error.pos[0]), `front matter: ${describeYamlError(error)}`, error)),
    ...findLostComments(document).map(({ offset, value, comment }) => fault(at(offset), lostComment(value, comment))),
  ];
  if (faults.length > 0) return { faults };

  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  const positionOf = (path: FieldPath) => at(nodeOffset(document, path));
  const positionOfKey = (path: FieldPath) => at(keyOffset(document, path));
  return { frontMatter: { raw: text, data: document.toJS(), body, bodyLine, positionOf, positionOfKey }, faults };
}

function findFenceFault(text: string): { position: Position; message: string } | undefined {
  const [first = '', ...rest] = text.split('\n');
  if (first !== '---') {
    const message = `front matter: found "${first}" on the first line, write three hyphens alone: ---`;
    return { position: { line: 1, column: 1 }, message };
  }
  if (!rest.includes('---')) {
    const message =
      'front matter: found no end, write a line of three hyphens alone (---) between the fields and the text';
    return { position: { line: 1, column: 1 }, message };
  }
  return undefined;
}

/**
 * gray-matter splits; the YAML is parsed by a YAML 1.2 parser that keeps positions.
 * Its block begins with the line end of the opening fence, so its lines are the file's lines.
 */
function splitAndParse(text: string, lineCounter: LineCounter): { document: Document; body: string } {
  let document: Document = parseDocument('');
  const engines = {
    yaml: (block: string) => {
      document = parseDocument(block, { lineCounter });
      return {};
    },
    // gray-matter would execute this block; the fence check refuses it first, this is the second lock.
    javascript: (): never => {
      throw new Error('front matter in JavaScript is refused');
    },
  };
  const { content } = matter(text, { language: 'yaml', engines });
  return { document, body: content };
}

function describeYamlError({ code, message }: YAMLParseError): string {
  if (code === 'DUPLICATE_KEY' && /\d,\d{3},\d{3}/.test(message)) return 'found a number with commas, write it without';
  if (code === 'DUPLICATE_KEY') return 'found a field for the second time, write it once';
  if (code === 'TAB_AS_INDENT') return 'found a tab, indent with spaces';
  const [summary = message] = message.split(/ at line \d+/);
  const found = summary.replace(/\s+/g, ' ').trim();
  return `found what is not YAML (${found}), write "name: value" and quote text with special signs`;
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

function nodeOffset(document: Document, path: FieldPath): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function keyOffset(document: Document, path: FieldPath): number {
  const name = path.at(-1);
  let offset = nodeOffset(document, path);
  visit(document, {
    Pair(_key, pair) {
      const sameValue = document.getIn(path, true) === pair.value;
      if (sameValue && isScalar(pair.key) && pair.key.value === name && pair.key.range) offset = pair.key.range[0];
    },
  });
  return offset;
}
