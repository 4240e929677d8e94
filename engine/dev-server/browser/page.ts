import { patch } from './patch.ts';
import { saveState } from './state.ts';

/** The page that is open. */
export interface OpenPage {
  /** Makes it what the server has now. What is typed, opened and scrolled to stays. */
  show(generation: string): Promise<void>;
}

/** How the page is kept up to date. */
export interface Upkeep {
  /** Where it is asked for as the server has it. */
  address(): string;
  /** @returns false if it has to be loaded anew */
  patch(old: Document, next: Document): boolean;
  reload(): void;
}

const PLAIN: Upkeep = { address: () => location.href, patch, reload };

/**
 * @param generation of the site that the page was opened from
 * @param upkeep another one where it is shown otherwise than it was saved
 */
export function openPage(generation: string, upkeep: Upkeep = PLAIN): OpenPage {
  let shown: string | null = generation;
  let before = ask(upkeep.address());
  let working: Promise<void> = Promise.resolve();

  const update = async (wanted: string) => {
    if (wanted === shown) return;
    const [old, next] = [await before, await ask(upkeep.address())];
    before = Promise.resolve(next);
    // What was asked for after a change that came early is not what the page was opened with.
    if (old?.generation !== shown || next === undefined || !upkeep.patch(old.document, next.document)) upkeep.reload();
    else shown = next.generation;
  };
  return {
    show(wanted) {
      working = working.then(() => update(wanted));
      return working;
    },
  };
}

export function reload(): void {
  saveState();
  location.reload();
}

interface Version {
  document: Document;
  generation: string | null;
}

/** The page as a build would write it; nothing where there is none. Parsed by the browser itself, as trusted types demand. */
function ask(address: string): Promise<Version | undefined> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.setRequestHeader('Accept', '*/*');
    request.onload = () => {
      const { status, responseXML: parsed } = request;
      const generation = request.getResponseHeader('X-Generation');
      done(status === 200 && parsed ? { document: parsed, generation } : undefined);
    };
    request.onerror = () => done(undefined);
    request.send();
  });
}
