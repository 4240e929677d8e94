/** Reads the fields and the body of content files, and changes them. */
import { parseFile } from '../../engine/content/index.ts';
import type { FieldChange, FileContent } from '../protocol.ts';
import { editYaml } from './edit-yaml.ts';

/** The content of a file; undefined if there is no file. */
export type FileBytes = Uint8Array | undefined;

/** @returns undefined for a file that is no content file or can't be parsed */
export function parseEntry(path: string, content: FileBytes): FileContent | undefined {
  if (content === undefined || !path.endsWith('.md')) return undefined;
  const { source, errors } = parseFile({ path, file: path, hash: '' }, content);
  return source && errors.length === 0 ? { data: source.data, text: source.body.trim() } : undefined;
}

/**
 * Changes fields and the body of a content file. Lines end as git stores them.
 * @throws Error if the front matter has errors
 */
export function editFile(raw: string, changes: readonly FieldChange[]): string {
  const text = raw.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const { start, end } = splitParts(text);
  const values = changes.flatMap((change) => ('text' in change ? [] : [change]));
  const withValues = text.slice(0, start) + editYaml(text.slice(start, end), values) + text.slice(end);
  const body = changes.findLast((change) => 'text' in change);
  return body ? editBody(withValues, body.text) : withValues;
}

/** Where the YAML begins and ends, and where the body begins. */
function splitParts(text: string): { start: number; end: number; body: number } {
  const start = text.indexOf('\n') + 1;
  // The YAML may be empty: then the second `---` follows the first at once.
  const end = text.indexOf('\n---', start - 1) + 1;
  const body = end + '---'.length;
  return { start, end, body: text.charAt(body) === '\n' ? body + 1 : body };
}

/** Replaces the body. One empty line is before it. */
function editBody(text: string, body: string): string {
  const frontMatter = text.slice(0, splitParts(text).body).trimEnd();
  const trimmed = trimBody(body);
  return trimmed === '' ? `${frontMatter}\n` : `${frontMatter}\n\n${trimmed}\n`;
}

/** A body without the empty lines around it. */
export const trimBody = (body: string) => body.replace(/^(?:[ \t]*\n)*/, '').trimEnd();
