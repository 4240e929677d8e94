/** Texts that nobody writes on purpose: each is an error with a line, never a stack. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addFile, copyFixture, readFixture } from '../../support/fixture-site.ts';

const [FRONT = ''] = readFixture('base/services/produce.md').split('## ');

async function faultsOf(content: string): Promise<string> {
  const fixture = copyFixture();
  addFile(fixture, 'services/produce.md', content);
  const faults = await fixture.errors();
  fixture.remove();
  return faults;
}

const nestedList = Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');

describe('a text', () => {
  it('of more than 200 KB is refused', async () => {
    const faults = await faultsOf(FRONT + 'a word '.repeat(30_000));
    assert.match(
      faults,
      /^content\/services\/produce\.md:1:1 error The file has 210,\d{3} bytes; the limit is 200,000\. Shorten it\.$/,
    );
  });

  for (const [what, text] of [
    ['quotes', `${'>'.repeat(5000)} a`],
    ['lists in one line', `${'- '.repeat(5000)}a`],
    ['lists', nestedList],
    ['emphases', `${'*a **b '.repeat(3000)}${'c** d* '.repeat(3000)}`],
    ['eleven quotes', `${'> '.repeat(11)}a`],
  ] as const) {
    it(`with ${what} in one another is refused`, async () => {
      const faults = await faultsOf(`${FRONT}${text}\n`);
      assert.match(faults, /^content\/services\/produce\.md:\d+:\d+ error More than 10 lists, quotes and emph/);
      assert.equal(faults.split('\n').length, 1);
    });
  }

  it('with ten lists in one another is not', async () => {
    const fixture = copyFixture();
    addFile(fixture, 'services/produce.md', `${FRONT}${nestedList.split('\n').slice(0, 10).join('\n')}\n`);
    await fixture.build();
    fixture.remove();
  });

  it('with groups of fields in one another is refused', async () => {
    const faults = await faultsOf(FRONT.replace('order: 1', `order: ${'['.repeat(20_000)}`));
    assert.match(faults, /^content\/services\/produce\.md:6:\d+ error Fields are nested too deeply/m);
  });
});
