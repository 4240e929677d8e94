import { add, addNamed } from './addition.ts';
import type { Bench } from './bench.ts';
import { openDrafts } from './drafts.ts';
import { openNames } from './names.ts';
import { chooseFile, chooseSpot, discard, dropBlank, openEntry } from './opening.ts';
import { watchPage } from './outline.ts';
import { forgetPlace, readPlace } from './place.ts';
import { openQueue } from './queue.ts';
import { openRequests } from './requests.ts';
import { askGone, save, undo } from './saving.ts';
import { showChanges, showHome, showKinds } from './screens.ts';
import type { Server } from './server.ts';
import { openShell } from './shell.ts';
import { openShowing } from './showing.ts';
import { openTrials } from './trials.ts';

interface World {
  server: Server;
  /** The address of the panel's style sheet. */
  styles: string;
  /** Shows the page as a trial has it; 0 as it was saved. */
  redraw(trial: number): Promise<void>;
  /** Ends editing. */
  close(): void;
}

/** What is asked of the panel from outside. */
interface Editor {
  /** The site is another: what was typed is tried on it. */
  refresh(): Promise<void>;
  /** The page is to be loaded anew. */
  leave(): void;
}

/** Opens the panel beside the page, as it was left. */
export function openEditor(world: World): Editor {
  const bench = openBench(world);
  const { drafts, queue, shell, trials } = bench;
  const attempt = () => queue(trials.attempt);
  watchPage(shell.host, shell.frame, chooseSpot(bench), shell.say);
  shell.count(drafts.list().length);
  const place = readPlace();
  queue(() => (place?.at !== location.pathname ? bench.home() : bench.open(place.path, place).catch(bench.home)));
  if (drafts.list().length > 0) attempt();
  return {
    leave: shell.sayAgain,
    // What was just saved is on its way; what was not is tried on the new site.
    refresh: () => (drafts.list().length > 0 ? attempt() : world.redraw(0)),
  };
}

function openBench({ server, styles, redraw, close }: World): Bench {
  const requests = openRequests(server);
  const names = openNames(requests, ({ saves }) => shell.nameUndo(saves.at(-1)));
  const queue = openQueue((words) => shell.say(words, true));
  const press = (work: (bench: Bench) => Promise<void>) => () => queue(() => work(bench));
  const shell = openShell(styles, {
    home: press(showHome),
    fresh: press(showKinds),
    changes: press(showChanges),
    undo: press(undo),
    done: close,
    save: press(save),
    discard: press(discard),
  });
  const showing = openShowing(names.fileOf, {
    open: (file) => chooseFile(bench, file),
    add: (addition) => queue(() => add(bench, addition)),
    name: (fault) => queue(() => addNamed(bench, fault)),
  });
  const drafts = openDrafts(() => {
    shell.count(drafts.list().length);
    trials.attemptSoon();
  });
  const trials = openTrials({ requests, drafts, shell, showing, queue, redraw });
  const home = () => showHome(bench);
  let again = home;
  const bench: Bench = {
    ...{ server, requests, names, drafts, trials, shell, showing, queue, home },
    open: (path, target) => openEntry(bench, path, target),
    askGone: (entry) => askGone(bench, entry),
    leave(title, nodes, drawAgain = home) {
      dropBlank(bench);
      showing.leave();
      forgetPlace();
      again = drawAgain;
      shell.show(title, ...nodes);
    },
    again: () => again(),
  };
  return bench;
}
