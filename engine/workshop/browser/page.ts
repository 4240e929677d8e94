import { patch } from './patch.ts';
import { saveState } from './state.ts';

/** The page that is open. */
export interface OpenPage {
  /** Makes it what the server has now. What is typed, opened and scrolled to stays. */
  show(generation: string): Promise<void>;
}

/** Where the page as the server has it is asked for. */
export type AddressOf = () => string;

/**
 * @param generation of the site that the page was opened from
 * @param addressOf its own, unless it is shown otherwise than it was saved
 */
export function openPage(generation: string, addressOf: AddressOf = () => location.href): OpenPage {
  let shown: string | null = generation;
  let before = ask(addressOf());
  let working: Promise<void> = Promise.resolve();

  const update = async (wanted: string) => {
    if (wanted === shown) return;
    const [old, next] = [await before, await ask(addressOf())];
    before = Promise.resolve(next);
    // What was asked for after a change that came early is not what the page was opened with.
    if (old?.generation !== shown || next === undefined || !patch(old.document, next.document)) reload();
    else shown = next.generation;
  };
  return {
    show(wanted) {
      working = working.then(() => update(wanted));
      return working;
    },
  };
}

function reload(): void {
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
