/** What a page that has to be loaded anew keeps: what is typed, opened, chosen, focused and scrolled to. */
interface State {
  path: string;
  scroll: [x: number, y: number];
  fields: [selector: string, value: string | boolean][];
  /** Tabs that are chosen, and details that are open. */
  tabs: string[];
  details: string[];
  focus?: string | undefined;
}

const KEY = 'dev-state';
/** Until the scripts of a page have taken it up, a click on a tab is lost, and what is hidden takes no focus. In milliseconds. */
const [PAUSE, LONGEST] = [50, 2000];

export function saveState(): void {
  // Not yet brought back since the last time.
  if (sessionStorage.getItem(KEY) !== null) return;
  const state: State = {
    path: location.pathname,
    scroll: [scrollX, scrollY],
    fields: [...document.querySelectorAll('input, textarea, select')].flatMap(readField),
    tabs: [...document.querySelectorAll('[role=tab][aria-selected=true]')].map(selectorOf),
    details: [...document.querySelectorAll('details[open]')].map(selectorOf),
    focus:
      document.activeElement && document.activeElement !== document.body
        ? selectorOf(document.activeElement)
        : undefined,
  };
  sessionStorage.setItem(KEY, JSON.stringify(state));
}

/** Once, if the page was loaded anew by the dev server. */
export function restoreState(): void {
  const saved = sessionStorage.getItem(KEY);
  const state: State | undefined = saved === null ? undefined : JSON.parse(saved);
  if (state?.path !== location.pathname) sessionStorage.removeItem(KEY);
  // Without styles nothing is where it was.
  else if (document.readyState === 'complete') restore(state);
  else addEventListener('load', () => restore(state), { once: true });
}

function restore(state: State): void {
  sessionStorage.removeItem(KEY);
  for (const selector of state.details) document.querySelector(selector)?.setAttribute('open', '');
  for (const [selector, value] of state.fields) fill(document.querySelector(selector), value);
  scrollTo({ left: state.scroll[0], top: state.scroll[1], behavior: 'instant' });
  insist(state.tabs, chooseTab, LONGEST);
  insist(state.focus === undefined ? [] : [state.focus], takeFocus, LONGEST);
}

function readField(field: Element): State['fields'] {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    return field.checked === field.defaultChecked ? [] : [[selectorOf(field), field.checked]];
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    return field.value === field.defaultValue || field.type === 'file' ? [] : [[selectorOf(field), field.value]];
  }
  return field instanceof HTMLSelectElement ? [[selectorOf(field), field.value]] : [];
}

function fill(field: Element | null, value: string | boolean): void {
  if (field instanceof HTMLInputElement && typeof value === 'boolean') field.checked = value;
  else if (isWritable(field) && typeof value === 'string') field.value = value;
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  field?.dispatchEvent(new Event('change', { bubbles: true }));
}

function isWritable(field: Element | null): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((kind) => field instanceof kind);
}

/** Again and again, until each has taken it. */
function insist(selectors: readonly string[], act: (element: HTMLElement) => boolean, patience: number): void {
  const left = selectors.filter((selector) => {
    const element = document.querySelector(selector);
    return element instanceof HTMLElement && !act(element);
  });
  if (left.length > 0 && patience > 0) setTimeout(() => insist(left, act, patience - PAUSE), PAUSE);
}

function chooseTab(tab: HTMLElement): boolean {
  const isChosen = tab.getAttribute('aria-selected') === 'true';
  if (!isChosen) tab.click();
  return isChosen;
}

function takeFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/** Finds an element again in the same page loaded anew. */
function selectorOf(element: Element): string {
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const parent = element.parentElement;
  if (!parent) return element.tagName;
  return `${selectorOf(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`;
}
