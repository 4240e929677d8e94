/** `npm run new` */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { parseDocument } from 'yaml';
import { site } from '../../../build.ts';
import { createIn, type NewOptions } from '../../../engine/cli/commands.ts';
import { listCollections } from '../../../engine/content/collections.ts';
import { BuildFailure } from '../../../engine/core/diagnostics.ts';
import { UsageError } from '../../../engine/core/options.ts';
import { copyFixture, type FixtureSite, settings } from '../../support/fixture-site.ts';

/** Values by field. */
type Fields = Record<string, string>;

const PAGE: Fields = {
  description: 'A page of a very small co-operative that exists for tests alone, and is long enough to be found.',
  lead: 'Your store gets more.',
};
const SUMMARY: Fields = { summary: 'More for your store.' };
const PICTURE: Fields = { 'picture.src': 'produce.jpg', 'picture.alt': 'Crates of fruit' };
const KINDS: Record<string, { fields: Fields; file: string; place: RegExp }> = {
  'page-of-your-own': { fields: PAGE, file: 'pages/new-one.md', place: /^Shown on \/new-one\// },
  slide: { fields: PICTURE, file: 'heroes/new-one.md', place: /^Shown on \/\. / },
  'group-of-services': {
    fields: { ...PAGE, ...SUMMARY, ...PICTURE },
    file: 'groups/new-one.md',
    place: /on \/services\/new-one\//,
  },
  service: {
    fields: { ...PAGE, ...SUMMARY, ...PICTURE, group: 'product-categories' },
    file: 'services/new-one.md',
    place: /on \/services\/product-categories\/new-one\//,
  },
  'company-page': {
    fields: { ...PAGE, ...SUMMARY, layout: 'article' },
    file: 'company/new-one.md',
    place: /on \/company-info\/new-one\//,
  },
  manager: {
    fields: { title: 'Buyer' },
    file: 'managers/new-one.md',
    place: /on \/company-info\/our-management-team\//,
  },
  contact: {
    fields: { title: 'New-Stores Manager', email: 'new@example.com', phone: '(800) 555-0199' },
    file: 'contacts/new-one.md',
    place: /^Shown on \//,
  },
  quote: {
    fields: { ...PICTURE, role: 'Store owner', quote: 'They know my store.' },
    file: 'testimonials/new-one.md',
    place: /on \//,
  },
  job: {
    fields: {
      ...PAGE,
      'pay.per': 'hour',
      'pay.steps.0.value': '{{driver-start}}',
      hours: 'At night',
      'requirements.0': 'Two arms',
      'requirements.1': 'Two legs',
      'duties.0': 'Load trucks',
      'apply.label': 'Apply',
      'apply.href': 'https://example.com/apply',
    },
    file: 'jobs/new-one.md',
    place: /\/new-one\//,
  },
  'food-show': {
    fields: { service: 'food-shows', starts: '2026-05-01', ends: '2026-05-02', 'place.0': 'The hall' },
    file: 'food-shows/new-one.md',
    place: /on \//,
  },
};

let town: FixtureSite;
const lines: string[] = [];

async function create(words: readonly string[], fields: Fields = {}, others: Partial<NewOptions> = {}): Promise<void> {
  const all = [...words, ...Object.entries(fields).map(([name, value]) => `${name}=${value}`)];
  await createIn(site, { ...settings(lines), content: join(town.folder, 'content'), words: all, ...others });
}

const failureOf = (words: readonly string[]): Promise<unknown> =>
  create(words).then(
    () => assert.fail('was created'),
    (error: unknown) => error,
  );
const refused = async (words: readonly string[]): Promise<string> => {
  const error = await failureOf(words);
  assert.ok(error instanceof UsageError, String(error));
  return error.message;
};
const frontMatter = (path: string) => town.readContent(path).split('---\n')[1] ?? '';

describe('npm run new', () => {
  beforeEach(() => {
    town = copyFixture('town');
  });
  afterEach(() => {
    lines.length = 0;
  });

  it('has a kind for each folder', () => {
    const kinds = listCollections(site.rules.collections).map(({ path }) => path);
    const folders = Object.values(KINDS).map(({ file }) => file.split('/')[0] ?? '');
    assert.deepEqual(
      folders.filter((folder) => !kinds.includes(folder)),
      [],
    );
  });

  for (const [kind, { fields, file, place }] of Object.entries(KINDS)) {
    it(`creates a complete file, and reports its page: ${kind}`, async () => {
      await create([kind, 'New', 'One'], fields);
      assert.ok(lines.some((line) => line.endsWith(`${file}: created. Optional fields are in comments.`)));
      assert.ok(
        lines.some((line) => place.test(line)),
        lines.join('\n'),
      );
      const yaml = frontMatter(file);
      const said = JSON.stringify(parseDocument(yaml).toJS());
      for (const value of Object.values(fields)) assert.ok(said.includes(JSON.stringify(value).slice(1, -1)));
      assert.match(yaml, /^ *(name|title|heading): New One$/m);
    });
  }

  it('adds optional fields as comments', async () => {
    await create(['manager', 'New One'], { title: 'Buyer' });
    await create(['slide', 'New One'], PICTURE);
    const comments = [...frontMatter('managers/new-one.md').matchAll(/^# ([a-z]+): ./gm)].map(([, name]) => name);
    assert.deepEqual(comments, ['sample', 'draft', 'email', 'phone', 'photo', 'publish']);
    assert.match(frontMatter('heroes/new-one.md'), /^caption:\n {2}heading: New One\n {2}# subheading: a line below/m);
  });

  it('puts the new entry last', async () => {
    await create(['service', 'New One'], { ...PAGE, ...SUMMARY, ...PICTURE, group: 'product-categories' });
    await create(['page-of-your-own', 'New Two'], { ...PAGE, description: `${PAGE.description} Another.` });
    const others = readdirSync(join(town.folder, 'content/services')).filter((name) => name !== 'new-one.md');
    const orders = others.map((name) => Number(/^order: (\d+)$/m.exec(town.readContent(`services/${name}`))?.[1]));
    const last = Math.max(...orders);
    assert.match(frontMatter('services/new-one.md'), new RegExp(`^order: ${last + 1}$`, 'm'));
    assert.match(frontMatter('pages/new-two.md'), /^# order: a whole number.* \(default: 0\)$/m);
  });

  it('reports the page of a draft', async () => {
    await create(['company-page', 'New One', 'draft=true', 'layout=article'], { ...PAGE, ...SUMMARY });
    assert.ok(lines.includes('Shown on /company-info/new-one/. Preview it with npm start.'));
  });

  it('reads fields from the command line', async () => {
    const quote = 'They call back: always.';
    await create(['quote', 'Zoe Hall', 'order=7'], { role: 'Store owner', quote, ...PICTURE });
    const fields = parseDocument(frontMatter('testimonials/zoe-hall.md')).toJS();
    const picture = { src: 'produce.jpg', alt: 'Crates of fruit' };
    assert.deepEqual(fields, { name: 'Zoe Hall', role: 'Store owner', quote, order: 7, picture });
  });

  it('lists all fields that are missing, with an example, and writes nothing', async () => {
    const message = await refused(['contact', 'Una Ray', 'title=Buyer']);
    assert.deepEqual(
      message.split('\n').map((line) => line.trim().split(/ {2,}/)[0]),
      [
        'These fields are required. Add them after the title:',
        'email=…',
        'phone=…',
        'For example: npm run new contact "Una Ray" "title=Buyer" "email=…" "phone=…"',
        'Or fill in a form: npm start, then Edit and New.',
      ],
    );
    assert.ok(!existsSync(join(town.folder, 'content/contacts/una-ray.md')));
  });

  it('lists what every variant requires, and then the fields of the chosen one', async () => {
    const listGaps = async (...words: string[]) =>
      [...(await refused(['company-page', 'New One', ...words])).matchAll(/^ {2}(\w+)=…/gm)].map(([, name]) => name);
    assert.deepEqual(await listGaps(), ['description', 'lead', 'summary', 'layout']);
    assert.deepEqual(await listGaps('layout=history'), ['description', 'lead', 'summary', 'marks']);
  });

  for (const [words, message] of [
    [
      [],
      /^Name the kind of the entry: npm run new KIND "Title"\. The kinds are:\n {2}page-of-your-own +content\/pages\n/,
    ],
    [['servise', 'A'], /^Unknown kind `servise`\. Did you mean `service`\? The kinds are:\n/],
    [['of', 'A'], /^`of` matches several: page-of-your-own, slide-of-/],
    [['manager'], /^The title is missing\. Add it in quotes/],
    [['manager', '???'], /^`` can't name a file\. Use lowercase letters, digits and hyphens: --name NAME$/],
    [['manager', 'A', 'titel=b'], /^Unknown field `titel`\. Did you mean `title`\?$/],
    [['manager', 'A', 'title.sub=b'], /^Unknown field `title\.sub`\.$/],
  ] as const) {
    it(`rejects: ${words.join(' ')}`, async () => assert.match(await refused(words), message));
  }

  it('never replaces a file', async () => {
    const before = town.readContent('managers/pia-berg.md');
    assert.match(
      await refused(['manager', 'Pia Berg', 'title=x']),
      /managers\/pia-berg\.md` already exists\. Choose another title/,
    );
    assert.equal(town.readContent('managers/pia-berg.md'), before);
    await create(['manager', 'Pia Berg', 'title=Buyer'], {}, { name: 'pia-berg-2' });
    assert.match(town.readContent('managers/pia-berg-2.md'), /^name: Pia Berg$/m);
  });

  it('reports the errors of the new file', async () => {
    const error = await failureOf(['manager', 'Ida', 'title=Buyer', 'phone=12']);
    assert.ok(error instanceof BuildFailure);
    assert.match(
      error.message,
      /managers\/ida\.md:\d+:8 error `phone` must be a phone number in quotes, such as .* Replace `12`/,
    );
  });
});
