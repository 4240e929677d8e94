/** Edits of content files keep everything that they don't change. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { writeBlock } from '../../../engine/content/front-matter.ts';
import { readText } from '../../../engine/core/files.ts';
import type { FieldChange } from '../../../engine/editor/protocol.ts';
import { editFile } from '../../../engine/editor/server/edit-file.ts';
import { project } from '../../support/project.ts';

/** Has every style of YAML that authors write. */
const FILE = readText(join(project, 'test/fixtures/editor/many-styles.md'));
const SCHEMA = ['title', 'headline', 'lead', 'summary', 'order', 'thumbnail'];

const edit = (file: string, ...changes: FieldChange[]) =>
  editFile(file, changes, (path) => (path.length === 0 ? SCHEMA : []));

describe('an edited file', () => {
  for (const [name, path, value, from, to] of [
    ['keeps the comment after a value', ['title'], 'Groceries', 'title: Grocery #', 'title: Groceries #'],
    ['gets quotes where YAML needs them', ['title'], 'Store #12: ours', ' Grocery #', ' "Store #12: ours" #'],
    ['keeps quotes', ['lead'], `The grocer's "best" sentence`, '"first"', '"best"'],
    ['escapes quotes within quotes', ['lead'], `The grocer's "first" aren't`, 'sentence', "aren''t"],
    ['keeps the lines of a folded block', ['summary'], 'A short sentence that runs over two lines.', 'long', 'short'],
    ['keeps the lines of a literal block', ['note'], 'One line.\nAnother 🍊 line.\n', '🍑 line', '🍊 line'],
    ['keeps the lines of plain text', ['wide'], 'words that go far in the next line', 'go on', 'go far'],
    ['keeps surrogate pairs and escapes', ['picture', 'alt'], 'Crates – of 🍊 peaches', '🍑 peaches', '🍊 peaches'],
    ['changes one value of a flow mapping', ['figures', 1, 'label'], 'more, or less', 'more items', '"more, or less"'],
    ['adds an item, and keeps comments', ['points'], ['one', 'new', 'two', 'three'], '- two #', '- new\n- two #'],
    ['removes an item', ['points'], ['one', 'three'], '- two # kept\n', ''],
    [
      'moves an item with its comment',
      ['points'],
      ['two', 'one', 'three'],
      '- one\n- two # kept',
      '- two # kept\n- one',
    ],
    ['changes an item of a flow list', ['flat', 2], 'c, e', '"c, d"', '"c, e"'],
    ['shortens a flow list', ['flat'], ['b', 'c, d'], '[a, b, ', '[b, '],
    ['gets a field in the order of the schema', ['headline'], 'The center', '\nlead:', '\nheadline: The center\nlead:'],
    ['gets a number', ['order'], 12, '\nnote:', '\norder: 12\nnote:'],
    ['gets a field in a group', ['picture', 'focus'], '50% 20%', '\nfigures:', '\n  focus: 50% 20%\nfigures:'],
    ['gets a group', ['thumbnail'], { src: 'b.jpg', alt: 'A' }, '\nnote', '\nthumbnail:\n  src: b.jpg\n  alt: A\nnote'],
    ['loses a field', ['summary'], undefined, /summary[\s\S]*(?=note)/, ''],
    ['loses a field of a group', ['figures', 0, 'label'], undefined, ', label: items', ''],
  ] as const) {
    it(name, () => assert.equal(edit(FILE, { path, value }), FILE.replace(from, to)));
  }

  it('moves a group', () => {
    const [first, second] = [
      '  - { value: "{{skus}}", label: items }\n',
      '  # the second\n  - { value: "9", label: more items }\n',
    ];
    const value = [
      { value: '9', label: 'more items' },
      { value: '{{skus}}', label: 'items' },
    ];
    assert.equal(edit(FILE, { path: ['figures'], value }), FILE.replace(first + second, second + first));
  });

  it('changes a paragraph of the body', () => {
    const text = 'First paragraph.\n\nAnother paragraph.';
    assert.equal(edit(FILE, { text }), FILE.replace('Second', 'Another'));
  });

  it('is unchanged if nothing differs', () => {
    const text = 'First paragraph.\n\nSecond paragraph.';
    assert.equal(edit(FILE, { path: ['title'], value: 'Grocery' }, { text }), FILE);
  });

  it('keeps mixed line ends and the byte order mark', () => {
    const file = `\uFEFF${FILE.replaceAll('\n', '\r\n').replace('# the name\r\n', '# the name\n')}`;
    const text = 'First paragraph.\n\nMore.\n\nSecond paragraph.';
    const expected = file
      .replace('last: end', 'last: new')
      .replace('First paragraph.', 'First paragraph.\r\n\r\nMore.');
    assert.equal(edit(file, { path: ['last'], value: 'new' }, { text }), expected);
  });

  it('gets a body', () => {
    for (const file of ['---\ntitle: A\n---\n', '---\ntitle: A\n---']) {
      assert.equal(edit(file, { text: 'Words.' }), '---\ntitle: A\n---\n\nWords.\n');
    }
  });

  it('gets its first field', () =>
    assert.equal(edit('---\n---\n', { path: ['title'], value: 'A' }), '---\ntitle: A\n---\n'));
});

describe('a diff of two long texts', () => {
  it('takes little memory', () => {
    const script = `
      import { diffRuns } from ${JSON.stringify(new URL('../../../engine/editor/server/edit-file.ts', import.meta.url))};
      const lines = (name) => Array.from({ length: 20_000 }, (_, index) => name + index);
      console.log(diffRuns(lines('old '), lines('new ')).length);
    `;
    // In megabytes.
    const flags = ['--max-old-space-size=200', '--import', 'tsx', '--input-type=module', '-e', script];
    const { stdout, status } = spawnSync(process.execPath, flags, { encoding: 'utf8' });
    assert.deepEqual([stdout, status], ['2\n', 0]);
  });
});

describe('YAML', () => {
  it('is written in lines, with quotes where they are needed', () => {
    for (const [fields, yaml] of [
      [
        { name: 'Ann', closed: false, left: undefined, opens: '2027-03-01' },
        'name: Ann\nclosed: false\nopens: 2027-03-01\n',
      ],
      [{ phone: '(800) 555-0142', zip: '30303' }, 'phone: "(800) 555-0142"\nzip: "30303"\n'],
      [{ picture: { src: 'a.jpg', alt: 'A: b' } }, 'picture:\n  src: a.jpg\n  alt: "A: b"\n'],
      [{ points: ['one', '{{two}}'] }, 'points:\n  - one\n  - "{{two}}"\n'],
    ] as const) {
      assert.equal(writeBlock(fields, 0), yaml);
    }
  });
});
