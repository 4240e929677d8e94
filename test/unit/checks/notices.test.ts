/** Notices of content without errors: each folder of fixtures/notices is a case, with every line. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { copyFixture, type FixtureSite, listCases, readFixture } from '../../support/fixture-site.ts';

describe('a notice of the content', () => {
  for (const name of listCases('notices')) {
    it(`is reported in full: ${name}`, async () => {
      const fixture = copyFixture(`notices/${name}`);
      await fixture.build();
      assert.equal(`${listNotices(fixture)}\n`, readFixture(`notices/${name}/expected.txt`));
    });
  }

  it('is none if there is nothing to report', async () => {
    const fixture = copyFixture();
    await fixture.build();
    assert.equal(listNotices(fixture), '');
  });
});

/** What a build says after the line that counts pages and seconds; before it may stand what is slow. */
function listNotices({ folder, lines }: FixtureSite): string {
  const counted = lines.findIndex((line) => line.includes(' files in '));
  return lines
    .slice(counted + 1)
    .join('\n')
    .replaceAll(`${folder}/`, '');
}
