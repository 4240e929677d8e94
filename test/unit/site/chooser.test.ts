/** The chooser of the contact form: a phone shows some twenty letters of a line, so it begins with what distinguishes people. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { addFile, copyFixture } from '../../support/fixture-site.ts';

const NAMES = ['Ada King', 'Ben Cole'];

async function readOptions(titles: readonly string[]): Promise<string[]> {
  const fixture = copyFixture();
  titles.forEach((title, order) => {
    const fields = { name: NAMES[order], title, order, email: 'ada@example.com', phone: '(800) 555-0121' };
    const lines = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    addFile(fixture, `contacts/person-${order}.md`, `---\n${lines.join('\n')}\n---\n`);
  });
  await fixture.build();
  const $ = load(fixture.read('contact/index.html'));
  return $('select[name=to] option')
    .toArray()
    .map((option) => $(option).text());
}

describe('the chooser of whom to write to', () => {
  for (const [what, titles, options] of [
    ['leaves out what all titles share', ['Manager, North', 'Manager, Coast'], ['North: Ada King', 'Coast: Ben Cole']],
    [
      'keeps titles that differ whole',
      ['Director, North', 'Manager, North'],
      ['Director, North: Ada King', 'Manager, North: Ben Cole'],
    ],
    ['names people alone where their titles are the same', ['Manager', 'Manager'], ['Ada King', 'Ben Cole']],
    ['names one person alone', ['Manager, North'], ['Ada King']],
  ] as const) {
    it(what, async () => assert.deepEqual(await readOptions(titles), options));
  }
});
