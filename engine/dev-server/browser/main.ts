/** The dev server's script on every page: updates it after a save, and shows errors. */
import type { DevStatus } from '../protocol.ts';
import { markDraft, showErrors } from './overlay.ts';
import { type OpenPage, openPage, restoreState } from './page.ts';

/** The editor's script: a button, and, on a page that is being edited, another way to update it. */
interface EditorScript {
  showButton(devUrl: URL): void;
  openEdited(devUrl: URL, token: string, generation: string): OpenPage;
}

const devUrl = new URL(import.meta.url);
const generation = devUrl.searchParams.get('at') ?? '';
const page = await open();

async function open(): Promise<OpenPage> {
  const editing = document.querySelector<HTMLMetaElement>('meta[name=page-editor]');
  const script: Promise<EditorScript> | undefined = editing ? import(new URL('edit/main.js', devUrl).href) : undefined;
  if (editing && script && 'open' in editing.dataset) {
    return (await script).openEdited(devUrl, editing.content, generation);
  }
  script?.then(({ showButton }) => showButton(devUrl)).catch(reportError);
  return openPage(generation);
}

let events: EventSource | undefined;

/** Hidden pages don't listen, because browsers allow few connections to a host. */
function listen(): void {
  events?.close();
  if (document.visibilityState === 'hidden') return;
  events = new EventSource(new URL('events', devUrl));
  events.onmessage = ({ data }) => {
    const status: DevStatus = JSON.parse(data);
    showErrors(status, devUrl);
    markDraft(status.drafts.includes(location.pathname), devUrl);
    page.show(status.generation).catch(reportError);
  };
}

document.addEventListener('visibilitychange', listen);
addEventListener('pagehide', () => events?.close());
addEventListener('pageshow', listen);
listen();
restoreState();
