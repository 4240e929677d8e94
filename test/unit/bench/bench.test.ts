/** The benchmarks compare equal pages, and compute correctly. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { comparePages } from '../../../bench/compare-sites.ts';
import { formatTable } from '../../../bench/table.ts';
import { listChecks } from '../../support/table.ts';

describe('pages of two generators', () => {
  const page = (body: string) =>
    `<html><head><title>Oaks | Trees</title><meta name="description" content="On oaks."></head><body>${body}</body></html>`;

  it('are equal even if they differ in spaces, kinds of quotes and encoding', () => {
    const one = page('<h1>Oaks</h1><p>“Don’t,” she said &amp; <a href="/elms/">left</a>.</p>');
    const other = page(
      '\n<h1>Oaks</h1>\n<p>&quot;Don&#39;t,&quot; she said &amp;\n<a class="x" href="/elms/">left</a>.</p>\n',
    );
    assert.equal(comparePages(one, other), undefined);
  });

  const oak = page('<p>An oak, and <a href="/elms/">an elm</a>.</p>');
  for (const [row, check] of listChecks('page-differences', (change) => {
    const [from = '', to = ''] = change.split(' → ');
    return comparePages(oak, oak.replace(from, to));
  }))
    it(`are not equal if something else differs: ${row}`, check);
});

describe('the table of builds', () => {
  const run = (by: string, wall: number, cpu: number) => {
    const cost = { wall, cpu, memory: 99.6 };
    return { pages: 1000, state: 'cold', by, cost };
  };

  it('has medians, and their ratios to those of Hugo', () => {
    const runs = [run('ours', 3, 6), run('hugo', 4, 4), run('ours', 9, 1), run('hugo', 8, 4), run('ours', 2, 5)];
    assert.deepEqual(formatTable(runs).split('\n').slice(2), [
      '| 1,000 | cold | ours | 3.00 | 5.00 | 100 | 0.50 | 1.25 |',
      '| 1,000 | cold | hugo | 6.00 | 4.00 | 100 | 1.00 | 1.00 |',
    ]);
  });

  it('has a dash for a value that was not measured', () => {
    assert.match(formatTable([run('ours', 3, NaN)]), /\| 3\.00 \| – \| 100 \| – \| – \|$/);
  });
});
