/** What a page may weigh, part by part. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { site } from '../../../build.ts';
import { buildSite } from '../../../engine/build.ts';
import { listExcesses } from '../../../engine/report/budgets.ts';
import { copyFixture, settings } from '../../fixture-site.ts';

const WEIGHTS = { page: 100, style: 50, script: 10, fonts: 20, pictures: 200 };

describe('the budget of a page', () => {
  it('lets through what weighs as much as it may', () =>
    assert.deepEqual(listExcesses(WEIGHTS, { page: 100, pictures: 200, total: 380 }), []));

  it('names each part that is too heavy, and all of it', () => {
    const found = listExcesses(WEIGHTS, { page: 99, fonts: 20, pictures: 150, total: 379 });
    assert.deepEqual(
      found.map((words) => words.replace(/:[^:]*$/, '')),
      [
        'weight: found 100 bytes of HTML, at most 99 are let through',
        'weight: found 200 bytes of pictures at once, at most 150 are let through',
        'weight: found 380 bytes of all that it loads at once, at most 379 are let through',
      ],
    );
  });

  it('stops the build, which names the content file behind the page, by its kind', async () => {
    const fixture = copyFixture();
    const content = join(fixture.folder, 'content');
    const budgetOf = (view: string) => (view === 'contact' ? { page: 1000 } : {});
    const weighed = { ...site, report: { budgets: {}, parts: () => [], budgetOf } };
    const out = join(fixture.folder, 'dist');
    const options = { ...settings([]), content, public: join(fixture.folder, 'public'), out };
    await assert.rejects(
      buildSite(weighed, options),
      /content\/pages\/contact\.md:1:1 error weight: found \d+ bytes of HTML, at most 1000 /,
    );
    fixture.remove();
  });
});
