import type { Source } from '../content/source.ts';
import { AuthorError, START } from '../core/diagnostics.ts';
import { placeAlias } from './aliases.ts';
import type { ProvedPage } from './locate.ts';

/** Faults for pages that would be written to one output, on disks that ignore the case of letters too. */
export function findClashes(pages: readonly ProvedPage[], sources: readonly Source[]): AuthorError[] {
  const first = new Map<string, ProvedPage>();
  return pages.flatMap((page) => {
    const output = page.output.toLowerCase();
    const other = first.get(output);
    first.set(output, other ?? page);
    if (output.startsWith('assets/')) return [tellAssets(page)];
    return other ? [tellClash(page, other, sources)] : [];
  });
}

function tellAssets({ path, source }: ProvedPage): AuthorError {
  const message = `route: found ${path}, but what is there browsers keep for ever, write another file name`;
  return new AuthorError(source, START, message);
}

function tellClash(page: ProvedPage, other: ProvedPage, sources: readonly Source[]): AuthorError {
  if (page.redirectTo === undefined) {
    const message = `route: found ${page.path}, which ${other.source} has too, write another file name`;
    return new AuthorError(page.source, START, message);
  }
  const holder = other.redirectTo === undefined ? `stands at "${other.path}"` : `has "${other.path}" as an old address`;
  const message = `aliases: found "${page.path}", but ${other.source} ${holder}, take one of them out`;
  return new AuthorError(page.source, placeAlias(sources, page), message);
}
