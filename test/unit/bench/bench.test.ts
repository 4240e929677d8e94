/** The benchmarks comparePages what is equal, and compute correctly. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { comparePages } from '../../../bench/compare-sites.ts';
import { formatTable } from '../../../bench/table.ts';
import { writeBaseline } from '../../speed/baseline.ts';
import { drawPageTable } from '../../speed/table.ts';

describe('two pages are equal', () => {
  const page = (body: string) =>
    `<html><head><title>Oaks | Trees</title><meta name="description" content="On oaks."></head><body>${body}</body></html>`;

  it('however their words are spaced, quoted and encoded', () => {
    const one = page('<h1>Oaks</h1><p>“Don’t,” she said &amp; <a href="/elms/">left</a>.</p>');
    const other = page(
      '\n<h1>Oaks</h1>\n<p>&quot;Don&#39;t,&quot; she said &amp;\n<a class="x" href="/elms/">left</a>.</p>\n',
    );
    assert.equal(comparePages(one, other), undefined);
  });

  const oak = page('<p>An oak, and <a href="/elms/">an elm</a>.</p>');
  for (const [from, to, difference] of [
    ['An oak', 'An ash', '"text: An oak, and an elm ." is not "text: An ash, and an elm ."'],
    ['/elms/', '/elm/', '"links: /elms/" is not "links: /elm/"'],
    ['Oaks | Trees', 'Elms | Trees', '"title: Oaks | Trees" is not "title: Elms | Trees"'],
    ['On oaks', 'On elms', '"description: On oaks." is not "description: On elms."'],
  ] as const) {
    it(`unless something differs: ${to}`, () => assert.equal(comparePages(oak, oak.replace(from, to)), difference));
  }
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

it('the baseline of a page shows its headline, first sentence and first picture, and asks for nothing else', () => {
  const baseline = writeBaseline(
    '<html><head><title>Oaks</title><link rel="stylesheet" href="/a.css"><script src="/a.js"></script></head>' +
      '<body><header><img src="/mark.svg"></header><main><h1>Oaks</h1><p>They grow.</p><p>Slowly.</p>' +
      '<picture><source srcset="/oak.avif"><img src="/oak.jpg" alt="An oak"></picture><picture><img src="/b.jpg"></picture></main></body></html>',
  );
  assert.deepEqual(baseline.match(/(?<=(?:src|href|srcset)=")[^"]+/g), ['/oak.avif', '/oak.jpg']);
  assert.match(baseline, /<h1>Oaks<\/h1>\n<p>They grow.<\/p>/);
});

describe('the table of pages', () => {
  const cost = (fcp: number, lcp: number) => ({
    ...{ fcp, lcp, tbt: 0, cls: 0, scores: [100, 99] },
    bytes: { html: 1024, style: 2048, script: 0, font: 0, picture: 512, other: 512 },
  });

  it('has the medians of a kind in a line, ratios to the baseline of the same round', () => {
    const visits = [
      { kind: 'home', page: cost(900, 1200), baseline: cost(600, 800) },
      { kind: 'home', page: cost(700, 1000), baseline: cost(700, 1000) },
      { kind: 'home', page: cost(800, 1100), baseline: cost(400, 1000) },
    ];
    const [, , row] = drawPageTable(visits).split('\n');
    assert.equal(row, '| home | 800 | 1.50 | 1100 | 1.10 | 0 | 0.000 | 4.0 | 1.0 | 2.0 | 0.0 | 0.0 | 0.5 | 100/99 |');
  });
});
