/** The dev server's script on every page: shows what was saved, and the faults that keep it from being shown. */
import type { News } from '../error.ts';
import { markDraft } from './draft.ts';
import { showFaults } from './overlay.ts';
import { type OpenPage, openPage } from './page.ts';
import { restoreState } from './state.ts';

/** The script that editing brings along: a button, and, where the page is open for editing, another way to keep it up to date. */
interface EditingScript {
  showButton(own: URL): void;
  openEdited(own: URL, token: string, at: string): OpenPage;
}

const own = new URL(import.meta.url);
const at = own.searchParams.get('at') ?? '';
/** Says that one may edit, and whether the page is open for it. */
const desk = document.querySelector<HTMLMetaElement>('meta[name=workshop-editing]');
const script: Promise<EditingScript> | undefined = desk ? import(new URL('edit/main.js', own).href) : undefined;
const page = await openForReader();

async function openForReader(): Promise<OpenPage> {
  if (desk && script && 'open' in desk.dataset) return (await script).openEdited(own, desk.content, at);
  script?.then(({ showButton }) => showButton(own)).catch(reportError);
  return openPage(at);
}

let news: EventSource | undefined;

/** Browsers keep few connections to a host: a page that nobody sees holds none, and learns later how things stand. */
function listen(): void {
  news?.close();
  if (document.visibilityState === 'hidden') return;
  news = new EventSource(new URL('news', own));
  news.onmessage = ({ data }) => {
    const told: News = JSON.parse(data);
    const { generation, drafts } = told;
    showFaults(told, own);
    markDraft(drafts.includes(location.pathname), own);
    page.show(generation).catch(reportError);
  };
}

document.addEventListener('visibilitychange', listen);
addEventListener('pagehide', () => news?.close());
addEventListener('pageshow', listen);
listen();
restoreState();
