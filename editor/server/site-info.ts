/** What the panel shows of the site: its entries, pictures, collections and links, and the form of an entry. */

import {
  findCollection,
  findNextOrder,
  getEntryName,
  listNames,
  parseFile,
  schemaAt,
  valueAt,
  withValue,
} from '../../engine/content/index.ts';
import { isUnusable } from '../../engine/core/index.ts';
import type { Site } from '../../engine/output/index.ts';
import { isGroup } from '../field-changes.ts';
import type { FormEntry, Requests, SiteInfo } from '../protocol.ts';
import { RequestError, readFile } from './content-files.ts';
import { getName } from './describe.ts';
import { trimBody } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';
import { canPublish } from './publish.ts';

/** The form of an entry. @throws RequestError if it can't be parsed, or if it doesn't exist and is not new */
export function readEntry({ path, isNew }: Requests['entry'], workspace: Workspace): FormEntry {
  const { options, site } = workspace;
  const { collections } = site;
  const collection = findCollection(collections, { path });
  const { bytes, hash } = readFile(options, { folder: 'content', path });
  if (collection === undefined || (bytes === undefined && !isNew))
    throw new RequestError(404, `\`${path}\` no longer exists.`);
  const spec = collection.spec();
  const form = { path, hash, spec, hasText: collection.hasText, canDelete: collection.type === 'collection' };
  if (bytes === undefined) {
    const fixed = listNames(spec, {}).flatMap((name) => {
      const { const: only } = schemaAt(spec, {}, [name]) ?? {};
      return only !== undefined && spec.required?.includes(name) ? [[name, only]] : [];
    });
    const order = findNextOrder(collection.path, listEntries(workspace));
    const data = withValue(Object.fromEntries(fixed), ['order'], order);
    return { ...form, name: `New ${getEntryName(collection).toLowerCase()}`, data, text: '' };
  }
  const { source, errors } = parseFile({ path, file: path, hash: hash ?? '' }, bytes);
  if (source === undefined) {
    const [error] = errors;
    throw new RequestError(409, `${error?.file} can’t be shown: ${error?.message} Fix it in a text editor.`);
  }
  return { ...form, name: getName(path, source.data, collections), data: source.data, text: trimBody(source.body) };
}

function listEntries({ site }: Workspace): SiteInfo['entries'] {
  const { collections } = site;
  const pages = site.rendered.map(({ page }) => page).filter(({ aliasOf }) => !aliasOf);
  const addresses = new Map(pages.map(({ source, path }) => [source, site.rendering.toUrl(path)]));
  return site.sources.map(({ path, file, data }) => {
    const { groupBy } = findCollection(collections, { path, data }) ?? {};
    const list = groupBy === undefined ? undefined : valueAt(data, [groupBy]);
    const name = getName(path, data, collections);
    return { path, name, address: addresses.get(file), order: valueAt(data, ['order']), list };
  });
}

export function describeSite(workspace: Workspace): SiteInfo {
  const { site, options } = workspace;
  const { collections } = site;
  const pictures = [...site.pictures].filter(([, picture]) => !isUnusable(picture));
  const folders = collections.filter(({ type }) => type === 'collection');
  return {
    entries: listEntries(workspace),
    pictures: pictures.map(([name]) => ({ name, alt: findDescription(name, site.sources) })),
    collections: folders.map((collection) => ({ folder: collection.path, name: getEntryName(collection) })),
    folder: options.content,
    links: listLinks(site),
    canPublish: canPublish(workspace),
  };
}

/** How an entry describes a picture. */
function findDescription(name: string, sources: Site['sources']): string | undefined {
  const find = (value: unknown): string | undefined => {
    if (Array.isArray(value)) return value.map(find).find(Boolean);
    if (!isGroup(value)) return undefined;
    return value['src'] === name && typeof value['alt'] === 'string' ? value['alt'] : find(Object.values(value));
  };
  return find(sources.map(({ data }) => data));
}

/** Pages, and files that can be downloaded. */
function listLinks({ rendered, published }: Site): SiteInfo['links'] {
  const pages = rendered.map(({ page }) => page).filter(({ path, aliasOf }) => !aliasOf && path.endsWith('/'));
  const files = published.files.map(({ path }) => ({ path, title: path }));
  return [...pages.map(({ path, head }) => ({ path, title: head.title })), ...files];
}
