/** The field map: which field each text of a page comes from. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { load } from 'cheerio';
import { z } from 'zod';
import { site } from '../../../build.ts';
import type { MadeSite, MakeOptions } from '../../../engine/build/index.ts';
import { kindAt, listStrings } from '../../../engine/content/index.ts';
import type { SitePage } from '../../../pages/body.tsx';
import type { Content } from '../../../site/schema/content.ts';
import { copyFixture, fixtureOptions, openFixtureCache } from '../../../test/support/fixture-site.ts';
import { readTable } from '../../../test/support/table.ts';
import { openFieldMap } from '../../field-map/field-map.ts';

const fieldsIn = (html: string) =>
  [...html.matchAll(/ data-fields="([^"]*)"/g)].flatMap(([, json = '']) => JSON.parse(json.replaceAll('&quot;', '"')));
const withoutFields = (html: string) => html.replaceAll(/ data-fields="[^"]*"/g, '');

async function openMap(options: Partial<MakeOptions> & Pick<MakeOptions, 'content'>) {
  const made = await site.make({ ...fixtureOptions([]), ...options }, openFixtureCache());
  return [made, openFieldMap(site, made)] as const;
}

describe('a page rendered for editing', () => {
  let made: MadeSite<Content, SitePage>;
  let fieldMap: ReturnType<typeof openFieldMap>;
  before(async () => {
    const town = copyFixture('town');
    [made, fieldMap] = await openMap({ content: join(town.folder, 'content'), drafts: true });
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
    for (const { page, output } of made.rendered) {
      const html = fieldMap.render(page.output) ?? '';
      assert.equal(withoutFields(html), output.text(), page.path);
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

  it('lists the field of a variable in the middle of a sentence', () => {
    const html = fieldMap.render('company-info/employment-opportunities/cdl-driver/index.html') ?? '';
    // Each as "path from to".
    const fields = fieldsIn(html).map(({ path, from, to }) => [path?.join('/'), from, to].join(' '));
    assert.ok(fields.join().includes('requirements/0 0 19,facts/lifting/text 13 18'), fields.join());
  });
});

it('rendering for editing adds only attributes to each page of the site, and they list every text of its entry', async () => {
  const [made, fieldMap] = await openMap({ content: 'content', images: 'assets/images' });
  const entries = new Map(made.validated.entries.map((entry) => [entry.source.file, entry]));
  const missing = made.rendered.flatMap(({ page: { output, source, kind: pageKind }, output: published }) => {
    const html = fieldMap.render(output) ?? '';
    const $ = load(html);
    $('script, style').remove();
    const text = $('body').text();
    assert.equal(withoutFields(html), published.text(), output);
    const { entry = {}, collection, source: file } = entries.get(source) ?? {};
    const texts = listStrings(entry).filter(({ path, text: written }, index, all) => {
      // If two fields have the same text, the page may show only the first.
      if (all.findIndex(({ text }) => text === written) < index) return false;
      const type = collection && kindAt(collection.spec(), file?.data, path)?.type;
      // Shorter texts may be on the page by chance.
      return (type === 'copy' || type === 'verbatim') && written.length > 8 && text.includes(written);
    });
    const names = [...texts.map(({ path }) => path.join('/')), ...(file?.body.trim() ? ['text'] : [])];
    const ownFields = fieldsIn(html).filter((field) => field.file === source);
    const shown = new Set(ownFields.map(({ path }) => path?.join('/') ?? 'text'));
    return names.filter((name) => !shown.has(name)).map((name) => `${pageKind}: ${source}#${name}`);
  });
  assert.deepEqual(missing, []);
});
