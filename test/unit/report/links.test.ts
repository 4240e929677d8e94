/** Links between pages and to other sites. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scanPieces } from '../../../engine/render/scan.ts';
import { listIncoming, listOutside, requestAll } from '../../../engine/report/links.ts';
import { startServer } from '../../support/start-server.ts';

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

  it('count once for each page, whatever their fragment', () =>
    assert.deepEqual(incoming.get('/a/'), { fromText: ['/', '/b/'], fromAny: ['/', '/b/'] }));

  it('in menus are not counted as links in the text, nor links of a page to itself at all', () =>
    assert.deepEqual(incoming.get('/b/'), { fromText: ['/a/'], fromAny: ['/', '/a/'] }));

  it('are empty for a page that nothing links to', () =>
    assert.deepEqual(incoming.get('/'), { fromText: [], fromAny: [] }));

  it('to other sites are listed with their pages', () =>
    assert.deepEqual(listOutside(pages, world), [{ url: 'https://far.test/x', pages: ['/', '/b/'] }]));
});

describe('an outside link', () => {
  it('is reached, or not, as its host answers', async () => {
    const requests: string[] = [];
    const { origin, close } = await startServer(({ url = '', method = '' }, response) => {
      requests.push(`${method} ${url}`);
      if (url === '/silent') return;
      const leads = url === '/moved' ? { Location: '/here' } : {};
      const status = { '/here': 200, '/moved': 301, '/get-only': method === 'GET' ? 200 : 405 }[url] ?? 404;
      response.writeHead(status, leads).end();
    });
    const urls = ['/here', '/moved', '/get-only', '/gone', '/silent'].map((path) => origin + path);
    const statuses = await requestAll([...urls, 'http://127.0.0.1:1/'], fetch, 2);
    await close();
    assert.deepEqual(Object.fromEntries([...statuses].map(([url, status]) => [url.replace(origin, ''), status])), {
      '/here': { isReached: true, text: '200' },
      '/moved': { isReached: true, text: '200' },
      '/get-only': { isReached: true, text: '200' },
      '/gone': { isReached: false, text: '404' },
      '/silent': { isReached: false, text: 'no answer in 2 seconds' },
      'http://127.0.0.1:1/': { isReached: false, text: 'bad port' },
    });
    assert.ok(!requests.includes('GET /here'), 'a head was enough');
  });
});
