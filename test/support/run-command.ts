import { mock } from 'node:test';

/** Runs an npm script in this process: calls `run` of its module, e.g. of build.ts. */
export async function runCommand(run: (args: readonly string[]) => Promise<number>, args: readonly string[]) {
  const [printed, errors]: [string[], string[]] = [[], []];
  const mocks = [
    mock.method(console, 'log', (line: string) => printed.push(line)),
    mock.method(console, 'error', (line: string) => errors.push(line)),
  ];
  try {
    const status = await run(args);
    const [stdout = '', stderr = ''] = [printed, errors].map((lines) => lines.map((line) => `${line}\n`).join(''));
    return { status, stdout, stderr };
  } finally {
    for (const method of mocks) method.mock.restore();
  }
}
