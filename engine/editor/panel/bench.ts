import type { Drafts } from './drafts.ts';
import type { FullEntry } from './form/form.ts';
import type { NameList } from './names.ts';
import type { Queue } from './queue.ts';
import type { Requests } from './requests.ts';
import type { Server } from './server.ts';
import type { Shell } from './shell.ts';
import type { Showing } from './showing.ts';
import type { Spot } from './spots.ts';
import type { Trials } from './trials.ts';
import type { Path } from './values.ts';

/** The parts of the panel, and what leads from one screen to another. */
export interface Bench {
  server: Server;
  requests: Requests;
  names: NameList;
  drafts: Drafts;
  trials: Trials;
  shell: Shell;
  showing: Showing;
  queue: Queue;
  open(path: string, target?: Target): Promise<void>;
  home(): Promise<void>;
  /** Asks whether an entry is to be deleted. */
  askGone(entry: FullEntry): Promise<void>;
  /** Shows something else than a form. */
  leave(title: string, nodes: readonly Node[], again?: () => Promise<void>): void;
  /** Draws once more what is shown where that is no form. */
  again(): Promise<void>;
}

/** What is chosen of an entry. */
export interface Target {
  field?: Path | undefined;
  lines?: readonly [first: number, last: number] | undefined;
  /** What else stands at the same place of the page, and where that leads. */
  besides?: readonly Spot[];
  link?: HTMLAnchorElement | undefined;
}
