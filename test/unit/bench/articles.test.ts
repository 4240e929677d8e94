/** The site whose builds are timed is valid, and the smallest edit changes one page. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { articles } from '../../../bench/articles/site.ts';
import { editArticle, MIN_PAGES, writeContent, writeSettings } from '../../../bench/generate/content.ts';
import { buildSite } from '../../../engine/build/build.ts';
import { readFiles } from '../../support/files.ts';
import { fixtureOptions } from '../../support/fixture-site.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

describe('the articles of the bench', () => {
  const folder = makeTemporaryFolder('articles');
  const [content, images, out] = [join(folder, 'content'), join(folder, 'images'), join(folder, 'dist')];
  const build = async () => {
    await buildSite(articles, { ...fixtureOptions([]), content, images, out });
    return readFiles(out);
  };
  let first: Awaited<ReturnType<typeof build>>;

  before(async () => {
    mkdirSync(images);
    writeContent(content, MIN_PAGES, 'home.md');
    writeSettings(join(content, 'site.md'));
    first = await build();
  });

  it('make a valid site of as many pages as requested', () => {
    assert.equal([...first.keys()].filter((path) => path.endsWith('.html')).length, MIN_PAGES);
  });

  it('are the same each time, and an edit changes one page only', async () => {
    writeContent(content, MIN_PAGES, 'home.md');
    const edited = editArticle(content, MIN_PAGES, 1);
    const second = await build();
    const changed = [...second].filter(([path, bytes]) => !first.get(path)?.equals(bytes)).map(([path]) => path);
    assert.deepEqual(changed, [`${edited.slice(1)}index.html`]);
    assert.equal(second.size, first.size);
  });
});
