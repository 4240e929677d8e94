import type {
  FileDraft as Draft,
  SavedFile as FileChange,
  FormChoices as Names,
  FormError as PlacedFault,
} from '../protocol.ts';
import type { FullEntry } from './form/form.ts';
import type { Server } from './server.ts';
import type { Head } from './views/home.ts';

/** What came of trying or saving. */
export interface Tried {
  faults: PlacedFault[];
  /** Files that are others by now. */
  changed: string[];
  /** The number of what was tried, by which a page is drawn; none where it has faults. */
  trial?: number;
  head?: Head;
  /** Of the files that were saved, by their paths: their hashes. */
  saved?: Record<string, string>;
  /** What was saved even so. */
  notices?: string[];
  /** The addresses of the pages of what was saved. */
  pages?: string[];
}

export interface AllNames extends Names {
  /** Of the content, as faults name it. */
  folder: string;
  /** Those that links can lead to, by their paths. */
  pages: { path: string; title: string }[];
  /** As of changes. */
  saves: Changes['saves'];
}

/** What differs from how the site was at the start. */
export interface Changes {
  files: FileChange[];
  /** In words, one for each time. */
  saves: string[];
}

/** What the panel asks for. */
export interface Requests {
  names(): Promise<AllNames>;
  entry(path: string): Promise<FullEntry>;
  try(drafts: readonly Draft[]): Promise<Tried>;
  save(drafts: readonly Draft[], words: string): Promise<Tried>;
  undo(): Promise<{ words: string }>;
  /** Leaves as it is what Undo would take back, for good. */
  skip(): Promise<{ words: string }>;
  changes(): Promise<Changes>;
}

export function openRequests({ ask }: Server): Requests {
  return {
    names: () => ask('names'),
    entry: (path) => ask('entry', { path }),
    try: (drafts) => ask('try', { drafts, page: location.pathname }),
    save: (drafts, words) => ask('save', { drafts, words }),
    undo: () => ask('undo'),
    skip: () => ask('skip'),
    changes: () => ask('changes'),
  };
}
