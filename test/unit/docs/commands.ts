import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../../support/project.ts';

/** The files that tell people or CI which commands to run. */
export const DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'content/README.md',
  'assets/scenes/README.md',
  '.ci/run',
  ...readdirSync(join(project, 'docs')).map((name) => `docs/${name}`),
  ...readdirSync(join(project, '.github/workflows')).map((name) => `.github/workflows/${name}`),
];

interface DocCommand {
  doc: string;
  /** e.g. "npm run build -- --base /co-op/" */
  command: string;
  /** A script of package.json, e.g. "build", or a command of npm, e.g. "ci". */
  name: string;
  isScript: boolean;
  /** What follows `--`. */
  args: string[];
}

/** Every npm command in the docs, once for each doc. */
export function listCommands(): DocCommand[] {
  const commands = DOCS.flatMap((doc) => findCode(doc).flatMap((code) => readCommands(doc, code)));
  return [...new Map(commands.map((one) => [`${one.doc}\n${one.command}`, one])).values()];
}

export function readDoc(doc: string): string {
  return readFileSync(join(project, doc), 'utf8');
}

/** In Markdown, indented lines and text between backticks; elsewhere, all lines but comments. */
function findCode(doc: string): string[] {
  const text = readDoc(doc);
  if (!doc.endsWith('.md')) return text.split('\n').filter((line) => !line.trim().startsWith('#'));
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return [...spans, ...text.split('\n').filter((line) => line.startsWith('    '))];
}

function readCommands(doc: string, code: string): DocCommand[] {
  const parts = code.replace(/\s#.*$/, '').split(/&&|;|\|\|/);
  return parts.flatMap((part) => {
    const [command, words = ''] = /\bnpm ((?:run )?[a-z][\w:-]*(?: .*)?)$/.exec(part.trim()) ?? [];
    if (command === undefined) return [];
    const [first = '', ...others] = words.split(/\s+/);
    const [name = '', ...rest] = first === 'run' ? others : [first, ...others];
    const args = rest.includes('--') ? rest.slice(rest.indexOf('--') + 1) : [];
    return [{ doc, command, name, isScript: first === 'run' || ['start', 'test'].includes(name), args }];
  });
}
