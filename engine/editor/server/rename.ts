import type { MadeSite } from '../../build/index.ts';
import { mapStrings, namesAt, type ValidatedEntry, valueAt, withValue } from '../../content/index.ts';
import { isSame } from '../field-changes.ts';
import type { FileContent, OpenEdit } from '../protocol.ts';
import { type Folders, RequestError, readFile } from './content-files.ts';
import { trimBody } from './edit-file.ts';

/**
 * The changes that rename an entry: those of its file, of the entries that name it, and of the links to its page. The old address
 * becomes an alias.
 * @param slug the new name
 * @throws RequestError if another entry has it
 */
export function listRenames(made: MadeSite<unknown>, folders: Folders, path: string, slug: string): OpenEdit[] {
  const [, folder = '', oldSlug = ''] = /^(.*)\/([^/]*)\.md$/.exec(path) ?? [];
  const next = `${folder}/${slug}.md`;
  if (readFile(folders, { folder: 'content', path: next }).hash !== undefined)
    throw new RequestError(409, `There is already an entry named \`${slug}\`. Choose another name.`);
  const address = findAddress(made, path, oldSlug);
  const link = new RegExp(`(?<![\\w~-])${address}(?![\\w~-])`, 'g');
  const relink = (text: string) => (address ? text.replace(link, address.replace(/[^/]+\/$/, `${slug}/`)) : text);
  const edit = ({ source, references }: ValidatedEntry): FileContent => {
    const toEntry = references.filter(
      ({ kind, name }) => kind.type === 'reference' && kind.to.includes(folder) && name === oldSlug,
    );
    const data = toEntry.reduce((data: unknown, { path }) => withValue(data, path, slug), source.data);
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
      { path: next, from: path, saved, edited: renamed },
    ];
  });
}

/** The address of the page of an entry, if it ends with the name of the entry. */
function findAddress({ rendered, validated }: MadeSite<unknown>, path: string, slug: string): string | undefined {
  const file = validated.entries.find(({ source }) => source.path === path)?.source.file;
  const own = rendered.map(({ page }) => page).filter(({ source, aliasOf }) => source === file && !aliasOf);
  return own.find((page) => page.path.endsWith(`/${slug}/`))?.path;
}
