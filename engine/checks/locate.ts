/** Finds the position in the content for an error on a page. */

import { countLines, fieldAt, type Source, valueAt } from '../content/index.ts';
import {
  type Diagnostic,
  type FieldPath,
  type Finding,
  fileError,
  type Page,
  type Position,
  START,
} from '../core/index.ts';

export type SourcePage = Pick<Page, 'path' | 'output' | 'source' | 'redirectTo'>;

/** An error of a page, at the first place of a text in the content behind it: its own file first, then any other. */
export function locateIn(
  sources: readonly Source[],
  page: SourcePage,
  text?: string,
): (finding: Finding) => Diagnostic {
  const own = sources.filter(({ file }) => file === page.source);
  const holder = text === undefined ? undefined : [...own, ...sources].find(({ raw }) => raw.includes(text));
  const file = holder?.file ?? page.source;
  const position = holder && text !== undefined ? countLines(holder.raw)(holder.raw.indexOf(text)) : START;
  const where = holder && holder.file !== page.source ? ` It is on ${page.path}.` : '';
  const path = position === START ? undefined : holder && fieldAt(holder, position);
  return (finding) => ({ file, position, path, ...finding, message: finding.message + where });
}

/** What is wrong with an address, and a page that shows it. */
export interface LinkError extends Finding {
  page: SourcePage;
  /** Without the base path, as authors write it. */
  url: string;
}

/** Each once at every place that writes the address, on however many pages it is shown. */
export function placeFindings(sources: readonly Source[], findings: readonly LinkError[]): Diagnostic[] {
  const alike = new Map<string, [LinkError, ...LinkError[]]>();
  for (const finding of findings) {
    // What begins with # is another place on each page.
    const key = [finding.url.startsWith('#') ? finding.page.path : '', finding.message].join('\n');
    const others = alike.get(key);
    if (others) others.push(finding);
    else alike.set(key, [finding]);
  }
  return [...alike.values()].flatMap((group) => placeGroup(sources, group));
}

function placeGroup(sources: readonly Source[], group: readonly [LinkError, ...LinkError[]]): Diagnostic[] {
  const [{ url, page, ...finding }] = group;
  const { message } = finding;
  const shown = new Map(group.map((finding) => [finding.page.path, finding.page.source]));
  const own = [...shown.values()];
  const among = url.startsWith('#') ? sources.filter(({ file }) => file === page.source) : sources;
  const places = among.flatMap((source) =>
    findAddress(source.raw, url)
      .map((offset) => countLines(source.raw)(offset))
      .filter((position) => !isAliasAt(source, url, position))
      .map((position) => ({ file: source.file, position, path: fieldAt(source, position) })),
  );
  const pages = shown.size === 1 ? ` It is on ${page.path}.` : ` It is on ${shown.size} pages.`;
  // Rendered by a component, not written by an author.
  if (places.length === 0) {
    return [fileError(page.source, { ...finding, message: shown.size === 1 ? message : message + pages })];
  }
  return places.map((place) => ({
    ...{ ...place, ...finding },
    message: own.includes(place.file) ? message : message + pages,
  }));
}

/** Where a text writes an address, and not a longer one that begins or ends with it. */
function findAddress(raw: string, url: string): number[] {
  const places: number[] = [];
  for (let at = raw.indexOf(url); at >= 0; at = raw.indexOf(url, at + url.length)) {
    const ends = [raw[at - 1] ?? ' ', raw[at + url.length] ?? ' '];
    if (ends.every((sign) => /[\s"'(){}[\]<>,]/.test(sign))) places.push(at);
  }
  return places;
}

const FIELD = 'aliases';

/** Where the entry of an old address names it. */
export function placeAlias(
  sources: readonly Source[],
  { source, path }: Pick<Page, 'source' | 'path'>,
): Pick<Diagnostic, 'position' | 'path'> {
  const holder = sources.find(({ file }) => file === source);
  const field = holder && findAlias(holder, path);
  return holder && field ? { position: holder.positionOf(field), path: field } : { position: START };
}

/** Whether a place of a source is where it names an old address of its own: not a link to it. */
export function isAliasAt(source: Source, path: string, { line }: Position): boolean {
  const field = findAlias(source, path);
  return field !== undefined && source.positionOf(field).line === line;
}

function findAlias({ data }: Source, path: string): FieldPath | undefined {
  const aliases = valueAt(data, [FIELD]);
  const index = Array.isArray(aliases) ? aliases.indexOf(path) : -1;
  return index < 0 ? undefined : [FIELD, index];
}
