import { fileIn, namesAt, renameIn, type ValidatedEntry, valueAt, withValue } from '../../engine/content/index.ts';
import { isSame } from '../field-changes.ts';
import type { FileContent, OpenFile } from '../protocol.ts';
import { RequestError, readFile } from './content-files.ts';
import { listPages } from './describe.ts';
import { trimBody } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';

/**
 * The files that change if an entry is renamed, by path: its own, those that refer to it, and those with links to its page. The old
 * address becomes an alias.
 * @param slug the new name
 * @throws RequestError if another entry has that name
 */
export function listRenamed({ made, options }: Workspace, path: string, slug: string): Record<string, OpenFile> {
  const [, folder = '', oldSlug = ''] = /^(.*)\/([^/]*)\.md$/.exec(path) ?? [];
  const newPath = `${folder}/${slug}.md`;
  if (readFile(options, { folder: 'content', path: newPath }).hash !== undefined)
    throw new RequestError(409, `There is already an entry named \`${slug}\`. Choose another name.`);
  const pages = listPages(made, fileIn(options.content, path));
  const address = pages.find((page) => page.path.endsWith(`/${oldSlug}/`))?.path;
  const addresses = pages.flatMap(({ path: own, head }) => [own, head.redirectsTo ?? []].flat());
  const renaming = { folder, from: oldSlug, to: slug, addresses };
  const renamed: Record<string, OpenFile> = {};
  for (const entry of made.validated.entries) {
    const { source } = entry;
    const { data, body } = renameIn(entry, renaming);
    const saved = { data: source.data, text: trimBody(source.body) };
    const edited: FileContent = { data, text: trimBody(body) };
    if (source.path === path) {
      renamed[path] = { hash: source.hash, saved, edited: saved, isDeleted: true };
      renamed[newPath] = { from: path, saved, edited: addAlias(entry, edited, address) };
    } else if (!isSame(saved, edited)) renamed[source.path] = { hash: source.hash, saved, edited };
  }
  return renamed;
}

function addAlias({ collection }: ValidatedEntry, content: FileContent, address: string | undefined): FileContent {
  const { data, text } = content;
  if (address === undefined || !namesAt(collection.spec(), data, []).includes('aliases')) return content;
  return { data: withValue(data, ['aliases'], [valueAt(data, ['aliases']) ?? [], address].flat()), text };
}
