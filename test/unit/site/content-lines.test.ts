import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { escapeValue, writeLines } from '../../../site/data/content-lines.ts';

describe('the lines of vCards and calendars', () => {
  it('end with CR LF', () => assert.equal(writeLines(['A:1', 'B:2']), 'A:1\r\nB:2\r\n'));

  it('escape characters that would split or end a value', () =>
    assert.equal(escapeValue('a,b;c\\d\ne\r\nf\rg'), 'a\\,b\\;c\\\\d\\ne\\nf\\ng'));

  for (const [name, text] of [
    ['of one octet', 'x'.repeat(300)],
    ['of two octets', 'é'.repeat(150)],
    ['of four octets', '🥕'.repeat(80)],
    ['of mixed length', 'aé🥕'.repeat(50)],
  ] as const) {
    it(`are folded at 75 octets, between characters ${name}`, () => {
      const folded = writeLines([`FN:${text}`]);
      const rows = folded.slice(0, -2).split('\r\n');
      assert.ok(rows.length > 1);
      for (const row of rows) assert.ok(Buffer.byteLength(row) <= 75, `${Buffer.byteLength(row)} octets`);
      assert.equal(folded.replaceAll('\r\n ', ''), `FN:${text}\r\n`);
      // Each line alone is valid UTF-8: half a surrogate pair would become another character.
      for (const row of rows) assert.equal(Buffer.from(row).toString(), row);
    });
  }

  it('are left whole up to 75 octets', () => assert.equal(writeLines(['x'.repeat(75)]), `${'x'.repeat(75)}\r\n`));
});
