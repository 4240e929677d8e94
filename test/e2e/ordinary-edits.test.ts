/** Edits that authors make every week leave the tests of the site green. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { listFiles } from '../support/files.ts';
import { formatEntry } from '../support/fixture-site.ts';
import { project } from '../support/project.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

/** A copy of the content of this project. */
function copyContent() {
  const folder = makeTemporaryFolder('ordinary-edits');
  cpSync(join(project, 'content'), folder, { recursive: true });
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  /** The paths of a collection, in the order of the alphabet. */
  const list = (collection: string) =>
    readdirSync(join(folder, collection), { encoding: 'utf8' })
      .sort()
      .map((name) => `${collection}/${name}`);
  return {
    folder,
    write,
    list,
    /** The texts of all files. */
    readAll: () => listFiles(folder).map(read).join('\n'),
    delete: (path: string) => rmSync(join(folder, path)),
    rename: (path: string, newPath: string) => renameSync(join(folder, path), join(folder, newPath)),
    edit: (path: string, from: string | RegExp, to: string) => write(path, read(path).replace(from, to)),
    /** Replaces text in every file. */
    replaceAll(from: string | RegExp, to: string) {
      for (const path of listFiles(folder)) write(path, read(path).replaceAll(from, to));
    },
    /** A copy of the first entry of a collection, with other values. */
    addLike(collection: string, newName: string, values: Record<string, string>) {
      let text = read(list(collection)[0] ?? '');
      for (const [field, value] of Object.entries(values)) {
        text = text.replace(new RegExp(`^${field}: .*\n`, 'm'), '').replace('---\n', `---\n${field}: ${value}\n`);
      }
      write(`${collection}/${newName}.md`, text);
    },
  };
}

type Content = ReturnType<typeof copyContent>;

const DESCRIPTION = 'What this page says, to whom it says so, and why anybody who runs a store may want to read it.';
const GROCERY = '/services/product-categories/grocery/';

function addPage(content: Content, title: string, text: string): void {
  const fields = {
    title,
    description: `${title}: ${DESCRIPTION}`,
    lead: 'It is short.',
    layout: 'article',
    footer: 'line',
  };
  content.write(`pages/${title.toLowerCase().replaceAll(' ', '-')}.md`, formatEntry(fields, `\n${text}\n`));
}

/** 5,000 words, in paragraphs of 20. */
const LONG = `One more paragraph: ${'one more word '.repeat(6).trim()}.\n\n`.repeat(250);

const closeJobs = (content: Content, field: string) => {
  for (const path of content.list('jobs')) content.edit(path, '---\n', `---\n${field}\n`);
};

const SITES: Record<string, Record<string, (content: Content) => void>> = {
  'more of everything': {
    'another value of a figure': (content) =>
      content.edit('facts.md', /(skus: \{ value: )\d+(.*text: )"[^"]*"/, '$123456$2"23,456"'),
    'a job': (content) =>
      content.addLike('jobs', 'yard-driver', {
        title: 'Yard Driver',
        order: '99',
        description: `"Yard: ${DESCRIPTION}"`,
      }),
    'a page "Privacy"': (content) => addPage(content, 'Privacy', 'We store nothing.\n\n## Why\n\nThere is no need.'),
    'a page of 5,000 words': (content) => addPage(content, 'Long Read', LONG),
    'a food show': (content) => {
      const show = { title: 'Spring Food Show', service: 'food-shows', starts: '2099-03-09', ends: '2099-03-11' };
      content.write('food-shows/2099-spring.md', formatEntry({ ...show, place: ['Name of the hall'] }));
    },
    '21 quotes': (content) => {
      for (const letter of 'ABCDEFGHIJKLMNOPQRSTU') {
        content.addLike('testimonials', `retailer-${letter.toLowerCase()}`, { name: `Retailer ${letter}` });
      }
    },
    'a manager whose name has an umlaut': (content) =>
      content.addLike('managers', 'joerg-mueller', { name: 'Jörg Müller', order: '500' }),
    'another phone number': (content) => content.replaceAll('(800) 555-0142', '(800) 555-0187'),
  },
  'less of everything': {
    'a manager deleted whom no page names': (content) => {
      const isNamed = (path: string) => content.readAll().includes(`: ${basename(path, '.md')}\n`);
      content.delete(content.list('managers').find((path) => !isNamed(path)) ?? '');
    },
    'a quote deleted': (content) => {
      const [path = ''] = content.list('testimonials');
      content.replaceAll(new RegExp(`^(?:quote: | *- )${basename(path, '.md')}\n`, 'gm'), '');
      content.delete(path);
    },
    'every job closed': (content) => closeJobs(content, 'closed: true'),
    'all slides deleted but one': (content) => {
      for (const path of content.list('heroes').slice(1)) content.delete(path);
    },
  },
  'a renamed service, and jobs that have ended': {
    'a service renamed, with its old address as an alias': (content) => {
      content.replaceAll(GROCERY, '/services/product-categories/dry-goods/');
      content.rename('services/grocery.md', 'services/dry-goods.md');
      content.edit('services/dry-goods.md', '---\n', `---\naliases:\n  - ${GROCERY}\n`);
    },
    'jobs past their closing date': (content) => closeJobs(content, 'closes: 2026-01-31'),
  },
};

describe('the tests of the site pass after ordinary edits', () => {
  for (const [name, edits] of Object.entries(SITES)) {
    it(`${name}: ${Object.keys(edits).join(', ')}`, () => {
      const content = copyContent();
      for (const edit of Object.values(edits)) edit(content);
      // With this variable, a test runner reports to the one that started it.
      const { NODE_TEST_CONTEXT: _context, ...env } = process.env;
      const { status, stdout } = spawnSync('npm', ['test', '--', 'test/site/', 'test/spec/'], {
        cwd: project,
        env: { ...env, TEST_CONTENT: content.folder },
        encoding: 'utf8',
      });
      assert.equal(status, 0, stdout);
    });
  }
});
