/** `npm run new` */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseDocument } from 'yaml';
import { site } from '../../build.ts';
import { createIn, type NewOptions } from '../../engine/cli/commands.ts';
import { listCollections } from '../../engine/content/collections.ts';
import type { Terminal } from '../../engine/content/scaffold-form.ts';
import { BuildFailure } from '../../engine/core/diagnostics.ts';
import { UsageError } from '../../engine/core/options.ts';
import { copyFixture, type FixtureSite, settings } from '../fixture-site.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Typed answers by field; those of a list end with an empty line. */
type Answers = Record<string, string | string[]>;

const PAGE: Answers = {
  description: 'A page of a very small co-operative that exists for tests alone, and is long enough to be found.',
  lead: 'Your store gets more.',
};
const SUMMARY: Answers = { summary: 'More for your store.' };
const PICTURE: Answers = { 'picture.src': 'produce.jpg', 'picture.alt': 'Crates of fruit' };
const KINDS: Record<string, { answers: Answers; file: string; place: RegExp }> = {
  'page-of-your-own': { answers: PAGE, file: 'pages/new-one.md', place: /^Shown on \/new-one\// },
  slide: { answers: PICTURE, file: 'heroes/new-one.md', place: /^Shown on \/\. / },
  'group-of-services': {
    answers: { ...PAGE, ...SUMMARY, ...PICTURE },
    file: 'groups/new-one.md',
    place: /on \/services\/new-one\//,
  },
  service: {
    answers: { ...PAGE, ...SUMMARY, ...PICTURE, group: 'product-categories' },
    file: 'services/new-one.md',
    place: /on \/services\/product-categories\/new-one\//,
  },
  'company-page': {
    answers: { ...PAGE, ...SUMMARY, layout: 'article' },
    file: 'company/new-one.md',
    place: /on \/company-info\/new-one\//,
  },
  manager: {
    answers: { title: 'Buyer' },
    file: 'managers/new-one.md',
    place: /on \/company-info\/our-management-team\//,
  },
  contact: {
    answers: { title: 'New-Stores Manager', email: 'new@example.com', phone: '(800) 555-0199' },
    file: 'contacts/new-one.md',
    place: /^Shown on \//,
  },
  quote: {
    answers: { ...PICTURE, role: 'Store owner', quote: 'They know my store.' },
    file: 'testimonials/new-one.md',
    place: /on \//,
  },
  job: {
    answers: {
      ...PAGE,
      'pay.per': 'hour',
      'pay.steps.0.value': '{{driver-start}}',
      'pay.steps.1.value': '',
      hours: 'At night',
      'requirements.0': 'Two arms',
      'requirements.1': 'Two legs',
      'requirements.2': '',
      'duties.0': 'Load trucks',
      'duties.1': '',
      'apply.label': 'Apply',
      'apply.href': 'https://example.com/apply',
    },
    file: 'jobs/new-one.md',
    place: /\/new-one\//,
  },
  'food-show': {
    answers: {
      service: 'food-shows',
      starts: '2026-05-01',
      ends: '2026-05-02',
      'place.0': 'The hall',
      'place.1': '',
    },
    file: 'food-shows/new-one.md',
    place: /on \//,
  },
};

let town: FixtureSite;
const lines: string[] = [];

/** Fails if a question has no answer. */
function typing(answers: Answers): Terminal {
  const left = new Map(Object.entries(answers).map(([name, answer]) => [name, [answer].flat()]));
  let asked = '';
  return {
    print(line) {
      lines.push(line);
      asked = /^([\w.]+): /.exec(line)?.[1] ?? asked;
    },
    async ask(question) {
      const answer = left.get(question.startsWith('>') ? asked : question)?.shift();
      assert.ok(answer !== undefined, `no answer for ${asked}`);
      return answer;
    },
  };
}

async function create(words: readonly string[], answers?: Answers, others: Partial<NewOptions> = {}): Promise<void> {
  const terminal = answers && typing(answers);
  await createIn(site, { ...settings(lines), content: join(town.folder, 'content'), words, terminal, ...others });
}

const refused = async (words: readonly string[], others?: Partial<NewOptions>): Promise<string> => {
  const error = await create(words, undefined, others).then(
    () => undefined,
    (found: unknown) => found,
  );
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
    town.remove();
  });

  it('has a kind for each folder', () => {
    const kinds = listCollections(site.rules.collections).map(({ path }) => path);
    const folders = Object.values(KINDS).map(({ file }) => file.split('/')[0] ?? '');
    assert.deepEqual(
      folders.filter((folder) => !kinds.includes(folder)),
      [],
    );
  });

  for (const [kind, { answers, file, place }] of Object.entries(KINDS)) {
    it(`creates a complete file, and reports its page: ${kind}`, async () => {
      await create([kind, 'New', 'One'], answers);
      assert.ok(lines.some((line) => line.endsWith(`${file}: created. Optional fields are in comments.`)));
      assert.ok(
        lines.some((line) => place.test(line)),
        lines.join('\n'),
      );
      const yaml = frontMatter(file);
      const said = JSON.stringify(parseDocument(yaml).toJS());
      for (const answer of Object.values(answers).flat()) assert.ok(said.includes(JSON.stringify(answer).slice(1, -1)));
      assert.match(yaml, /^ *(name|title|heading): New One$/m);
    });
  }

  it('adds optional fields as comments, and does not ask for them', async () => {
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

  it('asks again until the schema accepts the answer', async () => {
    await create(['contact', 'Ann Lee'], { title: 'Buyer', email: 'a@example.com', phone: ['dusk', '(800) 555-0111'] });
    assert.ok(lines.some((line) => line.startsWith('  `phone` must be a phone number in quotes')));
    assert.match(frontMatter('contacts/ann-lee.md'), /^phone: "\(800\) 555-0111"$/m);
  });

  it('asks for the variant first, then for its fields', async () => {
    const answers = {
      ...PAGE,
      ...SUMMARY,
      layout: ['articel', 'history'],
      'marks.0.year': 'Then',
      'marks.0.text': 'We began.',
    };
    await create(['company-page', 'New One'], { ...answers, 'marks.1.year': '' });
    assert.ok(lines.includes('  `layout` must be one of article, team, testimonials, jobs, gallery, history.'));
    assert.match(frontMatter('company/new-one.md'), /^marks:\n {2}- year: Then\n {4}text: We began\.$/m);
  });

  it('reports the page of a draft', async () => {
    await create(['company-page', 'New One', 'draft=true', 'layout=article'], { ...PAGE, ...SUMMARY });
    assert.ok(lines.includes('Shown on /company-info/new-one/. Preview it with npm start.'));
  });

  it('lists the possible names, and accepts no others', async () => {
    await create(['service', 'Floral'], {
      ...PAGE,
      ...SUMMARY,
      ...PICTURE,
      group: ['product-category', 'product-categories'],
    });
    assert.ok(lines.includes('  one of product-categories, retail-services, support-services'));
    assert.ok(lines.includes('  Unknown name `product-category`. Did you mean `product-categories`?'));
  });

  it('asks for a missing title', async () => {
    await create(['manager'], { 'Title or name: ': 'Bo Ek', title: 'Buyer' });
    assert.match(frontMatter('managers/bo-ek.md'), /^name: Bo Ek$/m);
  });

  it('reads fields from the command line', async () => {
    await create([
      'quote',
      'Zoe Hall',
      'role=Store owner',
      'quote=They call back: always.',
      'order=7',
      'picture.src=produce.jpg',
      'picture.alt=Crates of fruit',
    ]);
    const fields = parseDocument(frontMatter('testimonials/zoe-hall.md')).toJS();
    const picture = { src: 'produce.jpg', alt: 'Crates of fruit' };
    assert.deepEqual(fields, {
      name: 'Zoe Hall',
      role: 'Store owner',
      quote: 'They call back: always.',
      order: 7,
      picture,
    });
  });

  it('lists what is missing if nobody can be asked, and writes nothing', async () => {
    const message = await refused(['contact', 'Una Ray', 'title=Buyer']);
    assert.deepEqual(
      message.split('\n').map((line) => line.trim().split(/ {2,}/)[0]),
      ['These fields are required. Add them after the title:', 'email=…', 'phone=…'],
    );
    assert.ok(!existsSync(join(town.folder, 'content/contacts/una-ray.md')));
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
    [['manager', 'A', 'title.sub=b'], /^Unknown field `title\.sub`\. `title` has no parts\.$/],
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
    await create(['manager', 'Pia Berg', 'title=Buyer'], undefined, { name: 'pia-berg-2' });
    assert.match(town.readContent('managers/pia-berg-2.md'), /^name: Pia Berg$/m);
  });

  it('reports the errors of the new file', async () => {
    const error = await create(['manager', 'Ida', 'title=Buyer', 'phone=12']).then(
      () => undefined,
      (found: unknown) => found,
    );
    assert.ok(error instanceof BuildFailure);
    assert.match(
      error.message,
      /managers\/ida\.md:\d+:8 error `phone` must be a phone number in quotes, such as .* Replace `12`/,
    );
  });

  it('is a command, which fails if fields are missing', () => {
    const call = ['engine/cli/run.js', 'build.ts', 'new', 'manager', 'Ann Lee'];
    const { status, stderr } = spawnSync(process.execPath, call, { cwd: project, encoding: 'utf8', input: '' });
    assert.equal(status, 1);
    assert.match(stderr, /^These fields are required\. Add them after the title:\n {2}title=… +the job title$/m);
  });
});
