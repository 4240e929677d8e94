/** The cures that faults offer ready to be copied, taken as an author would take them. */
import assert from 'node:assert/strict';
import { mkdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Diagnostic } from '../../../engine/core/diagnostics.ts';
import { addFile, type FixtureSite } from '../../fixture-site.ts';

/** What a message says of what stands there, and of what to write in its place. */
export const OFFERS = {
  'a fact that may stand': /allow it there: (?<write>- .*)$/,
  'another folder': /move it to content\/(?<write>[\w-]+)/,
  'a field by its name':
    /(?:^|\.)(?<found>[\w-]+): found an unknown field, (?:did you mean|delete it or write) "(?<write>\w+)"/,
  'quotes around it': /found (?<found>.*) without quotes, .*, write (?<write>["'].*)$/,
  'a number without commas': /found (?<found>[\d,]+), write the number without a comma: (?<write>\d+)/,
  'a name that there is':
    /found "(?<found>[^"]+)", which .*, put it there(?:, delete the line)? or write (?:one of )?"?(?<write>[^,"]+)/,
  'a name that is near': /found "(?<found>[^"]+)", .*did you mean "(?<write>[^"]+)"\?/,
  'the name of a fact':
    /found (?:the bare figure )?"?(?<found>[^"]+?)"?, .*?(?:write|did you mean) (?<write>\{\{[^}]*\}\}(?: (?!or \{)[^?]*)?)/,
  'a heading of another level': /write (?<write>#+) in place of (?<found>#+)/,
  'no main heading': /found a main heading \((?<found>#)\), write (?<write>##) instead/,
  'a picture with an alt': /found "(?<found>.+)", write (?<write>\{ src: .* \}) with/,
  'an alt that says it once': /found "(?<found>(?<cut>.+) .+)", write the same without "\k<cut>"/,
} as const;

export interface Offer {
  kind: string;
  found: string;
  write: string;
}

export function readOffer(message: string): Offer | undefined {
  for (const [kind, pattern] of Object.entries(OFFERS)) {
    const groups = pattern.exec(message)?.groups;
    if (!groups) continue;
    const { found = '', cut = '', write = found.slice(cut.length + 1) } = groups;
    return { kind, found, write };
  }
  return undefined;
}

export function takeOffer(site: FixtureSite, { file, position }: Diagnostic, { kind, found, write }: Offer): void {
  const path = file.slice(join(site.folder, 'content/').length);
  if (kind === 'a fact that may stand') addFile(site, 'facts.md', allow(site.readContent('facts.md'), write));
  else if (kind === 'another folder') move(site, path, join(write, basename(path)));
  else addFile(site, path, replaceAt(site.readContent(path), position, found, write));
}

/** With a list of what is allowed, if there is none yet. */
function allow(facts: string, permit: string): string {
  if (/^allowed:$/m.test(facts)) return facts.replace(/^allowed:$/m, `allowed:\n  ${permit}`);
  return facts.replace(/\n---\n/, `\nallowed:\n  ${permit}\n---\n`);
}

/** What is long is told in part: then it ends with its line. */
function replaceAt(text: string, { line, column }: Diagnostic['position'], found: string, write: string): string {
  const lines = text.split('\n');
  const row = lines[line - 1] ?? '';
  const start = row.indexOf(found.replace(/…$/, ''), column - 1);
  assert.ok(start >= 0 && start <= column, `${row}: ${found}`);
  const end = found.endsWith('…') ? row.length : start + found.length;
  // A group takes the place of a text with its quotes.
  const quotes = write.startsWith('{ ') && /["']/.test(row.charAt(start - 1)) ? 1 : 0;
  return lines.with(line - 1, row.slice(0, start - quotes) + write + row.slice(end + quotes)).join('\n');
}

function move(site: FixtureSite, from: string, to: string): void {
  const target = join(site.folder, 'content', to);
  mkdirSync(dirname(target), { recursive: true });
  renameSync(join(site.folder, 'content', from), target);
}
