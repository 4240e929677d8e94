import { z } from 'zod';
import type { MadeSite, Site } from '../../build/site.ts';
import { listCollections } from '../../content/collections.ts';
import { parseFile } from '../../content/decode.ts';
import { fileIn } from '../../content/source.ts';
import { hashOf } from '../../core/hash.ts';
import type { Page } from '../../core/page.ts';
import type { Theme } from '../../core/theme.ts';
import { absolute } from '../../core/urls.ts';
import type { Making } from '../../dev-server/editing.ts';
import type { Desk } from './desk.ts';
import { type Draft, draft, toWrite } from './drafts.ts';
import { asked, readEntry } from './entry.ts';
import { listChanges, save, undo } from './history.ts';
import { listNames, type Names } from './names-list.ts';
import { takePicture } from './pictures.ts';
import { placeFaults } from './place-faults.ts';
import { Refused } from './refused.ts';
import { isKnown, type Write } from './store.ts';
import { tryOut, weighTrial } from './trial.ts';
import type { View } from './view.ts';

/** What a page may ask for, by its name. What it sends is checked before anything is done. */
export type Actions = Record<string, (body: Uint8Array, params: URLSearchParams) => unknown>;

const trying = z.strictObject({ drafts: z.array(draft), page: z.string() });
const saving = z.strictObject({ drafts: z.array(draft).min(1), words: z.string() });

export function listActions<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  making: Making,
  desk: Desk,
  view: View<MadeSite<Content, SitePage>>,
): Actions {
  const { options } = making;
  const folders = { content: options.content, images: options.images };
  const homes = listCollections(site.rules.collections);
  const nameFile = (path: string) => fileIn(options.content, path);
  const toWrites = (drafts: readonly Draft[]): Write[] => {
    const files = drafts.map((one) => toWrite(one, folders, homes));
    return [...files, ...picturesOf(files, desk)];
  };
  const titles = new Map(made.rendered.map(({ page }) => [page.path, page.head.title]));
  const namePage = (path: string) => ({ address: made.rendering.toUrl(path), title: titles.get(path) ?? path });
  const attempt = async (writes: readonly Write[]) => {
    const trial = await tryOut(site, making, writes);
    return { trial, faults: 'faults' in trial ? placeFaults(trial.faults) : [] };
  };
  return {
    entry(body) {
      const { path } = parse(asked, body);
      const file = nameFile(path);
      const pages = made.rendered.filter(({ page }) => page.source === file && page.redirectTo === undefined);
      const shown = [...view.fieldMap.pagesByField()].filter(([name]) => name.startsWith(`${file}#`));
      return {
        ...readEntry(path, folders, homes),
        pages: pages.map(({ page }) => page.path),
        shown: Object.fromEntries(shown.map(([name, paths]) => [name.slice(file.length + 1), paths.map(namePage)])),
      };
    },
    names: () => ({
      ...listNames(made, homes),
      ...shapeOf(site.theme),
      folder: options.content,
      pages: made.rendered
        .filter(({ page }) => page.redirectTo === undefined && page.path.endsWith('/'))
        .map(({ page }) => ({ path: page.path, title: page.head.title })),
      saves: desk.saves.map(({ words }) => words),
    }),
    async try(body) {
      const { drafts, page } = parse(trying, body);
      const writes = toWrites(drafts);
      const { trial, faults } = await attempt(writes);
      const changed = writes.filter((write) => !isKnown(folders, write)).map(({ path }) => path);
      if (!('made' in trial)) return { faults, changed };
      return { faults, changed, trial: view.keep(trial.made), head: headOf(trial.made, page) };
    },
    async save(body) {
      const { drafts, words } = parse(saving, body);
      const writes = toWrites(drafts);
      const others = writes.filter((write) => !isKnown(folders, write));
      const taken = others.find(({ folder }) => folder === 'images');
      if (taken) throw new Refused(409, `Another picture named \`${taken.path}\` is there by now. Choose yours again.`);
      const changed = others.map(({ path }) => path);
      if (changed.length > 0) return { changed, faults: [] };
      const { faults, trial } = await attempt(writes);
      if (faults.length > 0) return { changed, faults };
      // What was wrong before keeps nobody from saving.
      const weighed =
        'made' in trial ? await weighTrial(site, made, trial.made, making.cache.store) : { errors: [], notices: [] };
      if (weighed.errors.length > 0) return { changed, faults: placeFaults(weighed.errors) };
      save(desk, folders, writes, words);
      for (const { folder, path } of writes) if (folder === 'images') desk.pictures.delete(path);
      return {
        changed,
        faults,
        saved: Object.fromEntries(writes.flatMap(({ path, bytes }) => (bytes ? [[path, hashOf(bytes)]] : []))),
        notices: weighed.notices,
        ...('made' in trial && {
          pages: pagesOf(
            trial.made,
            drafts.map(({ path }) => nameFile(path)),
          ),
        }),
      };
    },
    undo: () => ({ words: undo(desk, folders).words }),
    skip: () => ({ words: desk.saves.pop()?.words ?? '' }),
    changes: () => ({ files: listChanges(desk), saves: desk.saves.map(({ words }) => words) }),
    picture: (body, params) => takePicture(body, params.get('name') ?? '', { desk, folders, paper: site.theme.paper }),
  };
}

function parse<Output>(schema: z.ZodType<Output>, body: Uint8Array): Output {
  const parsed = schema.safeParse(readJson(body));
  if (!parsed.success) throw new Refused(400, `found what no page sends: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    throw new Refused(400, 'found what is not JSON');
  }
}

/** Of the picture beside the words of a card. */
function shapeOf({ card }: Theme): Pick<Names, 'cardRatio'> {
  return card ? { cardRatio: (card.width - card.panelWidth) / card.height } : {};
}

/** Of pictures that wait, those that fields of some files name. */
function picturesOf(files: readonly Write[], { pictures }: Desk): Write[] {
  const named = new Set(
    files.flatMap(({ path, bytes }) =>
      bytes ? listStrings(parseFile({ path, file: path, hash: '' }, bytes).source?.data) : [],
    ),
  );
  return [...pictures]
    .filter(([name]) => named.has(name))
    .map(([path, bytes]) => ({ folder: 'images', path, bytes, hash: undefined }));
}

function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

/** The addresses of the pages of some files. */
function pagesOf<Content, SitePage extends Page>(
  { rendered, rendering }: MadeSite<Content, SitePage>,
  files: readonly string[],
): string[] {
  return rendered.filter(({ page }) => files.includes(page.source)).map(({ page }) => rendering.toUrl(page.path));
}

/** What search engines and social networks would show of a page. */
function headOf<Content, SitePage extends Page>(
  { rendered, rendering, settings, head }: MadeSite<Content, SitePage>,
  address: string,
) {
  const page = rendered.find((one) => rendering.toUrl(one.page.path) === address)?.page;
  if (page === undefined) return undefined;
  const card = head.cardOf(page);
  return {
    file: page.source,
    title: `${page.head.title} | ${settings.shortName}`,
    description: page.head.description,
    address: absolute(page.path, settings),
    noindex: page.head.noindex,
    card: card && { address: rendering.toUrl(card.path), alt: card.alt },
  };
}
