import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from '../content/index.ts';
import { absolute, type Diagnostic, fileError, inCode, type Page, type Settings } from '../core/index.ts';
import { placeAlias, type SourcePage } from './locate.ts';

/** Errors for pages that would be written to one output, on disks that ignore the case of letters too. */
export function findPathConflicts(pages: readonly SourcePage[], sources: readonly Source[]): Diagnostic[] {
  const first = new Map<string, SourcePage>();
  return pages.flatMap((page) => {
    const output = page.output.toLowerCase();
    const other = first.get(output);
    first.set(output, other ?? page);
    if (output.startsWith('assets/')) return [reservedPath(page)];
    return other ? [pathConflict(page, other, sources)] : [];
  });
}

function reservedPath({ source }: SourcePage): Diagnostic {
  const message = '`/assets/` is reserved for files with hashed names.';
  return fileError(source, { code: 'reserved-path', message, fix: 'Rename this file.' });
}

function pathConflict(page: SourcePage, other: SourcePage, sources: readonly Source[]): Diagnostic {
  if (page.redirectTo === undefined) {
    const message = `${other.source} has the address ${inCode(page.path)}, too.`;
    return fileError(page.source, { code: 'path-conflict', message, fix: 'Rename one of the files.' });
  }
  const role = other.redirectTo === undefined ? 'the address' : 'an old address';
  const message = `${inCode(other.path)} is ${role} of ${other.source}.`;
  const place = placeAlias(sources, page);
  return { file: page.source, ...place, code: 'alias-conflict', message, fix: 'Delete one of them.' };
}

/**
 * Notices for addresses in the sitemap of the last build that now lead nowhere: bookmarks and search results still name them.
 * @param out the folder of the last build
 */
export function listLostAddresses(out: string, pages: readonly Page[], settings: Settings): string[] {
  const file = join(out, 'sitemap.xml');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const root = absolute('/', settings);
  const old = [...before.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, url = '']) =>
    url.startsWith(root) ? [url.slice(root.length - 1)] : [],
  );
  const current = new Set(pages.map(({ path }) => path));
  const added = pages.filter(({ path, head }) => !head.noindex && !old.includes(path));
  return old
    .filter((path) => !current.has(path))
    .map((path) => {
      const siblings = added.filter((page) => parentOf(page.path) === parentOf(path));
      const file = siblings.length === 1 ? siblings[0]?.source : 'its file';
      return `\`${path}\` was in the last build, and now leads nowhere. If its page moved, add \`aliases: [${path}]\` to ${file}.`;
    });
}

/** e.g. "/services/retail-services/pricing/" → "/services/retail-services/" */
function parentOf(path: string): string {
  return path.replace(/[^/]+\/$/, '');
}
