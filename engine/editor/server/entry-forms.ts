import type { MadeSite } from '../../build/index.ts';
import { type CollectionSpec, collectionOf, entryNameOf, nextOrder, parseFile, titleOf } from '../../content/index.ts';
import { UnusablePicture } from '../../core/index.ts';
import type { SiteInfo } from '../protocol.ts';
import { type Folders, RequestError, readFile } from './content-files.ts';
import { trimBody } from './edit-file.ts';
import { toFormError } from './try-build.ts';

/**
 * A content file, for a form.
 * @throws RequestError if it doesn't exist
 */
export function readEntry(path: string, folders: Folders, collections: readonly CollectionSpec[]) {
  const collection = collectionOf(collections, { path });
  const { bytes, hash } = readFile(folders, { folder: 'content', path });
  if (bytes === undefined || collection === undefined) throw new RequestError(404, `\`${path}\` no longer exists.`);
  const { source, problems } = parseFile({ path, file: path, hash: hash ?? '' }, bytes);
  const data = source?.data ?? {};
  const { label, value: spec } = collection.spec();
  const isOnly = collection.holds === 'one';
  return {
    path,
    hash,
    name: (isOnly && label) || titleOf(path, data),
    spec,
    hasText: collection.hasText,
    canDelete: !isOnly,
    data,
    ...trimBody(source?.body ?? ''),
    errors: source ? [] : problems.map(toFormError),
  };
}

/** What can be chosen and added. */
export function describeSite({ sources, pictures }: MadeSite<unknown>, collections: readonly CollectionSpec[]) {
  const entries: SiteInfo['entries'] = {};
  for (const { path, data } of sources) {
    const [, folder = '', slug = ''] = /^(?:(.*)\/)?([^/]*)\.md$/.exec(path) ?? [];
    entries[folder] = [...(entries[folder] ?? []), { slug, name: titleOf(path, data) }];
  }
  const usable = [...pictures].filter(([, picture]) => !(picture instanceof UnusablePicture));
  const folders = collections.filter(({ holds }) => holds === 'many');
  const addable = folders.map(({ path, spec, hasText }) => ({
    ...{ folder: path, name: entryNameOf({ path, spec }), order: nextOrder(path, sources) },
    ...{ spec: spec().value, hasText },
  }));
  return { entries, pictures: usable.map(([name]) => name), collections: addable };
}
