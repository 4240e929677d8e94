import { isMap, isScalar, type Node, parseDocument, visit } from 'yaml';
import type { MadeSite } from '../../build/index.ts';
import { type CollectionSpec, collectionOf, entryNameOf, nextOrder, parseFile, titleOf } from '../../content/index.ts';
import { UnusablePicture } from '../../core/index.ts';
import type { FormChoices, FormEntry } from '../protocol.ts';
import { type Folders, RequestError, readFile } from './content-files.ts';
import { trimBody } from './edit-file.ts';
import { toFormError } from './trial.ts';

/**
 * A content file, for a form.
 * @throws RequestError if it doesn't exist
 */
export function readEntry(
  path: string,
  folders: Folders,
  collections: readonly CollectionSpec[],
): Omit<FormEntry, 'shownOn' | 'pages'> {
  const collection = collectionOf(collections, path);
  const { bytes, hash } = readFile(folders, { folder: 'content', path });
  if (bytes === undefined || collection === undefined) throw new RequestError(404, `\`${path}\` no longer exists.`);
  const { source, problems } = parseFile({ path, file: path, hash: hash ?? '' }, bytes);
  const data = source?.data ?? {};
  const { label, value } = collection.kind.spec();
  const isOnly = collection.holds === 'one';
  return {
    path,
    hash,
    name: (isOnly && label) || titleOf(path, data),
    value,
    hasText: collection.kind.hasText,
    canDelete: !isOnly,
    data,
    ...trimBody(source?.body ?? ''),
    headings: listHeadings(source?.raw ?? ''),
    errors: source ? [] : problems.map(toFormError),
  };
}

/**
 * The comments with an empty line before them, by the path of the field below, e.g. "facts/skus" → "The warehouse": authors
 * divide long groups by these.
 */
function listHeadings(raw: string): Record<string, string> {
  const [, yaml = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(raw) ?? [];
  const headings: Record<string, string> = {};
  visit(parseDocument(yaml, { logLevel: 'silent', prettyErrors: false }), {
    Map(_key, map, ancestors) {
      const group = ancestors.flatMap((one) => ('key' in one && isScalar(one.key) ? [String(one.key.value)] : []));
      map.items.forEach(({ key }, index) => {
        if (!isScalar(key)) return;
        const first = index === 0 && isMap(map) ? map.commentBefore : undefined;
        const heading = first ?? commentAfterSpace(key);
        if (heading) headings[[...group, String(key.value)].join('/')] = heading.replaceAll('\n', ' ').trim();
      });
    },
  });
  return headings;
}

function commentAfterSpace({ commentBefore, spaceBefore }: Node): string | null | undefined {
  return spaceBefore ? commentBefore : undefined;
}

/** What forms offer to choose from. */
export function listChoices(
  { sources, inspected }: Pick<MadeSite<unknown>, 'sources' | 'inspected'>,
  collections: readonly CollectionSpec[],
): Pick<FormChoices, 'entries' | 'pictures' | 'kinds'> {
  const entries: FormChoices['entries'] = {};
  for (const { path, data } of sources) {
    const [, folder = '', slug = ''] = /^(?:(.*)\/)?([^/]*)\.md$/.exec(path) ?? [];
    entries[folder] = [...(entries[folder] ?? []), { slug, name: titleOf(path, data) }];
  }
  const usable = [...inspected].filter(([, picture]) => !(picture instanceof UnusablePicture));
  const folders = collections.filter(({ holds }) => holds === 'many');
  const kinds = folders.map(({ path, kind }) => ({
    ...{ folder: path, name: entryNameOf({ path, kind }), order: nextOrder(path, sources) },
    ...{ value: kind.spec().value, hasText: kind.hasText },
  }));
  return { entries, pictures: usable.map(([name]) => name), kinds };
}
