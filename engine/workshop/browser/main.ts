/** The workshop's script on every page: shows what was saved, and the faults that keep it from being shown. */
import type { News } from '../fault.ts';
import { markDraft } from './draft.ts';
import { showFaults } from './overlay.ts';
import { type OpenPage, openPage } from './page.ts';
import { restoreState } from './state.ts';

/** Of the script that editing brings along; it opens the page in its own way where it is open for editing. */
type StartEditing = (desk: HTMLMetaElement, own: URL, at: string) => OpenPage | undefined;

const own = new URL(import.meta.url);
const at = own.searchParams.get('at') ?? '';
/** Says that one may edit, and whether the page is open for it. */
const desk = document.querySelector<HTMLMetaElement>('meta[name=workshop-editing]');
const script: { startEditing: StartEditing } | undefined = desk && (await import(new URL('edit/main.js', own).href));
const page = (desk && script?.startEditing(desk, own, at)) ?? openPage(at);
let news: EventSource | undefined;

/** Browsers keep few connections to a host: a page that nobody sees holds none, and learns later how things stand. */
function listen(): void {
  news?.close();
  if (document.visibilityState === 'hidden') return;
  news = new EventSource(new URL('news', own));
  news.onmessage = ({ data }) => {
    const { generation, faults, drafts, opens }: News = JSON.parse(data);
    showFaults(faults, opens, own);
    markDraft(drafts.includes(location.pathname), own);
    page.show(generation).catch(reportError);
  };
}

document.addEventListener('visibilitychange', listen);
addEventListener('pagehide', () => news?.close());
addEventListener('pageshow', listen);
listen();
restoreState();
