import { updatePage } from './update.ts';

export interface OpenPage {
  /** Updates the page, or reloads it if only that shows the change, such as a changed script. */
  show(version: string): Promise<void>;
}

/** On a reload, the browser keeps the scroll position. */
const DEFAULTS = { address: () => location.href, update: updatePage, reload: () => location.reload() };

/** @param version the build that the page shows (`DevStatus.siteVersion`); the editor appends the number of a preview: "1f2e+3" */
export function openPage(version: string, { address, update, reload } = DEFAULTS): OpenPage {
  let shownVersion: string | null = version;
  let current = loadPage(address());
  let queue: Promise<void> = Promise.resolve();
  const show = async (newVersion: string) => {
    if (newVersion === shownVersion) return;
    const [old, next] = [await current, await loadPage(address())];
    current = Promise.resolve(next);
    // The site may have changed before `old` was loaded. Then `old` is not what the browser shows.
    if (old?.version !== shownVersion || next === undefined) return reload();
    // Set first, so that the page can still be updated if this update fails.
    shownVersion = next.version;
    if (!update(old.document, next.document)) reload();
  };
  return {
    show(newVersion) {
      queue = queue.catch(() => undefined).then(() => show(newVersion));
      return queue;
    },
  };
}

/**
 * The page as a build writes it: without `text/html` in the `Accept` header, the dev server adds nothing to it. XMLHttpRequest
 * parses the page, because trusted types forbid scripts to parse a string.
 */
function loadPage(address: string) {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  request.setRequestHeader('Accept', '*/*');
  return new Promise<{ document: Document; version: string | null } | undefined>((done) => {
    request.onloadend = () => {
      const { status, responseXML: parsed } = request;
      const version = request.getResponseHeader('X-Site-Version');
      done(status === 200 && parsed ? { document: parsed, version } : undefined);
    };
    request.send();
  });
}
