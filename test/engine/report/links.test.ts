/** What links to what, and what leads away. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { describe, it } from 'node:test';
import { scanPieces } from '../../../engine/render/scan.ts';
import { listIncoming, listOutside } from '../../../engine/report/links.ts';
import { askAll } from '../../../engine/report/outside.ts';

const world = { origin: 'https://tiny.test', base: '/co-op/' };

function page(path: string, menu: string, main: string) {
  const html = `<html><head><link rel="canonical" href="https://tiny.test/co-op${path}"></head><body>${menu}<main>${main}</main></body></html>`;
  return { path, scans: scanPieces(html, new Map()) };
}
const link = (href: string) => `<a href="${href}">a</a>`;

describe('the links of a site', () => {
  const menu = link('/co-op/b/');
  const pages = [
    page('/', menu, link('/co-op/a/#part') + link('/co-op/a/') + link('https://far.test/x')),
    page('/a/', menu, link('../b/') + link('#here') + link('mailto:a@far.test')),
    page('/b/', menu, link('https://tiny.test/co-op/a/') + link('https://far.test/x') + link('/elsewhere/')),
  ];
  const incoming = listIncoming(pages, world);

  it('are counted by the pages that they stand on, each once, fragments aside', () =>
    assert.deepEqual(incoming.get('/a/'), { fromTexts: ['/', '/b/'], fromAny: ['/', '/b/'] }));

  it('are told apart: those of menus from those of texts, and none of a page to itself', () =>
    assert.deepEqual(incoming.get('/b/'), { fromTexts: ['/a/'], fromAny: ['/', '/a/'] }));

  it('show what nothing leads to', () => assert.deepEqual(incoming.get('/'), { fromTexts: [], fromAny: [] }));

  it('are listed where they lead away, with the pages', () =>
    assert.deepEqual(listOutside(pages, world), [{ url: 'https://far.test/x', pages: ['/', '/b/'] }]));
});

describe('an outside link', () => {
  it('is reached, or not, as its host answers', async () => {
    const asked: string[] = [];
    const server = createServer(({ url = '', method = '' }, response) => {
      asked.push(`${method} ${url}`);
      if (url === '/silent') return;
      const leads = url === '/moved' ? { Location: '/here' } : {};
      const status = { '/here': 200, '/moved': 301, '/get-only': method === 'GET' ? 200 : 405 }[url] ?? 404;
      response.writeHead(status, leads).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    assert.ok(address && typeof address === 'object');
    const origin = `http://127.0.0.1:${address.port}`;
    const urls = ['/here', '/moved', '/get-only', '/gone', '/silent'].map((path) => origin + path);
    const answers = await askAll([...urls, 'http://127.0.0.1:1/'], fetch, 2);
    server.closeAllConnections();
    server.close();
    assert.deepEqual(Object.fromEntries([...answers].map(([url, answer]) => [url.replace(origin, ''), answer])), {
      '/here': { isReached: true, words: '200' },
      '/moved': { isReached: true, words: '200' },
      '/get-only': { isReached: true, words: '200' },
      '/gone': { isReached: false, words: '404' },
      '/silent': { isReached: false, words: 'no answer in 2 seconds' },
      'http://127.0.0.1:1/': { isReached: false, words: 'bad port' },
    });
    assert.ok(!asked.includes('GET /here'), 'a head was enough');
  });
});
