/** What a text may say as typed, and what may be markup of another program. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { array, assert as assertProperty, constantFrom, property } from 'fast-check';
import { z } from 'zod';
import { readMarkdown } from '../../../engine/content/markdown.ts';
import { parseFile } from '../../../engine/content/read.ts';
import { readTable } from '../../support/table.ts';

function readBody(body: string) {
  const { source } = parseFile({ path: 'a.md', file: 'a.md', hash: '' }, Buffer.from(`---\ntitle: A\n---\n\n${body}`));
  assert.ok(source);
  const read = readMarkdown(source);
  return {
    ...read,
    html: read.blocks.map((block) => ('html' in block ? block.html : JSON.stringify(block))).join('\n'),
  };
}

const explain = (body: string): string[] => readBody(body).errors.map(({ code, message }) => `${code}: ${message}`);
const { prose, refused } = readTable(
  'stray-markup',
  z.strictObject({ prose: z.record(z.string(), z.string()), refused: z.array(z.string()) }),
);

describe('a text', () => {
  for (const [name, text] of Object.entries(prose)) {
    it(`stays as it is: ${name}`, () => assert.deepEqual(explain(text), []));
  }

  it('is refused if it may be markup', () =>
    assert.deepEqual(
      refused.filter((text) => readBody(text).errors.length === 0),
      [],
    ));

  it('may have any sign after a backslash', () => {
    const signs = array(constantFrom(...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', 'a', ' '), {
      minLength: 1,
      maxLength: 8,
    });
    assertProperty(
      property(signs, (parts) => {
        const escaped = parts.map((part) => part.replace(/[!-/:-@[-`{-~]/, '\\$&')).join('');
        assert.deepEqual(explain(`Milk ${escaped} Milk`), []);
        assert.deepEqual(explain(`${escaped.trim()} Milk`), []);
      }),
      { numRuns: 2000 },
    );
  });

  it('shows no sign that was refused', () => {
    const units = ['a', '5', ' ', '\n', '**', ...'[]<>|\\^~_=*`', '##', '::', '%%'];
    assertProperty(
      property(array(constantFrom(...units), { maxLength: 12 }), (parts) => {
        const { errors, html } = readBody(`Milk ${parts.join('')}`);
        if (errors.length > 0) return;
        const shown = html
          .replace(/<code>.*?<\/code>/gs, '')
          .replace(/<[^>]*>/g, '\n')
          .replace(/&(?:lt|gt);/g, '=');
        // A comparison or a product, an amount, and a sign that a backslash shows.
        const certain = /(?<=^|\s|\d)[=*]+(?=\s|\d|$)|[=*](?=\d)|(?<=\d)[=*]|~(?=\d)/g;
        if (!parts.includes('\\')) assert.doesNotMatch(shown.replace(certain, ''), /[[\]|^~_=*`]|##|::|%%/, html);
      }),
      { numRuns: 3000 },
    );
  });
});
