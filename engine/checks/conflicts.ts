import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Source } from '../content/index.ts';
import { absolute, type Diagnostic, fileError, finding, inCode, type Page, type Settings } from '../core/index.ts';
import { isAlias, placesOf, type SourcePage } from './locate.ts';

/** A file of dist. */
export interface Claim {
  path: string;
  /** The content or public file behind it, or else {@link BUILD}. */
  by: string;
  page?: SourcePage;
}

export const BUILD = 'the build';

/** Errors for files whose path is taken, ignoring case, as some disks do. A file and a folder of one name conflict, too. */
export function findConflicts(claims: readonly Claim[], sources: readonly Source[]): Diagnostic[] {
  const taken = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const path = claim.path.toLowerCase();
    const folders = foldersOf(path);
    const places = [path, ...folders.map((folder) => folder.slice(0, -1)), `${path}/`];
    const other = places.flatMap((place) => taken.get(place) ?? [])[0];
    for (const place of [path, ...folders]) if (!taken.has(place)) taken.set(place, claim);
    if (claim.page && path.startsWith('assets/')) return [reservedPath(claim)];
    return other && claim.by !== BUILD ? [describeConflict(claim, other, sources)] : [];
  });
}

/** e.g. "a/b/c.pdf" → "a/", "a/b/" */
export function foldersOf(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
}

function reservedPath({ by }: Claim): Diagnostic {
  const message = '`/assets/` is reserved for files with hashed names.';
  return fileError(by, finding('reserved-path', message, 'Rename this file.'));
}

function describeConflict({ by, page }: Claim, other: Claim, sources: readonly Source[]): Diagnostic {
  const address = `/${other.path.replace(/(^|\/)index\.html$/, '$1')}`;
  const isRedirect = page?.redirectTo !== undefined;
  const code = isRedirect ? 'alias-conflict' : 'path-conflict';
  const found = finding(code, `${inCode(address)} is taken by ${other.by}.`, 'Rename or delete one of them.');
  const own = isRedirect ? sources.filter(({ file }) => file === by) : [];
  return { ...fileError(by, found), ...placesOf(page?.path ?? '', own).find(isAlias) };
}

/**
 * Notices for addresses in the sitemap of the last build that now lead nowhere: bookmarks and search results still name them.
 * @param out the folder of the last build
 */
export function listLostAddresses(out: string, pages: readonly Page[], settings: Settings): string[] {
  const file = join(out, 'sitemap.xml');
  const sitemap = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const root = absolute('', settings);
  const old = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replace(root, '/'));
  const added = pages.filter(({ path, head }) => !head.noindex && !old.includes(path));
  const current = new Set(pages.map(({ path }) => path));
  return old
    .filter((path) => path.startsWith('/') && !current.has(path))
    .map((path) => {
      const siblings = added.filter((page) => posix.dirname(page.path) === posix.dirname(path));
      const target = siblings.length === 1 ? siblings[0]?.source : 'its file';
      return `\`${path}\` was in the last build, and now leads nowhere. If its page moved, add \`aliases: [${path}]\` to ${target}.`;
    });
}
