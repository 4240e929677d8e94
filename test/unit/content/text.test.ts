/** How typed text becomes the text that visitors read. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { array, assert as assertProperty, constantFrom, property } from 'fast-check';
import { markCompounds, splitCompounds } from '../../../components/elements/compounds.ts';
import { readMarkdown } from '../../../engine/content/markdown.ts';
import { parseFile } from '../../../engine/content/read.ts';
import { typeset } from '../../../engine/content/typography.ts';
import { BuildFailure, makeToUrl, withBasePath } from '../../../engine/core/index.ts';
import { assertRows, readRows } from '../../support/table.ts';

describe('a typed text', () => {
  it('is typeset', () => assertRows(readRows('typesetting'), typeset));

  const units = [
    'a',
    's',
    '5',
    '12',
    '$',
    '%',
    ' lb',
    ' - ',
    ' -- ',
    '...',
    ' ',
    ' ',
    '(',
    ')',
    ',',
    '/',
    '—',
    ...'""\'',
  ];
  const typed = array(constantFrom(...units), { maxLength: 20 }).map((parts) => parts.join(''));

  it('keeps every character but those that are replaced', () =>
    assertProperty(
      property(typed, (text) => {
        const straight = (one: string) =>
          one
            .replace(/[“”″]/g, '"')
            .replace(/[‘’′]/g, "'")
            .replaceAll('…', '...')
            .replaceAll('\u00a0', ' ')
            .replace(/(?<=\s)(?:--?|[–—])(?=\s)/g, '-');
        assert.equal(straight(typeset(text)), straight(text));
      }),
      { numRuns: 3000 },
    ));

  it('has pairs of quotation marks, and no dash beside a figure but in a range', () =>
    assertProperty(
      property(typed, (text) => {
        const result = typeset(text);
        let depth = 0;
        for (const [mark] of result.matchAll(/[“”]/g)) {
          depth += mark === '“' ? 1 : -1;
          assert.ok(depth >= 0, result);
        }
        assert.equal(depth, 0, result);
        if (!text.includes('—')) assert.doesNotMatch(result, /\d\S*\s—\s|\s—\s\S*\d/, result);
        for (const [, from, to] of result.matchAll(/(\d+)\D* – \D*(\d+)/g))
          assert.ok(Number(from) < Number(to), result);
      }),
      { numRuns: 3000 },
    ));
});

function readBody(body: string) {
  const name = { path: 'services/produce.md', file: 'content/services/produce.md', hash: '' };
  const { source, errors } = parseFile(name, Buffer.from(`---\ntitle: Produce\n---\n${body}`));
  if (!source) throw new BuildFailure(errors);
  const read = readMarkdown(source);
  return {
    ...read,
    html: read.blocks.map((block) => ('html' in block ? block.html : JSON.stringify(block))).join('\n'),
  };
}

const render = (body: string): string => withBasePath(readBody(body).html, makeToUrl('/co-op/'));

describe('Markdown', () => {
  it('becomes HTML', () => assertRows(readRows('markdown'), render));

  it('links an address only if it is certain where it begins and ends', () => {
    const clear = ['ada@example.com', 'https://example.com/list', 'https://example.com/a?b=c&d=e#f'];
    const around = [
      'X',
      'See X.',
      '(X)',
      'Mail: X, or call.',
      '**X**',
      '“X”',
      '"X"',
      'X’s list',
      'X—our list',
      "X's list",
      "'X'",
      '("**X**")',
      '- X\n- X',
      '|Who|Where|\n|---|---|\n|Us|X|',
    ];
    for (const address of clear) {
      for (const text of around) {
        const { errors, html } = readBody(text.replaceAll('X', address));
        assert.deepEqual(
          [errors, html.includes(`href="${address.includes('@') ? 'mailto:' : ''}${address.replace('&', '&amp;')}"`)],
          [[], true],
          text,
        );
      }
    }
  });

  it('refuses an address that another line, word or address may belong to', () => {
    for (const text of [
      'Write to ada@example.com.They answer.',
      'Write to hannah-\nmoseley@example.com',
      'Write to ada. lovelace@example.com',
      'See https://example.com/price-\nlist.pdf',
      'See https://example.com/a;https://example.org/b',
      'See www.example.com.We update it.',
    ]) {
      const [first] = readBody(text).errors;
      assert.equal(first?.code, 'unclear-address', text);
    }
  });

  it('refuses numbers that a page would show as others, but counts on', () => {
    const codes = (text: string) => readBody(text).errors.map(({ code }) => code);
    for (const text of ['12. December\n24. December', '3. a\n2. b\n1. c', '1. a\n3. b']) {
      assert.deepEqual(codes(text), ['uncertain-list'], text);
    }
    for (const text of ['1. a\n2. b', '1. a\n1. b', '4. a\n5. b']) assert.deepEqual(codes(text), [], text);
  });

  it('may end with code or an escaped sign', () => {
    for (const text of ['`member`', 'See\n\n`member`', '\\* \\* \\*'])
      assert.deepEqual(readBody(text).errors, [], text);
  });

  it('refuses an address that may be a part of another one, or of the sentence', () => {
    for (const name of [
      'müller',
      'sales/orders',
      'pat&dana',
      'info!east',
      'a#b',
      'josé',
      'x|y',
      '李',
      'a=b',
      "o'brien",
      '_a',
      '~a',
      '**mü**',
    ]) {
      for (const text of ['X', 'Mail X.', '**X**', '- X', 'Mail (X).']) {
        const { errors } = readBody(text.replaceAll('X', `${name}@example.com`));
        assert.notEqual(errors.length, 0, `${name} in ${text}`);
      }
    }
    const urls = ['https://example.com/“a”', 'xhttps://example.com/', 'wwww.example.com', 'example.com://a'];
    for (const url of [...urls, 'https://example.com,https://example.org', 'https://example.com/a_b_']) {
      assert.notEqual(readBody(`See ${url} for more.`).errors.length, 0, url);
    }
    const clear = '[müller@example.com](mailto:m%C3%BCller@example.com), 3 @ $2, @stores, (@stores), **@stores**';
    assert.deepEqual(readBody(clear).errors, []);
  });

  it('links an address only after what can be no part of it', () => {
    const units = [
      'ü',
      'a',
      '.',
      "'",
      '’',
      '“',
      '*',
      '**',
      '_',
      '~',
      '~~',
      '\\_',
      '&',
      '/',
      '|',
      ' ',
      ':',
      '(',
      '-',
      '[',
      '](/x/)',
      '`',
    ];
    const start = array(constantFrom(...units), { maxLength: 6 }).map((parts) => parts.join(''));
    assertProperty(
      property(start, (before) => {
        const { errors, html } = readBody(`${before}ada@example.com`);
        const [text = '', ...links] = html.split(/<a href="mailto:[^"]*">/);
        const shown = text.replace(/<[^>]*>/g, '').replaceAll('&#39;', "'");
        if (errors.length === 0 && links.length > 0) assert.match(shown, /(?:^|[\s([:])["'“‘’]*$/, html);
      }),
      { numRuns: 2000, examples: [["o'"], ['_'], ['**ü**']] },
    );
  });

  it('is refused or accepted whatever else the text has', () => {
    const countErrors = (body: string) => readBody(body).errors.length;
    const units = [
      'a',
      'Milk',
      '1',
      ' ',
      '.',
      ')',
      '\n',
      '\n\n',
      ...'+^?!:;=~_*`[]|#-–•o/(',
      '::: ',
      '??? ',
      '1.Milk\n2.Eggs',
    ];
    const body = array(constantFrom(...units), { maxLength: 10 }).map((parts) => parts.join(''));
    assertProperty(
      property(body, (text) => assert.equal(countErrors(`${text}\n\nR&D.`), countErrors(`${text}\n\nRD.`))),
      { numRuns: 3000, examples: [['1.Milk\n2.Eggs'], ['a) Milk\nb) Eggs'], ['a ++b++ c'], ['x^2^'], ['??? note']] },
    );
    assert.equal(countErrors('x^2^'), 1);
  });
});

/** A text, and its parts. Short compounds are parts of their own, which do not break at the hyphen. */
const COMPOUNDS = {
  'A ready-made set, in ten-year notes.': ['A ', 'ready-made', ' set, in ', 'ten-year', ' notes.'],
  // Long compounds and chains of words may break.
  'an off-the-shelf thing': ['an off-the-shelf thing'],
  'a supermarket-sized thing': ['a supermarket-sized thing'],
  'the grocery-and-dairy list': ['the grocery-and-dairy list'],
};

describe('a compound', () => {
  it('does not break at its hyphen if it is short', () => assertRows(COMPOUNDS, splitCompounds));

  it('is marked in text, never in tags', () =>
    assert.equal(
      markCompounds('<p>Ask <a href="/a b-c/">a new-stores manager</a>.</p>'),
      '<p>Ask <a href="/a b-c/">a <span class="nowrap">new-stores</span> manager</a>.</p>',
    ));
});
