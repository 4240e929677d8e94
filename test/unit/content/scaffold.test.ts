/** `npm run new`, which creates a content file. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { site } from '../../../build.ts';
import { createContentFile } from '../../../engine/cli/commands.ts';
import { UsageError } from '../../../engine/core/index.ts';
import { copyFixture, type FixtureSite, fixtureOptions } from '../../support/fixture-site.ts';
import { readTable } from '../../support/table.ts';

const kindSchema = z.object({ folder: z.string(), shownOn: z.string(), fields: z.array(z.string()) });
const KINDS = readTable('kinds', z.record(z.string(), kindSchema));
const fieldsOf = (name: string) => KINDS[name]?.fields ?? assert.fail(name);

let town: FixtureSite;
const lines: string[] = [];

async function create(args: readonly string[], name?: string): Promise<void> {
  await createContentFile(site, { ...fixtureOptions(lines), content: join(town.folder, 'content'), args, name });
}

async function usageError(...args: string[]): Promise<string> {
  const error = await create(args).catch((reason: unknown) => reason);
  assert.ok(error instanceof UsageError, String(error));
  return error.message;
}
const frontMatter = (path: string) => town.readContent(path).split('---\n')[1] ?? '';

describe('npm run new', () => {
  beforeEach(() => {
    town = copyFixture('town');
  });
  afterEach(() => {
    lines.length = 0;
  });

  for (const [kind, { folder, shownOn, fields }] of Object.entries(KINDS)) {
    it(`creates a valid file, and names the page that shows it: ${kind}`, async () => {
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

  it('writes optional fields as comments', async () => {
    await create(['manager', 'New One', 'title=Buyer']);
    await create(['slide', 'New One', ...fieldsOf('slide')]);
    const comments = [...frontMatter('managers/new-one.md').matchAll(/^# ([a-z]+): ./gm)].map(([, name]) => name);
    assert.deepEqual(comments, ['sample', 'draft', 'email', 'phone', 'photo', 'publish']);
    assert.match(frontMatter('heroes/new-one.md'), /^caption:\n {2}heading: New One\n {2}# subheading: a line below/m);
  });

  it('puts the new entry last if its order is required', async () => {
    await create(['service', 'New One', ...fieldsOf('service')]);
    // `fieldsOf` gives both entries the same description, but no two pages may share one.
    await create(['page-of-your-own', 'New Two', `${fieldsOf('page-of-your-own')[0]} Another.`, 'lead=More.']);
    const others = readdirSync(join(town.folder, 'content/services')).filter((name) => name !== 'new-one.md');
    const orders = others.map((name) => Number(/^order: (\d+)$/m.exec(town.readContent(`services/${name}`))?.[1]));
    const last = Math.max(...orders);
    assert.match(frontMatter('services/new-one.md'), new RegExp(`^order: ${last + 1}$`, 'm'));
    assert.match(frontMatter('pages/new-two.md'), /^# order: a whole number.* \(default: 0\)$/m);
  });

  it('names the page that shows a draft', async () => {
    await create(['company-page', 'New One', 'draft=true', ...fieldsOf('company-page')]);
    assert.ok(lines.includes('Shown on /company-info/new-one/. Preview it with npm start.'));
  });

  it('writes the fields given on the command line', async () => {
    const quote = 'They call back: always.';
    // `fieldsOf('slide')` are the fields of a picture.
    await create(['quote', 'Zoe Hall', 'order=7', 'role=Store owner', `quote=${quote}`, ...fieldsOf('slide')]);
    const fields = parseDocument(frontMatter('testimonials/zoe-hall.md')).toJS();
    const picture = { src: 'produce.jpg', alt: 'Crates of fruit' };
    assert.deepEqual(fields, { name: 'Zoe Hall', role: 'Store owner', quote, order: 7, picture });
  });

  it('lists all missing fields, with an example, and writes nothing', async () => {
    const message = await usageError('contact', 'Una Ray', 'title=Buyer');
    const starts = message.split('\n').map((line) => line.trim().split(/ {2,}/)[0]);
    assert.deepEqual(starts, [
      'These fields are required. Add them after the title:',
      'email=…',
      'phone=…',
      'For example: npm run new contact "Una Ray" "title=Buyer" "email=…" "phone=…"',
      'Or fill in a form: npm start, then Edit and New.',
    ]);
    assert.ok(!existsSync(join(town.folder, 'content/contacts/una-ray.md')));
  });

  it('lists the missing fields that all variants require, or those of the chosen variant', async () => {
    const listMissing = async (...args: string[]) =>
      [...(await usageError('company-page', 'New One', ...args)).matchAll(/^ {2}(\w+)=…/gm)].map(([, name]) => name);
    assert.deepEqual(await listMissing(), ['description', 'lead', 'summary', 'layout']);
    assert.deepEqual(await listMissing('layout=history'), ['description', 'lead', 'summary', 'milestones']);
  });

  for (const [args, start] of Object.entries(readTable('refused-entries', z.record(z.string(), z.string())))) {
    it(`refuses wrong arguments: ${args}`, async () => {
      const message = await usageError(...args.split('|').filter(Boolean));
      assert.equal(message.split('\n').slice(0, 2).join('\n'), start);
    });
  }

  it('does not replace a file, but can use another name', async () => {
    const before = town.readContent('managers/pia-berg.md');
    const message = await usageError('manager', 'Pia Berg', 'title=x');
    assert.match(message, /managers\/pia-berg\.md` already exists\. Choose another title/);
    assert.equal(town.readContent('managers/pia-berg.md'), before);
    await create(['manager', 'Pia Berg', 'title=Buyer'], 'pia-berg-2');
    assert.match(town.readContent('managers/pia-berg-2.md'), /^name: Pia Berg$/m);
  });

  it('reports errors in the new file', async () => {
    const message = /managers\/ida\.md:\d+:8 error `phone` must be a phone number in quotes, such as .* Replace `12`/;
    await assert.rejects(create(['manager', 'Ida', 'title=Buyer', 'phone=12']), { name: 'BuildFailure', message });
  });
});
