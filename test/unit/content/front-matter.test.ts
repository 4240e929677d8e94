import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { array, assert as assertProperty, constantFrom, property } from 'fast-check';
import { z } from 'zod';
import { parseFile } from '../../../engine/content/read.ts';
import { formatDiagnostic } from '../../../engine/core/index.ts';
import { assertRows } from '../../support/table.ts';

function read(text: string) {
  const { source, errors } = parseFile({ path: 'a.md', file: 'a.md', hash: '' }, Buffer.from(text));
  return source ?? assert.fail(errors.map(formatDiagnostic).join('\n'));
}

/** Lines of front matter, and the values that are read. Dates, times and codes stay text. */
const FRONT_MATTER = {
  'date: 2026-01-05\ntime: 12:30\ncode: "01234"\nflag: no': {
    date: '2026-01-05',
    time: '12:30',
    code: '01234',
    flag: 'no',
  },
  // Comments on lines of their own; number signs in quotes and inside words.
  '# The name\ntitle: A\n# and no more': { title: 'A' },
  // Spaces of word processors.
  'a:\u2003b\nc:\u00a0d': { a: 'b', c: 'd' },
  'a: "Store #12"\nb: C#': { a: 'Store #12', b: 'C#' },
};

describe('a parsed content file', () => {
  it('has values as they were typed, without comments', () =>
    assertRows(FRONT_MATTER, (lines) => read(`---\n${lines}\n---\n`).data));

  it('has the line and column of a nested value and of its key', () => {
    const { findPosition, findKeyPosition } = read('---\ntitle: A\nfigures:\n  - value: B\n    label: C\n---\n');
    assert.deepEqual(findPosition(['figures', 0, 'label']), { line: 5, column: 12 });
    assert.deepEqual(findKeyPosition(['figures', 0, 'label']), { line: 5, column: 5 });
  });

  for (const [style, value] of Object.entries({
    'without quotes': 'a plain text',
    'in double quotes': '"\\"a\\" \\u00e9\\U0001F34E\\ud83c\\udf4e \\x41 \\\n  plain text"',
    'in single quotes': "'it''s a ''very''\n  plain text'",
    'in a block': '|\n  a\n\n    deep\n  plain\n',
    'in a folded block': '>-\n  a\n  plain\n\n  text\n',
  })) {
    it(`has the position of a word in a value ${style}`, () => {
      const raw = `---\nplain: plain\na:\n  - ${value.replaceAll('\n', '\n  ')}\n  - plain\n---\n`;
      const { data, positionsIn } = read(raw);
      const text = z.object({ a: z.array(z.string()) }).parse(data).a[0] ?? '';
      const { line, column } = positionsIn(['a', 0])(text.indexOf('plain'));
      assert.equal(raw.split('\n')[line - 1]?.slice(column - 1, column + 4), 'plain');
      // Not in the fields before and after the value.
      assert.ok(line > 3 && line < raw.split('\n').length - 2, `line ${line}`);
    });
  }

  it('has a text as typed, or the text is refused', () => {
    const units = [...'a1#":\'-{}[]&*!|>%@`?,.\\~=', ' ', ' ', ': ', ' #', 'true'];
    const typed = array(constantFrom(...units), { minLength: 1, maxLength: 8 }).map((parts) => parts.join('').trim());
    assertProperty(
      property(typed, (text) => {
        const { source } = parseFile(
          { path: 'a.md', file: 'a.md', hash: '' },
          Buffer.from(`---\na: ${text}\nb: 1\n---\n`),
        );
        if (!source) return;
        const { a, b } = z.looseObject({ a: z.unknown(), b: z.unknown() }).parse(source.data);
        assert.equal(b, 1);
        // In quotes, or the beginning of a block of lines.
        if (typeof a === 'string' && !/^(["']).*\1(?: +#.*)?$|^[|>]/.test(text)) assert.equal(a, text);
      }),
      { numRuns: 5000 },
    );
  });

  it('may begin with a byte order mark and have CRLF line ends', () => {
    const { data, body } = read('\uFEFF---\r\ntitle: A\r\n---\r\nText\r\n');
    assert.deepEqual([data, body], [{ title: 'A' }, 'Text\n']);
  });
});
