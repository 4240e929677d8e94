/** The dev server's script on every page. It updates the page after a save, and shows errors. */
import { formatMessage, formatPlace, START } from '../../core/browser.ts';
import type { DevStatus, ShownError } from '../protocol.ts';
import { type OpenPage, openPage } from './page.ts';

/** What the editor's script exports. An open editor updates the page itself. */
interface EditorScript {
  showButton(devUrl: URL): void;
  openPanel(devUrl: URL, token: string, siteVersion: string): OpenPage;
}

const devUrl = new URL(import.meta.url);
const siteVersion = devUrl.searchParams.get('at') ?? '';
const page = await open();

async function open(): Promise<OpenPage> {
  // Pages that may be edited have this element, with `data-open` while they are open for editing.
  const meta = document.querySelector<HTMLMetaElement>('meta[name=page-editor]');
  const script: Promise<EditorScript> | undefined = meta ? import(new URL('edit/main.js', devUrl).href) : undefined;
  if (meta && script && 'open' in meta.dataset) return (await script).openPanel(devUrl, meta.content, siteVersion);
  script?.then(({ showButton }) => showButton(devUrl)).catch(reportError);
  return openPage(siteVersion);
}

listen();

function showErrors({ errors, hasSite }: DevStatus): void {
  document.querySelector('#dev-overlay')?.remove();
  if (errors.length === 0) return;
  const hide = element('button', { type: 'button' }, 'Hide');
  const heading = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  const state = hasSite ? 'Behind this is the last good version.' : 'There is no site to show yet.';
  const header = element('header', {}, element('h2', {}, heading), element('p', {}, state), hide);
  const section = element('section', { 'aria-label': 'Errors' }, header, element('ol', {}, ...errors.map(renderError)));
  const host = addHost('dev-overlay', section);
  hide.addEventListener('click', () => host.remove());
  section.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') host.remove();
  });
  // Set last, so that screen readers announce it.
  section.setAttribute('role', 'alert');
}

function markDraft(isDraft: boolean): void {
  document.querySelector('#dev-draft')?.remove();
  if (isDraft) addHost('dev-draft', element('p', { class: 'draft' }, 'Draft: no build publishes this page.'));
}

/** Adds an element in a shadow root, so that the styles of the page do not apply to it. */
function addHost(id: string, content: HTMLElement): HTMLElement {
  const host = element('div', { id });
  const styles = element('link', { rel: 'stylesheet', href: new URL('overlay.css', devUrl).href });
  host.attachShadow({ mode: 'open' }).append(styles, content);
  document.documentElement.append(host);
  return host;
}

function renderError(error: ShownError): HTMLElement {
  const { sourceLine, position: { line, column } = START } = error;
  const number = element('span', { class: 'number' }, String(line));
  const marked = element('mark', {}, sourceLine.slice(column - 1) || ' ');
  const source = element('pre', {}, number, sourceLine.slice(0, column - 1), marked);
  const place = element('p', { class: 'place' }, formatPlace(error));
  return element('li', {}, place, sourceLine.trim() === '' ? '' : source, element('p', {}, formatMessage(error)));
}

function element(name: string, attributes: Record<string, string>, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

/** Pages in background tabs don't listen, because browsers allow few connections to a host. */
function listen(): void {
  let events: EventSource | undefined;
  const connect = () => {
    events?.close();
    if (document.visibilityState === 'hidden') return;
    events = new EventSource(new URL('events', devUrl));
    events.onmessage = ({ data }) => update(JSON.parse(data));
  };
  document.addEventListener('visibilitychange', connect);
  addEventListener('pagehide', () => events?.close());
  addEventListener('pageshow', connect);
  connect();
}

function update(status: DevStatus): void {
  showErrors(status);
  markDraft(status.drafts.includes(location.pathname));
  page.show(status.siteVersion).catch(reportError);
}
