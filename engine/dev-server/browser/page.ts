import { saveState } from './state.ts';
import { updatePage } from './update.ts';

export interface OpenPage {
  /** Updates the page. What is typed, open and scrolled to stays. */
  show(generation: string): Promise<void>;
}

/** How the page is updated: its URL as a build writes it, and what to do with the next version. */
const USUAL = { address: () => location.href, update: updatePage, reload: reloadPage };

/** @param generation of the site when the page was opened */
export function openPage(generation: string, { address, update, reload } = USUAL): OpenPage {
  let shown: string | null = generation;
  let current = loadPage(address());
  let working: Promise<void> = Promise.resolve();
  const show = async (wanted: string) => {
    if (wanted === shown) return;
    const [old, next] = [await current, await loadPage(address())];
    current = Promise.resolve(next);
    // The site may have changed between the page and the first request.
    if (old?.generation !== shown || next === undefined || !update(old.document, next.document)) reload();
    else shown = next.generation;
  };
  return {
    show(wanted) {
      working = working.then(() => show(wanted));
      return working;
    },
  };
}

/** Keeps what is typed, open and scrolled to. */
export function reloadPage(): void {
  saveState();
  location.reload();
}

/** The page as a build writes it. With XMLHttpRequest, for trusted types forbid to parse a string. */
export function loadPage(address: string) {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  request.setRequestHeader('Accept', '*/*');
  return new Promise<{ document: Document; generation: string | null } | undefined>((done) => {
    request.onloadend = () => {
      const { status, responseXML: parsed } = request;
      const generation = request.getResponseHeader('X-Generation');
      done(status === 200 && parsed ? { document: parsed, generation } : undefined);
    };
    request.send();
  });
}
