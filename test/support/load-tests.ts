/** Test files that share a process. */
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';
// Its hook belongs to the whole process, so it must be loaded outside of the suites below.
import './close.ts';

/** These files are slow, so each runs alone. */
const ALONE = /e2e\/|unit\/publish|browser\/pages\/(?:states|translated|walk)/;

/** Fast tests, which share a process: each process loads the engine, and some start a browser. */
const SHARED = /^(?:editor\/)?test\/unit\/|^test\/browser\/(?!carousel|contact-form|dev-server|pages)/;

/**
 * The other tests of a folder share a process, too.
 * @returns a module for each process, written into a folder; the slowest first, so that none of them runs alone at the end
 */
export function writeEntries(files: readonly string[], folder: string): string[] {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const group = ALONE.test(file) ? file : (SHARED.exec(file)?.[0] ?? dirname(file));
    groups.set(group, [...(groups.get(group) ?? []), file]);
  }
  // About as slow as ten others.
  const estimate = (group: string, { length }: string[]) => (ALONE.test(group) ? 10 : length);
  const slowestFirst = [...groups].sort((some, others) => estimate(...others) - estimate(...some));
  return slowestFirst.map(([group, members]) => {
    const entry = join(folder, `${group.replaceAll('/', '-')}.ts`);
    const lines = [`import { loadTests } from '${import.meta.url}';`, `loadTests(${JSON.stringify(members)});`];
    // Its top-level await would let Node register the tests of one file in the suite of another that waits for it, too.
    if (group.endsWith('test/unit/')) lines.unshift(`import '${new URL('../../build.ts', import.meta.url)}';`);
    writeFileSync(entry, `${lines.join('\n')}\n`);
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
