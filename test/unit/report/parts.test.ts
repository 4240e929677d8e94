/** How the report counts links, checks outside links, and shows search results. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scan, splitPage } from '../../../engine/render/scan.ts';
import { listIncoming, listOutside, requestAll } from '../../../engine/report/links.ts';
import { measureDescription, measureTitle } from '../../../engine/report/search-result.ts';
import { startServer } from '../../support/start-server.ts';

const settings = { origin: 'https://tiny.test', base: '/co-op/' };

function page(path: string, menu: string, main: string) {
  const html = `<html><head><link rel="canonical" href="https://tiny.test/co-op${path}"></head><body>${menu}<main>${main}</main></body></html>`;
  const { own, shared } = splitPage(html);
  return { path, scans: own.flatMap((piece, index) => [piece, shared[index] ?? '']).map(scan) };
}
const link = (href: string) => `<a href="${href}">a</a>`;

describe('the links of a site', () => {
  const menu = link('/co-op/b/');
  const pages = [
    page('/', menu, link('/co-op/a/#part') + link('/co-op/a/') + link('https://far.test/x')),
    page('/a/', menu, link('../b/') + link('#here') + link('mailto:a@far.test')),
    page('/b/', menu, link('https://tiny.test/co-op/a/') + link('https://far.test/x') + link('/elsewhere/')),
  ];

  for (const [name, path, fromText, fromAnywhere] of [
    ['count once for each page, whatever their fragments', '/a/', ['/', '/b/'], ['/', '/b/']],
    ['count as text outside menus, and do not count from a page to itself', '/b/', ['/a/'], ['/', '/a/']],
    ['to a page are an empty list if there are none', '/', [], []],
  ] as const) {
    it(name, () => assert.deepEqual(listIncoming(pages, settings).get(path), { fromText, fromAnywhere }));
  }

  it('to other sites are listed with the pages that have them', () =>
    assert.deepEqual(listOutside(pages, settings), [{ url: 'https://far.test/x', pages: ['/', '/b/'] }]));
});

it('an outside link is reached if HEAD, or else GET, succeeds, even after redirects', async (t) => {
  const requests: string[] = [];
  const { origin, close } = await startServer(({ url = '', method = '' }, response) => {
    requests.push(`${method} ${url}`);
    if (url === '/silent') return;
    const status = { '/here': 200, '/moved': 301, '/get-only': method === 'GET' ? 200 : 405 }[url] ?? 404;
    response.writeHead(status, url === '/moved' ? { Location: '/here' } : {}).end();
  });
  t.after(close);
  const expected = {
    [`${origin}/here`]: { isReached: true, text: '200' },
    [`${origin}/moved`]: { isReached: true, text: '200' },
    [`${origin}/get-only`]: { isReached: true, text: '200' },
    [`${origin}/deleted`]: { isReached: false, text: '404' },
    [`${origin}/silent`]: { isReached: false, text: 'no answer in 2 seconds' },
    'http://127.0.0.1:1/': { isReached: false, text: 'bad port' },
  };
  assert.deepEqual(Object.fromEntries(await requestAll(Object.keys(expected), fetch, 2)), expected);
  assert.ok(!requests.includes('GET /here'), 'HEAD was enough');
});

describe('a search result', () => {
  it('is measured in pixels of Arial, not in characters', () =>
    assert.deepEqual([measureTitle('WWWW').width, measureTitle('iiii').width], [76, 18]));

  it('shows a short title whole, and cuts a long one after a word, or within its only word', () => {
    const { shown, isCut, characters } = measureTitle('Grocery | CGDC');
    assert.deepEqual([shown, isCut, characters], ['Grocery | CGDC', false, 14]);
    const title = measureTitle(`${'Wide words '.repeat(8)}| CGDC`);
    assert.ok(title.isCut && title.width > title.limit);
    assert.match(title.shown, /^(Wide words )+(Wide )?…$/);
    assert.match(measureTitle('W'.repeat(60)).shown, /^W{20,32} …$/);
  });

  it('has more room for a description', () => {
    const text = 'A sentence for those who search. '.repeat(4).trim();
    assert.ok(!measureDescription(text).isCut && measureTitle(text).isCut);
  });
});
