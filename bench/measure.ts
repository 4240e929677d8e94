import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BenchCommand {
  file: string;
  args: readonly string[];
  /** The working directory. */
  folder: string;
}

/** The cost of a process and its children. */
export interface BuildCost {
  /** In seconds. */
  wall: number;
  /** In seconds, user and system time. */
  cpu: number;
  /** The peak of the largest process, in megabytes. */
  memory: number;
}

/** GNU time. Node does not measure child processes, and the shell's `time` measures no memory. */
const TIME = '/usr/bin/time';

/** Whether CPU time and memory can be measured, too. */
export const canMeasureAll = existsSync(TIME) && spawnSync(TIME, ['--version']).stdout.includes('GNU');

/**
 * @param folderForTime where GNU time writes a file
 * @returns cpu and memory are NaN without GNU time
 * @throws with the output of the command, if it fails
 */
export function measure({ file, args, folder }: BenchCommand, folderForTime: string): BuildCost {
  const times = join(folderForTime, 'time');
  const timed = canMeasureAll ? [TIME, '--format=%U %S %M', `--output=${times}`, file] : [file];
  const [program = file, ...rest] = [...timed, ...args];
  const started = performance.now();
  const { status, error, stdout, stderr } = spawnSync(program, rest, { cwd: folder, encoding: 'utf8' });
  const wall = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`${[file, ...args].join(' ')}: failed\n${error ?? stdout + stderr}`);
  const [user = NaN, system = NaN, kilobytes = NaN] = canMeasureAll ? readNumbers(times) : [];
  return { wall, cpu: user + system, memory: kilobytes / 1024 };
}

function readNumbers(file: string): number[] {
  return readFileSync(file, 'utf8').trim().split(' ').map(Number);
}
