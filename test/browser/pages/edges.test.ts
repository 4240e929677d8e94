/** Where second columns begin: the eye finds an edge again, page after page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PATHS, pathOfService } from '../../../site/model/paths.ts';
import { content } from '../../site/published.ts';
import { visitReal } from '../../support/browser/visit.ts';

const WIDTH = 1440;

/** What begins a column; cards and what stands within them keep to edges of their own. */
const PARTS = [
  ...[
    'h1',
    'h2',
    '.lead',
    '.page-head-picture',
    '.price-cards',
    '.whom-to-ask',
    '.invitation-words',
    '.membership-parts > *',
  ],
  ...['.calculator-result', '.service-quote blockquote', '.split > *', '.section-head > *', '.packing > section > *'],
];

const { groups, services } = content;
const firsts = groups.flatMap(
  ({ slug }) => services.find(({ group, figures }) => group === slug && figures.length > 0) ?? [],
);
const paths = [PATHS.home, PATHS.services, PATHS.membership, ...firsts.map(pathOfService)];

describe('second columns', () => {
  it('begin at one of two edges on home, services and membership', async () => {
    const starts = new Map<number, string[]>();
    for (const path of paths) {
      await visitReal(path, { width: WIDTH }, async (page) => {
        const found = await page.$$eval(PARTS.map((part) => `main ${part}`).join(), (parts) =>
          parts
            .filter((part) => part.checkVisibility() && !part.closest('.carousel, .card, .panel, .people, .unseen'))
            .map((part) => [Math.round(part.getBoundingClientRect().left), part.className || part.tagName] as const),
        );
        for (const [left, name] of found) {
          if (left > WIDTH / 3) starts.set(left, [...(starts.get(left) ?? []), `${path} ${name}`]);
        }
      });
    }
    assert.ok(starts.size > 0);
    assert.ok(starts.size <= 2, JSON.stringify(Object.fromEntries(starts), null, 2));
  });
});
