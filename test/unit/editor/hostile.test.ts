/** Requests from other pages, and names that lead out of the content folder. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { type Copy, copyTown, type OpenDevServer } from '../../support/project-copy.ts';

type Headers = Record<string, string>;

let copy: Copy;
let devServer: OpenDevServer;
let token: string;

/** Differs in its first character. */
const otherToken = () => (token.startsWith('_') ? '-' : '_') + token.slice(1);

before(async () => {
  copy = copyTown();
  devServer = await copy.start();
  token = await readToken(devServer);
});
after(async () => {
  await devServer.stop();
  copy.remove();
});

async function readToken({ address }: OpenDevServer): Promise<string> {
  const page = await (await fetch(address, { headers: { Accept: 'text/html' } })).text();
  return /<meta name="page-editor" content="([^"]+)"/.exec(page)?.[1] ?? '';
}

function ask(
  name: string,
  body: unknown,
  headers: Headers,
  method = 'POST',
  address = devServer.address,
): Promise<{ status: number; body: string }> {
  return new Promise((done, failed) => {
    const asked = request(new URL(`@dev/edit/${name}`, address), { method, headers }, async (answer) => {
      done({ status: answer.statusCode ?? 0, body: await text(answer) });
    });
    asked
      .on('error', failed)
      .end(method === 'GET' ? undefined : body instanceof Uint8Array ? body : JSON.stringify(body));
  });
}

/** Sends only the headers of a request with a body. */
function askWithoutBody(headers: Headers, { address }: OpenDevServer): Promise<number | undefined> {
  return new Promise((done, failed) => {
    const asked = request(new URL('@dev/edit/save', address), {
      method: 'POST',
      headers: { ...headers, 'Content-Length': '41000000' },
    });
    asked.on('response', ({ statusCode }) => {
      done(statusCode);
      asked.destroy();
    });
    asked.on('error', failed).flushHeaders();
  });
}

/** In milliseconds. */
const PATIENCE = 60_000;

/** Incompressible bytes in hexadecimal digits, the same each time. */
function makeNoise(bytes: number): string {
  const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_, index) =>
    createHash('sha256').update(`${index}`).digest('hex'),
  );
  return blocks.join('').slice(0, bytes * 2);
}

const own = (): Headers => ({ Origin: new URL(devServer.address).origin, 'X-Editor-Token': token });
const lead = (path = 'services/grocery.md') => ({
  drafts: [{ path, changes: [{ path: ['lead'], value: 'Hacked.' }] }],
  title: 'x',
});

describe('a request from anything but a page of the dev server', () => {
  for (const [name, headers, method] of [
    ['from a hostile page', () => ({ ...own(), Origin: 'https://evil.example' })],
    ['from a page on another port', () => ({ ...own(), Origin: 'http://localhost:1' })],
    ['from a page without an origin', () => ({ ...own(), Origin: 'null' })],
    ['without an Origin header', () => ({ 'X-Editor-Token': token })],
    ['through a rebound host name', () => ({ ...own(), Host: 'evil.example', Origin: 'http://evil.example' })],
    ['from a plain form', () => ({ Origin: own().Origin ?? '', 'Content-Type': 'application/x-www-form-urlencoded' })],
    ['with another token', () => ({ ...own(), 'X-Editor-Token': otherToken() })],
    ['with a shorter token', () => ({ ...own(), 'X-Editor-Token': token.slice(1) })],
    ['that the browser marks as cross-site', () => ({ ...own(), 'Sec-Fetch-Site': 'cross-site' })],
    ['with GET', own, 'GET'],
  ] as [string, () => Headers, string?][]) {
    it(`gets 403: ${name}`, async () => {
      for (const action of ['save', 'undo', 'picture?name=a.jpg', 'entry', 'nothing']) {
        const { status } = await ask(action, lead(), headers(), method);
        assert.equal(status, 403, action);
      }
      assert.doesNotMatch(copy.read('content/services/grocery.md'), /Hacked/);
    });
  }

  for (const [name, headers, flags] of [
    ['from a hostile page', () => ({ ...own(), Origin: 'https://evil.example' }), []],
    ['with another token', () => ({ ...own(), 'X-Editor-Token': otherToken() }), []],
    ['that is too large', own, []],
    ['on a dev server open to the network', own, ['--host']],
  ] as [string, () => Headers, string[]][]) {
    it(`is rejected before its body is read: ${name}`, { timeout: PATIENCE }, async () => {
      const open = flags.length > 0 ? await copy.start(...flags) : devServer;
      try {
        assert.equal(await askWithoutBody(headers(), open), name.startsWith('that is too large') ? 413 : 403);
      } finally {
        if (open !== devServer) await open.stop();
      }
    });
  }

  it('is not possible in a frame of another site', async () => {
    const { headers } = await fetch(devServer.address, { headers: { Accept: 'text/html' } });
    assert.equal(headers.get('content-security-policy'), "frame-ancestors 'self'");
  });

  it('is rejected, and no token is sent, on a dev server open to the network', async () => {
    const open = await copy.start('--host');
    try {
      assert.equal(await readToken(open), '');
      const headers = { ...own(), Origin: new URL(open.address).origin };
      assert.equal((await ask('save', lead(), headers, 'POST', open.address)).status, 403);
    } finally {
      await open.stop();
    }
  });
});

describe('a name that leads elsewhere', () => {
  for (const path of [
    '../build.ts',
    '../outside.md',
    'services/../../outside.md',
    '/etc/outside.md',
    'C:\\outside.md',
    'services\\outside.md',
    'services/out\0side.md',
    'services/.outside.md',
    'services/con.md',
    'services/outside.txt',
    'services/outside.md/',
    'README.md',
    '',
  ]) {
    it(`is rejected: ${JSON.stringify(path)}`, async () => {
      const { status, body } = await ask('save', lead(path), own());
      assert.equal(status, 403, body);
      assert.ok(!existsSync(join(copy.folder, 'outside.md')));
    });
  }

  for (const name of ['../a.jpg', '/a.jpg', 'a.svg', 'a.jpg.exe', 'nul.jpg', 'a\0.jpg']) {
    it(`writes no picture outside its folder: ${JSON.stringify(name)}`, async () => {
      const bytes = readFileSync(join(copy.folder, 'assets/images/produce.jpg'));
      const { status, body } = await ask(`picture?name=${encodeURIComponent(name)}`, bytes, own());
      // The rest of the name may be valid.
      assert.ok(status === 403 || status === 400 || /^"?[a-z0-9-]+\.jpg/.test(JSON.parse(body).name), body);
      assert.ok(!existsSync(join(copy.folder, 'assets/a.jpg')));
    });

    it(`shows nothing from outside its folder: ${JSON.stringify(name)}`, async () => {
      const { status } = await ask(`image?name=${encodeURIComponent(name)}`, undefined, {}, 'GET');
      assert.equal(status, 403);
    });
  }

  it('is rejected if it is a link or below one', {
    skip: process.platform === 'win32' && 'links need privileges there',
  }, async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
    writeFileSync(join(elsewhere, 'a.md'), '---\ntitle: A\n---\n');
    symlinkSync(join(elsewhere, 'a.md'), join(copy.folder, 'content/services/linked.md'));
    symlinkSync(elsewhere, join(copy.folder, 'content/linked'));
    try {
      for (const path of ['services/linked.md', 'linked/a.md', 'linked/b.md']) {
        assert.equal((await ask('save', lead(path), own())).status, 403, path);
      }
      assert.equal(readFileSync(join(elsewhere, 'a.md'), 'utf8'), '---\ntitle: A\n---\n');
    } finally {
      rmSync(join(copy.folder, 'content/services/linked.md'));
      rmSync(join(copy.folder, 'content/linked'));
      rmSync(elsewhere, { recursive: true });
    }
  });
});

describe('a malformed address', () => {
  for (const [path, status] of [
    ['http://[', 403],
    ['//', 403],
    ['///', 403],
    ['image?name=%', 403],
    ['image?name=%E0%A4%A', 403],
    ['%', 403],
    ['page?path=%', 200],
    ['page?path=http://[', 200],
    ['page?path=//[', 200],
    ['page?trial=-1', 200],
  ] as const) {
    it(`gets an answer: ${path}`, async () => {
      const { port, pathname } = new URL(devServer.address);
      const answered = await new Promise((done, failed) => {
        request({ port, path: `${pathname}@dev/edit/${path}` }, ({ statusCode }) => done(statusCode))
          .on('error', failed)
          .end();
      });
      assert.equal(answered, status);
    });
  }
});

describe('an uploaded picture', () => {
  const PRODUCE = 'test/fixtures/pictures/produce.jpg';
  const choose = async (name: string, bytes: Uint8Array = readFileSync(PRODUCE)): Promise<string> =>
    JSON.parse((await ask(`picture?name=${name}`, bytes, own())).body).name;
  /** Saves an entry with the picture. */
  const show = async (src: string, alt: string) => {
    const path = 'services/grocery.md';
    const entry = JSON.parse((await ask('entry', { path }, own())).body);
    // Restored after the test.
    copy.write(`content/${path}`, copy.read(`content/${path}`));
    const changes = [{ path: ['picture'], value: { src, alt } }];
    return ask('save', { drafts: [{ path, hash: entry.hash, changes }], title: 'Changed' }, own());
  };
  const exists = (name: string) => existsSync(join(copy.folder, 'assets/images', name));
  const images = () => readdirSync(join(copy.folder, 'assets/images'));
  let known: string[];
  beforeEach(() => {
    known = images();
  });
  afterEach(() => {
    copy.restore();
    for (const name of images()) if (!known.includes(name)) rmSync(join(copy.folder, 'assets/images', name));
  });

  it('gets a name of its own, even when uploaded at the same time as others', async () => {
    const names = await Promise.all(['image.jpg', 'image.jpg', 'image.jpg'].map((name) => choose(name)));
    assert.deepEqual(names.sort(), ['image-2.jpg', 'image-3.jpg', 'image.jpg']);
  });

  it('frees its name if it is not usable', async () => {
    await ask('picture?name=broken.jpg', Buffer.from('no picture'), own());
    assert.equal(await choose('broken.jpg'), 'broken.jpg');
  });

  it('is written when a field names it, not when a text contains its name', async () => {
    const [name, longer] = [await choose('crate.jpg'), await choose('hero-crate.jpg')];
    const { body } = await show(longer, 'A full crate beside crate.jpg');
    assert.ok(JSON.parse(body).saved, body);
    assert.deepEqual([exists(longer), exists(name)], [true, false]);
  });

  it('is saved with a warning if it exceeds the budget of its page', async () => {
    const [width, height, channels] = [460, 320, 3] as const;
    const grain = sharp(Buffer.from(makeNoise(width * height * channels), 'hex'), { raw: { width, height, channels } });
    const name = await choose('gravel.jpg', await grain.resize({ width: 1400, kernel: 'nearest' }).jpeg().toBuffer());
    const answered = JSON.parse((await show(name, 'Gravel')).body);
    assert.ok(answered.saved);
    assert.match(answered.warnings.join('\n'), /content\/services\/grocery\.md:1:1 `pictures` weighs \d+ bytes/);
  });

  it('never replaces a picture that was added since', async () => {
    const name = await choose('scale.jpg');
    copy.write(`assets/images/${name}`, Buffer.from('of others'));
    const { status, body } = await show(name, 'A scale');
    assert.equal(status, 409);
    assert.match(JSON.parse(body).error, /`scale\.jpg`.*[Cc]hoose/);
  });
});

describe('a save', () => {
  it('writes the file', async () => {
    const entry = JSON.parse((await ask('entry', { path: 'services/grocery.md' }, own())).body);
    const draft = { path: entry.path, hash: entry.hash, changes: [{ path: ['lead'], value: 'Well meant.' }] };
    const { status, body } = await ask('save', { drafts: [draft], title: 'Changed' }, own());
    assert.equal(status, 200, body);
    assert.match(copy.read('content/services/grocery.md'), /^lead: Well meant\.$/m);
  });

  it('shows a new picture even if the site does not build', async () => {
    copy.edit('content/services/grocery.md', 'summary:', 'sumary:');
    try {
      while ((await devServer.faults()).length === 0) await setTimeout(50);
      copy.write('assets/images/crate.jpg', readFileSync(join(copy.folder, 'assets/images/produce.jpg')));
      assert.equal((await ask('image?name=crate.jpg', undefined, {}, 'GET')).status, 200);
    } finally {
      copy.restore();
    }
  });

  it('is rejected if a page exceeds its budget', async () => {
    const path = 'services/grocery.md';
    const { hash } = JSON.parse((await ask('entry', { path }, own())).body);
    // Hard to compress.
    const letters = makeNoise(20_000).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
    const text = letters.replaceAll(/.{8}/g, '$& ');
    const save = async (heavy: string) =>
      JSON.parse((await ask('save', { drafts: [{ path, hash, changes: [{ text: heavy }] }], title: 'x' }, own())).body);
    const { errors, saved } = await save(text);
    assert.equal(saved, undefined);
    assert.match(JSON.stringify(errors), /`page` weighs \d+ bytes; its budget is \d+/);
    assert.ok((await save('A few words.')).saved);
  });

  it('is rejected if the file has changed', async () => {
    const draft = { path: 'services/grocery.md', hash: 'another', changes: [{ path: ['lead'], value: 'Too late.' }] };
    const { body } = await ask('save', { drafts: [draft], title: 'Changed' }, own());
    assert.deepEqual(JSON.parse(body).changed, ['services/grocery.md']);
    assert.doesNotMatch(copy.read('content/services/grocery.md'), /Too late/);
  });

  it('is rejected if the list item does not exist', async () => {
    for (const path of [
      ['figures', 4294967296],
      ['figures', 99],
      ['figures', 'length'],
    ]) {
      const draft = { path: 'pages/membership.md', changes: [{ path, value: 'x' }] };
      const { status, body } = await ask('try', { drafts: [draft] }, own());
      assert.equal(status, 400, `${path}: ${body}`);
    }
  });

  it('works in spite of older errors elsewhere', async () => {
    copy.edit('content/services/meat.md', 'summary:', 'sumary:');
    try {
      while ((await devServer.faults()).length === 0) await setTimeout(50);
      const entry = JSON.parse((await ask('entry', { path: 'services/grocery.md' }, own())).body);
      const draft = { path: entry.path, hash: entry.hash, changes: [{ path: ['lead'], value: 'Said anyway.' }] };
      const { body } = await ask('save', { drafts: [draft], title: 'Changed' }, own());
      assert.ok(JSON.parse(body).saved, body);
    } finally {
      copy.restore();
    }
  });

  it('is rejected if it repeats an older error', async () => {
    copy.edit('content/services/grocery.md', 'ask:', 'headline: Since {{nowhere}}\nask:');
    try {
      const entry = JSON.parse((await ask('entry', { path: 'services/grocery.md' }, own())).body);
      const attempt = async (value: string) => {
        const drafts = [{ path: entry.path, hash: entry.hash, changes: [{ path: ['summary'], value }] }];
        return JSON.parse((await ask('try', { drafts }, own())).body).errors;
      };
      assert.deepEqual(await attempt('Coffee and flour.'), []);
      const [{ path }, ...others] = await attempt('Coffee since {{nowhere}}');
      assert.deepEqual([path, others], [['summary'], []]);
    } finally {
      copy.restore();
    }
  });

  it('is rejected if it is malformed', async () => {
    assert.equal((await ask('save', { drafts: 'all' }, own())).status, 400);
    assert.equal((await ask('save', Buffer.from('no JSON'), own())).status, 400);
  });
});
