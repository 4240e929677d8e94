/** Scripts for the browser are the same bytes wherever packages are installed. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bundleClient } from '../../../engine/assets/client.ts';

const preact = fileURLToPath(new URL('../../../node_modules/preact', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'client-'));
after(() => rmSync(scratch, { recursive: true }));

/** A project with one script, and with packages in a folder or behind a link. */
async function bundle(name: string, isLink: boolean): Promise<string[]> {
  const root = join(scratch, name);
  const packages = isLink ? join(scratch, 'packages') : join(root, 'node_modules');
  mkdirSync(join(root, 'client'), { recursive: true });
  cpSync(preact, join(packages, 'preact'), { recursive: true });
  if (isLink) symlinkSync(packages, join(root, 'node_modules'), 'junction');
  writeFileSync(join(root, 'client/main.ts'), "void import('./late.ts');");
  writeFileSync(join(root, 'client/late.ts'), "import { useState } from 'react';\nexport const late = useState;");
  const { outputs } = await bundleClient(root);
  return outputs.map(({ path }) => path).sort();
}

describe('scripts for the browser', () => {
  it('have the same names where node_modules is a link', async () => {
    const names = await bundle('here', false);
    assert.ok(names.length > 1);
    assert.deepEqual(await bundle('linked', true), names);
  });
});
