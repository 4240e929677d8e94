/** The weight budgets of pages, and which file of a picture a browser loads. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { site } from '../../../build.ts';
import { buildSite } from '../../../engine/build/build.ts';
import { type Budgets, chooseFile, listExcesses, listShownPictures, slotOf } from '../../../engine/checks/index.ts';
import { copyFixture, fixtureOptions } from '../../support/fixture-site.ts';
import { readTable } from '../../support/table.ts';

const WEIGHTS = { page: 100, style: 50, script: 10, fonts: 20, pictures: 200, total: 380 };

describe('the budget of a page', () => {
  it('allows a page that weighs exactly as much', () =>
    assert.deepEqual(listExcesses(WEIGHTS, { page: 100, pictures: 200, total: 380 }), []));

  it('names each part that is too heavy', () => {
    const excesses = listExcesses(WEIGHTS, { page: 99, fonts: 20, pictures: 150, total: 379 });
    assert.deepEqual(Object.fromEntries(excesses.map(({ value, message }) => [value, message])), {
      page: '`page` weighs 100 bytes; its budget is 99.',
      pictures: '`pictures` weighs 200 bytes; its budget is 150.',
    });
  });

  it('names the total if no single part is too heavy', () => {
    const [total, ...others] = listExcesses(WEIGHTS, { page: 100, total: 379 });
    assert.deepEqual([total?.value, others], ['total', []]);
    assert.match(total?.message ?? '', /^`total` weighs 380 bytes; its budget is 379\./);
  });
});

describe('a build with budgets', () => {
  const fixture = copyFixture();

  /** @param only the one kind of page that has budgets; by default, all kinds */
  const build = async (budgets: Budgets, only?: string): Promise<string[]> => {
    const budgetOf = (kind: string) => (kind === (only ?? kind) ? budgets : {});
    const folders = { content: join(fixture.folder, 'content'), out: join(fixture.folder, 'dist') };
    const lines: string[] = [];
    await buildSite({ ...site, budgetOf }, { ...fixtureOptions(lines), ...folders });
    return lines;
  };

  it('fails if a page is over the budget of its kind, and names its content file', async () => {
    const error = /content\/pages\/contact\.md:1:1 error `page` weighs \d+ bytes; its budget is 1000\. /;
    await assert.rejects(build({ page: 1000 }, 'contact'), error);
  });

  it('reports a heavy file only once if all pages load it, and names the file itself', async () => {
    const message = /^assets\/[^\n]*\.woff2:[^\n]*\nassets\/styles\/main\.css:[^\n]*\nclient\/main\.ts:[^\n]*$/;
    await assert.rejects(build({ style: 10, script: 10, fonts: 10, total: 10 }), { message });
  });

  it('only warns about heavy pictures', async () => {
    fixture.edit('pages/contact.md', /---\n$/, 'picture: { src: produce.jpg, alt: A crate of apples }\n---\n');
    const lines = await build({ pictures: 10, total: 10 }, 'contact');
    const [warning = '', ...others] = lines.filter((line) => line.includes('pictures'));
    assert.match(warning, /content\/pages\/contact\.md:1:1 `pictures` weighs \d+ bytes/);
    assert.deepEqual(others, []);
  });
});

const PICTURE = `<main><picture>
  <source type="image/avif" srcset="/a-400.avif 400w, /a-720.avif 720w, /a-1080.avif 1080w" sizes="(min-width: 64rem) 50vw, 100vw">
  <img src="/a.webp" srcset="/a.webp 1080w" sizes="(min-width: 64rem) 50vw, 100vw" alt="" loading="lazy">
</picture></main>`;

describe('the width of a picture', () => {
  const widths = z.record(z.string(), z.record(z.string(), z.number()));
  for (const [sizes, slots] of Object.entries(readTable('slots', widths))) {
    it(`follows from its sizes and the width of the window: ${sizes}`, () => {
      for (const [width, slot] of Object.entries(slots)) assert.equal(slotOf(sizes, Number(width)), slot, width);
    });
  }
});

describe('the file of a picture that a browser loads', () => {
  const [picture] = listShownPictures(PICTURE);
  assert.ok(picture);
  const fileFor = (pixels: number) => chooseFile(picture, pixels)?.url;

  it('is the smallest with enough pixels, or else the largest', () => {
    assert.equal(fileFor(320), '/a-400.avif');
    assert.equal(fileFor(780), '/a-1080.avif');
    assert.equal(fileFor(3840), '/a-1080.avif');
  });

  it('is lazy if the `<img>` is', () => assert.ok(picture.isLazy));
});
