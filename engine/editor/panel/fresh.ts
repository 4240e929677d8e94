import type { FileDraft as Draft, FormChoices as Names } from '../protocol.ts';
import type { Drafts } from './drafts.ts';
import type { FullEntry } from './form/form.ts';

/** Begins an entry that is nowhere yet, at the end of its like. @returns its path, until it has a name */
export function beginFresh(drafts: Drafts, folder: string, { kinds }: Names): string {
  const order = kinds.find((kind) => kind.folder === folder)?.order;
  const path = `${folder}/new-${Date.now().toString(36)}.md`;
  drafts.begin(path, order === undefined ? {} : { order });
  return path;
}

/** Whether nobody has typed anything: what says where it stands, and of which kind it is, is written by itself. */
export function isBlank({ hash, changes }: Draft): boolean {
  return (
    hash === undefined && changes.every((change) => 'path' in change && /^(order|layout)$/.test(change.path.join()))
  );
}

/** An entry that is nowhere yet, for a form. */
export function freshEntry(path: string, { kinds }: Names): FullEntry {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const kind = kinds.find((one) => one.folder === folder);
  if (!kind) throw new Error(`${path}: nothing of this kind can be new`);
  const { value, hasText, name } = kind;
  const empty = { data: {}, text: '', skipped: 0, headings: {}, faults: [], shown: {}, pages: [] };
  return { path, name: `New ${name.toLowerCase()}`, value, hasText, canGo: true, ...empty };
}
