import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { basePath } from '../content/index.ts';
import { UsageError } from '../core/index.ts';
import { listErrors, openDevServer, type ShownError, type SiteCode, serve } from '../dev-server/index.ts';
import { CodeError } from './code-error.js';
import { inRoot, runCommand, sourceOptions } from './command.ts';
import { PREVIEW, START } from './flags.ts';
import { openCompiler } from './load-code.js';

/** `npm run preview`: serves a built site as a plain host does. @param root the folder of the site */
export function runPreview(args: readonly string[], root: string): Promise<number> {
  return runCommand(args, PREVIEW, async ({ out = inRoot(root, 'dist'), base = readBase(out), port, host }, log) => {
    const { addresses } = await serve({ folder: out, base, port, network: host });
    showAddresses(addresses, log);
  });
}

/** The base path that a site was built for, from its web manifest. */
function readBase(out: string): string {
  const file = join(out, 'site.webmanifest');
  if (!existsSync(file)) throw new UsageError(`There is no built site in \`${out}\`. Run npm run build first.`);
  return z.object({ start_url: basePath }).parse(JSON.parse(readFileSync(file, 'utf8'))).start_url;
}

/** The folder of package.json. `import.meta.url` doesn't lead there, because this code runs from a bundle in `.cache/`. */
const PROJECT = fileURLToPath(new URL('.', import.meta.resolve('#project/package.json')));

interface SiteScript {
  /** The module that exports `rebuild`, e.g. "build.ts". */
  script: string;
  /** Modules that keep their state when others are reloaded. */
  persistent: readonly string[];
}

/** `npm start` @param root the folder of the site */
export function runDevServer(args: readonly string[], root: string, site: SiteScript): Promise<number> {
  return runCommand(args, START, async ({ host, date, ...flags }, log) => {
    // Without a date, each build uses the current one, as the server may run for days.
    const options = { ...sourceOptions(flags, root), date, network: host, log };
    const ready = (addresses: readonly string[]) => showAddresses(addresses, log);
    const opening = openCode(PROJECT, site).then((code) => openDevServer(root, code, options, ready));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => opening.then(({ close }) => close()).finally(() => process.exit()));
    }
    await opening;
  });
}

/** @param addresses the one for this machine, then those for other devices on the network */
function showAddresses(addresses: readonly string[], log: (line: string) => void): void {
  const [own = '', ...others] = addresses;
  log(own);
  for (const other of others) log(`${other} (on the network)`);
}

/** Folders that are bundled on their own, so that they stay loaded when code of the site changes. */
const ENGINE = ['core', 'content', 'assets', 'render', 'checks', 'build', 'dev-server'];

/** @param project the folder of the code and its packages */
async function openCode(project: string, { script, persistent }: SiteScript): Promise<SiteCode> {
  const modules = [...ENGINE.map((folder) => `engine/${folder}/index.ts`), ...persistent];
  const { compile, close } = await openCompiler(project, join(project, script), modules);
  let files: readonly string[] = [];
  let hash = '';
  let errors: readonly ShownError[] = [];
  const load = async (): Promise<Pick<SiteCode, 'rebuild'>> => {
    const compiled = await compile();
    files = compiled.inputs.map((input) => resolve(project, input));
    const loaded = await import(pathToFileURL(join(project, compiled.main)).href);
    hash = compiled.hash;
    return loaded;
  };
  let current = await load().catch(async (error: unknown) => {
    // An open compiler would keep the process alive.
    await close();
    throw error;
  });
  /** A new file may fix broken code. */
  const mayChange = (file: string) => files.includes(file) || (errors.length > 0 && /\.[cm]?[jt]sx?$/.test(file));
  return {
    rebuild: (...given) => current.rebuild(...given),
    hash: () => hash,
    async update(changed) {
      if (![...changed].some(mayChange)) return errors;
      try {
        current = await load();
        errors = [];
      } catch (error) {
        errors = error instanceof CodeError ? error.errors : listErrors(error);
      }
      return errors;
    },
    close,
  };
}
