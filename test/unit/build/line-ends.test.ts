/** A checkout with CRLF line ends makes the same files, byte for byte. For content, see test/unit/content/. */
import assert from 'node:assert/strict';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { bundleClient } from '../../../engine/assets/client.ts';
import { makeIcons } from '../../../engine/assets/icons.ts';
import { bundleStyles } from '../../../engine/assets/styles.ts';
import { openCache } from '../../../engine/core/cache.ts';
import { listFiles } from '../../support/files.ts';
import { project } from '../../support/project.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

/** Gives every text file of a folder CRLF line ends. */
function useCrlf(folder: string): void {
  for (const path of listFiles(folder).filter((name) => /\.(tsx?|css|svg|md|txt|json)$/.test(name))) {
    const file = join(folder, path);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\r?\n/g, '\r\n'));
  }
}

describe('a checkout with CRLF line ends', () => {
  /** One with LF, one with CRLF, at the same depth: the relative path to the packages is part of esbuild's hashes. */
  const copies = [makeTemporaryFolder('copy'), makeTemporaryFolder('copy')] as const;

  before(() => {
    const folders = ['client', 'components', 'pages', 'engine', 'site', 'assets/styles', 'assets/icons'];
    for (const copy of copies) {
      for (const name of [...folders, 'tsconfig.json']) cpSync(name, join(copy, name), { recursive: true });
    }
    useCrlf(copies[1]);
    for (const copy of copies) symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
  });

  it('bundles the same scripts', async () => {
    const bundles = await Promise.all(copies.map((root) => bundleClient(root, new Map())));
    const [lf, crlf] = bundles.map(({ outputs, entry }) => ({ outputs, entry }));
    assert.ok(lf && lf.outputs.length > 1);
    assert.deepEqual(crlf, lf);
  });

  it('bundles the same style sheet', () => {
    const [lf, crlf] = copies.map((copy) => bundleStyles(join(copy, 'assets/styles'), '', (name) => name));
    assert.deepEqual(crlf, lf);
  });

  it('renders the same icons', async () => {
    const cache = openCache('.cache');
    const [lf, crlf] = await Promise.all(copies.map((copy) => makeIcons(join(copy, 'assets/icons'), cache)));
    assert.deepEqual(crlf, lf);
  });
});
