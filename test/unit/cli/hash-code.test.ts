/** When the results of earlier builds are used again. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { it } from 'node:test';
import { hashCode } from '../../../engine/cli/hash-code.ts';
import { MARKER } from '../../../engine/output/index.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

it('changed code and packages count, but neither built sites nor published files', () => {
  const project = makeTemporaryFolder('code');
  const save = (path: string, text = path) => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
    return hashCode(project);
  };
  const first = save('site/model.ts');
  for (const path of [
    'content/home.md',
    'public/old.js',
    `dist/${MARKER.path}`,
    'dist/assets/main.js',
    '.cache/a.ts',
  ]) {
    assert.equal(save(path), first, path);
  }
  const hashes = [
    first,
    save('site/model.ts', 'changed'),
    save('client/new.tsx'),
    save('node_modules/.package-lock.json'),
  ];
  assert.equal(new Set(hashes).size, hashes.length);
});
