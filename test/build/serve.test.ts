import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Serving, serve } from '../../build/serve.ts';

let folder: string;
let serving: Serving;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  mkdirSync(join(folder, 'contact'));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'contact/index.html'), 'contact');
  writeFileSync(join(folder, 'contact/ada.vcf'), '');
  writeFileSync(join(folder, 'contact/show.ics'), '');
  writeFileSync(join(folder, '404.html'), 'nothing here');
  serving = await serve({ folder, base: '/co-op/', port: 0 });
});
after(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

describe('serve', () => {
  const get = async (path: string) => {
    const response = await fetch(new URL(path, serving.address));
    return [response.status, await response.text()];
  };

  it('answers a folder with its index.html', async () => {
    assert.deepEqual(await get('/co-op/'), [200, 'home']);
    assert.deepEqual(await get('/co-op/contact/'), [200, 'contact']);
  });

  it('answers everything else with 404.html', async () => {
    assert.deepEqual(await get('/co-op/nowhere/'), [404, 'nothing here']);
    assert.deepEqual(await get('/outside/the/base/'), [404, 'nothing here']);
  });

  it('tells phones and calendars what is theirs', async () => {
    const type = async (path: string) => (await fetch(new URL(path, serving.address))).headers.get('content-type');
    assert.equal(await type('/co-op/contact/ada.vcf'), 'text/vcard; charset=utf-8');
    assert.equal(await type('/co-op/contact/show.ics'), 'text/calendar; charset=utf-8');
    assert.match((await type('/co-op/contact/')) ?? '', /^text\/html/);
  });

  it('takes the next port when one is taken', async () => {
    const { port } = new URL(serving.address);
    const second = await serve({ folder, base: '/', port: Number(port) });
    assert.notEqual(new URL(second.address).port, port);
    assert.equal((await fetch(second.address)).status, 200);
    await second.close();
  });
});
