/** Renames an entry wherever the content names it. */
import { formatFieldName } from '../core/index.ts';
import { classifyTexts, type ValidatedEntry } from './entry.ts';
import { mapStrings } from './source.ts';

export interface Renaming {
  /** The folder of the entry, e.g. "groups". */
  folder: string;
  /** The old and the new name of its file, without the ending. */
  from: string;
  to: string;
  /** The old addresses of its page, with the part of another page that shows it, e.g. "/guides/#baking". */
  addresses: readonly string[];
}

/**
 * The fields and the body of an entry after another was renamed: references to it, links to its page, and links to pages below
 * that, such as those of a group. Old addresses in `aliases` stay.
 */
export function renameIn(entry: ValidatedEntry, renaming: Renaming): { data: unknown; body: string } {
  const { source, collection, references } = entry;
  const { folder, from, to } = renaming;
  const referring = references.filter(
    ({ kind, name }) => kind.type === 'reference' && kind.to.includes(folder) && name === from,
  );
  const links = classifyTexts(source, collection).filter(({ kind }) => kind.type === 'address');
  const [referenceFields, linkFields] = [referring, links].map((all) => all.map(({ path }) => formatFieldName(path)));
  const relink = makeRelink(renaming);
  const data = mapStrings(source.data, (text, path) => {
    const field = formatFieldName(path);
    if (referenceFields?.includes(field)) return to;
    return linkFields?.includes(field) ? relink(text) : text;
  });
  return { data, body: relink(source.body) };
}

function makeRelink({ from, to, addresses }: Renaming): (text: string) => string {
  const changes = addresses.flatMap((address) => {
    const [, start, end] = new RegExp(`^(.*[/#])${from}(/?)$`).exec(address) ?? [];
    if (start === undefined || end === undefined) return [];
    // Not as a part of a longer name. After a slash, the address of a page below may continue.
    const link = new RegExp(`(?<![\\w~-])${start}${from}${end || '(?![\\w-])'}`, 'g');
    return [{ link, newLink: start + to + end }];
  });
  return (text) => changes.reduce((changed, { link, newLink }) => changed.replace(link, newLink), text);
}
