/** Builds tiny sites in temporary folders. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from '../../build.ts';
import { BuildFailure, type Diagnostic } from '../../engine/core/diagnostics.ts';
import { readText } from '../../engine/core/files.ts';
import type { BuildOptions } from '../../engine/core/options.ts';
import { project } from './project.ts';

const fixtures = join(project, 'test/fixtures');

export interface FixtureSite {
  /** Holds content/, perhaps public/, and, after a build, dist/. */
  folder: string;
  /** What the build logged. */
  lines: string[];
  build(options?: Partial<BuildOptions>): Promise<void>;
  /** The errors of a build that must fail, one a line, with paths that begin at its folder. */
  errors(options?: Partial<BuildOptions>): Promise<string>;
  /** The same as data. */
  diagnostics(options?: Partial<BuildOptions>): Promise<Diagnostic[]>;
  /** The text of a file of dist. */
  read(path: string): string;
  /** The text of a file of the content, e.g. "site.md". */
  readContent(path: string): string;
  /** Every file of dist, sorted. */
  list(): string[];
  remove(): void;
}

/** A test that fails never comes to remove its site. */
const made = new Set<string>();
process.once('exit', () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A copy of the base site, with the files of a case laid over it. */
export function copyFixture(overlay?: string): FixtureSite {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  made.add(folder);
  const content = join(folder, 'content');
  copyTexts(join(fixtures, 'base'), content);
  const asTheyAre = join(folder, 'public');
  if (overlay !== undefined) {
    copyTexts(join(fixtures, overlay, 'content'), content);
    copyTexts(join(fixtures, overlay, 'public'), asTheyAre);
  }
  const lines: string[] = [];
  const dist = join(folder, 'dist');
  const run = async (options: Partial<BuildOptions> = {}) => {
    await build({ content, public: asTheyAre, out: dist, ...settings(lines), ...options });
  };
  const failWith = async (options?: Partial<BuildOptions>): Promise<BuildFailure> => {
    const failure = await run(options).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure instanceof BuildFailure) return failure;
    throw failure ?? new Error('the build found no error');
  };
  return {
    folder,
    lines,
    build: run,
    errors: async (options) => {
      const { message } = await failWith(options);
      return message.replaceAll(`${folder}/`, '');
    },
    diagnostics: async (options) =>
      (await failWith(options)).diagnostics.map((one) => ({ ...one, file: one.file.replaceAll(`${folder}/`, '') })),
    read: (path) => readFileSync(join(dist, path), 'utf8'),
    readContent: (path) => readFileSync(join(content, path), 'utf8'),
    list: () => (existsSync(dist) ? listFiles(dist) : []),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Writes a file of its content, e.g. "services/meat.md". */
export function addFile(site: FixtureSite, path: string, content: string): void {
  const file = join(site.folder, 'content', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The names of the cases in a folder of fixtures. */
export function listCases(folder: string): string[] {
  return readdirSync(join(fixtures, folder)).sort();
}

/** The text of a fixture. */
export function readFixture(path: string): string {
  return readText(join(fixtures, path));
}

/** What builds of fixtures have in common. */
export function settings(lines: string[]): Omit<BuildOptions, 'content' | 'out'> {
  return {
    images: join(fixtures, 'pictures'),
    cache: join(project, '.cache'),
    date: '2026-03-01',
    log: (line) => lines.push(line),
  };
}

/** With line ends that tests can count on, whatever the checkout has. */
function copyTexts(from: string, to: string): void {
  for (const path of listFiles(from)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    // Byte by byte, for some cases are none of UTF-8.
    const text = readFileSync(join(from, path), 'latin1');
    writeFileSync(join(to, path), text.replaceAll('\r\n', '\n'), 'latin1');
  }
}

/** Of a folder that may be absent. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
