import type { MadeSite } from '../../engine/build/index.ts';
import { checkWeights } from '../../engine/checks/index.ts';
import {
  collectionOf,
  entryNameOf,
  fileIn,
  labelOf,
  mapStrings,
  namesAt,
  nextOrder,
  parseFile,
  type ValidatedEntry,
  valueAt,
  withValue,
} from '../../engine/content/index.ts';
import { hashOf, UnusablePicture } from '../../engine/core/index.ts';
import { isSame } from '../field-changes.ts';
import type { Actions, FileContent, OpenEdit, SiteInfo } from '../protocol.ts';
import { RequestError, readFile } from './content-files.ts';
import { trimBody } from './edit-file.ts';
import { addPreview, type Workspace } from './edit-session.ts';
import { listHistoryActions } from './history-actions.ts';
import { listPublishActions } from './publish.ts';
import { listAddresses, nameOf } from './review.ts';
import { toFormError, toWrites, tryWrites } from './unsaved.ts';

export function listActions(workspace: Workspace): Actions {
  const { site, made, options, cache, session } = workspace;
  const fileOf = (path: string) => fileIn(options.content, path);
  /** Checks the weights of the pages that have changed since the last build. */
  const checkChangedWeights = (built: typeof made) => {
    const before = new Map(made.rendered.map(({ page, output }) => [page.path, output.content]));
    const rendered = built.rendered.filter(({ page, output }) => before.get(page.path) !== output.content);
    return checkWeights({ ...built, rendered }, cache.store, site.budgetOf);
  };
  const publishActions = listPublishActions(workspace);
  return {
    ...publishActions,
    ...listHistoryActions(workspace),
    entry: ({ path }) => ({ ...readEntry(path, workspace), shownOn: listPagesShowing(fileOf(path), workspace) }),
    site: () => describeSite(workspace, publishActions !== undefined),
    rename: ({ path, slug }) => listRenames(workspace, path, slug),
    async try({ edits }) {
      const { made: built, errors } = await tryWrites(workspace, toWrites(edits, workspace));
      return { errors, previewNumber: built && addPreview(workspace, built) };
    },
    async save({ edits, title, undoOrRedoOf }) {
      const writes = toWrites(edits, workspace);
      // Other programs may have changed files since the panel read them.
      const changedOnDisk = writes.filter((write) => readFile(options, write).hash !== write.hash);
      const taken = changedOnDisk.find(({ folder }) => folder === 'images');
      if (taken) throw new RequestError(409, `Another picture is now named \`${taken.path}\`. Choose yours again.`);
      if (changedOnDisk.length > 0) return { changed: changedOnDisk.map(({ path }) => path), errors: [] };
      const { made: built, errors: buildErrors } = await tryWrites(workspace, writes);
      const weightErrors = built ? await checkChangedWeights(built) : [];
      const errors = [...buildErrors, ...weightErrors.map(toFormError)];
      if (errors.length > 0) return { changed: [], errors };
      if (undoOrRedoOf === undefined) session.saves.save(writes, title);
      else session.saves.undoOrRedo(undoOrRedoOf, writes);
      const added = edits.filter(({ hash }) => hash === undefined).map(({ path }) => fileOf(path));
      const ownPages = built ? listAddresses(built, added) : [];
      // `workspace.pages` are of the last build, before this save. The latest preview has the added entries.
      const withAdded = { ...workspace, pages: session.previews[0] ?? workspace.pages };
      const shown = added.flatMap((file) => Object.values(listPagesShowing(file, withAdded)).flat());
      return {
        changed: [],
        errors: [],
        saved: Object.fromEntries(writes.flatMap(({ path, bytes }) => (bytes ? [[path, hashOf(bytes)]] : []))),
        pages: ownPages.length > 0 ? ownPages : shown.map(({ address }) => address),
      };
    },
  };
}

/** The pages that show a file, by field. */
function listPagesShowing(file: string, { made: { rendered, rendering }, pages }: Workspace) {
  const titles = new Map(rendered.map(({ page }) => [page.path, page.head.title]));
  const describe = (path: string) => ({ address: rendering.toUrl(path), title: titles.get(path) ?? path });
  const shown = [...pages.pagesByField()].filter(([key]) => key.startsWith(`${file}#`));
  return Object.fromEntries(shown.map(([key, paths]) => [key.slice(file.length + 1), paths.map(describe)]));
}

/** Pages, their sections, and files that can be downloaded. */
function listLinks({ rendered, published }: MadeSite<unknown>): SiteInfo['links'] {
  const pages = rendered.filter(({ page }) => page.aliasOf === undefined && page.path.endsWith('/'));
  const links = pages.flatMap(({ page: { path, head }, output }) => {
    const ids = [...String(output.content).matchAll(/<h[2-6] id="([^"]+)"/g)].map(([, id = '']) => id);
    const sections = ids.map((id) => ({ path: `${path}#${id}`, title: `${head.title}: ${labelOf(id)}` }));
    return [{ path, title: head.title }, ...sections];
  });
  return [...links, ...published.files.map(({ path }) => ({ path, title: path }))];
}

/** @throws RequestError if the file doesn't exist */
function readEntry(path: string, { options, collections }: Workspace) {
  const collection = collectionOf(collections, { path });
  const { bytes, hash } = readFile(options, { folder: 'content', path });
  if (bytes === undefined || collection === undefined) throw new RequestError(404, `\`${path}\` no longer exists.`);
  const { source, problems } = parseFile({ path, file: path, hash: hash ?? '' }, bytes);
  const data = source?.data ?? {};
  return {
    path,
    hash,
    name: nameOf(path, data, collections),
    spec: collection.spec().value,
    hasText: collection.hasText,
    canDelete: collection.holds === 'many',
    data,
    ...trimBody(source?.body ?? ''),
    errors: source ? [] : problems.map(toFormError),
  };
}

function describeSite({ made, options, collections }: Workspace, canPublish: boolean): SiteInfo {
  const { sources, validated } = made;
  const entries = sources.map(({ path, data }) => {
    return { path, name: nameOf(path, data, collections), order: valueAt(data, ['order']) };
  });
  const pictures = [...made.pictures].flatMap(([name, picture]) => {
    if (picture instanceof UnusablePicture) return [];
    const users = validated.entries.filter(({ references }) =>
      references.some((reference) => reference.kind.type === 'picture' && reference.name === name),
    );
    const usedIn = users.map(({ source }) => nameOf(source.path, source.data, collections));
    return [{ name, width: picture.width, height: picture.height, usedIn }];
  });
  const folders = collections.filter(({ holds }) => holds === 'many');
  const addable = folders.map(({ path, spec, hasText }) => ({
    ...{ folder: path, name: entryNameOf({ path, spec }), order: nextOrder(path, sources) },
    ...{ spec: spec().value, hasText },
  }));
  return { entries, pictures, collections: addable, folder: options.content, links: listLinks(made), canPublish };
}

/**
 * The changes that rename an entry: in its file, in entries that refer to it, and in links to its page. The old address becomes
 * an alias.
 * @param slug the new name
 * @throws RequestError if another entry has that name
 */
function listRenames({ made, options }: Workspace, path: string, slug: string): OpenEdit[] {
  const [, folder = '', oldSlug = ''] = /^(.*)\/([^/]*)\.md$/.exec(path) ?? [];
  const newPath = `${folder}/${slug}.md`;
  if (readFile(options, { folder: 'content', path: newPath }).hash !== undefined)
    throw new RequestError(409, `There is already an entry named \`${slug}\`. Choose another name.`);
  const address = findAddress(made, fileIn(options.content, path), oldSlug);
  // Matches the address, but not as a part of a longer one.
  const link = new RegExp(`(?<![\\w~-])${address}(?![\\w~-])`, 'g');
  const relink = (text: string) => (address ? text.replace(link, address.replace(/[^/]+\/$/, `${slug}/`)) : text);
  const edit = ({ source, references }: ValidatedEntry): FileContent => {
    const toEntry = references.filter(
      ({ kind, name }) => kind.type === 'reference' && kind.to.includes(folder) && name === oldSlug,
    );
    const data = toEntry.reduce((edited: unknown, reference) => withValue(edited, reference.path, slug), source.data);
    return { data: mapStrings(data, relink), text: relink(trimBody(source.body).text) };
  };
  return made.validated.entries.flatMap((entry): OpenEdit[] => {
    const { source, collection } = entry;
    const { hash, data } = source;
    const [saved, edited] = [{ data, text: trimBody(source.body).text }, edit(entry)];
    if (source.path !== path) return isSame(saved, edited) ? [] : [{ path: source.path, hash, saved, edited }];
    const hasAliases = address !== undefined && namesAt(collection.spec(), data, []).includes('aliases');
    const aliases = [valueAt(data, ['aliases']) ?? [], address].flat();
    const renamed = hasAliases ? { ...edited, data: withValue(edited.data, ['aliases'], aliases) } : edited;
    return [
      { path, hash, saved, edited: saved, isDeleted: true },
      { path: newPath, from: path, saved, edited: renamed },
    ];
  });
}

/** The address of the entry's page, if it ends with the name of the entry. */
function findAddress({ rendered }: MadeSite<unknown>, file: string, slug: string): string | undefined {
  const pages = rendered.map(({ page }) => page).filter(({ source, aliasOf }) => source === file && !aliasOf);
  return pages.find((page) => page.path.endsWith(`/${slug}/`))?.path;
}
