/** Edits as maintainers make them, at random but the same for the same seed; many leave the content with faults. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Copy } from '../support/project-copy.ts';

/** From 0 up to 1; a linear congruential generator (Numerical Recipes, section 7.1). */
export type Random = () => number;

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Edits {
  /** Makes one edit, and says which. */
  next(): string;
}

/** @param copy is edited */
export function editAtRandom(copy: Copy, random: Random): Edits {
  let count = 0;
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  };
  const list = (folder: string, ending: string) =>
    readdirSync(join(copy.folder, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => name.endsWith(ending) && !name.endsWith('README.md'))
      .sort();
  const word = () =>
    `word${String.fromCharCode(97 + (count % 26))}${String.fromCharCode(97 + (Math.floor(count / 26) % 26))}`;
  const change = (path: string, words: string | RegExp, others: string) => {
    copy.write(path, copy.read(path).replace(words, others));
    return path;
  };

  const kinds: Record<string, () => string> = {
    'add a sentence': () => change(pick(list('content/services', '.md')), /\s*$/, `\n\nOne more ${word()}.\n`),
    'change a title': () => change(pick(list('content', '.md')), /^title: .*$/m, `title: A title ${word()}`),
    'change a fact': () =>
      change('content/facts.md', /value: (\d)/, (1 + (count % 9)).toString().replace(/^/, 'value: ')),
    'break a field': () => change(pick(list('content', '.md')), /^(title|name|label):/m, 'titel:'),
    'break the front matter': () => change(pick(list('content/services', '.md')), /^---/, '--'),
    'half write a file': () => {
      const path = pick(list('content/services', '.md'));
      return change(path, /^.*$/s, copy.read(path).slice(0, 40));
    },
    'mend all': () => {
      copy.restore();
      return 'as it was';
    },
    'copy an entry': () => {
      const path = pick(list('content/services', '.md'));
      const other = path.replace('.md', `-${word()}.md`);
      copy.write(other, copy.read(path).replace(/^(title|description): "?/gm, `$&${word()} `));
      return other;
    },
    'rename an entry': () => {
      const path = pick(list('content/services', '.md'));
      const other = path.replace('.md', 'x.md');
      copy.move(path, other);
      return `${path} to ${other}`;
    },
    'delete an entry': () => {
      const path = pick(list('content/testimonials', '.md'));
      if (list('content/testimonials', '.md').length > 3) copy.delete(path);
      return path;
    },
    'leave what is none of the content': () => {
      for (const name of ['Thumbs.db', '.DS_Store', 'grocery.md~', '.grocery.md.swp', '4913']) {
        copy.write(`content/services/${name}`, word());
      }
      return 'litter';
    },
    'edit a component': () =>
      change(pick(list('components', '.tsx')), /className="([\w-]+)( word\w+)?"/, `className="$1 ${word()}"`),
    'edit a page module': () =>
      change('pages/parts/intro.ts', /return \{ headline(: '[^']*')?,/, `return { headline: '${word()}',`),
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

  return {
    next() {
      count++;
      // Mended often: most of what maintainers save is whole.
      const kind = random() < 0.25 ? 'mend all' : pick(Object.keys(kinds));
      return `${count}: ${kind}: ${kinds[kind]?.()}`;
    },
  };
}
