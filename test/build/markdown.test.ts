import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lexMarkdown } from '../../build/check/markdown.ts';
import { parseFrontMatter } from '../../build/front-matter.ts';
import { renderMarkdown } from '../../build/markdown.ts';
import { makeToUrl } from '../../build/url.ts';

function render(body: string): string {
  const file = 'content/services/produce.md';
  const { frontMatter, faults } = parseFrontMatter(file, `---\ntitle: Produce\n---\n${body}`);
  if (!frontMatter) throw new Error(faults.join('\n'));
  return renderMarkdown(
    lexMarkdown({ path: 'services/produce.md', file, ...frontMatter }).tokens,
    makeToUrl('/co-op/'),
  );
}

describe('renderMarkdown', () => {
  const cases = [
    ['gives headings an address', '## What you get', '<h2 id="what-you-get">What you get</h2>'],
    ['keeps letters of other alphabets in it', '## Café & Deli', '<h2 id="café-deli">Café &amp; Deli</h2>'],
    ['adds the base path to paths of the site', '[Call](/contact/)', '<p><a href="/co-op/contact/">Call</a></p>'],
    ['leaves fragments alone', '[Up](#top)', '<p><a href="#top">Up</a></p>'],
    [
      'leaves outside addresses alone',
      '[Jobs](https://careers.example.com/?a=1&b=2)',
      '<p><a href="https://careers.example.com/?a=1&amp;b=2">Jobs</a></p>',
    ],
    [
      'renders what links say',
      '[**Call** us](/contact/)',
      '<p><a href="/co-op/contact/"><strong>Call</strong> us</a></p>',
    ],
  ] as const;
  for (const [name, markdown, html] of cases) {
    it(name, () => assert.equal(render(markdown), html));
  }

  it('aligns the cells of tables by class', () => {
    const html = render('| Volume | Paid |\n| --- | ---: |\n| a | b |');
    assert.match(html, /<td class="align-right">b<\/td>/);
    assert.doesNotMatch(html, /align="/);
  });
});
