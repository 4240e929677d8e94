import type { MadeSite } from '../../build/make.ts';
import type { Site } from '../../build/site.ts';
import type { TextRules } from '../../content/rules.ts';
import type { Page } from '../../core/page.ts';
import type { Worked } from './annotate.ts';
import { findDiffering } from './differing.ts';
import { findPage, sayShown } from './pages.ts';
import { listProbes } from './probe.ts';

/**
 * What the pages of a site work out from fields, page by page.
 * @param rules those that have filled its texts
 * @param draw a page as its document
 */
export function openWorked<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  rules: TextRules,
  draw: (page: SitePage) => string,
): (page: SitePage, html: string) => Worked[] {
  const content = structuredClone(made.content);
  const probes = listProbes(content, made.checked, rules);
  return (page, html) => {
    const shown = sayShown(page);
    const compare = () => {
      const other = findPage(site.routes(content, made.around), page);
      if (other === undefined || sayShown(other) === shown) return undefined;
      return findDiffering(html, draw({ ...other, head: page.head }));
    };
    return probes.flatMap(({ place, tryOthers }) => {
      const ranges = tryOthers(compare);
      return ranges ? [{ place, ranges }] : [];
    });
  };
}
