/** The text of an entry in the panel: Markdown → blocks → Markdown. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { JSONContent } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import fc from 'fast-check';
import { findUnknown, formatBlocks, isKept, parseMarkdown, readBlocks, schema } from '../../panel/markdown-blocks.ts';
import { readPasted } from '../../panel/paste.ts';

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

const listNodes = (text: string) => parseMarkdown(text).children;
const toNode = (block: JSONContent) => schema.nodeFromJSON(block);
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const heading = (text: string) => ({ ...paragraph(text), type: 'heading', attrs: { level: 2 } });
const list = (text: string) => ({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text)] }] });
const mark = (type: string) => (type === 'link' ? { type, attrs: { href: '/contact/' } } : { type });
const table = (text: string) => {
  const row = (type: string) => ({ type: 'tableRow', content: [{ type, content: [paragraph(text)] }] });
  return { type: 'table', content: [row('tableHeader'), row('tableCell')] };
};

it('reads a no-break space after a mark as a build does', () => {
  assert.deepEqual(listNodes('-\u00A0one'), listNodes('- one'));
  assert.deepEqual(listNodes('##\u00A0One'), listNodes('## One'));
  assert.equal(findUnknown('-\u00A0one\n- two'), undefined);
  assert.equal(isKept('-\u00A0one', [toNode(paragraph('-\u00A0one'))]), false);
});

const CHARACTERS = '#*_[]()<>&;{}~!|`\\"-+.1 ab:/=@';
const WORDS =
  'https://example.com/price_list_fall. www.example.com/a_b*c (https://example.com/?a=1&b_=2) ann_lee+shop@example.com 1986. 2) * _ + # - < > | a|b R&D &amp; <b> snake_case 5*3 ** ~ ~~ [x] {{stores}} `'.split(
    ' ',
  );

/** Whether Markdown would take a text for an item of a list or the row of a table. Nobody can type such a text. */
const isPart = (text: string) => /^ *(?:[-+*] +\S|\|)/.test(text);

/** A block with all attributes, written and read again. */
function expectKept(block: JSONContent): string {
  const node = toNode(block);
  const written = formatBlocks([], [node]);
  assert.ok(isKept(written, [node]), `${JSON.stringify(block)}\n${written}`);
  return written;
}

const write = (nodes: readonly Node[]) => formatBlocks(readBlocks(TEXT), nodes);

describe('the blocks of a text', () => {
  it('keep their Markdown if another block changes', () => {
    const nodes = listNodes(TEXT);
    assert.equal(write(nodes), TEXT);
    for (const index of BLOCKS.keys()) {
      const written = write(nodes.with(index, toNode(paragraph('Changed.'))));
      const [before, after] = [BLOCKS.slice(0, index).join(''), BLOCKS.slice(index + 1).join('')];
      assert.equal(written, [before.trimEnd(), 'Changed.', after].filter((part) => part !== '').join('\n\n'));
    }
  });

  it('can be added, removed and moved; empty paragraphs are not written', () => {
    const [first, ...others] = listNodes(TEXT);
    const empty = toNode({ type: 'paragraph' });
    const written = write([...others, empty, ...(first ? [first] : [])]);
    assert.equal(written, `${BLOCKS.slice(1).join('')}\n\n## What you get`);
    assert.equal(write([]), '');
    assert.equal(formatBlocks([], [toNode(paragraph('New.')), empty]), 'New.');
  });

  it('keep typed text that looks like Markdown when they are written and read again', () => {
    const typed = fc.string({ unit: fc.constantFrom(...CHARACTERS), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(typed, (text) => {
        const size = { width: null, height: null };
        const shown = text.replaceAll(/[`\\<]/g, '').trim() || 'a';
        const picture = { type: 'image', attrs: { src: 'a.jpg', alt: shown, title: shown, ...size } };
        for (const block of [heading(text), table(text), picture]) expectKept(block);
        if (!isPart(text)) for (const block of [paragraph(text), list(text)]) expectKept(block);
      }),
    );
  });

  it('keep addresses, numbers and signs as they are typed', () => {
    const words = fc.constantFrom(...WORDS);
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), (parts) => {
        const text = parts.join(' ');
        for (const block of [heading(text), table(text), ...(isPart(text) ? [] : [paragraph(text), list(text)])]) {
          const written = expectKept(block);
          for (const address of parts.filter((part) => /[:@]/.test(part)))
            assert.ok(written.includes(address), written);
        }
      }),
    );
  });

  it('get no backslash that is not needed', () => {
    const texts = 'Meat & deli, R&D|5 * 3 * 2|a_b|-5|C# (soon)!|1 < 2|Hours: 8 - 5|See[^1].|[[Grocery]] :::note ==x==';
    for (const text of texts.split('|')) assert.equal(expectKept(paragraph(text)), text);
    assert.equal(expectKept(paragraph('1986. What a year (soon)')), '1986\\. What a year (soon)');
    assert.equal(expectKept(paragraph('[^1]: The')), '[^1]\\: The');
    assert.equal(expectKept(heading('- Eggs')), '## - Eggs');
  });

  it('are not kept if only a backslash, which authors do not see, keeps a line from being a list or a table', () => {
    const item = { type: 'listItem', content: [paragraph('a'), paragraph('* Eggs')] };
    for (const block of [paragraph('- Eggs'), paragraph('| a | b |'), { type: 'bulletList', content: [item] }])
      assert.equal(isKept(formatBlocks([], [toNode(block)]), [toNode(block)]), false);
  });

  it('need no space at their end, of any kind', () => {
    for (const space of ['\u00A0', ' \u00A0 ', '\u2003']) {
      const blocks = [heading(`Fish${space}`), paragraph(`One.${space}`), list(`a${space}`), paragraph('Two')];
      const nodes = blocks.map(toNode);
      const written = formatBlocks([], nodes);
      assert.equal(written, '## Fish\n\nOne.\n\n- a\n\nTwo');
      assert.ok(isKept(written, nodes));
    }
  });

  it('have one line in a cell of a table', () => {
    const cell = (count: number) => {
      const paragraphs = Array.from({ length: count }, (_, index) =>
        index === 0 ? paragraph('a') : { type: 'paragraph' },
      );
      const row = { type: 'tableRow', content: [{ type: 'tableHeader', content: paragraphs }] };
      return toNode({ type: 'table', content: [row] });
    };
    for (const count of [1, 2]) assert.equal(isKept(formatBlocks([], [cell(count)]), [cell(count)]), count === 1);
  });

  it('have line breaks one at a time', () => {
    const lines = (count: number) => {
      const breaks = Array.from({ length: count }, () => ({ type: 'hardBreak' }));
      return toNode({
        type: 'paragraph',
        content: [{ type: 'text', text: 'a' }, ...breaks, { type: 'text', text: 'b' }],
      });
    };
    assert.equal(formatBlocks([], [lines(1)]), 'a  \nb');
    for (const count of [1, 2]) assert.equal(isKept(formatBlocks([], [lines(count)]), [lines(count)]), count === 1);
  });

  it('can be lists of the same kind after one another, and lists of any kind with bold words and links', () => {
    const [bullets = '', numbers = ''] = ['- a **b**\n  - [c](/c/)', '3. a *b*\n4. [c](/c/)'];
    for (const text of [bullets, numbers]) {
      assert.equal(formatBlocks([], listNodes(text)), text);
      const twice = [...listNodes(text), ...listNodes(text)];
      assert.ok(isKept(formatBlocks([], twice), twice));
    }
    assert.equal(formatBlocks([], [...listNodes('- a'), ...listNodes('- b')]), '- a\n\n* b');
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
    for (const block of ['<b>x</b>', 'a <i>x</i>', '# Main', '- [ ] x', '[x]: /y', '| a | b |\n| 1 | 2 |', '\\- x']) {
      assert.equal(findUnknown(`One.\n\n${block}\n\nTwo.`), block);
    }
  });
});

describe('pasted lines', () => {
  const paste = (text: string) => {
    const lines = text.split('\n').map((line) => toNode(paragraph(line)));
    return formatBlocks([], readPasted(new Slice(Fragment.from(lines), 1, 1), true).content.content);
  };

  it('become what they mean in Markdown', () => {
    for (const text of [
      '- x\n- y',
      '## Heading\n\nText',
      '> Quote',
      '2. x\n3. y',
      '- x\n  - y\n- z',
      '**Fresh** [us](/contact/)',
    ])
      assert.equal(paste(text.replaceAll('\n\n', '\n')), text);
    assert.equal(paste('Intro\n- x\n- y\nEnd'), 'Intro\n\n- x\n- y\n\nEnd');
    assert.equal(paste('a | b\n--- | ---\n1 | 2'), '| a   | b   |\n| --- | --- |\n| 1   | 2   |');
  });

  it('become lists and headings if they have signs of other programs', () => {
    for (const text of ['• x\n• y', 'o x\no y', '·\u00A0\u00A0x\n- y', '- [ ] x\n- [x] y', '§\u00A0 x\no\u00A0 y'])
      assert.equal(paste(text), '- x\n- y');
    assert.equal(paste('# Main\nText'), '## Main\n\nText');
    assert.equal(paste('1.\u00A0\u00A0 x\n2.\u00A0\u00A0 y'), '1. x\n2. y');
  });

  it('stay text otherwise, a paragraph for each line', () => {
    for (const text of ['B. Smith\n\n12 Main St.', 'Home | About', '<b>x</b> a', '-5\n\n+3', '— B. Smith', '[x]: /y'])
      assert.equal(paste(text.replaceAll('\n\n', '\n')).replaceAll('\\', ''), text);
    assert.equal(paste('1986. What\n1987. Next'), '1986\\. What\n\n1987\\. Next');
  });

  it('keep their formatting', () => {
    const bold = { type: 'text', text: 'fresh', marks: [mark('bold')] };
    const line = { type: 'paragraph', content: [{ type: 'text', text: '- *Eggs*, ' }, bold] };
    const other = paragraph('Some *text*');
    const { content } = readPasted(new Slice(Fragment.from([line, other].map(toNode)), 1, 1), false);
    assert.equal(formatBlocks([], content.content), '- *Eggs*, **fresh**\n\nSome \\*text\\*');
  });
});
