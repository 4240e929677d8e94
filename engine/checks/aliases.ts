import { valueAt } from '../content/field-kinds.ts';
import type { Source } from '../content/source.ts';
import { type Position, START } from '../core/diagnostics.ts';
import type { Page } from '../core/page.ts';

const FIELD = 'aliases';

/** Where the entry of an old address names it. */
export function placeAlias(sources: readonly Source[], { source, path }: Pick<Page, 'source' | 'path'>): Position {
  const holder = sources.find(({ file }) => file === source);
  return (holder && positionIn(holder, path)) ?? START;
}

/** Whether a place of a source is where it names an old address of its own: not a link to it. */
export function isAliasAt(source: Source, path: string, { line }: Position): boolean {
  return positionIn(source, path)?.line === line;
}

function positionIn({ data, positionOf }: Source, path: string): Position | undefined {
  const aliases = valueAt(data, [FIELD]);
  const index = Array.isArray(aliases) ? aliases.indexOf(path) : -1;
  return index < 0 ? undefined : positionOf([FIELD, index]);
}
