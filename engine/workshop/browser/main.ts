/** The workshop's script on every page: shows what was saved, and the faults that keep it from being shown. */
import type { News } from '../fault.ts';
import { markDraft } from './draft.ts';
import { showFaults } from './overlay.ts';
import { openPage } from './page.ts';
import { restoreState } from './state.ts';

const own = new URL(import.meta.url);
const page = openPage(own.searchParams.get('at') ?? '');
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
