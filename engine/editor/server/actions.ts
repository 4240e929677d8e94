import { z } from 'zod';
import type { MadeSite, Site } from '../../build/index.ts';
import { fileIn, listCollections } from '../../content/index.ts';
import { absolute, hashOf, type Page } from '../../core/index.ts';
import type { RebuildContext } from '../../dev-server/index.ts';
import type { FormChoices, FormEntry, PageHead, SaveResult, TryResult } from '../protocol.ts';
import { isKnown, RequestError } from './content-files.ts';
import { addPicture, draft, toWrites } from './drafts.ts';
import { type EditSession, listChanges, type PagePreview, save, undo } from './edit-session.ts';
import { listChoices, readEntry } from './entry-forms.ts';
import { addTrial, checkTrialWeights, openPreview, toFormError, tryBuild } from './trial.ts';
/** What a page may ask for, by name. */
export type Actions = Record<string, (body: Uint8Array, params: URLSearchParams) => unknown>;

const drafts = z.array(draft);
const entryRequest = z.strictObject({ path: z.string() });
const tryRequest = z.strictObject({ drafts, page: z.string() });
const saveRequest = z.strictObject({ drafts: drafts.min(1), words: z.string() });

export function listActions<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  making: RebuildContext,
  session: EditSession,
  preview: PagePreview,
): Actions {
  const { options, cache } = making;
  const folders = { content: options.content, images: options.images };
  const collections = listCollections(site.rules.collections);
  const writesOf = (given: z.output<typeof drafts>) => {
    const writes = toWrites(given, folders, collections, session);
    const changed = writes.filter((write) => !isKnown(folders, write));
    return {
      writes,
      changed: changed.map(({ path }) => path),
      taken: changed.find(({ folder }) => folder === 'images'),
    };
  };
  return {
    entry(body): FormEntry {
      const { path } = parse(entryRequest, body);
      return { ...readEntry(path, folders, collections), ...listPages(made, preview, fileIn(options.content, path)) };
    },
    names: (): FormChoices => ({
      ...listChoices(made, collections),
      folder: options.content,
      pages: made.rendered
        .filter(({ page }) => page.redirectTo === undefined && page.path.endsWith('/'))
        .map(({ page }) => ({ path: page.path, title: page.head.title })),
      saves: listChanges(session).saves,
    }),
    async try(body): Promise<TryResult> {
      const { drafts, page } = parse(tryRequest, body);
      const { writes, changed } = writesOf(drafts);
      const trial = await tryBuild(site, making, writes);
      if ('problems' in trial) return { faults: trial.problems.map(toFormError), changed };
      const number = addTrial(session, openPreview(site, trial.made, options.content));
      return { faults: [], changed, trial: number, head: headOf(trial.made, page) };
    },
    async save(body): Promise<SaveResult> {
      const { drafts, words } = parse(saveRequest, body);
      const { writes, changed, taken } = writesOf(drafts);
      if (taken) throw new RequestError(409, `Another picture is now named \`${taken.path}\`. Choose yours again.`);
      if (changed.length > 0) return { changed, faults: [] };
      const trial = await tryBuild(site, making, writes);
      // Problems that were there before don't prevent a save.
      const problems = 'problems' in trial ? trial.problems : [];
      if (problems.length > 0) return { changed, faults: problems.map(toFormError) };
      const built = 'made' in trial ? trial.made : undefined;
      const weights = built && (await checkTrialWeights(site, made, built, cache.store));
      if (weights && weights.errors.length > 0) return { changed, faults: weights.errors.map(toFormError) };
      save(session, folders, writes, words);
      const files = drafts.map(({ path }) => fileIn(options.content, path));
      return {
        changed,
        faults: [],
        saved: Object.fromEntries(writes.flatMap(({ path, bytes }) => (bytes ? [[path, hashOf(bytes)]] : []))),
        notices: weights?.notices ?? [],
        ...(built && {
          pages: built.rendered
            .filter(({ page }) => files.includes(page.source))
            .map(({ page }) => built.rendering.toUrl(page.path)),
        }),
      };
    },
    undo: () => ({ words: undo(session, folders) }),
    skip: () => ({ words: session.saves.pop()?.title ?? '' }),
    changes: () => listChanges(session),
    picture: (body, params) => addPicture(body, params.get('name') ?? '', session, folders, site.theme.paper),
  };
}

function parse<Output>(schema: z.ZodType<Output>, body: Uint8Array): Output {
  const parsed = schema.safeParse(readJson(body));
  if (!parsed.success) throw new RequestError(400, `Invalid request: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    throw new RequestError(400, 'Invalid request: it is not JSON.');
  }
}

/** The pages of a file, and those that show its fields. */
function listPages<Content, SitePage extends Page>(
  { rendered, rendering }: MadeSite<Content, SitePage>,
  { fieldMap }: PagePreview,
  file: string,
): Pick<FormEntry, 'pages' | 'shown'> {
  const titles = new Map(rendered.map(({ page }) => [page.path, page.head.title]));
  const describe = (path: string) => ({ address: rendering.toUrl(path), title: titles.get(path) ?? path });
  const own = rendered.filter(({ page }) => page.source === file && page.redirectTo === undefined);
  const fields = [...fieldMap.pagesByField()].filter(([name]) => name.startsWith(`${file}#`));
  return {
    pages: own.map(({ page }) => page.path),
    shown: Object.fromEntries(fields.map(([name, paths]) => [name.slice(file.length + 1), paths.map(describe)])),
  };
}

function headOf<Content, SitePage extends Page>(
  { rendered, rendering, settings, head }: MadeSite<Content, SitePage>,
  address: string,
): PageHead | undefined {
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
