/** What the panel shows of the site: its entries, pictures, collections and links, and the form of an entry. */
import type { MadeSite } from '../../engine/build/index.ts';
import {
  findCollection,
  findNextOrder,
  getEntryName,
  parseFile,
  valueAt,
  withValue,
} from '../../engine/content/index.ts';
import { UnusablePicture } from '../../engine/core/index.ts';
import { listFixedValues } from '../field-changes.ts';
import type { FormEntry, SiteInfo } from '../protocol.ts';
import { RequestError, readFile } from './content-files.ts';
import { getName } from './describe.ts';
import { trimBody } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';
import { canPublish } from './publish.ts';

/** @throws RequestError if the file doesn't exist or can't be parsed */
export function readEntry(path: string, { options, collections }: Workspace): FormEntry {
  const collection = findCollection(collections, { path });
  const { bytes, hash } = readFile(options, { folder: 'content', path });
  if (bytes === undefined || collection === undefined) throw new RequestError(404, `\`${path}\` no longer exists.`);
  const { source, errors } = parseFile({ path, file: path, hash: hash ?? '' }, bytes);
  if (source === undefined) {
    const [error] = errors;
    throw new RequestError(409, `${error?.file} can’t be shown: ${error?.message} Fix it in a text editor.`);
  }
  return {
    path,
    hash,
    name: getName(path, source.data, collections),
    spec: collection.spec().value,
    hasText: collection.hasText,
    canDelete: collection.holds === 'many',
    data: source.data,
    text: trimBody(source.body),
  };
}

/** The form of a new entry. */
export function makeEntry(path: string, workspace: Workspace): FormEntry {
  const collection = findCollection(workspace.collections, { path });
  if (collection === undefined) throw new RequestError(404, `\`${path}\` has no place in the site.`);
  const spec = collection.spec().value;
  return {
    path,
    name: `New ${getEntryName(collection).toLowerCase()}`,
    spec,
    hasText: collection.hasText,
    canDelete: true,
    data: withValue(listFixedValues(spec), ['order'], findNextOrder(collection.path, listEntries(workspace))),
    text: '',
  };
}

function listEntries({ made, collections }: Workspace): SiteInfo['entries'] {
  return made.sources.map(({ path, data }) => {
    const { listedBy } = findCollection(collections, { path, data }) ?? {};
    const list = listedBy === undefined ? undefined : valueAt(data, [listedBy]);
    return { path, name: getName(path, data, collections), order: valueAt(data, ['order']), list };
  });
}

export function describeSite(workspace: Workspace): SiteInfo {
  const { made, options, collections } = workspace;
  const pictures = [...made.pictures].filter(([, picture]) => !(picture instanceof UnusablePicture));
  const folders = collections.filter(({ holds }) => holds === 'many');
  return {
    entries: listEntries(workspace),
    pictures: pictures.map(([name]) => name),
    collections: folders.map((collection) => ({ folder: collection.path, name: getEntryName(collection) })),
    folder: options.content,
    links: listLinks(made),
    canPublish: canPublish(workspace),
  };
}

/** Pages, and files that can be downloaded. */
function listLinks({ rendered, published }: MadeSite<unknown>): SiteInfo['links'] {
  const pages = rendered.map(({ page }) => page).filter(({ path, aliasOf }) => !aliasOf && path.endsWith('/'));
  const files = published.files.map(({ path }) => ({ path, title: path }));
  return [...pages.map(({ path, head }) => ({ path, title: head.title })), ...files];
}
