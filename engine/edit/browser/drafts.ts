import type { Draft } from '../desk/drafts.ts';
import { isSame, nameOf, type Path } from './values.ts';

/** What has been typed and not saved, of every file. It outlives the page, in this tab. */
export interface Drafts {
  list(): readonly Draft[];
  get(path: string): Draft | undefined;
  /** Notes what a field is to be; where that is what it was, nothing is noted. */
  change(file: { path: string; hash?: string | undefined }, field: Path, value: unknown, before: unknown): void;
  changeText(file: { path: string; hash?: string | undefined }, text: string, before: string): void;
  put(draft: Draft): void;
  drop(path: string): void;
  clear(): void;
}

const KEY = 'workshop-drafts';

/** @param changed is called after each change */
export function openDrafts(changed: () => void): Drafts {
  const drafts = new Map<string, Draft>(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  const keep = () => {
    sessionStorage.setItem(KEY, JSON.stringify([...drafts]));
    changed();
  };
  const edit = (
    file: { path: string; hash?: string | undefined },
    alter: (changes: Draft['changes']) => Draft['changes'],
  ) => {
    const old = drafts.get(file.path) ?? { ...file, changes: [], isGone: false };
    const changes = alter(old.changes);
    if (changes.length > 0 || old.hash === undefined) drafts.set(file.path, { ...old, changes });
    else drafts.delete(file.path);
    keep();
  };
  return {
    list: () => [...drafts.values()],
    get: (path) => drafts.get(path),
    change(file, path, value, before) {
      edit(file, (changes) => {
        const others = changes.filter((change) => !('path' in change) || nameOf(change.path) !== nameOf(path));
        return isSame(value, before) ? others : [...others, { path: [...path], ...(value !== undefined && { value }) }];
      });
    },
    changeText(file, text, before) {
      edit(file, (changes) => {
        const others = changes.filter((change) => 'path' in change);
        return text.trim() === before.trim() ? others : [...others, { text }];
      });
    },
    put(draft) {
      drafts.set(draft.path, draft);
      keep();
    },
    drop(path) {
      drafts.delete(path);
      keep();
    },
    clear() {
      drafts.clear();
      keep();
    },
  };
}
