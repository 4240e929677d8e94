/** The text of an entry in the panel: Markdown → blocks → Markdown. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { findUnknown, formatBlocks, isKept, parseMarkdown, readBlocks, schema } from '../../panel/markdown-blocks.ts';

/** Markdown in styles that the panel itself does not write. */
const BLOCKS = [
  '## What you get\n\n',
  'Coffee -- and "tea" -- for __{{stores}}__ stores,\nof R&D.\n\n',
  '* one\n* two\n   + deeper\n\n',
  '|a|b|\n|-|:-:|\n|1|*2*|\n\n',
  '> Quoted,\n> twice.\n\n',
  'Heading\n-------\n\n',
  'See [us](/contact/).',
];
const TEXT = BLOCKS.join('');

const listNodes = (text: string): JSONContent[] => JSON.parse(JSON.stringify(parseMarkdown(text))).content ?? [];
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const heading = (text: string) => ({ ...paragraph(text), type: 'heading', attrs: { level: 2 } });
const list = (text: string) => ({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text)] }] });
const mark = (type: string) => (type === 'link' ? { type, attrs: { href: '/contact/' } } : { type });
const table = (text: string) => {
  const row = (type: string) => ({ type: 'tableRow', content: [{ type, content: [paragraph(text)] }] });
  return { type: 'table', content: [row('tableHeader'), row('tableCell')] };
};

const CHARACTERS = '#*_[]()<>&;{}~!|`\\"-+.1 ab:/=@';
const WORDS =
  'https://example.com/price_list_fall. www.example.com/a_b*c (https://example.com/?a=1&b_=2) ann_lee+shop@example.com 1986. 2) * _ + # - < > | a|b R&D &amp; <b> snake_case 5*3 ** ~ ~~ [x] {{stores}} `'.split(
    ' ',
  );

/** A block with all attributes, written and read again. */
function expectKept(block: JSONContent): string {
  const node: JSONContent = schema.nodeFromJSON(block).toJSON();
  const written = formatBlocks([], [node]);
  assert.ok(isKept(written, [node]), `${JSON.stringify(block)}\n${written}`);
  return written;
}

const write = (nodes: readonly JSONContent[]) => formatBlocks(readBlocks(TEXT), nodes);

describe('the blocks of a text', () => {
  it('keep their Markdown if another block changes', () => {
    const nodes = listNodes(TEXT);
    assert.equal(write(nodes), TEXT);
    for (const index of BLOCKS.keys()) {
      const written = write(nodes.with(index, paragraph('Changed.')));
      const [before, after] = [BLOCKS.slice(0, index).join(''), BLOCKS.slice(index + 1).join('')];
      assert.equal(written, [before.trimEnd(), 'Changed.', after].filter((part) => part !== '').join('\n\n'));
    }
  });

  it('can be added, removed and moved; empty paragraphs are not written', () => {
    const [heading = {}, ...others] = listNodes(TEXT);
    const written = write([...others, { type: 'paragraph' }, heading]);
    assert.equal(written, `${BLOCKS.slice(1).join('')}\n\n## What you get`);
    assert.equal(write([]), '');
    assert.equal(formatBlocks([], [paragraph('New.'), { type: 'paragraph' }]), 'New.');
  });

  it('keep typed text that looks like Markdown when they are written and read again', () => {
    const typed = fc.string({ unit: fc.constantFrom(...CHARACTERS), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(typed, (text) => {
        const size = { width: null, height: null };
        const shown = text.replaceAll(/[`\\<]/g, '').trim() || 'a';
        const picture = { type: 'image', attrs: { src: 'a.jpg', alt: shown, title: shown, ...size } };
        for (const block of [paragraph(text), heading(text), table(text), list(text), picture]) expectKept(block);
      }),
    );
  });

  it('keep addresses, numbers and signs as they are typed', () => {
    const words = fc.constantFrom(...WORDS);
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), (parts) => {
        const text = parts.join(' ');
        const written = expectKept(paragraph(text));
        for (const address of parts.filter((part) => /[:@]/.test(part))) assert.ok(written.includes(address), written);
        for (const block of [heading(text), table(text), list(text)]) expectKept(block);
      }),
    );
  });

  it('keep words in bold, italics and links, in any order', () => {
    const marks = fc.uniqueArray(fc.constantFrom('bold', 'italic', 'link'));
    const word = fc.record({ text: fc.constantFrom('Fresh', 'and', 'local', '(soon)', 'a_b', '5 * 3'), marks });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (parts) => {
        const nodes = parts.flatMap(({ text, marks: names }, index) => [
          { type: 'text', text: index === 0 ? text : ` ${text}`, marks: names.map(mark) },
        ]);
        for (const type of ['paragraph', 'heading']) expectKept({ type, attrs: { level: 2 }, content: nodes });
      }),
    );
  });

  it('are reported if the panel could not write them back', () => {
    assert.equal(findUnknown(TEXT), undefined);
    for (const block of ['<b>x</b>', 'a <i>x</i>', '# Main', '- [ ] x', '[x]: /y']) {
      assert.equal(findUnknown(`One.\n\n${block}\n\nTwo.`), block);
    }
  });
});
