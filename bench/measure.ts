import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BenchCommand {
  file: string;
  args: readonly string[];
  /** The folder in which it runs. */
  folder: string;
}

/** What a whole process took, and all that it started. */
export interface BuildCost {
  /** In seconds. */
  wall: number;
  /** In seconds: of the programs and of the system for them. */
  cpu: number;
  /** The most that one process held at once, in megabytes. */
  memory: number;
}

/** Of Debian's package time, which the shell's own word does not replace: Node tells nothing of processes that it starts. */
const TIME = '/usr/bin/time';

export const canMeasureAll = existsSync(TIME) && spawnSync(TIME, ['--version']).stdout.includes('GNU');

/**
 * Runs a command to its end.
 * @param notes a folder for what the measuring itself writes
 * @returns cpu and memory are NaN where there is no GNU time
 * @throws with what the command printed, if it fails
 */
export function measure({ file, args, folder }: BenchCommand, notes: string): BuildCost {
  const note = join(notes, 'time');
  const timed = canMeasureAll ? [TIME, '--format=%U %S %M', `--output=${note}`, file] : [file];
  const [program = file, ...rest] = [...timed, ...args];
  const started = performance.now();
  const { status, error, stdout, stderr } = spawnSync(program, rest, { cwd: folder, encoding: 'utf8' });
  const wall = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${[file, ...args].join(' ')}: failed\n${error ?? stdout + stderr}`);
  const [user = NaN, system = NaN, kilobytes = NaN] = canMeasureAll ? readNumbers(note) : [];
  return { wall, cpu: user + system, memory: kilobytes / 1024 };
}

function readNumbers(file: string): number[] {
  return readFileSync(file, 'utf8').trim().split(' ').map(Number);
}
