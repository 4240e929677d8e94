/** The lines of vCards and calendars. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatLines } from '../../../site/outputs/content-lines.ts';

describe('a line of a vCard or a calendar', () => {
  it('ends with CR LF', () => assert.equal(formatLines(['A:1', 'B:2']), 'A:1\r\nB:2\r\n'));

  it('is folded after at most 75 bytes, between characters', () => {
    const text = 'aé🥕'.repeat(50);
    const folded = formatLines([`FN:${text}`]);
    const rows = folded.slice(0, -2).split('\r\n');
    assert.ok(rows.length > 1);
    for (const row of rows) assert.ok(Buffer.byteLength(row) <= 75, `${Buffer.byteLength(row)} bytes`);
    assert.equal(folded.replaceAll('\r\n ', ''), `FN:${text}\r\n`);
    // A character that is cut in half would become U+FFFD.
    for (const row of rows) assert.equal(Buffer.from(row).toString(), row);
  });
});
