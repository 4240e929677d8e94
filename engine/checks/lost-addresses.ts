import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Settings } from '../core/page.ts';
import { absolute } from '../core/urls.ts';

/**
 * Notices for addresses in the sitemap of the last build that now lead nowhere: bookmarks and search results still name them.
 * @param out the folder of the last build
 */
export function noticeLostAddresses(out: string, pages: readonly Page[], settings: Settings): string[] {
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
