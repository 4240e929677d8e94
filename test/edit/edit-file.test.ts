import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { writeBlock } from '../../engine/content/write-yaml.ts';
import { diffItems } from '../../engine/editor/server/diff.ts';
import { type Change, editFile } from '../../engine/editor/server/edit-file.ts';

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

/** The lines that go and come, as \`git diff\` shows them. */
function diff(before: string, changes: readonly Change[], order: readonly string[] = []): string[] {
  const after = editFile(before, changes, (path) => (path.length === 0 ? order : []));
  return diffItems(before.split('\n'), after.split('\n')).flatMap(({ is, words }) =>
    is === 'kept' ? [] : [(is === 'gone' ? '-' : '+') + words],
  );
}

describe('a changed file', () => {
  for (const [name, change, lines] of [
    [
      'keeps the comment behind a value',
      { path: ['title'], value: 'Groceries' },
      ['-title: Grocery # the name', '+title: Groceries # the name'],
    ],
    [
      'quotes what would need it',
      { path: ['title'], value: 'Store #12: ours' },
      ['-title: Grocery # the name', '+title: "Store #12: ours" # the name'],
    ],
    [
      'keeps quotes as they are',
      { path: ['lead'], value: `The grocer's "best" sentence` },
      [`-lead: 'The grocer''s "first" sentence'`, `+lead: 'The grocer''s "best" sentence'`],
    ],
    [
      'escapes in them',
      { path: ['lead'], value: `The grocer's "first" aren't` },
      [`-lead: 'The grocer''s "first" sentence'`, `+lead: 'The grocer''s "first" aren''t'`],
    ],
    [
      'keeps the lines of a folded text',
      { path: ['summary'], value: 'A short sentence that runs over two lines.' },
      ['-  A long sentence that', '+  A short sentence that'],
    ],
    [
      'keeps those of a literal one',
      { path: ['note'], value: 'One line.\nAnother 🍊 line.\n' },
      ['-  Another 🍑 line.', '+  Another 🍊 line.'],
    ],
    [
      'keeps those of words that go on',
      { path: ['wide'], value: 'words that go far in the next line' },
      ['-wide: words that go on', '+wide: words that go far'],
    ],
    [
      'parts no sign, and keeps escapes',
      { path: ['picture', 'alt'], value: 'Crates – of 🍊 peaches' },
      ['-  alt: "Crates \\u2013 of 🍑 peaches"   # said well', '+  alt: "Crates \\u2013 of 🍊 peaches"   # said well'],
    ],
    [
      'changes a value in a line of several',
      { path: ['figures', 1, 'label'], value: 'even more, and more' },
      ['-  - { value: "9", label: more items }', '+  - { value: "9", label: "even more, and more" }'],
    ],
    [
      'adds an item, and keeps the comments of others',
      { path: ['points'], value: ['one', 'new', 'two', 'three'] },
      ['+- new'],
    ],
    ['takes an item out', { path: ['points'], value: ['one', 'three'] }, ['-- two # kept']],
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
      'changes one of a flat list',
      { path: ['flat', 2], value: 'c, e' },
      ['-flat: [a, b, "c, d"]', '+flat: [a, b, "c, e"]'],
    ],
    ['shortens a flat list', { path: ['flat'], value: ['b', 'c, d'] }, ['-flat: [a, b, "c, d"]', '+flat: [b, "c, d"]']],
    ['puts a field where its schema has it', { path: ['headline'], value: 'The center' }, ['+headline: The center']],
    ['puts a number', { path: ['order'], value: 12 }, ['+order: 12']],
    ['puts a field into a group', { path: ['picture', 'focus'], value: '50% 20%' }, ['+  focus: 50% 20%']],
    [
      'puts a group',
      { path: ['thumbnail'], value: { src: 'b.jpg', alt: 'A & b' } },
      ['+thumbnail:', '+  src: b.jpg', '+  alt: A & b'],
    ],
    [
      'takes a field out',
      { path: ['summary'] },
      ['-summary: >-', '-  A long sentence that', '-  runs over two lines.'],
    ],
    [
      'takes a field out of a group',
      { path: ['figures', 0, 'label'] },
      ['-  - { value: "{{skus}}", label: items }', '+  - { value: "{{skus}}" }'],
    ],
    [
      'changes a paragraph of the text',
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

  it('stays as it is where nothing differs', () => {
    assert.deepEqual(
      diff(ODD, [{ path: ['title'], value: 'Grocery' }, { text: 'First paragraph.\n\nSecond paragraph.' }]),
      [],
    );
  });

  it('keeps its line ends, of both kinds, and its byte order mark', () => {
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

  it('gets a text where it had none', () => {
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

describe('a text that is replaced', () => {
  it('takes little memory, however long it is', () => {
    const script = `
      import { diffItems } from ${JSON.stringify(new URL('../../engine/editor/server/diff.ts', import.meta.url))};
      const lines = (name) => Array.from({ length: 20_000 }, (_, index) => name + index);
      const changes = diffItems(lines('old '), lines('new '));
      console.log(changes.filter(({ is }) => is === 'gone').length, changes.filter(({ is }) => is === 'come').length);
    `;
    // In megabytes.
    const flags = ['--max-old-space-size=200', '--import', 'tsx', '--input-type=module', '-e', script];
    const { stdout, status } = spawnSync(process.execPath, flags, { encoding: 'utf8' });
    assert.deepEqual([stdout, status], ['20000 20000\n', 0]);
  });
});

describe('a new file', () => {
  it('says its fields in lines, with quotes where they are needed', () => {
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
