/** Edits that authors make every week leave the tests of the site green. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { listFiles } from '../support/files.ts';
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
  return {
    folder,
    read,
    write,
    /** The file names of a collection, in the order of the alphabet. */
    list: (collection: string) => readdirSync(join(folder, collection)).sort(),
    delete: (path: string) => rmSync(join(folder, path)),
    /** Replaces text in every file. */
    replaceAll(from: string | RegExp, to: string) {
      for (const path of listFiles(folder)) write(path, read(path).replaceAll(from, to));
    },
    rename: (path: string, newPath: string) => renameSync(join(folder, path), join(folder, newPath)),
    /** The entries of a collection that no other file names. */
    listUnreferenced(collection: string) {
      const texts = listFiles(folder).map((path) => [path, read(path)] as const);
      return this.list(collection).filter((name) => {
        const slug = name.replace(/\.md$/, '');
        return !texts.some(([path, text]) => !path.endsWith(name) && text.includes(slug));
      });
    },
    /** A copy of the first entry of a collection, with some lines replaced. */
    addLike(collection: string, newName: string, lines: Record<string, string>) {
      const [first = ''] = this.list(collection);
      let text = read(`${collection}/${first}`);
      for (const [field, value] of Object.entries(lines)) {
        const line = `${field}: ${value}`;
        const pattern = new RegExp(`^${field}: .*$`, 'm');
        text = pattern.test(text) ? text.replace(pattern, line) : text.replace('---\n', `---\n${line}\n`);
      }
      write(`${collection}/${newName}.md`, text);
    },
  };
}

type Content = ReturnType<typeof copyContent>;

const YARD_DRIVER = 'Yard drivers move trailers between the docks and the gate, day and night, and keep them in order.';

function addPage(content: Content, name: string, text: string): void {
  const fields = [
    `title: ${name}`,
    `description: "${name}: what this page says, to whom it says so, and why anybody who runs a store may want to read it."`,
    'lead: It is short.',
    'layout: article',
  ];
  const file = `${name.toLowerCase().replaceAll(' ', '-')}.md`;
  content.write(`pages/${file}`, ['---', ...fields, 'footer: line', '---', '', text, ''].join('\n'));
}

/** In paragraphs of 20 words. */
const longText = (words: number) =>
  Array.from({ length: words / 20 }, () => `One more paragraph: ${'one more word '.repeat(6).trim()}.`).join('\n\n');

const closeJobs = (content: Content, field: string) => {
  for (const name of content.list('jobs')) {
    content.write(`jobs/${name}`, content.read(`jobs/${name}`).replace('---\n', `---\n${field}\n`));
  }
};

const SITES: Record<string, Record<string, (content: Content) => void>> = {
  'more of everything': {
    'another value of a figure': (content) =>
      content.write(
        'facts.md',
        content.read('facts.md').replace(/(skus: \{ value: )\d+(.*text: )"[^"]*"/, '$123456$2"23,456"'),
      ),
    'a job': (content) =>
      content.addLike('jobs', 'yard-driver', { title: 'Yard Driver', order: '99', description: YARD_DRIVER }),
    'a page "Privacy"': (content) => addPage(content, 'Privacy', 'We store nothing.\n\n## Why\n\nThere is no need.'),
    'a page of 5,000 words': (content) => addPage(content, 'Long Read', longText(5000)),
    'a food show': (content) =>
      content.write(
        'food-shows/2099-spring.md',
        '---\ntitle: Spring Food Show\nservice: food-shows\nstarts: 2099-03-09\nends: 2099-03-11\nplace:\n  - Name of the hall\n---\n',
      ),
    '21 quotes': (content) => {
      for (let number = 1; number <= 21; number++) {
        content.addLike('testimonials', `retailer-${number}`, { name: `Retailer ${String.fromCharCode(64 + number)}` });
      }
    },
    'a manager whose name has an umlaut': (content) =>
      content.addLike('managers', 'joerg-mueller', { name: 'Jörg Müller', order: '500' }),
    'another phone number': (content) => content.replaceAll('(800) 555-0142', '(800) 555-0187'),
  },
  'less of everything': {
    'a manager deleted': (content) => {
      const [name = ''] = content.listUnreferenced('managers');
      content.delete(`managers/${name}`);
    },
    'a quote deleted': (content) => {
      const [name = ''] = content.list('testimonials');
      const slug = name.replace(/\.md$/, '');
      content.replaceAll(new RegExp(`^(?:quote: | *- )${slug}\n`, 'gm'), '');
      content.delete(`testimonials/${name}`);
    },
    'every job closed': (content) => closeJobs(content, 'closed: true'),
    'all slides deleted but one': (content) => {
      for (const name of content.list('heroes').slice(1)) content.delete(`heroes/${name}`);
    },
  },
  'a renamed service, and jobs that have ended': {
    'a service renamed, with its old address as an alias': (content) => {
      const old = '/services/product-categories/grocery/';
      content.replaceAll(old, '/services/product-categories/dry-goods/');
      content.rename('services/grocery.md', 'services/dry-goods.md');
      const text = content.read('services/dry-goods.md');
      content.write('services/dry-goods.md', text.replace('---\n', `---\naliases:\n  - ${old}\n`));
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
      execFileSync('npm', ['test', '--', 'test/site/', 'test/spec/'], {
        cwd: project,
        env: { ...env, TEST_CONTENT: content.folder, TEST_SITES: '' },
        encoding: 'utf8',
      });
    });
  }
});
