/**
 * Random edits, like those of maintainers. The same seed makes the same edits; many leave the content with errors.
 * `npm run test:dev-server -- [TIMES]` makes them in a copy of the project, 200 by default.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { today } from '../../engine/core/options.ts';
import { listFiles } from '../support/files.ts';
import { copyProject, type OpenDevServer, type ProjectCopy } from '../support/project-copy.ts';
import { makeRandom, type RandomNumbers } from '../support/random.ts';
import { buildSeparately, waitUntilEqual } from './build-and-compare.ts';

export const DATE = today(new Date());

/**
 * Makes edits. After each, compares what the dev server serves with what a build in another process writes.
 * @throws Error with the edit after which they differ
 */
export async function editOften(
  copy: ProjectCopy,
  devServer: OpenDevServer,
  times: number,
  seed: number,
): Promise<void> {
  console.log(`EDIT_SEED=${seed}`);
  const edit = editAtRandom(copy, makeRandom(seed));
  const earlierPaths = new Set<string>();
  for (let turn = 0; turn < times; turn++) {
    const name = edit();
    const built = await buildSeparately(copy, DATE);
    await waitUntilEqual(devServer, built, earlierPaths).catch((error: unknown) => {
      throw new Error(`${name}: ${error}`);
    });
    if ('files' in built) for (const path of built.files.keys()) earlierPaths.add(path);
  }
}

/** @returns a function that makes one edit of the copy, and describes it */
function editAtRandom(copy: ProjectCopy, random: RandomNumbers): () => string {
  let count = 0;
  const pick = <Item>(items: readonly Item[]): Item => {
    const [item] = random.pick(items, 1);
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
  const list = (folder: string, ending: string) =>
    listFiles(join(copy.folder, folder))
      .map((name) => `${folder}/${name}`)
      .filter((name) => name.endsWith(ending) && !name.endsWith('README.md'));
  const pickService = () => pick(list('content/services', '.md'));
  /** A new word for each edit, of letters only, because digits in copy must be facts. */
  const word = () => `word${String.fromCharCode(97 + (count % 26), 97 + (Math.floor(count / 26) % 26))}`;
  const change = (path: string, from: RegExp, to: string) => {
    copy.write(path, copy.read(path).replace(from, to));
    return path;
  };

  const kinds: Record<string, () => string> = {
    'add a sentence': () => change(pickService(), /\s*$/, `\n\nOne more ${word()}.\n`),
    'change a title': () => change(pick(list('content', '.md')), /^title: .*$/m, `title: A title ${word()}`),
    'change a fact': () => change('content/facts.md', /value: \d/, `value: ${1 + (count % 9)}`),
    'break a field': () => change(pick(list('content', '.md')), /^(title|name|label):/m, 'titel:'),
    'break the front matter': () => change(pickService(), /^---/, '--'),
    'half write a file': () => change(pickService(), /(?<=^.{40}).*$/s, ''),
    'fix everything': () => {
      copy.restore();
      return 'as it was';
    },
    'copy an entry': () => {
      const path = pickService();
      const other = path.replace('.md', `-${word()}.md`);
      copy.write(other, copy.read(path).replace(/^(title|description): "?/gm, `$&${word()} `));
      return other;
    },
    'rename an entry': () => {
      const path = pickService();
      copy.move(path, path.replace('.md', 'x.md'));
      return path;
    },
    'delete an entry': () => {
      const path = pick(list('content/testimonials', '.md'));
      if (list('content/testimonials', '.md').length > 3) copy.delete(path);
      return path;
    },
    'leave files that are not content': () => {
      const names = ['Thumbs.db', '.DS_Store', 'grocery.md~', '.grocery.md.swp', '4913', '#grocery.md#'];
      for (const name of names) copy.write(`content/services/${name}`, word());
      return names.join();
    },
    'edit a component': () =>
      change(pick(list('components', '.tsx')), /className="([\w-]+)( word\w+)?"/, `className="$1 ${word()}"`),
    'edit a page module': () =>
      change('pages/parts/intro.ts', /(?<=return \{.*)headline(: '\w+')?/, `headline: '${word()}'`),
    'break a component': () =>
      change(pick(list('components', '.tsx')), /return \(/, pick(['return (<', 'retrun (', 'return unknown('])),
    'edit a style': () => change(pick(list('assets/styles', '.css')), /\s*$/, `\n\n.${word()} { order: ${count}; }\n`),
    'edit a script': () => change('client/main.ts', /\s*$/, `\n\nconsole.debug('${word()}');\n`),
    'change a picture': () => {
      const [from, to] = [pick(list('assets/images', '.jpg')), pick(list('assets/images', '.jpg'))];
      copy.write(to, readFileSync(join(copy.folder, from)));
      return `${from} to ${to}`;
    },
  };

  return () => {
    count++;
    // Errors are fixed often, because most saves of maintainers have none.
    const kind = random.below(4) === 0 ? 'fix everything' : pick(Object.keys(kinds));
    return `${count}: ${kind}: ${kinds[kind]?.()}`;
  };
}

if (basename(process.argv[1] ?? '') === 'random-edits.ts') {
  const [times = '200'] = process.argv.slice(2);
  const copy = copyProject();
  const devServer = await copy.start('--date', DATE);
  try {
    await editOften(copy, devServer, Number(times), Number(process.env['EDIT_SEED'] ?? Date.now() % 100_000));
    console.log(`after each of ${times} edits, it served what a build writes`);
  } finally {
    await devServer.stop();
  }
}
