import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MakeOptions } from '../build/make.ts';
import type { Site } from '../build/site.ts';
import { isPassedOver } from '../core/ignored-files.ts';
import { UsageError } from '../core/options.ts';
import type { Page } from '../core/page.ts';
import { type CollectionSpec, listCollections } from './collection-specs.ts';
import { valueAt } from './field-kinds.ts';
import type { ValueSpec } from './field-spec.ts';
import { fieldHelp } from './field-words.ts';
import { introspect } from './introspect.ts';
import { nameOf } from './name-of.ts';
import { nextOrder } from './next-order.ts';
import { proposeName } from './propose-name.ts';
import { readContent } from './read.ts';
import { type Form, fillIn, fillSettled, type Terminal } from './scaffold-fill.ts';
import { listGaps, settle, withValue } from './scaffold-gaps.ts';
import { findKind, listEntryKinds } from './scaffold-kinds.ts';
import { findPlaces } from './scaffold-places.ts';
import { findTitle, readWords } from './scaffold-words.ts';
import { fileIn, type Source } from './source.ts';
import { writeScaffold } from './write-scaffold.ts';

/** What `npm run new` is told. */
export interface ScaffoldOptions extends MakeOptions {
  cache: string;
  /** The kind, the title, and fields such as group=product-categories. */
  words: readonly string[];
  /** Of the file, without its ending; otherwise it is made of the title. */
  name?: string | undefined;
  /** Where nobody can be asked, none. */
  terminal: Terminal | undefined;
  log(line: string): void;
}

/** Others fit before it and behind. */
const FIRST_ORDER = 10;

/**
 * Writes a content file that was not there, with all that its kind needs, and says where it is to be seen.
 * @throws UsageError where something is missing, or stands there already; nothing is written then
 * @throws BuildFailure where the site cannot be built with it; the file stands there even so, to be mended
 */
export async function createEntry<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  { words: [word, ...words], name, terminal, log, ...options }: ScaffoldOptions,
): Promise<void> {
  const { home } = findKind(word, listEntryKinds(listCollections(site.rules)));
  const form = openForm(home, options);
  const { title, entry } = await begin(words, form.value, terminal);
  const path = `${home.path}/${proveFree(name ?? proposeName(title), home, options.content)}.md`;
  const file = fileIn(options.content, path);
  const data = terminal ? await fillIn(form, entry, terminal) : proveWhole(form.value, fillSettled(form, entry));
  mkdirSync(dirname(join(options.content, path)), { recursive: true });
  writeFileSync(join(options.content, path), writeScaffold(form.value, data), { flag: 'wx' });
  log(`${file}: written, with a comment for each field that may be left out`);
  const places = await findPlaces(site, path, { ...options, drafts: valueAt(data, ['draft']) === true });
  log(tellPlaces(places));
  if (home.kind.hasText) log('Its text goes below the second ---, in Markdown.');
}

function openForm(
  { path, kind: { fields } }: CollectionSpec,
  { content, images }: Pick<ScaffoldOptions, 'content' | 'images'>,
): Form {
  const { sources } = readContent(content);
  const order = nextOrder(path, sources) ?? FIRST_ORDER;
  return {
    fields,
    value: introspect(fields),
    settle: (gap) => (nameOf(gap.path) === 'order' ? order : settle(gap)),
    namesFor: listNames(sources, images),
  };
}

/** What the command line says, and the title, which is asked for where it is not among it. */
async function begin(
  words: readonly string[],
  value: ValueSpec,
  terminal: Terminal | undefined,
): Promise<{ title: string; entry: unknown }> {
  const said = readWords(words, value);
  const place = findTitle(value);
  const known = said.title ?? (place && valueAt(said.data, place));
  const title = known === undefined ? ((await terminal?.ask('Title or name: ')) ?? '').trim() : String(known);
  if (title === '')
    throw new UsageError('found no title, write it behind the kind, in quotes: npm run new KIND "Title"');
  return { title, entry: place ? withValue(said.data, place, title) : said.data };
}

/** @throws UsageError where the name makes no address, or a file has it */
function proveFree(name: string, home: CollectionSpec, content: string): string {
  const file = fileIn(content, `${home.path}/${name}.md`);
  if (!/^[a-z0-9-]{1,100}$/.test(name)) {
    throw new UsageError(
      `found "${name}" as the name of the file, write small letters, digits and hyphens: --name NAME`,
    );
  }
  if (!existsSync(join(content, home.path, `${name}.md`))) return name;
  throw new UsageError(
    `${file}: found such a file already, write another title, or another name for the file: --name NAME`,
  );
}

/** @throws UsageError naming all that is missing */
function proveWhole(value: ValueSpec, data: unknown): unknown {
  const gaps = listGaps(value, data);
  if (gaps.length === 0) return data;
  const lines = gaps.map((gap) => `  ${`${nameOf(gap.path)}=…`.padEnd(16)} ${fieldHelp(gap)}`);
  throw new UsageError(['found nothing for these fields, write them behind the title:', ...lines].join('\n'));
}

function listNames(sources: readonly Source[], images: string): Form['namesFor'] {
  return (value) => {
    if (value.is !== 'text') return undefined;
    if (value.kind.is === 'picture') {
      return { names: readdirSync(images).filter((name) => !isPassedOver(name)), home: 'assets/images' };
    }
    if (value.kind.is !== 'reference') return undefined;
    const folders = value.kind.to;
    const names = sources.flatMap(({ path }) => {
      const [folder = '', name = ''] = path.replace(/\.md$/, '').split('/');
      return folders.includes(folder) ? [name] : [];
    });
    return { names, home: folders.map((folder) => `content/${folder}`).join(' or ') };
  };
}

function tellPlaces([first, ...others]: readonly string[]): string {
  if (first === undefined) return 'No page shows it yet.';
  const more = others.length === 0 ? '' : `, and on ${others.length} more`;
  return `It stands on ${first}${more}: look with npm start`;
}
