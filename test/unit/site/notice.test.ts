/** News of the day above the header of every page. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { copyFixture } from '../../support/fixture-site.ts';
import { onOneLine, openPage } from '../../support/html.ts';

const NOTICE = `notice:
  text: Closed Friday, ice on the roads.
  link: { label: Ask us, href: /contact/ }
  from: 2026-02-02
  until: 2026-02-03
---`;

async function build(date: string, notice = NOTICE) {
  const fixture = copyFixture();
  fixture.edit('site.md', /---\n$/, notice);
  const logged = (await fixture.build({ date, base: '/co-op/' })).join('\n');
  return { logged, pages: ['index.html', 'contact/index.html', '404.html'].map((path) => openPage(fixture, path)) };
}

describe('a notice', () => {
  for (const date of ['2026-02-02', '2026-02-03']) {
    it(`is above the header of every page on ${date}, a day of it`, async () => {
      const { logged, pages } = await build(date);
      for (const $ of pages) {
        const notice = $('.notice').filter((_, one) => $(one).nextAll('header').length === 1);
        assert.equal(onOneLine(notice.text()), 'Closed Friday, ice on the roads. Ask us');
        assert.equal(notice.find('a').attr('href'), '/co-op/contact/');
      }
      assert.doesNotMatch(logged, /the notice/);
    });
  }

  for (const date of ['2026-02-01', '2026-02-04']) {
    it(`is on no page on ${date}, and the build says why`, async () => {
      const { logged, pages } = await build(date);
      for (const $ of pages) assert.equal($('.notice').length, 0);
      assert.match(logged, /the notice is shown only from 2026-02-02 until 2026-02-03$/m);
    });
  }

  it('may have no dates', async () => {
    const { pages } = await build('2026-02-02', NOTICE.replace(/\n {2}(from|until).*/g, ''));
    for (const $ of pages) assert.equal($('.notice').length, 1);
  });

  it('can not end before it begins', async () => {
    const fixture = copyFixture();
    fixture.edit('site.md', /---\n$/, NOTICE.replace('until: 2026-02-03', 'until: 2026-02-01'));
    assert.match(await fixture.errors(), /`notice\.until` must be the day of `from` or a later one/);
  });
});
