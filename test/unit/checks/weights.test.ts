/** The weight budgets of code and pages. */
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { site } from '../../../build.ts';
import { buildSite } from '../../../engine/build/build.ts';
import type { Budgets } from '../../../engine/checks/index.ts';
import { copyFixture, type FixtureSite, fixtureOptions } from '../../support/fixture-site.ts';

/** @returns what the build logs */
async function buildWithin(fixture: FixtureSite, budgets: Budgets, pictureBudgets = new Map<string, number>()) {
  const folders = { content: join(fixture.folder, 'content'), out: join(fixture.folder, 'dist') };
  const lines: string[] = [];
  const loadSite: typeof site.loadSite = async (inputs) => {
    const loaded = await site.loadSite(inputs);
    return { ...loaded, used: { ...loaded.used, budgets: pictureBudgets } };
  };
  await buildSite({ ...site, loadSite, getBudget: () => budgets }, { ...fixtureOptions(lines), ...folders });
  return lines.join('\n').replaceAll(`${fixture.folder}/`, '');
}

/** The error for each piece of code, all of which are over these budgets. */
async function weighCode(fixture: FixtureSite): Promise<string> {
  const refused = buildWithin(fixture, { style: 1, script: 1, island: 1, fonts: 1 });
  return refused.then(
    () => '',
    (error) => String(error.message),
  );
}

describe('a build with budgets of code', () => {
  it('fails once for each file that is over budget, and names the file', async () => {
    const lines = (await weighCode(copyFixture())).split('\n');
    for (const [file, part] of [
      ['assets/styles/main.css', 'style'],
      ['client/main.ts', 'script'],
      ['client/islands.ts', 'menu'],
      ['client/islands.ts', 'contact-form'],
    ] as const) {
      const start = `${file}:1:1 error \`${part}\` weighs `;
      assert.equal(lines.filter((line) => line.startsWith(start)).length, 1, `${start}\n${lines.join('\n')}`);
    }
    assert.equal(lines.filter((line) => /^assets\/\S+\.woff2:1:1 error `fonts` weighs /.test(line)).length, 1);
  });

  it('weighs the same whatever characters and pictures the content has', async () => {
    const fixture = copyFixture();
    const before = await weighCode(fixture);
    fixture.edit('services/produce.md', /$/, '\nCrème brûlée, jalapeño and smørrebrød.\n');
    fixture.edit('services/produce.md', 'src: produce.jpg', 'src: produce.jpg, focus: 13% 87%');
    const after = await weighCode(fixture);
    const withoutHashes = (text: string) => text.replaceAll(/\.\w{10}\./g, '.');
    assert.equal(withoutHashes(after), withoutHashes(before));
  });
});

describe('a build with budgets of content', () => {
  it('warns of the HTML of a page over budget, but is written', async () => {
    const fixture = copyFixture();
    const log = await buildWithin(fixture, { page: 1000 });
    assert.match(log, /^content\/pages\/contact\.md: the HTML of \/contact\/ weighs \d+ bytes; its budget is 1000\. /m);
    assert.ok(fixture.list().includes('contact/index.html'));
    assert.doesNotMatch(await buildWithin(fixture, { page: 1_000_000 }), /budget/);
  });

  it('warns of each page with a picture over budget, and names the heaviest', async () => {
    const fixture = copyFixture();
    await fixture.build();
    const html = fixture.read('index.html');
    const weights = new Map<string, number>();
    for (const [, path = '', name = '', width] of html.matchAll(/\/(assets\/([\w-]+)-(\d+)\.\w+\.avif)/g)) {
      const { size } = statSync(join(fixture.folder, 'dist', path));
      if (Number(width) < 1200) weights.set(`${name}.jpg`, Math.max(size, weights.get(`${name}.jpg`) ?? 0));
    }
    const [[heaviest, bytes] = ['', 0], [second] = ['']] = [...weights].sort(([, a], [, b]) => b - a);
    const log = await buildWithin(fixture, {}, new Map([heaviest, second].map((name) => [name, 10])));
    const start = `content/pages/home.md: the heaviest picture of /, \`${heaviest}\`, weighs ${bytes} bytes`;
    assert.ok(log.includes(start), `${start}\n${log}`);
    const enough = await buildWithin(fixture, {}, new Map([[heaviest, bytes]]));
    assert.doesNotMatch(enough, /heaviest/);
  });
});
