/** What the bench of builds says can be believed. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compare } from '../../bench/alike.ts';
import { drawTable } from '../../bench/table.ts';

describe('two pages say the same', () => {
  const page = (body: string, title = 'Oaks | Trees') =>
    `<html><head><title>${title}</title><meta name="description" content="On oaks."></head><body>${body}</body></html>`;

  it('however their words are spaced, quoted and encoded', () => {
    const one = page('<h1>Oaks</h1><p>“Don’t,” she said &amp; <a href="/elms/">left</a>.</p>');
    const other = page(
      '\n<h1>Oaks</h1>\n<p>&quot;Don&#39;t,&quot; she said &amp;\n<a class="x" href="/elms/">left</a>.</p>\n',
    );
    assert.equal(compare(one, other), undefined);
  });

  it('unless a word, a link or the head is another', () => {
    const one = page('<p>An oak, and <a href="/elms/">an elm</a>.</p>');
    const others = {
      word: page('<p>An ash, and <a href="/elms/">an elm</a>.</p>'),
      link: page('<p>An oak, and <a href="/elm/">an elm</a>.</p>'),
      title: page('<p>An oak, and <a href="/elms/">an elm</a>.</p>', 'Elms | Trees'),
      description: one.replace('On oaks', 'On elms'),
    };
    assert.deepEqual(Object.fromEntries(Object.entries(others).map(([name, other]) => [name, compare(one, other)])), {
      word: '"words: An oak, and an elm ." is not "words: An ash, and an elm ."',
      link: '"links: /elms/" is not "links: /elm/"',
      title: '"title: Oaks | Trees" is not "title: Elms | Trees"',
      description: '"description: On oaks." is not "description: On elms."',
    });
  });
});

describe('the table of builds', () => {
  const run = (by: string, wall: number, cpu: number) => ({
    pages: 1000,
    state: 'cold',
    by,
    cost: { wall, cpu, memory: 99.6 },
  });

  it('holds medians, and what they are of those of Hugo', () => {
    const runs = [run('ours', 3, 6), run('hugo', 4, 4), run('ours', 9, 1), run('hugo', 8, 4), run('ours', 2, 5)];
    assert.deepEqual(drawTable(runs).split('\n').slice(2), [
      '| 1,000 | cold | ours | 3.00 | 5.00 | 100 | 0.50 | 1.25 |',
      '| 1,000 | cold | hugo | 6.00 | 4.00 | 100 | 1.00 | 1.00 |',
    ]);
  });

  it('says nothing of what was not measured', () => {
    assert.match(drawTable([run('ours', 3, NaN)]), /\| 3\.00 \| – \| 100 \| – \| – \|$/);
  });
});
