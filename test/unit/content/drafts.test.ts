/** What says `draft: true`: written, and not published yet. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { site } from '../../../build.ts';
import { type BuildResult, rebuilder } from '../../../engine/dev-server/index.ts';
import { addFile, copyFixture, type FixtureSite, pictures } from '../../support/fixture-site.ts';
import { project } from '../../support/project.ts';

const FRUIT = 'services/product-categories/fruit/index.html';

/** A tiny site with the draft of a service. */
function siteWith(lines = ''): FixtureSite {
  const fixture = copyFixture();
  const produce = fixture.readContent('services/produce.md');
  const fruit = produce
    .replace('title: Produce', `title: Fruit\ndraft: true${lines}`)
    .replace('Fruit and', 'Berries and');
  addFile(fixture, 'services/fruit.md', fruit);
  return fixture;
}

/** As the dev server makes it. */
function rebuild(fixture: FixtureSite): Promise<BuildResult> {
  const folders = { content: join(fixture.folder, 'content'), images: pictures };
  return rebuilder(site)({ ...folders, date: '2026-03-01' }, join(project, '.cache'), {});
}

describe('a draft', () => {
  it('leaves no trace in what is published, and is told of', async () => {
    const [bare, fixture] = [copyFixture(), siteWith()];
    await bare.build();
    await fixture.build();
    assert.deepEqual(fixture.readAll(), bare.readAll());
    assert.ok(fixture.lines.some((line) => /^1 draft not published: .*services\/fruit\.md$/.test(line)));
    assert.ok(!bare.lines.some((line) => line.includes('draft')));
  });

  it('may be unfinished', async () => {
    const fixture = siteWith('\ntitel: Fruit\nquote: nobody');
    addFile(fixture, 'managers/bo.md', '---\ndraft: true\n---\n');
    await fixture.build();
    assert.ok(fixture.lines.some((line) => line.startsWith('2 drafts not published: ')));
  });

  it('is a page of the dev server like any other, and is marked', async () => {
    const fixture = siteWith();
    const result = await rebuild(fixture);
    assert.ok('built' in result);
    const { outputs, drafts, notices } = result.built;
    assert.ok(outputs.some(({ path }) => path === FRUIT));
    assert.deepEqual(drafts, ['/services/product-categories/fruit/']);
    assert.ok(notices.some((line) => /^1 draft shown here alone: .*services\/fruit\.md$/.test(line)));
  });

  it('is checked by the dev server', async () => {
    const fixture = siteWith('\ntitel: Fruit');
    const result = await rebuild(fixture);
    assert.ok('errors' in result);
    assert.match(result.errors[0]?.message ?? '', /^Unknown field `titel`/);
  });

  it('is published as soon as the line is gone', async () => {
    const fixture = siteWith();
    await fixture.build();
    fixture.edit('services/fruit.md', 'draft: true\n', '');
    await fixture.build();
    assert.ok(fixture.list().includes(FRUIT));
  });
});
