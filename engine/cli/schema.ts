import { UsageError } from '../core/options.ts';
import { runCommand } from './command.ts';
import { SCHEMA } from './flags.ts';
import { refresh, type Wanted } from './wanted.ts';

/** `npm run schema`: writes what is generated from the schemas; with --check, it only fails where that would change anything. */
export function runSchema(args: readonly string[], root: string, listStale: () => Promise<Wanted[]>): Promise<number> {
  return runCommand(args, SCHEMA, async ({ check }, log) => {
    const stale = await listStale();
    const names = stale.map(({ path }) => path).join(', ');
    if (check && stale.length > 0) {
      throw new UsageError(
        `${names}: found what the schemas no longer say, run npm run schema and commit what it writes`,
      );
    }
    refresh(root, stale);
    log(stale.length === 0 ? 'All is as the schemas say.' : `written: ${names}`);
  });
}
