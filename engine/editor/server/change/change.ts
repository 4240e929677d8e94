import { writeBlock } from '../../../content/write-yaml.ts';
import type { FieldPath } from '../../../core/diagnostics.ts';
import { keepLineEnds, plainText } from './file-text.ts';
import { changeYaml, type Order } from './yaml.ts';

/** What is to be another in a file. */
export type Change =
  /** A field; without a value it is taken out. */
  | { path: FieldPath; value?: unknown }
  /** The Markdown text, without the empty lines around it. */
  | { text: string };

/**
 * A file with changes; all that they do not name stays as it is.
 * @throws Error where a field cannot be changed alone
 */
export function changeFile(raw: string, changes: readonly Change[], order: Order): string {
  const changed = changes.reduce(
    (text, change) => ('text' in change ? changeText(text, change.text) : changeField(text, change, order)),
    plainText(raw),
  );
  return keepLineEnds(raw, changed);
}

/** A new file. */
export function writeFile(fields: object, text: string | undefined): string {
  const body = text === undefined || text.trim() === '' ? '' : `\n${text.trim()}\n`;
  return `---\n${writeBlock(fields, 0)}---\n${body}`;
}

/** Where the YAML begins and ends, and where the text begins. */
function partsOf(text: string): { start: number; end: number; body: number } {
  const start = text.indexOf('\n') + 1;
  const end = text.indexOf('\n---', start - 1) + 1;
  const body = end + '---'.length;
  return { start, end, body: text.charAt(body) === '\n' ? body + 1 : body };
}

function changeField(text: string, { path, value }: Extract<Change, { path: FieldPath }>, order: Order): string {
  const { start, end } = partsOf(text);
  return text.slice(0, start) + changeYaml(text.slice(start, end), path, value, order) + text.slice(end);
}

/** The empty lines around the text stay. */
function changeText(text: string, body: string): string {
  const at = partsOf(text).body;
  const old = text.slice(at);
  if (old.trim() === '') return body.trim() === '' ? text : `${text.slice(0, at).trimEnd()}\n\n${body.trim()}\n`;
  const [before = ''] = /^(?:[ \t]*\n)*/.exec(old) ?? [];
  const [after = ''] = /\s*$/.exec(old) ?? [];
  return text.slice(0, at) + before + body.replace(/^(?:[ \t]*\n)+/, '').trimEnd() + after;
}

/** The text of a file without the empty lines around it, and how many of these stand before it. */
export function textOf(body: string): { text: string; skipped: number } {
  const [before = ''] = /^(?:[ \t]*\n)*/.exec(body) ?? [];
  return { text: body.slice(before.length).trimEnd(), skipped: before.split('\n').length - 1 };
}
