/** The commands, flags and files that the docs mention exist. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { BUILD, NEW, PREVIEW, READ_ONLY_FLAGS, REPORT, SCHEMA, START } from '../../../engine/cli/flags.ts';
import { project } from '../../support/project.ts';
import { readTable } from '../../support/table.ts';
import { DOCS, listCommands, readDoc } from './commands.ts';

const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
const commands = listCommands();

/** The flags of the scripts that test/e2e/commands.test.ts runs. */
const FLAGS: Record<string, z.ZodObject> = {
  ...Object.fromEntries([BUILD, START, PREVIEW, REPORT, NEW, SCHEMA].map(({ name, flags }) => [name, flags])),
  facts: READ_ONLY_FLAGS,
  'publish-check': READ_ONLY_FLAGS,
};

/** Why no test runs the other commands. */
const NOT_RUN = readTable('commands-not-run', z.record(z.string(), z.string()));

describe('a command in the docs', () => {
  it('is one of more than 30', () => assert.ok(commands.length > 30, `${commands.length} commands`));

  it('is a script of package.json, or one of npm itself', () => {
    const unknown = commands.filter(({ name, isScript }) =>
      isScript ? !(name in scripts) : !['ci', 'audit'].includes(name),
    );
    assert.deepEqual(unknown, []);
  });

  it('is run by a test, or listed with a reason why not', () => {
    const names = new Set(commands.map(({ name }) => name));
    assert.deepEqual([...names].sort(), Object.keys({ ...FLAGS, ...NOT_RUN }).sort());
  });

  it('is used with flags that it has', () => {
    const unknown = commands
      .filter(({ name }) => name in FLAGS)
      .flatMap(({ name, args }) => flagsOf(args).filter((flag) => !(flag in shapeOf(name))));
    assert.deepEqual(unknown, []);
  });

  it('is followed by all of its flags where the docs list them', () => {
    const lists = commands.filter(({ command }) => command.includes('[--'));
    assert.ok(lists.length > 0);
    for (const { name, args, command } of lists) {
      assert.deepEqual(flagsOf(args).sort(), Object.keys(shapeOf(name)).sort(), command);
    }
  });
});

describe('the files that the docs mention', () => {
  const FOLDERS = '(?:assets|bench|client|components|content|docs|engine|pages|site|test|\\.github|\\.ci)';
  const NAMED = new RegExp(`\`(${FOLDERS}/[\\w./-]*)\``, 'g');
  for (const doc of DOCS.filter((name) => name.endsWith('.md'))) {
    it(`exist: those in ${doc}`, () => {
      const text = readDoc(doc);
      // Without pictures, `![…](…)`, which may be examples.
      const linked = [...text.matchAll(/(?<!!\[[^\]]*)\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) =>
        join(doc, '..', path),
      );
      const named = [...text.matchAll(NAMED)].map(([, path = '']) => path);
      // Without addresses of pages, such as "/contact/", which are examples.
      const files = [...linked.filter((path) => !path.startsWith('/') && !/\/$/.test(path)), ...named];
      const isThere = (path: string) => existsSync(join(project, path)) || existsSync(join(project, doc, '..', path));
      for (const path of files) assert.ok(isThere(path), path);
    });
  }
});

it('docs/dependencies.md lists every package, and no other', () => {
  const { dependencies, devDependencies } = JSON.parse(readDoc('package.json'));
  const named = [...readDoc('docs/dependencies.md').matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  assert.deepEqual(named.sort(), Object.keys({ ...dependencies, ...devDependencies }).sort());
});

it('the README has at most 100 lines', () => assert.ok(readDoc('README.md').split('\n').length <= 100));

it('the workflow runs once a day, and publishes after all its other jobs', () => {
  const { on, jobs } = parse(readDoc('.github/workflows/publish.yml'));
  assert.equal(on.schedule.length, 1);
  const others = Object.keys(jobs).filter((name) => name !== 'publish');
  assert.ok(others.length > 0);
  assert.deepEqual(jobs.publish.needs, others);
  const steps: { run?: string }[] = jobs.publish.steps;
  const lastCommand = steps.findLast(({ run }) => run !== undefined)?.run;
  assert.equal(lastCommand, 'npm run build -- --origin "$ORIGIN" --base "$FOLDER/"');
});

function flagsOf(args: readonly string[]): string[] {
  return args.flatMap((arg) => /^\[?--([a-z][a-z-]*)/.exec(arg)?.[1] ?? []);
}

/** The flags of a script, by name. */
function shapeOf(script: string): object {
  return FLAGS[script]?.shape ?? {};
}
