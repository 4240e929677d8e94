import {
  fileIn,
  getFolder,
  namesAt,
  renameIn,
  slugify,
  type ValidatedEntry,
  valueAt,
  withValue,
} from '../../engine/content/index.ts';
import { formatMessage } from '../../engine/core/index.ts';
import { listFieldChanges, withName } from '../field-changes.ts';
import type { Requests } from '../protocol.ts';
import { type FileWrite, RequestError, readFile } from './content-files.ts';
import { editFile } from './edit-file.ts';
import type { Workspace } from './edit-session.ts';
import { saveFiles } from './save.ts';

/**
 * Renames an entry and its file, and saves this with all files that refer to it or link to its page. The old address becomes an alias.
 * @returns the new path
 * @throws RequestError if another entry has that name, or the site could not be built with it
 */
export async function renameEntry(workspace: Workspace, request: Requests['rename']): Promise<string> {
  const { site, options } = workspace;
  const { path, name } = request;
  const folder = getFolder(path);
  const [from, to] = [path.slice(folder.length + 1, -'.md'.length), slugify(name)];
  const newPath = `${folder}/${to}.md`;
  if (readFile(options, { folder: 'content', path: newPath }).hash !== undefined)
    throw new RequestError(409, `There is already an entry named \`${to}\`. Choose another name.`);
  const file = fileIn(options.content, path);
  const pages = site.rendered.flatMap(({ page }) => (page.source === file && !page.aliasOf ? [page] : []));
  const address = pages.find((page) => page.path.endsWith(`/${from}/`))?.path;
  const addresses = pages.flatMap(({ path: own, head }) => [own, head.redirectsTo ?? []].flat());
  const writes = site.entries.flatMap((entry): FileWrite[] => {
    const { source } = entry;
    const { data, body } = renameIn(entry, { folder, from, to, addresses });
    const isOwn = source.path === path;
    const edited = { data: isOwn ? addName(entry, data, name, to, address) : data, text: body };
    const changes = listFieldChanges({ data: source.data, text: source.body }, edited);
    const bytes = Buffer.from(editFile(source.raw, changes));
    const write = { folder: 'content', path: source.path, hash: source.hash } as const;
    if (!isOwn) return changes.length > 0 ? [{ ...write, bytes }] : [];
    return [
      { ...write, bytes: undefined },
      { ...write, path: newPath, hash: undefined, bytes },
    ];
  });
  const { errors } = await saveFiles(workspace, writes, name);
  if (errors.length > 0) throw new RequestError(409, `Not renamed: ${errors.map(formatMessage).join(' ')}`);
  return newPath;
}

function addName(
  { collection }: ValidatedEntry,
  data: unknown,
  name: string,
  to: string,
  oldAddress?: string,
): unknown {
  const spec = collection.spec();
  const named = withName(spec, data, name);
  if (oldAddress === undefined || !namesAt(spec, data, []).includes('aliases')) return named;
  // An entry that gets an earlier name back has that address itself.
  const newAddress = oldAddress.replace(/[^/]+\/$/, `${to}/`);
  const aliases = [valueAt(data, ['aliases']) ?? [], oldAddress].flat().filter((alias) => alias !== newAddress);
  return withValue(named, ['aliases'], aliases);
}
