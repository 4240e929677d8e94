import type { MadeSite, Site } from '../../build/index.ts';
import { checkWeights } from '../../checks/index.ts';
import { fileIn, listCollections } from '../../content/index.ts';
import { hashOf, type Page } from '../../core/index.ts';
import type { RebuildContext } from '../../dev-server/index.ts';
import type { Actions, FileDraft, FormEntry } from '../protocol.ts';
import { isUnchanged, RequestError } from './content-files.ts';
import { toWrites } from './drafts.ts';
import type { EditSession, PagePreview } from './edit-session.ts';
import { describeSite, readEntry } from './entry-forms.ts';
import { listHistoryActions } from './history-actions.ts';
import { listPublishActions } from './publish-actions.ts';
import type { ReviewedSite } from './review.ts';
import { addTrial, type FindErrors, toFormError, tryBuild } from './trial.ts';

export function listActions<Content, SitePage extends Page>(
  site: Site<Content, SitePage>,
  made: MadeSite<Content, SitePage>,
  context: RebuildContext,
  session: EditSession,
  saved: PagePreview,
  openPreview: (made: MadeSite<Content, SitePage>) => PagePreview,
): Actions {
  const { options, cache } = context;
  const folders = { content: options.content, images: options.images };
  const collections = listCollections(site.rules.collections);
  const build = async (drafts: readonly FileDraft[]) => {
    const writes = toWrites(drafts, folders, collections, session);
    const changed = writes.filter((write) => !isUnchanged(folders, write));
    return { writes, changed, ...(await tryBuild(site, context, writes)) };
  };
  /** The weights of the pages that differ. */
  const checkTrial = (built: MadeSite<Content, SitePage>) => {
    const before = new Map(made.rendered.map(({ page, output }) => [page.path, output.content]));
    const rendered = built.rendered.filter(({ page, output }) => before.get(page.path) !== output.content);
    return checkWeights({ ...built, rendered }, cache.store, site.budgetOf);
  };
  const reviewed: ReviewedSite = {
    folder: options.content,
    collections,
    addressOf: (file) => {
      const own = made.rendered.find(({ page }) => page.source === file && page.redirectTo === undefined);
      return own && made.rendering.toUrl(own.page.path);
    },
  };
  const findErrors: FindErrors = async (writes) => (await tryBuild(site, context, writes)).problems.map(toFormError);
  const publishActions = listPublishActions(site, made, context, session, reviewed, findErrors);
  return {
    ...publishActions,
    ...listHistoryActions(folders, session, reviewed, findErrors),
    entry({ path }) {
      const file = fileIn(options.content, path);
      return { ...readEntry(path, folders, collections), ...listPages(made, saved.pagesByField(), file) };
    },
    site: () => ({
      ...describeSite(made, collections),
      folder: options.content,
      pages: made.rendered
        .filter(({ page }) => page.redirectTo === undefined && page.path.endsWith('/'))
        .map(({ page }) => ({ path: page.path, title: page.head.title })),
      canPublish: publishActions !== undefined,
    }),
    async try({ drafts }) {
      const { made, problems } = await build(drafts);
      const trialNumber = made && addTrial(session, openPreview(made));
      return { errors: problems.map(toFormError), trialNumber };
    },
    async save({ drafts, title, undoes }) {
      const { writes, changed, problems, made: built } = await build(drafts);
      const taken = changed.find(({ folder }) => folder === 'images');
      if (taken) throw new RequestError(409, `Another picture is now named \`${taken.path}\`. Choose yours again.`);
      if (changed.length > 0) return { changed: changed.map(({ path }) => path), errors: [] };
      const weights = built && (await checkTrial(built));
      // Problems that were there before don't prevent a save.
      const errors = [...problems, ...(weights?.errors ?? [])].map(toFormError);
      if (errors.length > 0) return { changed: [], errors };
      if (undoes === undefined) session.saves.save(writes, title);
      else session.saves.toggle(undoes, writes);
      const files = drafts.map(({ path }) => fileIn(options.content, path));
      const pages = built?.rendered.filter(({ page }) => files.includes(page.source));
      return {
        changed: [],
        errors: [],
        saved: Object.fromEntries(writes.flatMap(({ path, bytes }) => (bytes ? [[path, hashOf(bytes)]] : []))),
        warnings: weights?.warnings ?? [],
        pages: pages?.map(({ page }) => made.rendering.toUrl(page.path)) ?? [],
      };
    },
  };
}

/** The pages of a file, and those that show its fields. */
function listPages<Content, SitePage extends Page>(
  { rendered, rendering }: MadeSite<Content, SitePage>,
  pagesByField: ReadonlyMap<string, readonly string[]>,
  file: string,
): Pick<FormEntry, 'pages' | 'shownOn'> {
  const titles = new Map(rendered.map(({ page }) => [page.path, page.head.title]));
  const describe = (path: string) => ({ address: rendering.toUrl(path), title: titles.get(path) ?? path });
  const ownPages = rendered.filter(({ page }) => page.source === file && page.redirectTo === undefined);
  const fields = [...pagesByField].filter(([name]) => name.startsWith(`${file}#`));
  return {
    pages: ownPages.map(({ page }) => page.path),
    shownOn: Object.fromEntries(fields.map(([name, paths]) => [name.slice(file.length + 1), paths.map(describe)])),
  };
}
