/** How typed text becomes the text that visitors read. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { markCompounds, splitCompounds } from '../../../components/elements/compounds.ts';
import { readMarkdown } from '../../../engine/content/markdown.ts';
import { parseFile } from '../../../engine/content/read.ts';
import { typeset } from '../../../engine/content/tokens.ts';
import { BuildFailure, makeToUrl, withBasePath } from '../../../engine/core/index.ts';
import { listChecks } from '../../support/table.ts';

for (const [row, check] of listChecks('typesetting', typeset)) it(`a typed text is typeset: ${row}`, check);

function render(body: string): string {
  const name = { path: 'services/produce.md', file: 'content/services/produce.md', hash: '' };
  const { source, problems } = parseFile(name, Buffer.from(`---\ntitle: Produce\n---\n${body}`));
  if (!source) throw new BuildFailure(problems);
  const { html } = readMarkdown(source);
  return withBasePath(html, makeToUrl('/co-op/'));
}

describe('Markdown', () => {
  for (const [row, check] of listChecks('markdown', render)) it(`becomes HTML: ${row}`, check);
});

describe('a compound', () => {
  for (const [row, check] of listChecks('compounds', splitCompounds))
    it(`does not break at its hyphen if it is short: ${row}`, check);

  it('is marked in text, never in tags', () =>
    assert.equal(
      markCompounds('<p>Ask <a href="/a b-c/">a new-stores manager</a>.</p>'),
      '<p>Ask <a href="/a b-c/">a <span class="nowrap">new-stores</span> manager</a>.</p>',
    ));
});
