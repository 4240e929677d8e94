import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeContent, writeSettings } from './generate/content.ts';
import { SETTINGS } from './generate/settings.ts';
import type { BenchCommand } from './measure.ts';

/** A static-site generator that builds a site of articles, configured as its users would configure it. */
export interface Generator {
  name: string;
  version: string;
  /** Creates a site in a new folder, with its articles in content/. */
  prepare(folder: string, pages: number): void;
  /** Builds the site into dist/ in the same folder. */
  command(folder: string): BenchCommand;
}

/** A generator that is not installed. */
export interface MissingGenerator {
  name: string;
  fix: string;
}

const project = fileURLToPath(new URL('..', import.meta.url));

export const ours: Generator = {
  name: 'ours',
  version: `on Node ${process.versions.node}`,
  prepare(folder, pages) {
    const content = join(folder, 'content');
    writeContent(content, pages, 'home.md');
    writeSettings(join(content, 'site.md'));
    mkdirSync(join(folder, 'images'));
  },
  command: (folder) => ({
    file: process.execPath,
    args: [
      ...['engine/cli/run.js', 'bench/articles/build.ts', '--quiet'],
      ...['content', 'images'].flatMap((name) => [`--${name}`, join(folder, name)]),
      ...['--out', join(folder, 'dist')],
    ],
    folder: project,
  }),
};

export function findHugo(): Generator | MissingGenerator {
  try {
    const version = execFileSync('hugo', ['version'], { encoding: 'utf8' }).split(' ')[1] ?? '';
    const prepare = preparePeer({ name: 'hugo', home: '_index.md', data: 'data', styles: 'static' });
    return { name: 'hugo', version, prepare, command: (folder) => ({ file: 'hugo', args: ['--quiet'], folder }) };
  } catch {
    return { name: 'hugo', fix: 'apt-get install hugo' };
  }
}

const ELEVENTY = '3.1.7';

/**
 * Eleventy is not a dependency of this project.
 * @param parentFolder where to create the folder with the installed package
 */
export function installEleventy(mayInstall: boolean, parentFolder: string): Generator | MissingGenerator {
  if (!mayInstall) return { name: 'eleventy', fix: 'npm run bench:build -- --install' };
  const folder = join(parentFolder, 'eleventy-installed');
  mkdirSync(folder);
  execFileSync('npm', ['install', '--prefix', folder, `@11ty/eleventy@${ELEVENTY}`], { stdio: 'pipe' });
  const script = join(folder, 'node_modules/@11ty/eleventy/cmd.cjs');
  return {
    name: 'eleventy',
    version: ELEVENTY,
    prepare: preparePeer({ name: 'eleventy', home: 'index.md', data: '_data', styles: '.' }),
    command: (site) => ({ file: process.execPath, args: [script, '--quiet'], folder: site }),
  };
}

/** Where another generator expects its files. */
interface Peer {
  /** Its folder in bench/peers. */
  name: string;
  /** The file of the home page. */
  home: string;
  /** The folder of shared data. */
  data: string;
  /** The folder of main.css. */
  styles: string;
}

function preparePeer({ name, home, data, styles }: Peer): Generator['prepare'] {
  return (folder, pages) => {
    cpSync(join(project, 'bench/peers', name), folder, { recursive: true });
    writeContent(join(folder, 'content'), pages, home);
    mkdirSync(join(folder, data));
    writeFileSync(join(folder, data, 'site.json'), JSON.stringify(SETTINGS));
    mkdirSync(join(folder, styles), { recursive: true });
    copyFileSync(join(project, 'bench/articles/assets/styles/main.css'), join(folder, styles, 'main.css'));
  };
}
