/** Temporary folders of tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set<string>();
process.once('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder, which is deleted at the end of the process, however it ends. */
export function makeTemporary(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  made.add(folder);
  return folder;
}
