import { nettedAll } from '../core/build-error.ts';
import { stopOn } from '../core/diagnostics.ts';
import { hashOf } from '../core/hash.ts';
import { type Memory, remember } from '../core/memo.ts';
import type { Page } from '../core/page.ts';
import { type Document, type RenderContext, renderDocument, reuseDocument } from './document.ts';
import type { Scan } from './scan.ts';

/** A page and its document. */
export interface RenderedPage<SitePage extends Page = Page> extends Document {
  page: SitePage;
}

/**
 * Every page's document. What was given the same as last time, and is surrounded by the same, is not drawn again.
 * @param memory of the same process, and of an earlier one
 * @throws BuildFailure that names the file behind each page which cannot be drawn
 */
export function renderPages<SitePage extends Page>(
  pages: readonly SitePage[],
  rendering: RenderContext<SitePage>,
  memory: Pick<Memory, 'pages' | 'standing'>,
): RenderedPage<SitePage>[] {
  const { settings, assets, pictureOf } = rendering;
  const pieces = new Map<string, Scan>();
  const around = hashOf(JSON.stringify([settings, assets]));
  const isSound = ({ pictures }: Pick<Document, 'pictures'>) =>
    [...pictures].every(([src, picture]) => JSON.stringify(pictureOf(src)) === JSON.stringify(picture));
  const { results, faults } = nettedAll(
    pages,
    ({ source }) => source,
    (page) => {
      const key = hashOf(JSON.stringify([page, assets.cardOf(page)]), around);
      const standing = memory.standing.get(page.path);
      const isStanding = standing?.key === key && isSound(standing.value);
      const draw = () =>
        isStanding ? reuseDocument(page, rendering, standing.value) : renderDocument(page, rendering, pieces);
      return { page, ...remember(memory.pages, page.path, key, draw, isSound) };
    },
  );
  stopOn(faults);
  return results;
}
