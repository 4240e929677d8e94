/** Facts: defined in one file, used as variables elsewhere. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseFile } from '../../../engine/content/index.ts';
import { interpolateFacts, readKnownFacts } from '../../../site/checks/variables.ts';
import { copyFixture, readFixture } from '../../support/fixture-site.ts';

describe('a fact', () => {
  it('is shown as its text, or in digits if the copy asks for them; a phone number becomes a link', async () => {
    const fixture = copyFixture();
    const names = '{{note-years}}, {{note-years in digits}}, {{ dividend-cash-share in digits }} times.';
    fixture.edit('services/produce.md', 'every morning.', names);
    fixture.edit('services/produce.md', 'at dawn', '{{phone}}');
    await fixture.build();
    const shown = /ten, 10, ½ times\.[\s\S]*comes <a href="tel:8005550100">\(800\)\s555-0100<\/a>/;
    assert.match(fixture.read('services/product-categories/produce/index.html'), shown);
  });

  it('that contradicts another with the same `measures` causes a warning, not an error', async () => {
    const fixture = copyFixture('overlays/facts');
    const warning = /content\/facts\.md: trucks owned: trucks-plus says 12, trucks-more says 11; ask which is right$/m;
    assert.match((await fixture.build()).join('\n'), warning);
    fixture.edit('facts.md', 'value: 11, unit: trucks, text: more than 11', 'value: 12, unit: trucks, text: twelve');
    assert.doesNotMatch((await fixture.build()).join('\n'), /trucks owned/);
  });
});

describe('a text of 200 KB is searched for variables in full', () => {
  const read = (path: string, raw: string) => {
    const { source } = parseFile({ path, file: path, hash: '' }, Buffer.from(raw));
    return source ?? assert.fail();
  };
  const facts = read('facts.md', readFixture('base/facts.md'));
  const repeat = (part: string) => part.repeat(199_000 / part.length);
  // Regular expressions that backtrack take minutes or hours for these.
  for (const part of ['a', ' ', '](', '{{ ', 'a@', '12 ', 'ten weeks ']) {
    it(`if it repeats ${JSON.stringify(part)}`, () => {
      // The end has something to find: an unknown fact.
      const source = read('services/a.md', `---\ntitle: A\n---\n{{${repeat(part)} @ and {{foundet}} 77`);
      const { errors } = interpolateFacts(source, readKnownFacts([facts]));
      assert.ok(errors.some(({ code }) => code === 'unknown-fact' || code === 'stray-braces'));
    });
  }
});
