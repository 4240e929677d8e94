/** Temporary folders of tests. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set<string>();
process.once('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder, which is deleted when the process exits, even after an error. */
export function makeTemporary(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  made.add(folder);
  return folder;
}
