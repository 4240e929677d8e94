/** The text of an entry in the panel: Markdown → blocks → Markdown. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { findUnknown, formatBlocks, parseMarkdown, readBlocks } from '../../panel/rich-text.ts';

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
    assert.deepEqual(listNodes('B. Smith buys.'), [paragraph('B. Smith buys.')]);
    const characters = fc.constantFrom(...'#*_[]()<>&;{}~!|`\\"-+.1 ab:/=');
    const typed = fc.string({ unit: characters, minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        typed.filter((text) => text === text.trim() && !text.includes('  ')),
        (text) => {
          const size = { width: null, height: null };
          const shown = text.replaceAll(/[`\\]/g, '').trim() || 'a';
          const picture = { type: 'image', attrs: { src: 'a.jpg', alt: shown, title: shown, ...size } };
          for (const node of [paragraph(text), picture]) {
            const written = formatBlocks([], [node]);
            assert.deepEqual(listNodes(written), [node], written);
            assert.equal(findUnknown(written), undefined);
          }
        },
      ),
    );
  });

  it('are reported if the panel could not write them back', () => {
    assert.equal(findUnknown(TEXT), undefined);
    for (const block of ['<b>x</b>', 'a <i>x</i>', '# Main', '- [ ] x', '[x]: /y']) {
      assert.equal(findUnknown(`One.\n\n${block}\n\nTwo.`), block);
    }
  });
});
