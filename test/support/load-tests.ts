/** Test files that share a process. */
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';
// Its hook belongs to the whole process, so it must be loaded outside of the suites below.
import './close.ts';

/** These files are slow, or own a dev server, so each runs alone. */
const ALONE = /(?:e2e|browser\/pages|editor\/test\/browser)\//;

/**
 * All unit tests share a process, and so do the other tests of a folder: each process loads the engine, and some start a browser.
 * @returns a module for each process, written into a folder; those with most files first, so that none of them runs alone at the end
 */
export function writeEntries(files: readonly string[], folder: string): string[] {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const group = ALONE.test(file) ? file : dirname(file).replace(/(?<=\/unit)\/.*/, '');
    groups.set(group, [...(groups.get(group) ?? []), file]);
  }
  const largestFirst = [...groups].sort(([, some], [, others]) => others.length - some.length);
  return largestFirst.map(([group, members]) => {
    const entry = join(folder, `${group.replaceAll('/', '-')}.ts`);
    const line = "import { loadTests } from '#project/test/support/load-tests.ts';";
    writeFileSync(entry, `${line}\nloadTests(${JSON.stringify(members)});\n`);
    return entry;
  });
}

/** Makes each file a suite, so that its hooks run for its own tests only, and a file that throws fails by itself. */
export function loadTests(files: readonly string[]): void {
  for (const file of files) {
    describe(file, async () => {
      await import(pathToFileURL(resolve(file)).href);
    });
  }
}
