/** The site whose builds are measured is a sound one, and the smallest edit changes one page of it. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { articles } from '../../../bench/articles/site.ts';
import { editArticle, MIN_PAGES, writeContent, writeSettings } from '../../../bench/generate/content.ts';
import { buildSite } from '../../../engine/build/build.ts';
import { makeTemporary } from '../../support/temporary.ts';

describe('the articles of the bench', () => {
  const folder = makeTemporary('articles');
  const [content, images, out] = [join(folder, 'content'), join(folder, 'images'), join(folder, 'dist')];
  const build = async (): Promise<Map<string, string>> => {
    await buildSite(articles, { content, images, out, cache: '.cache', date: '2026-03-01', log: () => undefined });
    return readAll(out);
  };
  let first: Map<string, string>;

  before(async () => {
    mkdirSync(images);
    writeContent(content, MIN_PAGES, 'home.md');
    writeSettings(join(content, 'site.md'));
    first = await build();
  });

  it('make a site without a fault, of as many pages as were asked for', () => {
    assert.equal([...first.keys()].filter((path) => path.endsWith('.html')).length, MIN_PAGES);
  });

  it('are the same words each time, and others after an edit on its own page only', async () => {
    writeContent(content, MIN_PAGES, 'home.md');
    const edited = editArticle(content, MIN_PAGES, 1);
    const second = await build();
    const changed = [...second].filter(([path, text]) => first.get(path) !== text).map(([path]) => path);
    assert.deepEqual(changed, [`${edited.slice(1)}index.html`]);
    assert.equal(second.size, first.size);
  });
});

/** By paths with forward slashes. */
function readAll(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file, 'latin1')];
    }),
  );
}
