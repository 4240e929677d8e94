/** Entries with `draft: true`, which are not published. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { site } from '../../../build.ts';
import { rebuild } from '../../../engine/dev-server/index.ts';
import {
  addFile,
  copyFixture,
  type FixtureSite,
  fixtureOptions,
  openFixtureCache,
} from '../../support/fixture-site.ts';

const FRUIT = 'services/product-categories/fruit/index.html';

/** The base site (test/fixtures/base/) with a draft of a service. The front matter of the draft ends with `lines`. */
function siteWith(lines: string): FixtureSite {
  const fixture = copyFixture('overlays/draft');
  fixture.edit('services/fruit.md', 'draft: true', `draft: true\n${lines}`);
  return fixture;
}

/** Builds as the dev server does when it starts. */
function start({ folder }: FixtureSite) {
  const options = { ...fixtureOptions([]), content: join(folder, 'content') };
  return rebuild(site.loadSite, options, openFixtureCache());
}

describe('a draft', () => {
  it('leaves no trace in what is published, and is listed in the log', async () => {
    const [bare, fixture] = [copyFixture(), copyFixture('overlays/draft')];
    assert.doesNotMatch((await bare.build()).join('\n'), /draft/);
    const lines = await fixture.build();
    assert.deepEqual(fixture.readAll(), bare.readAll());
    assert.match(lines.join('\n'), /^content: 1 draft not published: .*services\/fruit\.md$/m);
  });

  it('may have errors when the site is built', async () => {
    const fixture = siteWith('titel: Fruit\nquote: nobody');
    addFile(fixture, 'managers/bo.md', '---\ndraft: true\n---\n');
    assert.match((await fixture.build()).join('\n'), /^content: 2 drafts not published: /m);
  });

  it('is shown by the dev server, which lists it as a draft', async () => {
    const result = await start(copyFixture('overlays/draft'));
    assert.ok('built' in result);
    const { files, drafts, warnings } = result.built;
    assert.ok(files.has(FRUIT));
    assert.deepEqual(drafts, ['/services/product-categories/fruit/']);
    assert.match(warnings().join('\n'), /^content: 1 draft shown only on this dev server: .*services\/fruit\.md$/m);
  });
});
