import { hashOf } from '../assets/hash.ts';
import { stopOn } from '../faults/errors.ts';
import { nettedAll } from '../faults/unforeseen.ts';
import { type Memory, remember } from '../memory.ts';
import { type Document, drawDocument, type Rendering } from './document.ts';
import type { Page } from './page.ts';
import type { Scan } from './scan.ts';

/** A page and its document. */
export interface Drawn<SitePage extends Page = Page> extends Document {
  page: SitePage;
}

/**
 * Every page's document. What was given the same as last time, and is surrounded by the same, is not drawn again.
 * @throws BuildFailure that names the file behind each page which cannot be drawn
 */
export function renderPages<SitePage extends Page>(
  pages: readonly SitePage[],
  rendering: Rendering<SitePage>,
  known: Memory['pages'],
): Drawn<SitePage>[] {
  const { settings, assets, pictureOf } = rendering;
  const pieces = new Map<string, Scan>();
  const around = hashOf(JSON.stringify([settings, assets]));
  const shows = ({ pictures }: Document) =>
    [...pictures].every(([src, picture]) => JSON.stringify(pictureOf(src)) === JSON.stringify(picture));
  const { results, faults } = nettedAll(
    pages,
    ({ source }) => source,
    (page) => {
      const key = hashOf(JSON.stringify([page, assets.cardOf(page)]), around);
      return { page, ...remember(known, page.path, key, () => drawDocument(page, rendering, pieces), shows) };
    },
  );
  stopOn(faults);
  return results;
}
