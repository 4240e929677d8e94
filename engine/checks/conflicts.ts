import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Diagnostic,
  fileError,
  fullUrl,
  inCode,
  listParentFolders,
  makeError,
  makeWarning,
  type Page,
  type Settings,
} from '../core/index.ts';
import { findSources, isInAliases, locate, type SiteToCheck, type SourcePage } from './find-in-sources.ts';

/** A path in dist, and who writes it. */
interface Claim {
  path: string;
  /** The content or public file behind it, or else {@link BUILD}. */
  owner: string;
  page?: SourcePage;
}

const BUILD = 'the build';
const RESERVED = makeError('reserved-path', '`/assets/` is reserved for files with hashed names.', 'Rename this file.');

/**
 * Errors for files whose path is taken. Upper and lower case count as the same, as on some disks. A file and a folder of the same
 * name conflict, too.
 */
type SiteFiles = Pick<SiteToCheck, 'rendered' | 'files' | 'published' | 'sources'>;

export function findConflicts({ rendered, files, published, sources }: SiteFiles): Diagnostic[] {
  const own = new Set<unknown>(published.files);
  const claims: Claim[] = [
    ...rendered.map(({ page }) => ({ path: page.output, owner: page.source, page })),
    ...files.filter((file) => !own.has(file)).map(({ path }) => ({ path, owner: BUILD })),
    ...published.files.map(({ path, file }) => ({ path, owner: file })),
  ];
  const taken = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const path = claim.path.toLowerCase();
    const folders = listParentFolders(path);
    const conflicting = [path, ...folders.map((folder) => folder.slice(0, -1)), `${path}/`];
    const other = conflicting.flatMap((one) => taken.get(one) ?? [])[0];
    for (const one of [path, ...folders]) if (!taken.has(one)) taken.set(one, claim);
    if (claim.page && path.startsWith('assets/')) return [fileError(claim.owner, RESERVED)];
    return other && claim.owner !== BUILD ? [describeConflict(claim, other, sources)] : [];
  });
}

function describeConflict({ owner, page }: Claim, other: Claim, sources: SiteToCheck['sources']): Diagnostic {
  const address = `/${other.path.replace(/(^|\/)index\.html$/, '$1')}`;
  const isRedirect = page?.aliasOf !== undefined;
  const code = isRedirect ? 'alias-conflict' : 'path-conflict';
  const found = makeError(code, `${inCode(address)} is taken by ${other.owner}.`, 'Rename or delete one of them.');
  // For an alias, the error is at its line.
  const places = isRedirect ? locate(page.path, findSources(page, sources)) : [];
  return { ...fileError(owner, found), ...places.find(isInAliases) };
}

/**
 * Warnings for addresses that are in the sitemap of the last build but lead nowhere now.
 * @param out the folder of the last build
 */
export function listLostAddresses(out: string, pages: readonly Page[], settings: Settings): Diagnostic[] {
  const file = join(out, 'sitemap.xml');
  const sitemap = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const root = fullUrl('', settings);
  const old = new Set([...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.replace(root, '/')));
  const current = new Set(pages.map(({ path }) => path));
  return [...old]
    .filter((path) => path.startsWith('/') && !current.has(path))
    .map((path) => {
      const message = `\`${path}\` was in the last build, and now leads nowhere.`;
      return makeWarning(
        'content',
        'lost-address',
        message,
        `If its page moved, add \`aliases: [${path}]\` to its file.`,
      );
    });
}
