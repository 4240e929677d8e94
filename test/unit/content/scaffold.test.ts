/** `npm run new` */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { parseDocument } from 'yaml';
import { site } from '../../../build.ts';
import { createIn } from '../../../engine/cli/commands.ts';
import { listCollections } from '../../../engine/content/collections.ts';
import { BuildFailure } from '../../../engine/core/diagnostics.ts';
import { UsageError } from '../../../engine/core/options.ts';
import { copyFixture, type FixtureSite, settings } from '../../support/fixture-site.ts';

const DESCRIPTION = 'A page of a very small co-operative that exists for tests alone, and is long enough to be found.';
const PAGE = [`description=${DESCRIPTION}`, 'lead=Your store gets more.'];
const SUMMARY = 'summary=More for your store.';
const PICTURE = ['picture.src=produce.jpg', 'picture.alt=Crates of fruit'];
const SERVICE = [...PAGE, SUMMARY, ...PICTURE, 'group=product-categories'];
const CONTACT = ['title=New-Stores Manager', 'email=new@example.com', 'phone=(800) 555-0199'];
const WORK = ['hours=At night', 'requirements.0=Two arms', 'requirements.1=Two legs', 'duties.0=Load trucks'];
const PAY = ['pay.per=hour', 'pay.steps.0.value={{driver-start}}'];
const APPLY = ['apply.label=Apply', 'apply.href=https://example.com/apply'];
const SHOW = ['service=food-shows', 'starts=2026-05-01', 'ends=2026-05-02', 'place.0=The hall'];

/** Each kind of entry, with its folder, where it is shown, and the fields it must have. */
const KINDS: readonly (readonly [kind: string, folder: string, shownOn: string, ...fields: string[]])[] = [
  ['page-of-your-own', 'pages', '/new-one/', ...PAGE],
  ['slide', 'heroes', '/', ...PICTURE],
  ['group-of-services', 'groups', '/services/new-one/', ...PAGE, SUMMARY, ...PICTURE],
  ['service', 'services', '/services/product-categories/new-one/', ...SERVICE],
  ['company-page', 'company', '/company-info/new-one/', ...PAGE, SUMMARY, 'layout=article'],
  ['manager', 'managers', '/company-info/our-management-team/', 'title=Buyer'],
  ['contact', 'contacts', '/', ...CONTACT],
  ['quote', 'testimonials', '/ and 1 more', ...PICTURE, 'role=Store owner', 'quote=They know my store.'],
  ['job', 'jobs', '/company-info/employment-opportunities/new-one/', ...PAGE, ...PAY, ...WORK, ...APPLY],
  ['food-show', 'food-shows', '/services/support-services/food-shows/', ...SHOW],
];

let town: FixtureSite;
const lines: string[] = [];

/** Runs it with these words after the command. */
async function create(words: readonly string[], name?: string): Promise<void> {
  await createIn(site, { ...settings(lines), content: join(town.folder, 'content'), words, name });
}

const failureOf = (...words: string[]): Promise<unknown> =>
  create(words).then(
    () => assert.fail('was created'),
    (error: unknown) => error,
  );
const refused = async (...words: string[]): Promise<string> => {
  const error = await failureOf(...words);
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
    for (const [, folder] of KINDS) assert.ok(kinds.includes(folder), folder);
  });

  for (const [kind, folder, shownOn, ...fields] of KINDS) {
    it(`creates a complete file, and reports its page: ${kind}`, async () => {
      await create([kind, 'New', 'One', ...fields]);
      const file = `${folder}/new-one.md`;
      assert.ok(lines.some((line) => line.endsWith(`${file}: created. Optional fields are in comments.`)));
      const shown = new RegExp(`^Shown on ${shownOn}( and \\d+ more)?\\. Preview it with npm start\\.$`, 'm');
      assert.match(lines.join('\n'), shown);
      const yaml = frontMatter(file);
      const written = JSON.stringify(parseDocument(yaml).toJS());
      for (const field of fields) assert.ok(written.includes(field.slice(field.indexOf('=') + 1)), field);
      assert.match(yaml, /^ *(name|title|heading): New One$/m);
    });
  }

  it('adds optional fields as comments', async () => {
    await create(['manager', 'New One', 'title=Buyer']);
    await create(['slide', 'New One', ...PICTURE]);
    const comments = [...frontMatter('managers/new-one.md').matchAll(/^# ([a-z]+): ./gm)].map(([, name]) => name);
    assert.deepEqual(comments, ['sample', 'draft', 'email', 'phone', 'photo', 'publish']);
    assert.match(frontMatter('heroes/new-one.md'), /^caption:\n {2}heading: New One\n {2}# subheading: a line below/m);
  });

  it('puts the new entry last', async () => {
    await create(['service', 'New One', ...SERVICE]);
    await create(['page-of-your-own', 'New Two', `description=${DESCRIPTION} Another.`, 'lead=More.']);
    const others = readdirSync(join(town.folder, 'content/services')).filter((name) => name !== 'new-one.md');
    const orders = others.map((name) => Number(/^order: (\d+)$/m.exec(town.readContent(`services/${name}`))?.[1]));
    const last = Math.max(...orders);
    assert.match(frontMatter('services/new-one.md'), new RegExp(`^order: ${last + 1}$`, 'm'));
    assert.match(frontMatter('pages/new-two.md'), /^# order: a whole number.* \(default: 0\)$/m);
  });

  it('reports the page of a draft', async () => {
    await create(['company-page', 'New One', 'draft=true', 'layout=article', ...PAGE, SUMMARY]);
    assert.ok(lines.includes('Shown on /company-info/new-one/. Preview it with npm start.'));
  });

  it('reads fields from the command line', async () => {
    const quote = 'They call back: always.';
    await create(['quote', 'Zoe Hall', 'order=7', 'role=Store owner', `quote=${quote}`, ...PICTURE]);
    const fields = parseDocument(frontMatter('testimonials/zoe-hall.md')).toJS();
    const picture = { src: 'produce.jpg', alt: 'Crates of fruit' };
    assert.deepEqual(fields, { name: 'Zoe Hall', role: 'Store owner', quote, order: 7, picture });
  });

  it('lists all fields that are missing, with an example, and writes nothing', async () => {
    const message = await refused('contact', 'Una Ray', 'title=Buyer');
    const starts = message.split('\n').map((line) => line.trim().split(/ {2,}/)[0]);
    assert.deepEqual(starts, [
      'These fields are required. Add them after the title:',
      ...['email=…', 'phone=…'],
      'For example: npm run new contact "Una Ray" "title=Buyer" "email=…" "phone=…"',
      'Or fill in a form: npm start, then Edit and New.',
    ]);
    assert.ok(!existsSync(join(town.folder, 'content/contacts/una-ray.md')));
  });

  it('lists what every variant requires, and then the fields of the chosen one', async () => {
    const listGaps = async (...words: string[]) =>
      [...(await refused('company-page', 'New One', ...words)).matchAll(/^ {2}(\w+)=…/gm)].map(([, name]) => name);
    assert.deepEqual(await listGaps(), ['description', 'lead', 'summary', 'layout']);
    assert.deepEqual(await listGaps('layout=history'), ['description', 'lead', 'summary', 'marks']);
  });

  for (const [message, ...words] of [
    [/^Name the kind of the entry: npm run new KIND "Title"\. The kinds are:\n {2}page-of-your-own +content\/pages\n/],
    [/^Unknown kind `servise`\. Did you mean `service`\? The kinds are:\n/, 'servise', 'A'],
    [/^`of` matches several: page-of-your-own, slide-of-/, 'of', 'A'],
    [/^The title is missing\. Add it in quotes/, 'manager'],
    [/^`` can't name a file\. Use lowercase letters, digits and hyphens: --name NAME$/, 'manager', '???'],
    [/^Unknown field `titel`\. Did you mean `title`\?$/, 'manager', 'A', 'titel=b'],
    [/^Unknown field `title\.sub`\.$/, 'manager', 'A', 'title.sub=b'],
  ] as const) {
    it(`rejects: ${words.join(' ')}`, async () => assert.match(await refused(...words), message));
  }

  it('never replaces a file', async () => {
    const before = town.readContent('managers/pia-berg.md');
    const message = await refused('manager', 'Pia Berg', 'title=x');
    assert.match(message, /managers\/pia-berg\.md` already exists\. Choose another title/);
    assert.equal(town.readContent('managers/pia-berg.md'), before);
    await create(['manager', 'Pia Berg', 'title=Buyer'], 'pia-berg-2');
    assert.match(town.readContent('managers/pia-berg-2.md'), /^name: Pia Berg$/m);
  });

  it('reports the errors of the new file', async () => {
    const error = await failureOf('manager', 'Ida', 'title=Buyer', 'phone=12');
    assert.ok(error instanceof BuildFailure);
    const wrong = /managers\/ida\.md:\d+:8 error `phone` must be a phone number in quotes, such as .* Replace `12`/;
    assert.match(error.message, wrong);
  });
});
