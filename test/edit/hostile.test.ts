/** Whoever is not a page of the dev server itself, and names that lead elsewhere. */
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
import { type Copy, copyTown, type OpenDevServer } from '../dev-server/copy.ts';

type Headers = Record<string, string>;

let copy: Copy;
let devServer: OpenDevServer;
let token: string;

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
  return /<meta name="workshop-editing" content="([^"]+)"/.exec(page)?.[1] ?? '';
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

/** Announces a body, sends the headers only, and waits for an answer. */
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

/** In milliseconds: who waits for the body waits for ever. */
const PATIENCE = 60_000;

/** So many bytes that nobody can make shorter, the same each time, in hexadecimal digits. */
function makeNoise(bytes: number): string {
  const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_, index) =>
    createHash('sha256').update(`${index}`).digest('hex'),
  );
  return blocks.join('').slice(0, bytes * 2);
}

const own = (): Headers => ({ Origin: new URL(devServer.address).origin, 'X-Workshop-Token': token });
const lead = (path = 'services/grocery.md') => ({
  drafts: [{ path, changes: [{ path: ['lead'], value: 'Hacked.' }] }],
  words: 'x',
});

describe('a write that no page of the dev server asks for', () => {
  for (const [name, headers, method] of [
    ['from a hostile page', () => ({ ...own(), Origin: 'https://evil.example' })],
    ['from a page of another port', () => ({ ...own(), Origin: 'http://localhost:1' })],
    ['from a page without an origin', () => ({ ...own(), Origin: 'null' })],
    ['from who names no origin at all', () => ({ 'X-Workshop-Token': token })],
    ['by a host that was rebound', () => ({ ...own(), Host: 'evil.example', Origin: 'http://evil.example' })],
    ['by a plain form', () => ({ Origin: own().Origin ?? '', 'Content-Type': 'application/x-www-form-urlencoded' })],
    ['with another token', () => ({ ...own(), 'X-Workshop-Token': token.replace(/^./, '_') })],
    ['with a shorter token', () => ({ ...own(), 'X-Workshop-Token': token.slice(1) })],
    ['that the browser says comes from elsewhere', () => ({ ...own(), 'Sec-Fetch-Site': 'cross-site' })],
    ['by an address alone', own, 'GET'],
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
    ['with another token', () => ({ ...own(), 'X-Workshop-Token': token.replace(/^./, '_') }), []],
    ['that is longer than any picture', own, []],
    ['where the network can look', own, ['--host']],
  ] as [string, () => Headers, string[]][]) {
    it(`is refused before its body is read: ${name}`, { timeout: PATIENCE }, async () => {
      const open = flags.length > 0 ? await copy.start(...flags) : devServer;
      try {
        assert.equal(await askWithoutBody(headers(), open), name.startsWith('that is longer') ? 413 : 403);
      } finally {
        if (open !== devServer) await open.stop();
      }
    });
  }

  it('cannot be laid over a page of others', async () => {
    const { headers } = await fetch(devServer.address, { headers: { Accept: 'text/html' } });
    assert.equal(headers.get('content-security-policy'), "frame-ancestors 'self'");
  });

  it('is refused, and no token is given, where the network can look', async () => {
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
    it(`is refused: ${JSON.stringify(path)}`, async () => {
      const { status, body } = await ask('save', lead(path), own());
      assert.equal(status, 403, body);
      assert.ok(!existsSync(join(copy.folder, 'outside.md')));
    });
  }

  for (const name of ['../a.jpg', '/a.jpg', 'a.svg', 'a.jpg.exe', 'nul.jpg', 'a\0.jpg']) {
    it(`makes no picture outside of its folder: ${JSON.stringify(name)}`, async () => {
      const bytes = readFileSync(join(copy.folder, 'assets/images/produce.jpg'));
      const { status, body } = await ask(`picture?name=${encodeURIComponent(name)}`, bytes, own());
      // What is left of a name without its signs may do.
      assert.ok(status === 403 || status === 400 || /^"?[a-z0-9-]+\.jpg/.test(JSON.parse(body).name), body);
      assert.ok(!existsSync(join(copy.folder, 'assets/a.jpg')));
    });

    it(`shows nothing from outside of its folder: ${JSON.stringify(name)}`, async () => {
      const { status } = await ask(`picture/${encodeURIComponent(name)}`, undefined, {}, 'GET');
      assert.equal(status, 403);
    });
  }

  it('is refused where it is a link, or behind one', {
    skip: process.platform === 'win32' && 'links take rights there',
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

describe('an address that nobody can read', () => {
  for (const [path, status] of [
    ['http://[', 403],
    ['//', 403],
    ['///', 403],
    ['picture/%', 404],
    ['picture/%E0%A4%A', 404],
    ['%', 403],
    ['page?path=%', 200],
    ['page?path=http://[', 200],
    ['page?path=//[', 200],
    ['page?trial=-1', 200],
  ] as const) {
    it(`is answered all the same: ${path}`, async () => {
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

describe('a picture that is chosen', () => {
  const PRODUCE = 'test/fixtures/pictures/produce.jpg';
  const choose = async (name: string, bytes: Uint8Array = readFileSync(PRODUCE)): Promise<string> =>
    JSON.parse((await ask(`picture?name=${name}`, bytes, own())).body).name;
  /** Has an entry show a picture, and saves it. */
  const show = async (src: string, alt: string) => {
    const path = 'services/grocery.md';
    const entry = JSON.parse((await ask('entry', { path }, own())).body);
    // Noted, it is put back after the test.
    copy.write(`content/${path}`, copy.read(`content/${path}`));
    const changes = [{ path: ['picture'], value: { src, alt } }];
    return ask('save', { drafts: [{ path, hash: entry.hash, changes }], words: 'Changed' }, own());
  };
  const stands = (name: string) => existsSync(join(copy.folder, 'assets/images', name));
  const images = () => readdirSync(join(copy.folder, 'assets/images'));
  let known: string[];
  beforeEach(() => {
    known = images();
  });
  afterEach(() => {
    copy.restore();
    for (const name of images()) if (!known.includes(name)) rmSync(join(copy.folder, 'assets/images', name));
  });

  it('takes no place of another of the same name that was chosen at the same time', async () => {
    const names = await Promise.all(['image.jpg', 'image.jpg', 'image.jpg'].map((name) => choose(name)));
    assert.deepEqual(names.sort(), ['image-2.jpg', 'image-3.jpg', 'image.jpg']);
  });

  it('leaves its name to others where it cannot be used', async () => {
    await ask('picture?name=broken.jpg', Buffer.from('no picture'), own());
    assert.equal(await choose('broken.jpg'), 'broken.jpg');
  });

  it('is written once an entry shows it, not where one only holds its name', async () => {
    const [name, longer] = [await choose('crate.jpg'), await choose('hero-crate.jpg')];
    const { body } = await show(longer, 'A full crate beside crate.jpg');
    assert.ok(JSON.parse(body).saved, body);
    assert.deepEqual([stands(longer), stands(name)], [true, false]);
  });

  it('is saved with a warning where it weighs more than its page may, however it is encoded', async () => {
    const [width, height, channels] = [460, 320, 3] as const;
    const grain = sharp(Buffer.from(makeNoise(width * height * channels), 'hex'), { raw: { width, height, channels } });
    const name = await choose('gravel.jpg', await grain.resize({ width: 1400, kernel: 'nearest' }).jpeg().toBuffer());
    const answered = JSON.parse((await show(name, 'Gravel')).body);
    assert.ok(answered.saved);
    assert.match(answered.notices.join('\n'), /content\/services\/grocery\.md:1:1 The pictures weigh \d+ bytes/);
  });

  it('is not saved over one that has come meanwhile, which is told', async () => {
    const name = await choose('scale.jpg');
    copy.write(`assets/images/${name}`, Buffer.from('of others'));
    const { status, body } = await show(name, 'A scale');
    assert.equal(status, 409);
    assert.match(JSON.parse(body).refused, /`scale\.jpg`.*[Cc]hoose/);
  });
});

describe('a write that a page of the dev server asks for', () => {
  it('is done, and leaves nothing beside the file', async () => {
    const entry = JSON.parse((await ask('entry', { path: 'services/grocery.md' }, own())).body);
    const draft = { path: entry.path, hash: entry.hash, changes: [{ path: ['lead'], value: 'Well meant.' }] };
    const { status, body } = await ask('save', { drafts: [draft], words: 'Changed' }, own());
    assert.equal(status, 200, body);
    assert.match(copy.read('content/services/grocery.md'), /^lead: Well meant\.$/m);
  });

  it('shows a picture as soon as it is in its folder, though the pages cannot be made anew', async () => {
    copy.edit('content/services/grocery.md', 'summary:', 'sumary:');
    try {
      while ((await devServer.faults()).length === 0) await setTimeout(50);
      copy.write('assets/images/crate.jpg', readFileSync(join(copy.folder, 'assets/images/produce.jpg')));
      assert.equal((await ask('picture/crate.jpg', undefined, {}, 'GET')).status, 200);
    } finally {
      copy.restore();
    }
  });

  it('is refused where a page would weigh more than a build lets through', async () => {
    const path = 'services/grocery.md';
    const { hash } = JSON.parse((await ask('entry', { path }, own())).body);
    // Words that no encoder makes much shorter.
    const letters = makeNoise(20_000).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
    const text = letters.replaceAll(/.{8}/g, '$& ');
    const save = async (heavy: string) =>
      JSON.parse((await ask('save', { drafts: [{ path, hash, changes: [{ text: heavy }] }], words: 'x' }, own())).body);
    const { faults, saved } = await save(text);
    assert.equal(saved, undefined);
    assert.match(JSON.stringify(faults), /The HTML weighs \d+ bytes; the budget is \d+/);
    assert.ok((await save('A few words.')).saved);
  });

  it('is not done twice from the same file', async () => {
    const draft = { path: 'services/grocery.md', hash: 'another', changes: [{ path: ['lead'], value: 'Too late.' }] };
    const { body } = await ask('save', { drafts: [draft], words: 'Changed' }, own());
    assert.deepEqual(JSON.parse(body).changed, ['services/grocery.md']);
    assert.doesNotMatch(copy.read('content/services/grocery.md'), /Too late/);
  });

  it('is refused where it changes what is not there', async () => {
    for (const path of [
      ['figures', 4294967296],
      ['figures', 99],
      ['figures', 'length'],
    ]) {
      const draft = { path: 'pages/membership.md', changes: [{ path, value: 'x' }] };
      const { status, body } = await ask('try', { drafts: [draft], page: '/' }, own());
      assert.equal(status, 400, `${path}: ${body}`);
    }
  });

  it('is done beside a mistake that stood there before', async () => {
    copy.edit('content/services/meat.md', 'summary:', 'sumary:');
    try {
      while ((await devServer.faults()).length === 0) await setTimeout(50);
      const entry = JSON.parse((await ask('entry', { path: 'services/grocery.md' }, own())).body);
      const draft = { path: entry.path, hash: entry.hash, changes: [{ path: ['lead'], value: 'Said anyway.' }] };
      const { body } = await ask('save', { drafts: [draft], words: 'Changed' }, own());
      assert.ok(JSON.parse(body).saved, body);
    } finally {
      copy.restore();
    }
  });

  it('is refused for a mistake that stands in the file already, made once more', async () => {
    copy.edit('content/services/grocery.md', 'ask:', 'headline: Since {{nowhere}}\nask:');
    try {
      const entry = JSON.parse((await ask('entry', { path: 'services/grocery.md' }, own())).body);
      const attempt = async (value: string) => {
        const drafts = [{ path: entry.path, hash: entry.hash, changes: [{ path: ['summary'], value }] }];
        return JSON.parse((await ask('try', { drafts, page: '/' }, own())).body).faults;
      };
      assert.deepEqual(await attempt('Coffee and flour.'), []);
      const [{ path }, ...others] = await attempt('Coffee since {{nowhere}}');
      assert.deepEqual([path, others], [['summary'], []]);
    } finally {
      copy.restore();
    }
  });

  it('is refused where it says what nobody sends', async () => {
    assert.equal((await ask('save', { drafts: 'all' }, own())).status, 400);
    assert.equal((await ask('save', Buffer.from('no JSON'), own())).status, 400);
  });
});
