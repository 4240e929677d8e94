/** Builds tiny sites in temporary folders. */
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '../../build.ts';
import { type BuildCache, buildSite, newBuildCache } from '../../engine/build/index.ts';
import { BuildFailure, type BuildOptions, type Cache, openCache, readText } from '../../engine/core/index.ts';
import { listFiles } from './files.ts';
import { project } from './project.ts';
import { makeTemporary } from './temporary.ts';

const fixtures = join(project, 'test/fixtures');

/** The pictures of every fixture. */
export const pictures = join(fixtures, 'pictures');

export type FixtureSite = ReturnType<typeof copyFixture>;

/** Their keys name all files and rules that they depend on, so different sites can share them. */
const bundles: Pick<BuildCache, 'styles' | 'client'> = { styles: new Map(), client: new Map() };
let store: Cache | undefined;

/** A cache with the bundles alone. Looking for old files in the project's cache takes as long as a tiny page. */
export function newFixtureCache(): BuildCache {
  store ??= { ...openCache(join(project, '.cache')), prune: () => undefined };
  return { ...newBuildCache(store), ...bundles };
}

/** A copy of the base site, with the files of a case, and content files by path, e.g. "services/meat.md", in place of its own. */
export function copyFixture(overlay?: string, files: Readonly<Record<string, string>> = {}) {
  const folder = makeTemporary('site');
  const [content, published, dist] = [join(folder, 'content'), join(folder, 'public'), join(folder, 'dist')];
  copyTexts(join(fixtures, 'base'), content);
  if (overlay !== undefined) {
    copyTexts(join(fixtures, overlay, 'content'), content);
    copyTexts(join(fixtures, overlay, 'public'), published);
  }
  for (const [path, text] of Object.entries(files)) addFile({ folder }, path, text);
  /** The log of the builds. */
  const lines: string[] = [];
  const build = async (options: Partial<BuildOptions> = {}) => {
    const given = 'cache' in options || options.noCache || options.code ? undefined : newFixtureCache();
    const before = lines.length;
    const all = { content, public: published, out: dist, ...settings(lines), ...options };
    // The budgets of the real site don't apply; without them, nothing needs to be compressed and weighed.
    await buildSite({ ...site, budgetOf: undefined }, all, given);
    return lines.slice(before);
  };
  const withoutFolder = (text: string) => text.replaceAll(`${folder}/`, '');
  /** The errors of a build that must fail, one a line and as data, with paths that begin at its folder. */
  const failure = async (options?: Partial<BuildOptions>) => {
    const error: unknown = await build(options).then(
      () => new Error('the build found no error'),
      (reason: unknown) => reason,
    );
    if (!(error instanceof BuildFailure)) throw error;
    const diagnostics = error.diagnostics.map((one) => ({ ...one, file: withoutFolder(one.file) }));
    return { message: withoutFolder(error.message), diagnostics };
  };
  /** The text of a file of dist. */
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  /** The text of a file of the content, e.g. "site.md". */
  const readContent = (path: string) => readFileSync(join(content, path), 'utf8');
  /** Every file of dist, sorted. */
  const list = () => listFiles(dist);
  return {
    /** Holds content/, perhaps public/, and, after a build, dist/. Deleted at the end of the process. */
    folder,
    /** `build` returns what it logged, `lines` what all builds logged. */
    ...{ lines, build, failure, read, readContent, list },
    errors: async (options?: Partial<BuildOptions>) => (await failure(options)).message,
    diagnostics: async (options?: Partial<BuildOptions>) => (await failure(options)).diagnostics,
    /** The texts of all files of dist, by path. */
    readAll: () => Object.fromEntries(list().map((path) => [path, read(path)])),
    /** Replaces text of a file of the content, which must be there. */
    edit(path: string, from: string | RegExp, to: string) {
      const before = readContent(path);
      const after = before.replace(from, to);
      assert.notEqual(after, before, `${path} does not contain ${from}`);
      writeFileSync(join(content, path), after);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** A copy that is built. */
export async function buildFixture(overlay?: string, options?: Partial<BuildOptions>): Promise<FixtureSite> {
  const fixture = copyFixture(overlay);
  await fixture.build(options);
  return fixture;
}

/** Replaces the sample values of a content folder, so that the site may be published. */
export function useRealValues(content: string): void {
  for (const path of listFiles(content)) {
    const file = join(content, path);
    const real = readFileSync(file, 'utf8').replaceAll('example.com', 'tiny.test').replaceAll('555-01', '867-53');
    writeFileSync(file, real);
  }
}

/** Writes a file of its content, e.g. "services/meat.md". */
export function addFile({ folder }: { folder: string }, path: string, content: string): void {
  const file = join(folder, 'content', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The text of a content file. */
export function entryOf(fields: Readonly<Record<string, unknown>>, text = ''): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n${text}`;
}

/** The names of the cases in a folder of fixtures. */
export function listCases(folder: string): string[] {
  return readdirSync(join(fixtures, folder)).sort();
}

/** The text of a fixture. */
export function readFixture(path: string): string {
  return readText(join(fixtures, path));
}

/** Options for builds of fixtures. */
export function settings(lines: string[]): Omit<BuildOptions, 'content' | 'out'> {
  return {
    images: pictures,
    cache: join(project, '.cache'),
    date: '2026-03-01',
    log: (line) => lines.push(line),
  };
}

/** With LF line ends, whatever the checkout has. */
function copyTexts(from: string, to: string): void {
  for (const path of listFiles(from)) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    // As bytes, because some cases are not UTF-8.
    const text = readFileSync(join(from, path), 'latin1');
    writeFileSync(join(to, path), text.replaceAll('\r\n', '\n'), 'latin1');
  }
}
