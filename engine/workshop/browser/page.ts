import { patch } from './patch.ts';
import { saveState } from './state.ts';

/** The page that is open. */
interface OpenPage {
  /** Makes it what the server has now. What is typed, opened and scrolled to stays. */
  show(generation: string): Promise<void>;
}

/** @param generation of the site that the page was opened from */
export function openPage(generation: string): OpenPage {
  let shown = generation;
  let before = ask();
  let working: Promise<void> = Promise.resolve();

  const update = async (wanted: string) => {
    if (wanted === shown) return;
    shown = wanted;
    const [old, next] = [await before, await ask()];
    before = Promise.resolve(next);
    if (old === undefined || next === undefined || !patch(old, next)) reload();
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

/** The page as a build would write it; nothing where there is none. Parsed by the browser itself, as trusted types demand. */
function ask(): Promise<Document | undefined> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.setRequestHeader('Accept', '*/*');
    request.onload = () => done(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    request.onerror = () => done(undefined);
    request.send();
  });
}
