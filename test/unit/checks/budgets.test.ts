/** What a page may weigh, part by part. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { site } from '../../../build.ts';
import { buildSite } from '../../../engine/build/build.ts';
import { type Budgets, listExcesses } from '../../../engine/checks/weights.ts';
import { addFile, copyFixture, type FixtureSite, settings } from '../../support/fixture-site.ts';

const WEIGHTS = { page: 100, style: 50, script: 10, fonts: 20, pictures: 200, total: 380 };

describe('the budget of a page', () => {
  it('lets through what weighs as much as it may', () =>
    assert.deepEqual(listExcesses(WEIGHTS, { page: 100, pictures: 200, total: 380 }), []));

  it('names each part that is too heavy', () => {
    const found = listExcesses(WEIGHTS, { page: 99, fonts: 20, pictures: 150, total: 379 });
    assert.deepEqual(
      found.map(({ value, message }) => [value, message]),
      [
        ['page', '`page` weighs 100 bytes; its budget is 99.'],
        ['pictures', '`pictures` weighs 200 bytes; its budget is 150.'],
      ],
    );
  });

  it('names all of it where no part is too heavy', () => {
    const [{ value, message } = assert.fail(), ...others] = listExcesses(WEIGHTS, { page: 100, total: 379 });
    assert.deepEqual([value, others], ['total', []]);
    assert.match(message, /^`total` weighs 380 bytes; its budget is 379\./);
  });
});

describe('a build', () => {
  let fixture: FixtureSite;
  beforeEach(() => {
    fixture = copyFixture();
  });
  afterEach(() => fixture.remove());

  /** @returns what it logs */
  const build = async (budgetOf: (view: string) => Budgets): Promise<string[]> => {
    const content = join(fixture.folder, 'content');
    const weighed = { ...site, budgetOf };
    const lines: string[] = [];
    const out = join(fixture.folder, 'dist');
    const log = (line: string) => lines.push(line);
    await buildSite(weighed, { ...settings([]), content, public: join(fixture.folder, 'public'), out, log });
    return lines;
  };

  it('is stopped by too much on a page, at the content file behind it, by its kind', async () => {
    await assert.rejects(
      build((view) => (view === 'contact' ? { page: 1000 } : {})),
      /content\/pages\/contact\.md:1:1 error `page` weighs \d+ bytes; its budget is 1000\. /,
    );
  });

  it('is stopped once by what all pages load, at its own file', async () => {
    await assert.rejects(
      build(() => ({ style: 10, script: 10, fonts: 10, total: 10 })),
      ({ message }: Error) => {
        const files = message.split('\n').map((line) => line.split(':')[0]);
        assert.equal(files.length, 3, message);
        assert.deepEqual(files.slice(1), ['assets/styles/main.css', 'client/main.ts']);
        assert.match(files[0] ?? '', /^assets\/.*\.woff2$/);
        return true;
      },
    );
  });

  it('only warns of pictures that cannot be made lighter', async () => {
    const shown = 'picture: { src: produce.jpg, alt: A crate of apples }\n---\n';
    addFile(fixture, 'pages/contact.md', fixture.readContent('pages/contact.md').replace(/---\n$/, shown));
    const lines = await build((view) => (view === 'contact' ? { pictures: 10, total: 10 } : {}));
    const notices = lines.filter((line) => line.includes('pictures'));
    assert.equal(notices.length, 1, lines.join('\n'));
    assert.match(notices[0] ?? '', /content\/pages\/contact\.md:1:1 `pictures` weighs \d+ bytes/);
  });
});
