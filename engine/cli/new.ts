import { createInterface } from 'node:readline/promises';
import type { ScaffoldOptions } from '../content/scaffold.ts';
import type { Terminal } from '../content/scaffold-fill.ts';
import { today, UsageError } from '../core/options.ts';
import { CACHE, requireSources, runCommand } from './command.ts';
import { NEW } from './flags.ts';

/** `npm run new`: writes a content file that was not there, and asks for what it needs. */
export function runNew(args: readonly string[], create: (options: ScaffoldOptions) => Promise<void>): Promise<number> {
  return runCommand(args, NEW, async ({ date = today(new Date()), ...flags }, log) => {
    requireSources(flags);
    const terminal = process.stdin.isTTY ? openTerminal() : undefined;
    try {
      await create({ ...flags, date, cache: CACHE, log, terminal });
    } finally {
      terminal?.close();
    }
  });
}

function openTerminal(): Terminal & { close(): void } {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // By Ctrl+C or Ctrl+D.
  const ended = new Promise<never>((_resolve, reject) => {
    lines.once('close', () => reject(new UsageError('found no answer, nothing was written')));
  });
  // Nobody may be waiting for it.
  ended.catch(() => undefined);
  return {
    ask: (question) => Promise.race([lines.question(question), ended]),
    tell: console.log,
    close: () => lines.close(),
  };
}
