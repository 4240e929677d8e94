import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { writeBlock } from '../../../engine/content/front-matter.ts';
import type { FieldChange } from '../../../engine/editor/protocol.ts';
import { diffItems, editFile } from '../../../engine/editor/server/edit-file.ts';

const ODD = `---
# What stands above all.
title: Grocery # the name
lead: 'The grocer''s "first" sentence'
summary: >-
  A long sentence that
  runs over two lines.
note: |
  One line.
  Another 🍑 line.
wide: words that go on
  in the next line
picture:
  # the picture itself
  src: a.jpg
  alt: "Crates \\u2013 of 🍑 peaches"   # said well
figures:
  - { value: "{{skus}}", label: items }
  # the second
  - { value: "9", label: more items }
points:
- one
- two # kept
- three
flat: [a, b, "c, d"]
last: end
---

First paragraph.

Second paragraph.
`;

/** Removed and added lines, as in \`git diff\`. */
function diff(before: string, changes: readonly FieldChange[], order: readonly string[] = []): string[] {
  const after = editFile(before, changes, (path) => (path.length === 0 ? order : []));
  return diffItems(before.split('\n'), after.split('\n')).flatMap(({ change, text }) =>
    change === 'same' ? [] : [(change === 'removed' ? '-' : '+') + text],
  );
}

describe('an edited file', () => {
  for (const [name, change, lines] of [
    [
      'keeps the comment after a value',
      { path: ['title'], value: 'Groceries' },
      ['-title: Grocery # the name', '+title: Groceries # the name'],
    ],
    [
      'adds quotes where YAML needs them',
      { path: ['title'], value: 'Store #12: ours' },
      ['-title: Grocery # the name', '+title: "Store #12: ours" # the name'],
    ],
    [
      'keeps quotes',
      { path: ['lead'], value: `The grocer's "best" sentence` },
      [`-lead: 'The grocer''s "first" sentence'`, `+lead: 'The grocer''s "best" sentence'`],
    ],
    [
      'escapes quotes within quotes',
      { path: ['lead'], value: `The grocer's "first" aren't` },
      [`-lead: 'The grocer''s "first" sentence'`, `+lead: 'The grocer''s "first" aren''t'`],
    ],
    [
      'keeps the lines of a folded block',
      { path: ['summary'], value: 'A short sentence that runs over two lines.' },
      ['-  A long sentence that', '+  A short sentence that'],
    ],
    [
      'keeps the lines of a literal block',
      { path: ['note'], value: 'One line.\nAnother 🍊 line.\n' },
      ['-  Another 🍑 line.', '+  Another 🍊 line.'],
    ],
    [
      'keeps the lines of plain text',
      { path: ['wide'], value: 'words that go far in the next line' },
      ['-wide: words that go on', '+wide: words that go far'],
    ],
    [
      'keeps surrogate pairs and escapes',
      { path: ['picture', 'alt'], value: 'Crates – of 🍊 peaches' },
      ['-  alt: "Crates \\u2013 of 🍑 peaches"   # said well', '+  alt: "Crates \\u2013 of 🍊 peaches"   # said well'],
    ],
    [
      'changes one value of a flow mapping',
      { path: ['figures', 1, 'label'], value: 'even more, and more' },
      ['-  - { value: "9", label: more items }', '+  - { value: "9", label: "even more, and more" }'],
    ],
    [
      'adds an item, and keeps the comments of the others',
      { path: ['points'], value: ['one', 'new', 'two', 'three'] },
      ['+- new'],
    ],
    ['removes an item', { path: ['points'], value: ['one', 'three'] }, ['-- two # kept']],
    ['moves an item with its comment', { path: ['points'], value: ['two', 'one', 'three'] }, ['-- one', '+- one']],
    [
      'moves a group',
      {
        path: ['figures'],
        value: [
          { value: '9', label: 'more items' },
          { value: '{{skus}}', label: 'items' },
        ],
      },
      ['-  - { value: "{{skus}}", label: items }', '+  - { value: "{{skus}}", label: items }'],
    ],
    [
      'changes an item of a flow list',
      { path: ['flat', 2], value: 'c, e' },
      ['-flat: [a, b, "c, d"]', '+flat: [a, b, "c, e"]'],
    ],
    ['shortens a flow list', { path: ['flat'], value: ['b', 'c, d'] }, ['-flat: [a, b, "c, d"]', '+flat: [b, "c, d"]']],
    ['adds a field in the order of the schema', { path: ['headline'], value: 'The center' }, ['+headline: The center']],
    ['adds a number', { path: ['order'], value: 12 }, ['+order: 12']],
    ['adds a field to a group', { path: ['picture', 'focus'], value: '50% 20%' }, ['+  focus: 50% 20%']],
    [
      'adds a group',
      { path: ['thumbnail'], value: { src: 'b.jpg', alt: 'A & b' } },
      ['+thumbnail:', '+  src: b.jpg', '+  alt: A & b'],
    ],
    ['removes a field', { path: ['summary'] }, ['-summary: >-', '-  A long sentence that', '-  runs over two lines.']],
    [
      'removes a field of a group',
      { path: ['figures', 0, 'label'] },
      ['-  - { value: "{{skus}}", label: items }', '+  - { value: "{{skus}}" }'],
    ],
    [
      'changes a paragraph of the body',
      { text: 'First paragraph.\n\nAnother paragraph.' },
      ['-Second paragraph.', '+Another paragraph.'],
    ],
  ] as const) {
    it(name, () => {
      assert.deepEqual(
        diff(ODD, [change], ['title', 'headline', 'lead', 'summary', 'order', 'thumbnail']).sort(),
        [...lines].sort(),
      );
    });
  }

  it('is unchanged if nothing differs', () => {
    assert.deepEqual(
      diff(ODD, [{ path: ['title'], value: 'Grocery' }, { text: 'First paragraph.\n\nSecond paragraph.' }]),
      [],
    );
  });

  it('keeps mixed line ends and the byte order mark', () => {
    const raw = `\uFEFF${ODD.replaceAll('\n', '\r\n').replace('title: Grocery # the name\r\n', 'title: Grocery # the name\n')}`;
    const changed = editFile(
      raw,
      [{ path: ['last'], value: 'new' }, { text: 'First paragraph.\n\nMore.\n\nSecond paragraph.' }],
      () => [],
    );
    assert.equal(
      changed,
      raw.replace('last: end', 'last: new').replace('First paragraph.\r\n', 'First paragraph.\r\n\r\nMore.\r\n'),
    );
  });

  it('gets a body', () => {
    assert.equal(
      editFile('---\ntitle: A\n---\n', [{ text: 'Words.' }], () => []),
      '---\ntitle: A\n---\n\nWords.\n',
    );
    assert.equal(
      editFile('---\ntitle: A\n---', [{ text: 'Words.' }], () => []),
      '---\ntitle: A\n---\n\nWords.\n',
    );
  });

  it('gets its first field', () => {
    assert.equal(
      editFile('---\n---\n', [{ path: ['title'], value: 'A' }], () => []),
      '---\ntitle: A\n---\n',
    );
  });
});

describe('a diff of two long texts', () => {
  it('takes little memory', () => {
    const script = `
      import { diffItems } from ${JSON.stringify(new URL('../../../engine/editor/server/edit-file.ts', import.meta.url))};
      const lines = (name) => Array.from({ length: 20_000 }, (_, index) => name + index);
      const changes = diffItems(lines('old '), lines('new '));
      console.log(changes.filter(({ change }) => change === 'removed').length, changes.filter(({ change }) => change === 'added').length);
    `;
    // In megabytes.
    const flags = ['--max-old-space-size=200', '--import', 'tsx', '--input-type=module', '-e', script];
    const { stdout, status } = spawnSync(process.execPath, flags, { encoding: 'utf8' });
    assert.deepEqual([stdout, status], ['20000 20000\n', 0]);
  });
});

describe('YAML', () => {
  it('is written in lines, with quotes where they are needed', () => {
    assert.equal(
      writeBlock(
        {
          name: 'Ann',
          phone: '(800) 555-0142',
          picture: { src: 'a.jpg', alt: 'A: b' },
          points: ['one', '{{two}}'],
          closed: false,
          left: undefined,
          opens: '2027-03-01',
          zip: '30303',
        },
        0,
      ),
      'name: Ann\nphone: "(800) 555-0142"\npicture:\n  src: a.jpg\n  alt: "A: b"\npoints:\n  - one\n  - "{{two}}"\nclosed: false\nopens: 2027-03-01\nzip: "30303"\n',
    );
  });
});
