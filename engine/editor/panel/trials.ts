import type { Drafts } from './drafts.ts';
import type { Queue } from './queue.ts';
import type { Requests, Tried } from './requests.ts';
import { sayState } from './say.ts';
import type { Shell } from './shell.ts';
import type { Showing } from './showing.ts';
import type { Head } from './views/home.ts';

/** Tries what is typed: the page shows it, and its faults are told. */
export interface Trials {
  attempt(): Promise<void>;
  /** Tries once nothing more is typed. */
  attemptSoon(): void;
  /** Forgets what waits to be tried. */
  rest(): void;
  /** Takes up what came of trying, and shows it. */
  take(tried: Tried, isAsked: boolean): void;
  /** What a search engine would show of the page, as it was tried last. */
  head(): Head | undefined;
}

interface Around {
  requests: Requests;
  drafts: Drafts;
  shell: Shell;
  showing: Showing;
  queue: Queue;
  /** Shows the page as a trial has it; 0 as it was saved. */
  redraw(trial: number): Promise<void>;
}

/** In milliseconds: from the last letter typed until the page is drawn anew. */
const PAUSE = 200;

export function openTrials({ requests, drafts, shell, showing, queue, redraw }: Around): Trials {
  let head: Head | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => clearTimeout(timer);
  const take = (tried: Tried, isAsked: boolean) => {
    head = tried.head ?? head;
    showing.take(tried.faults, isAsked);
  };
  const attempt = async () => {
    rest();
    const all = drafts.list();
    const tried = await requests.try(all);
    take(tried, false);
    shell.frame.replaceChildren();
    if (tried.trial !== undefined) await redraw(all.length > 0 ? tried.trial : 0);
    shell.sayHow(...sayState(showing.faults(), showing.told(), drafts.list().length));
  };
  return {
    attempt,
    attemptSoon() {
      rest();
      timer = setTimeout(() => queue(attempt), PAUSE);
    },
    rest,
    take,
    head: () => head,
  };
}
