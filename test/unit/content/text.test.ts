/** What an author types, and what a visitor reads. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readMarkdown } from '../../../engine/content/markdown.ts';
import { parseFile } from '../../../engine/content/read.ts';
import { typeset } from '../../../engine/content/tokens.ts';
import { BuildFailure } from '../../../engine/core/diagnostics.ts';
import { makeToUrl, withBasePath } from '../../../engine/core/urls.ts';

/** For reading: a space that does not break. */
const _ = '\u00A0';

const CASES: readonly (readonly [what: string, typed: string, read: string])[] = [
  ['quotation marks', 'He said "fresh" (and "cold").', 'He said “fresh” (and “cold”).'],
  ['quotes within quotes', `"The 'big' one"`, '“The ‘big’ one”'],
  ['a quotation mark that ends a text', 'So "it is"', 'So “it is”'],
  ['apostrophes', "the store's crew, the grocers' own, don't", 'the store’s crew, the grocers’ own, don’t'],
  ['decades', "in the '90s", 'in the ’90s'],
  ['quotations that begin with a sign', 'say "...and so on"', 'say “…and so on”'],
  ['quotations beside dashes', '"a"—"b"', '“a”—“b”'],
  ['signs of code', '"a < b & c > d"', '“a < b & c > d”'],
  [
    'dashes between words, not within',
    'a truck - or two -- on an in-store day',
    'a truck — or two — on an in-store day',
  ],
  ['ellipses', 'and so on...', 'and so on…'],
  [
    'figures and what they count',
    'over 22,000 items, 50 lb, 1 million',
    `over 22,000${_}items, 50${_}lb, 1${_}million`,
  ],
  [
    'signs beside figures',
    '25% of items, 260+ stores, $800 million',
    `25%${_}of items, 260+${_}stores, $800${_}million`,
  ],
  ['telephone numbers', 'call (800) 555-0142 today', `call (800)${_}555-0142 today`],
  ['what is set already', 'the “best” — store’s 12\u00A0weeks…', 'the “best” — store’s 12\u00A0weeks…'],
  ['words that only hold a digit', 'part B2 of it', 'part B2 of it'],
];

describe('typesetting', () => {
  for (const [what, typed, read] of CASES) it(`sets ${what}`, () => assert.equal(typeset(typed), read));
});

function render(body: string): string {
  const name = { path: 'services/produce.md', file: 'content/services/produce.md', hash: '' };
  const { source, problems } = parseFile(name, Buffer.from(`---\ntitle: Produce\n---\n${body}`));
  if (!source) throw new BuildFailure(problems);
  const { html } = readMarkdown(source);
  return withBasePath(html, makeToUrl('/co-op/'));
}

describe('readMarkdown', () => {
  const cases = [
    ['gives headings an address', '## What you get', '<h2 id="what-you-get">What you get</h2>'],
    ['leaves accents away from it', '## Café & Deli', '<h2 id="cafe-deli">Café &amp; Deli</h2>'],
    ['however they were typed', '## Cafe\u0301s', '<h2 id="cafes">Cafe\u0301s</h2>'],
    ['keeps letters of other alphabets in it', '## Φρούτα', '<h2 id="φρουτα">Φρούτα</h2>'],
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

  const set = [
    ['a quotation around a link', '"[call us](/#a)"', '“<a href="/#a">call us</a>”'],
    [
      'an apostrophe behind a name',
      "**Piggly Wiggly**'s and *ours*'",
      '<strong>Piggly Wiggly</strong>’s and <em>ours</em>’',
    ],
    ['a quotation within emphasis', '*"Fresh"*, they say', '<em>“Fresh”</em>, they say'],
    ['a quotation over a line end', '"fresh\n**and** cold"', '“fresh\n<strong>and</strong> cold”'],
    ['a quotation around code', '"`a`" and `"b"`', '“<code>a</code>” and <code>&quot;b&quot;</code>'],
    ['a sign behind a backslash as typed', 'a 12\\" "pan"', 'a 12&quot; “pan”'],
    ['a figure and what it counts', '**40** trucks', '<strong>40</strong>\u00A0trucks'],
  ] as const;
  for (const [name, markdown, html] of set) {
    it(`sets ${name}`, () => assert.equal(render(markdown).replaceAll('/co-op/', '/'), `<p>${html}</p>`));
  }

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
