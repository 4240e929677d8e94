/** A checkout with CRLF line ends builds the same site, byte for byte. */
import assert from 'node:assert/strict';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { bundleClient } from '../../../engine/assets/client.ts';
import { makeIcons } from '../../../engine/assets/icons.ts';
import { bundleStyles } from '../../../engine/assets/styles.ts';
import { openCache } from '../../../engine/core/cache.ts';
import { listFiles } from '../../support/files.ts';
import { buildFixture } from '../../support/fixture-site.ts';
import { project } from '../../support/project.ts';
import { makeTemporary } from '../../support/temporary.ts';

/** Gives every text file of a folder CRLF line ends. */
function convert(folder: string): void {
  for (const path of listFiles(folder).filter((name) => /\.(tsx?|css|svg|md|txt|json)$/.test(name))) {
    const file = join(folder, path);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\r?\n/g, '\r\n'));
  }
}

describe('a working copy with the line ends of Windows', () => {
  /** Both in one folder: the relative path of the packages is part of esbuild's hashes. */
  const copies = [makeTemporary('copy'), makeTemporary('copy')] as const;

  before(() => {
    const folders = ['client', 'components', 'pages', 'engine', 'site', 'assets/styles', 'assets/icons'];
    for (const copy of copies) {
      for (const name of [...folders, 'tsconfig.json']) cpSync(name, join(copy, name), { recursive: true });
    }
    convert(copies[1]);
    for (const copy of copies) symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
  });

  it('bundles the same scripts', async () => {
    const bundles = await Promise.all(copies.map((root) => bundleClient(root, new Map())));
    const [unix, windows] = bundles.map(({ outputs, entry }) => ({ outputs, entry }));
    assert.ok(unix && unix.outputs.length > 1);
    assert.deepEqual(windows, unix);
  });

  it('bundles the same style sheet', () => {
    const [unix, windows] = copies.map((copy) => bundleStyles(join(copy, 'assets/styles'), '', (name) => name));
    assert.deepEqual(windows, unix);
  });

  it('renders the same icons', async () => {
    const cache = openCache('.cache');
    const [unix, windows] = await Promise.all(copies.map((copy) => makeIcons(join(copy, 'assets/icons'), cache)));
    assert.deepEqual(windows, unix);
  });

  it('reads the same content', async () => {
    const fixture = await buildFixture();
    const unix = fixture.readAll();
    convert(join(fixture.folder, 'content'));
    await fixture.build();
    assert.deepEqual(fixture.readAll(), unix);
  });
});
