import { button, make } from './dom.ts';
import { takeTurned } from './place.ts';

/** The panel beside the page. */
export interface Shell {
  host: HTMLElement;
  /** Outlines on the page are drawn into this. */
  frame: HTMLElement;
  /** Shows something else in the panel, under its name. */
  show(title: string, ...content: Node[]): void;
  /** Gives another name to what is shown. */
  entitle(title: string): void;
  /** How far the content is scrolled. */
  scrolled(): number;
  scroll(to: number): void;
  /** Reads out, and shows, how things stand. */
  say(words: string, isAlarm?: boolean): void;
  /** Says how things stand with what is typed; where nothing is, what was said of something else stays. */
  sayHow(words: string, isAlarm: boolean): void;
  /** Says the same once the page is loaded anew. */
  sayAgain(): void;
  /** Says on its button what Undo would take back. */
  nameUndo(words: string | undefined): void;
  /** How many files wait to be saved. */
  count(drafts: number): void;
}

interface Doings {
  home(): void;
  fresh(): void;
  changes(): void;
  undo(): void;
  done(): void;
  save(): void;
  discard(): void;
}

/** What was said last, while the page is loaded anew. */
const SAID = 'workshop-editing-said';

/** @param styles the address of its style sheet */
export function openShell(styles: string, doings: Doings): Shell {
  const host = make('div', { id: 'workshop-editing' });
  const frame = make('div', { class: 'outline', 'aria-hidden': 'true' });
  const title = make('h2', { tabindex: '-1' }, 'One moment …');
  const content = make('div', { class: 'content' }, make('p', {}, 'The editor looks at the site.'));
  const status = make('p', { class: 'status', role: 'status' });
  const save = button('Save', doings.save, { class: 'save', 'aria-keyshortcuts': 'Control+S' });
  const discard = button('Discard …', doings.discard);
  const undo = button('Undo', doings.undo);
  const fold = button('Hide', () => setFold(!panel.hasAttribute('data-folded')), {
    class: 'fold',
    'aria-expanded': 'true',
  });
  const panel = make(
    'aside',
    { 'aria-label': 'Edit this site' },
    make(
      'nav',
      { 'aria-label': 'Editing' },
      button('This page', doings.home),
      button('New', doings.fresh),
      button('Changes', doings.changes),
      undo,
      fold,
      button('Done', doings.done, { class: 'done' }),
    ),
    make('header', {}, title),
    content,
    make('footer', {}, discard, status, save),
  );
  /** Does what may take away what has the focus: then the heading has it. */
  const keepFocus = (act: () => void) => {
    const root = host.shadowRoot;
    const hadFocus = root?.activeElement !== null;
    act();
    if (hadFocus && (root?.activeElement === null || root?.activeElement?.matches(':disabled'))) title.focus();
  };
  const setFold = (isFolded: boolean) => {
    panel.toggleAttribute('data-folded', isFolded);
    fold.textContent = isFolded ? 'Show' : 'Hide';
    fold.setAttribute('aria-expanded', String(!isFolded));
  };
  // On the page, too: there the browser would save a copy of it.
  document.addEventListener('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
    event.preventDefault();
    doings.save();
  });
  host.attachShadow({ mode: 'open' }).append(make('link', { rel: 'stylesheet', href: styles }), frame, panel);
  document.documentElement.append(host);
  let isHow = false;
  const say = (words: string, isAlarm = false) => {
    status.textContent = words;
    status.toggleAttribute('data-alarm', isAlarm);
  };
  if (takeTurned()) panel.querySelector<HTMLElement>('nav button')?.focus();
  say(sessionStorage.getItem(SAID) ?? '');
  sessionStorage.removeItem(SAID);
  return {
    host,
    frame,
    show(name, ...nodes) {
      title.textContent = name;
      for (const one of panel.querySelectorAll('nav button')) {
        if (one.textContent === name) one.setAttribute('aria-current', 'true');
        else one.removeAttribute('aria-current');
      }
      keepFocus(() => content.replaceChildren(...nodes));
      content.scrollTop = 0;
      setFold(false);
    },
    entitle(name) {
      title.textContent = name;
    },
    scrolled: () => content.scrollTop,
    scroll(to) {
      content.scrollTop = to;
    },
    say(words, isAlarm = false) {
      isHow = false;
      say(words, isAlarm);
    },
    sayHow(words, isAlarm) {
      if (words !== '' || isHow) say(words, isAlarm);
      isHow = words !== '';
    },
    sayAgain: () => sessionStorage.setItem(SAID, status.textContent ?? ''),
    nameUndo(words) {
      undo.title = words === undefined ? '' : `Takes back: ${words}`;
    },
    count(drafts) {
      save.textContent = drafts > 1 ? `Save ${drafts} files` : 'Save';
      keepFocus(() => {
        for (const one of [save, discard]) one.disabled = drafts === 0;
      });
    },
  };
}
