import { updatePage } from './update.ts';

export interface OpenPage {
  /** Updates the page and keeps its state. */
  show(version: string): Promise<void>;
}

const DEFAULTS = { address: () => location.href, update: updatePage, reload: reloadPage };

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

/** Reloads the page and keeps field values, tabs, focus and scroll position. */
export function reloadPage(): void {
  saveState();
  location.reload();
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

/** What a page keeps when the dev server reloads it. Selectors identify elements. */
interface PageState {
  path: string;
  scroll: [x: number, y: number];
  fields: [selector: string, value: string, checked: boolean][];
  /** Selected tabs. */
  tabs: string[];
  focus: string[];
}

const KEY = 'dev-state';

export function saveState(): void {
  // The state before the last reload has not been restored yet.
  if (sessionStorage.getItem(KEY) !== null) return;
  const list = (selector: string) => [...document.querySelectorAll(selector)].map(makeSelector);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea, select')];
  const state: PageState = {
    path: location.pathname,
    scroll: [scrollX, scrollY],
    fields: fields
      .filter((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked)
      .map((field) => [makeSelector(field), field.value, field.checked]),
    tabs: list('[role=tab][aria-selected=true]'),
    focus: list(':focus:not(body)'),
  };
  sessionStorage.setItem(KEY, JSON.stringify(state));
}

/** Call once. */
export function restoreState(): void {
  const saved = sessionStorage.getItem(KEY);
  const state: PageState | undefined = saved === null ? undefined : JSON.parse(saved);
  if (state?.path !== location.pathname) sessionStorage.removeItem(KEY);
  // The scroll position depends on the styles.
  else if (document.readyState === 'complete') restore(state);
  else addEventListener('load', () => restore(state), { once: true });
}

function restore({ fields, scroll: [left, top], tabs, focus }: PageState): void {
  sessionStorage.removeItem(KEY);
  for (const [selector, value, checked] of fields) {
    const field = document.querySelector(selector);
    if (field) Object.assign(field, { value, checked });
    for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }));
  }
  scrollTo({ left, top, behavior: 'instant' });
  retry(tabs, (tab) => {
    if (tab.ariaSelected !== 'true') tab.click();
    return tab.ariaSelected === 'true';
  });
  retry(focus, (element) => {
    element.focus({ preventScroll: true });
    return document.activeElement === element;
  });
}

/** In milliseconds. An element may ignore focus and clicks until its script has run. */
const [RETRY_INTERVAL, RETRY_TIMEOUT] = [50, 2000];

/** @param apply returns whether the element has accepted it */
function retry(selectors: readonly string[], apply: (element: HTMLElement) => boolean, timeLeft = RETRY_TIMEOUT): void {
  const todo = selectors.filter((selector) => {
    const element = document.querySelector<HTMLElement>(selector);
    return element && !apply(element);
  });
  if (todo.length > 0 && timeLeft > 0) setTimeout(() => retry(todo, apply, timeLeft - RETRY_INTERVAL), RETRY_INTERVAL);
}

/** A selector that finds the element again after a reload. */
function makeSelector(element: Element): string {
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const parent = element.parentElement;
  if (!parent) return element.tagName;
  return `${makeSelector(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`;
}
