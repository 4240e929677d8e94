/** What authors type and visitors read. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readMarkdown } from '../../../engine/content/markdown.ts';
import { parseFile } from '../../../engine/content/read.ts';
import { typeset } from '../../../engine/content/tokens.ts';
import { BuildFailure, makeToUrl, withBasePath } from '../../../engine/core/index.ts';
import { checkRows } from '../../support/table.ts';

for (const [row, check] of checkRows('typesetting', typeset)) it(`typesetting changes what is typed: ${row}`, check);

function render(body: string): string {
  const name = { path: 'services/produce.md', file: 'content/services/produce.md', hash: '' };
  const { source, problems } = parseFile(name, Buffer.from(`---\ntitle: Produce\n---\n${body}`));
  if (!source) throw new BuildFailure(problems);
  const { html } = readMarkdown(source);
  return withBasePath(html, makeToUrl('/co-op/'));
}

describe('readMarkdown', () => {
  for (const [row, check] of checkRows('markdown', render)) it(`renders: ${row}`, check);

  it('sets each cell and item by itself', () => {
    const html = render('| "a | b" |\n| --- | --- |\n| "c" | d |\n\n- "e\n- f"');
    assert.deepEqual(html.match(/[“”]/g)?.join(''), '“”“”“”');
  });

  it('aligns the cells of tables by class', () => {
    const html = render('| Volume | Paid |\n| --- | ---: |\n| a | b |');
    assert.match(html, /<td class="align-right">b<\/td>/);
    assert.doesNotMatch(html, /align="/);
  });
});
