import type { FileDraft as Draft } from '../protocol.ts';
import { diffFields, isSame, type Path, valueAt, withValue } from './values.ts';

/** What a content file says. */
export interface Saying {
  data: unknown;
  text: string;
}

/** A content file as the server knows it. */
export interface Known extends Saying {
  path: string;
  hash?: string | undefined;
}

/** What is to be another in a file, e.g. a field. */
export type DraftChange = Draft['changes'][number];

/** What has been typed, of every file. What is not saved outlives the page, in this tab. */
export interface Drafts {
  /** Of every file that is to be another. */
  list(): readonly Draft[];
  get(path: string): Draft | undefined;
  /** What a file says with what was typed into it. */
  typed(path: string): Saying | undefined;
  /**
   * Takes up a file as it stands; what was typed and not saved stays.
   * @returns where the file, too, has been changed meanwhile: then it is not taken up
   */
  take(known: Known): DraftChange[];
  /** The same, with an answer for these places; without a file, what was typed is to be a new one. */
  settle(path: string, now: Known | undefined, keep: 'mine' | 'theirs'): void;
  /** Begins a file that is nowhere yet. */
  begin(path: string, data: unknown): void;
  /** @returns false while the file is being saved under its name */
  rename(path: string, next: string): boolean;
  change(path: string, field: Path, value: unknown): void;
  changeText(path: string, text: string): void;
  /** What is to be saved now. What is typed from here on is no part of it. */
  send(): Sent;
  drop(path: string): void;
  clear(): void;
}

export interface Sent {
  drafts: readonly Draft[];
  /** @param hashes of the files as they were saved; without them nothing was */
  end(hashes?: Readonly<Record<string, string>>): void;
}

interface Work {
  /** Of the file; of one that is nowhere yet, none. */
  hash?: string | undefined;
  /** What the file says. */
  saved: Saying;
  typed: Saying;
}

const KEY = 'workshop-typed';
const EMPTY: Saying = { data: {}, text: '' };

/** @param changed is called after each change */
export function openDrafts(changed: () => void): Drafts {
  const works = new Map<string, Work>(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  const sending = new Set<string>();
  const draftOf = ([path, work]: [string, Work]): Draft[] => {
    const changes = diff(work);
    if (changes.length === 0 && work.hash !== undefined) return [];
    return [{ path, ...(work.hash !== undefined && { hash: work.hash }), changes, isGone: false }];
  };
  const keep = () => {
    const open = [...works].filter((one) => draftOf(one).length > 0);
    sessionStorage.setItem(KEY, JSON.stringify(open));
    changed();
  };
  const list = () => [...works].flatMap(draftOf);
  const get = (path: string) => {
    const work = works.get(path);
    return work && draftOf([path, work])[0];
  };
  const type = (path: string, alter: (typed: Saying) => Saying) => {
    const work = works.get(path);
    if (!work) throw new Error(`${path}: nothing can be typed into what is not known`);
    works.set(path, { ...work, typed: alter(work.typed) });
    keep();
  };
  const drop = (path: string) => {
    works.delete(path);
    keep();
  };
  return {
    list,
    get,
    typed: (path) => works.get(path)?.typed,
    take({ path, hash, data, text }) {
      const work = works.get(path);
      const saved = { data, text };
      const conflicts = work && work.hash !== hash ? findConflicts(work, saved) : [];
      if (conflicts.length === 0) works.set(path, { hash, saved, typed: work ? apply(saved, diff(work)) : saved });
      return conflicts;
    },
    settle(path, now, kept) {
      const work = works.get(path);
      if (!work) return;
      const saved = now ? { data: now.data, text: now.text } : EMPTY;
      const lost = kept === 'mine' ? [] : findConflicts(work, saved);
      const changes = diff(work).filter((change) => !lost.some((other) => isSame(other, change)));
      works.set(path, { hash: now?.hash, saved, typed: now ? apply(saved, changes) : work.typed });
      keep();
    },
    begin(path, data) {
      works.set(path, { saved: EMPTY, typed: { data, text: '' } });
      keep();
    },
    rename(path, next) {
      const work = works.get(path);
      if (!work || sending.has(path)) return false;
      works.delete(path);
      works.set(next, work);
      keep();
      return true;
    },
    change: (path, field, value) => type(path, ({ data, text }) => ({ data: withValue(data, field, value), text })),
    changeText: (path, text) => type(path, ({ data }) => ({ data, text })),
    send() {
      const drafts = list();
      const sent = new Map(drafts.flatMap(({ path }) => [[path, works.get(path)?.typed ?? EMPTY] as const]));
      for (const path of sent.keys()) sending.add(path);
      return {
        drafts,
        end(hashes) {
          for (const [path, saved] of sent) {
            sending.delete(path);
            const work = works.get(path);
            const hash = hashes?.[path];
            if (work && hash !== undefined) works.set(path, { hash, saved, typed: work.typed });
          }
          if (hashes) keep();
        },
      };
    },
    drop,
    clear() {
      works.clear();
      keep();
    },
  };
}

function diff({ saved, typed }: Pick<Work, 'saved' | 'typed'>): DraftChange[] {
  const isText = saved.text.trim() !== typed.text.trim();
  return [...diffFields(saved.data, typed.data), ...(isText ? [{ text: typed.text }] : [])];
}

function apply({ data, text }: Saying, changes: readonly DraftChange[]): Saying {
  return changes.reduce<Saying>(
    (said, change) =>
      'text' in change
        ? { data: said.data, text: change.text }
        : { data: withValue(said.data, change.path, change.value), text: said.text },
    { data, text },
  );
}

/** What was typed where the file says neither what it said nor the same. */
function findConflicts(work: Work, now: Saying): DraftChange[] {
  return diff(work).filter((change) =>
    [work.saved, work.typed].every((other) => !isSame(saidAt(other, change), saidAt(now, change))),
  );
}

/** What a file says where something was typed. */
export function saidAt({ data, text }: Saying, change: DraftChange): unknown {
  return 'text' in change ? text.trim() : valueAt(data, change.path);
}
