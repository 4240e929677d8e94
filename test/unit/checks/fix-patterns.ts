/** The fixes in messages, applied as an author would. */
import assert from 'node:assert/strict';
import { mkdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Diagnostic, type Position, START } from '../../../engine/core/diagnostics.ts';
import { addFile, type FixtureSite } from '../../support/fixture-site.ts';

/** How messages state each kind of fix: `found` is the text to replace, `write` its replacement or the folder of the file. */
export const FIXES: Readonly<Record<string, RegExp>> = {
  'another folder': /ove it to content\/(?<write>[\w-]+)/,
  'a field by its name':
    /Unknown field `(?:[\w.-]+\.)?(?<found>[\w-]+)`\. (?:Did you mean|Delete it, or use) `(?<write>\w+)`[?.]/,
  'quotes around it':
    /(?:`(?<found>.*)` begins with|In `(?<comment>.*)`, YAML takes|ends at the comma in `(?<comma>.*)`\.).* Write `(?<write>["'].*)`\.$/,
  'a number without commas': /ends at the comma in `(?<found>[\d,]+)`\. Write `(?<write>[\d.]+)`\./,
  'a name that exists': /names `(?<found>[^`]+)`, which .*(?:, or|Add it,) write (?:one of )?`(?<write>[^`]+)`/,
  'a similar name': /(?:names|Link to) `(?<found>[^`]+)`, .*Did you mean `(?<write>[^`]+)`\?/,
  'the name of a fact':
    /(?:Unknown fact )?`(?<found>[^`]+)`(?: is not a fact)?\. (?:Write|Did you mean) `(?<write>\{\{[^}]*\}\}[^`]*)`/,
  'a heading of another level': /Write `(?<write>#+)` instead of `(?<found>#+)`/,
  'no main heading': /A main heading \(`(?<found>#)`\).* Write `(?<write>##)` instead/,
  'a picture with an alternative text': /must be `(?<write>\{ src: .* \})`, with .* Replace `(?<found>.+)`\.$/,
  'an alternative text without its beginning':
    /begins with `(?<found>.+)`, which screen readers say anyway\. (?<write>)Delete/,
};

interface OfferedFix {
  kind: string;
  /** The text to replace. */
  found: string;
  /** What to write instead, or the folder to move the file to. */
  write: string;
}

export function readFix(message: string): OfferedFix | undefined {
  for (const [kind, pattern] of Object.entries(FIXES)) {
    const groups = pattern.exec(message)?.groups;
    if (!groups) continue;
    // In each alternative of a pattern, the text to replace has a different name: `found`, `comment` or `comma`.
    const { comment, comma, found = comment ?? comma ?? '', write = '' } = groups;
    // The space after a deleted beginning is deleted, too.
    return { kind, found: kind === 'an alternative text without its beginning' ? `${found} ` : found, write };
  }
  return undefined;
}

export function applyFix(
  site: FixtureSite,
  { file, position = START }: Diagnostic,
  { kind, found, write }: OfferedFix,
): void {
  const path = file.slice('content/'.length);
  if (kind === 'another folder') move(site, path, join(write, basename(path)));
  else addFile(site, path, replaceAt(site.readContent(path), position, found, write));
}

/** A message shortens a long value with `…`. Such a value extends to the end of its line. */
function replaceAt(text: string, { line, column }: Position, found: string, write: string): string {
  const lines = text.split('\n');
  const row = lines[line - 1] ?? '';
  const start = row.indexOf(found.replace(/…$/, ''), column - 1);
  assert.ok(start >= 0 && start <= column, `${row}: ${found}`);
  const end = found.endsWith('…') ? row.length : start + found.length;
  // If `{ src: … }` replaces a text in quotes, it replaces the quotes, too.
  const quotes = write.startsWith('{ ') && /["']/.test(row.charAt(start - 1)) ? 1 : 0;
  return lines.with(line - 1, row.slice(0, start - quotes) + write + row.slice(end + quotes)).join('\n');
}

function move(site: FixtureSite, from: string, to: string): void {
  const target = join(site.folder, 'content', to);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(join(site.folder, 'content', from), target);
}
