import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CodeFault } from '../cli/loader/error.js';
import { openRenewal } from '../cli/loader/renew.js';
import type { Fault } from './error.ts';
import type { Remake } from './rebuild.ts';
import { faultOfCode } from './thrown.ts';

/** The code that makes the site, which may be edited while the dev server is open. */
export interface Code {
  remake: Remake;
  /** The files that it consists of. */
  files(): readonly string[];
  /**
   * Takes up the code as it stands now.
   * @returns what keeps it from being taken up
   */
  reload(): Promise<Fault[]>;
  close(): Promise<void>;
}

/**
 * @param root holds build.ts, which exports `remake`
 * @param lasting modules of the site, by their paths in the checkout, that are kept while others are edited
 */
export async function openCode(root: string, lasting: readonly string[]): Promise<Code> {
  const engine = fileURLToPath(new URL('rebuild.ts', import.meta.url));
  const parts = [engine, ...lasting.map((path) => join(root, path))];
  const { renew, close } = await openRenewal(root, join(root, 'build.ts'), parts);
  let files: readonly string[] = [];
  const load = async (): Promise<{ remake: Remake }> => {
    const { file, inputs } = await renew();
    files = inputs.map((input) => resolve(root, input));
    return import(file.href);
  };
  let current = await load().catch(async (error: unknown) => {
    // An open compiler would keep the process alive.
    await close();
    throw error;
  });
  return {
    remake: (...given) => current.remake(...given),
    files: () => files,
    async reload() {
      try {
        current = await load();
        return [];
      } catch (error) {
        const faults = error instanceof CodeFault ? error.faults : [];
        return faults.length > 0 ? [...faults] : [faultOfCode(error, root)];
      }
    },
    close,
  };
}
