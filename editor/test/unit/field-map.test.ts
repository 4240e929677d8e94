/** The field map: which field each text of a page comes from. */
import assert from 'node:assert/strict';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { load } from 'cheerio';
import { z } from 'zod';
import { site } from '../../../build.ts';
import type { Site } from '../../../engine/output/index.ts';
import { copyFixture, fixtureOptions, openFixtureCache } from '../../../test/support/fixture-site.ts';
import { readTable } from '../../../test/support/table.ts';
import { openFieldMap } from '../../field-map/field-map.ts';

const withoutFields = (html: string) => html.replaceAll(/ data-fields="[^"]*"/g, '');

describe('a page rendered for editing', () => {
  let town: Site;
  let fieldMap: ReturnType<typeof openFieldMap>;
  before(async () => {
    const content = join(copyFixture('town').folder, 'content');
    // A list, as a word processor writes it.
    appendFileSync(join(content, 'company', 'company-history.md'), '\n-\u00A0one\n-\u00A0two\n');
    town = await site.loadSite({ ...fixtureOptions([]), content, drafts: true, cache: openFixtureCache() });
    fieldMap = openFieldMap(town);
  });

  /** The texts on a page by field, e.g. "services/grocery.md#title": ["Grocery", "Grocery"]. */
  const readFields = (page: string) => {
    const shown: Record<string, string[]> = {};
    const $ = load(fieldMap.render(`${page}index.html`) ?? '');
    for (const element of $('[data-fields]')) {
      for (const { file, path, lines, from, to } of JSON.parse($(element).attr('data-fields') ?? '')) {
        const field = `${file.split('/content/')[1]}#${path?.join('/') ?? `:${lines.join('-')}`}`;
        const text = $(element).text().slice(from, to).replaceAll('\u00A0', ' ');
        shown[field] = [...(shown[field] ?? []), text];
      }
    }
    return shown;
  };

  it('is the published page, except for the attributes that list fields', () => {
    for (const { page, file } of town.rendered) {
      const html = fieldMap.render(page.output) ?? '';
      assert.equal(withoutFields(html), file.text(), page.path);
      assert.match(html, / data-fields="/, page.path);
    }
  });

  const pages = readTable('field-map', z.record(z.string(), z.record(z.string(), z.string())));
  for (const [page, fields] of Object.entries(pages)) {
    it(`lists the fields of text, variables and pictures: ${page}`, () => {
      const shown = readFields(page);
      for (const [field, text] of Object.entries(fields))
        assert.ok(shown[field]?.includes(text), `${field}: ${shown[field]}`);
    });
  }
});
