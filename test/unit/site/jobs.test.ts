/** A job from the day it is posted to the day after it closes, and its posting for search engines. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { copyFixture, readFixture } from '../../support/fixture-site.ts';
import { openPage, structuredData } from '../../support/html.ts';
import { assertRows } from '../../support/table.ts';

const LIST = 'company-info/employment-opportunities/';
const PAGE = `${LIST}driver/`;
const LINK = `a[href="/${PAGE}"]`;
const APPLY = 'a[href="https://careers.example.com/driver"]';

const PLACE = 'place: { street: 1 Dock Road, city: Tiny Town, state: GA, zip: "30303" }';
const COMPLETE = `posted: 2026-02-01\n${PLACE}\ncloses: 2026-03-01`;

/** Builds the fixture with one job, after adding these lines to its front matter and replacing these texts in its file. */
async function buildJob(lines = '', changes: Record<string, string> = {}, date = '2026-02-01') {
  const fixture = copyFixture('overlays/job');
  for (const [from, to] of Object.entries(changes)) fixture.edit('jobs/driver.md', from, to);
  fixture.edit('jobs/driver.md', /---\n$/, `${lines}\n---\n`);
  const logged = await fixture.build({ date });
  const warnings = logged.flatMap((line) => /jobs\/(driver\.md.*)/.exec(line)?.[1] ?? []);
  const hasPage = fixture.list().includes(`${PAGE}index.html`);
  const $ = hasPage ? openPage(fixture, PAGE) : load('');
  const [text, postings, list] = [$('main').text(), structuredData($, 'JobPosting'), openPage(fixture, LIST)];
  return { $, text, postings, list, warnings, fixture, hasPage };
}

describe('a job', () => {
  for (const date of ['2026-02-28', '2026-03-01']) {
    it(`is open on ${date}, until the end of its last day, March 1`, async () => {
      const { $, text, postings, list, warnings, fixture } = await buildJob(COMPLETE, {}, date);
      assert.ok(list(LINK).length > 0);
      assert.ok($(APPLY).length > 0);
      assert.ok(text.includes('by March 1, 2026'));
      assert.ok(fixture.read('sitemap.xml').includes(PAGE));
      assert.deepEqual([postings.length, structuredData(list, 'JobPosting').length], [1, 0]);
      assert.deepEqual(warnings, []);
    });
  }

  for (const [cause, lines, date, warning] of [
    ['on the day after its last day', COMPLETE, '2026-03-02', 'closed on 2026-03-01, so the job is no longer listed'],
    ['by `closed: true` in its file', 'closed: true', '2026-02-01', 'closed, so the job is no longer listed'],
    ['before its last day', 'closed: true\ncloses: 2026-03-01', '2026-02-01', 'closed, so the job is no longer listed'],
  ] as const) {
    it(`is closed ${cause}: its page says so, and the list and the sitemap lack it`, async () => {
      const { $, text, postings, list, warnings, fixture } = await buildJob(lines, {}, date);
      assert.match(text, /Driver: this job is closed\s*Thank you for looking\./);
      assert.equal($(APPLY).length, 0);
      assert.ok($(`main a[href="/${LIST}"]`).length > 0);
      assert.equal($('meta[name=robots]').attr('content'), 'noindex');
      assert.deepEqual(postings, []);
      assert.equal(list(LINK).length, 0);
      assert.match(list('main').text(), /No job is open\./);
      assert.ok(!fixture.read('sitemap.xml').includes('/driver/'));
      assert.deepEqual(warnings, [`driver.md: ${warning}`]);
    });
  }

  it('has no page before the day on which it is posted', async () => {
    const lines = COMPLETE.replace('2026-02-01', '2026-02-28');
    const { hasPage, list, warnings } = await buildJob(lines, {}, '2026-02-27');
    assert.ok(!hasPage);
    assert.equal(list(LINK).length, 0);
    assert.deepEqual(warnings, ['driver.md: posted on 2026-02-28, so the job has no page before that day']);
  });
});

/** Lines of a job without what a posting for search engines needs, and the warning of the build. */
const MISSING_FOR_POSTINGS = {
  '': 'driver.md: no job posting for search engines without posted, place (street, city, state, zip)',
  'posted: 2026-02-01': 'driver.md: no job posting for search engines without place (street, city, state, zip)',
};

describe('a job posting', () => {
  it('has what schema.org and Google require; the page shows the same', async () => {
    const steps = '{ value: "{{selector-start}}" }, { value: "{{selector-later}}" }';
    const { postings, text } = await buildJob(COMPLETE, { '{ value: "{{driver-start}}" }': steps });
    assert.deepEqual(postings, [JSON.parse(readFixture('job-posting.json'))]);
    for (const shown of ['February 1, 2026', 'March 1, 2026', '1 Dock Road', 'Tiny Town, GA 30303', '$22.39']) {
      assert.ok(text.includes(shown), shown);
    }
  });

  it('is not made if something is missing, and the build warns', () =>
    assertRows(MISSING_FOR_POSTINGS, async (lines) => {
      const { postings, warnings } = await buildJob(lines);
      assert.deepEqual(postings, []);
      return warnings.join('\n');
    }));
});
