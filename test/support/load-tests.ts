/** Test files that share a process. */
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';

/** The files of a folder share a process, which loads the engine and starts a browser once. These are slow, so each runs alone. */
const ALONE = /(?:e2e|browser\/pages)\//;

/** Writes a module for each process into a folder. @returns the modules */
export function writeEntries(files: readonly string[], folder: string): string[] {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const group = (ALONE.test(file) ? file : dirname(file)).replaceAll('/', '-');
    groups.set(group, [...(groups.get(group) ?? []), pathToFileURL(resolve(file)).href]);
  }
  return [...groups].map(([group, urls]) => {
    const entry = join(folder, `${group}.ts`);
    const line = "import { loadTests } from '#project/test/support/load-tests.ts';";
    writeFileSync(entry, `${line}\nloadTests(${JSON.stringify(urls)});\n`);
    return entry;
  });
}

/**
 * Loads test files. A file's tests begin as soon as it is loaded, and --test-force-exit ends the process once all known tests have
 * ended, so one more test waits for the last file. It also fails if a file can't be loaded.
 */
export function loadTests(urls: readonly string[]): void {
  const loading = importAll(urls);
  it('the test files can be loaded', () => loading);
}

async function importAll(urls: readonly string[]): Promise<void> {
  for (const url of urls) await import(url);
}
