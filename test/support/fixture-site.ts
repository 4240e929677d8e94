/** Builds the sites of test/fixtures in temporary folders. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '../../build.ts';
import {
  type BuildCache,
  BuildFailure,
  type BuildOptions,
  isBuildFailure,
  openCache,
  openResults,
  readText,
} from '../../engine/core/index.ts';
import { buildSite } from '../../engine/output/index.ts';
import { listFiles } from './files.ts';
import { addCase, type FixtureCase, readCase } from './fixture-case.ts';
import { project } from './project.ts';
import { makeTemporaryFolder } from './temporary.ts';

const fixtures = join(project, 'test/fixtures');

/** The folder of the pictures that all fixtures share. */
export const pictures = join(fixtures, 'pictures');

export type FixtureSite = ReturnType<typeof copyFixture>;

let cache: BuildCache | undefined;

/** The cache of all fixtures. It deletes no old files, because finding them takes as long as building a page. */
export function openFixtureCache(): BuildCache {
  const open = () => ({ ...openCache(join(project, '.cache')), prune: () => undefined });
  cache ??= { store: open(), results: { ...openResults(), flush: () => undefined } };
  return cache;
}

/**
 * A copy of the base site.
 * @param overlay what is added to it: a case, or the name of one, e.g. "overlays/job"
 * @param files further content files by path, e.g. "services/meat.md"
 */
export function copyFixture(overlay?: string | FixtureCase, files: Readonly<Record<string, string>> = {}) {
  const folder = makeTemporaryFolder('site');
  const [content, publicFolder, dist] = [join(folder, 'content'), join(folder, 'public'), join(folder, 'dist')];
  cpSync(join(fixtures, 'base'), content, { recursive: true });
  if (overlay !== undefined) addCase(folder, typeof overlay === 'string' ? readCase(overlay) : overlay);
  for (const [path, text] of Object.entries(files)) addFile({ folder }, path, text);
  /** @returns what the build logs */
  const build = async (options: Partial<BuildOptions> = {}) => {
    // These options have an effect only if the build opens its own cache.
    const cache = 'cache' in options || options.noCache || options.codeHash ? undefined : openFixtureCache();
    const lines: string[] = [];
    const buildOptions = { content, public: publicFolder, out: dist, ...fixtureOptions(lines), ...options };
    await buildSite(site, buildOptions, cache);
    return lines;
  };
  const withoutFolder = (text: string) => text.replaceAll(`${folder}/`, '');
  /** The errors of a build as text, one a line, and as data. Paths begin at the folder of the site. */
  const listErrors = async (options?: Partial<BuildOptions>) => {
    const error: unknown = await build(options).then(
      () => new BuildFailure([]),
      (reason: unknown) => reason,
    );
    if (!isBuildFailure(error)) throw error;
    const diagnostics = error.errors.map((one) => ({ ...one, file: withoutFolder(one.file) }));
    return { message: withoutFolder(error.message), diagnostics };
  };
  /** The text of a published file, e.g. "contact/index.html". */
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  /** The text of a content file, e.g. "site.md". */
  const readContent = (path: string) => readFileSync(join(content, path), 'utf8');
  const list = () => listFiles(dist);
  return {
    /** Holds content/, perhaps public/, and, after a build, dist/. Deleted at the end of the process. */
    folder,
    build,
    listErrors,
    read,
    readContent,
    list,
    /** The `message` of `listErrors`. */
    errors: async (options?: Partial<BuildOptions>) => (await listErrors(options)).message,
    readAll: () => Object.fromEntries(list().map((path) => [path, read(path)])),
    /** Replaces text in a content file. Throws if it is not there. */
    edit(path: string, from: string | RegExp, to: string) {
      const before = readContent(path);
      const after = before.replace(from, to);
      assert.notEqual(after, before, `${path} does not contain ${from}`);
      writeFileSync(join(content, path), after);
    },
  };
}

export async function buildFixture(overlay?: string, options?: Partial<BuildOptions>): Promise<FixtureSite> {
  const fixture = copyFixture(overlay);
  await fixture.build(options);
  return fixture;
}

/** Replaces the sample values in a content folder with values that check:placeholders accepts. */
export function useRealValues(content: string): void {
  for (const path of listFiles(content)) {
    const file = join(content, path);
    const real = readFileSync(file, 'utf8').replaceAll('example.com', 'tiny.test').replaceAll('555-01', '867-53');
    writeFileSync(file, real);
  }
}

/** Writes a content file, e.g. "services/meat.md". */
export function addFile({ folder }: { folder: string }, path: string, content: string): void {
  const file = join(folder, 'content', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The text of a content file with these fields. */
export function formatEntry(fields: Readonly<Record<string, unknown>>, text = ''): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n${text}`;
}

export function readFixture(path: string): string {
  return readText(join(fixtures, path));
}

export function fixtureOptions(lines: string[]): Omit<BuildOptions, 'content' | 'out'> {
  return {
    images: pictures,
    cache: join(project, '.cache'),
    date: '2026-03-01',
    log: (line) => lines.push(line),
  };
}
