import { join, resolve } from 'node:path';
import { openBundler } from '../code/bundle.js';
import { CodeFault } from '../code/fault.js';
import type { Fault } from './fault.ts';
import type { Remake } from './remake.ts';
import { faultOfCode } from './thrown.ts';

/** The code that makes the site, which may be edited while the workshop is open. */
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

/** What build.ts exports. */
interface Loaded {
  remake: Remake;
}

/**
 * @param root holds build.ts
 * @param loaded the code that runs already
 */
export async function openCode(root: string, loaded: Loaded): Promise<Code> {
  const { bundle, close } = await openBundler(root, join(root, 'build.ts'));
  const filesOf = (inputs: readonly string[]) => inputs.map((file) => resolve(root, file));
  let current = loaded;
  let files = filesOf((await bundle()).inputs);
  return {
    remake: (...given) => current.remake(...given),
    files: () => files,
    async reload() {
      try {
        const { file, inputs } = await bundle();
        files = filesOf(inputs);
        current = await import(file.href);
        return [];
      } catch (error) {
        const faults = error instanceof CodeFault ? error.faults : [];
        return faults.length > 0 ? [...faults] : [faultOfCode(error, root)];
      }
    },
    close,
  };
}
