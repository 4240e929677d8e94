import { type OpenPage, openPage, reload } from '../../workshop/browser/page.ts';
import { patch } from '../../workshop/browser/patch.ts';
import { saveState } from '../../workshop/browser/state.ts';
import { button, make } from './dom.ts';
import { openEditor } from './editor.ts';
import { openServer } from './server.ts';

const COOKIE = 'workshop-editing';

/**
 * Puts the button onto the page that opens it for editing; on a page that is open for it, the panel.
 * @param desk says the token
 * @param own an address of the workshop
 * @param at the generation of the page
 */
export function startEditing(desk: HTMLMetaElement, own: URL, at: string): OpenPage | undefined {
  const folder = new URL('edit/', own);
  const turn = (isOn: boolean) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store asks for a secure origin in some browsers.
    document.cookie = `${COOKIE}=${isOn ? 'on' : 'off'}; path=/; SameSite=Strict`;
    saveState();
    location.reload();
  };
  if (!('open' in desk.dataset)) {
    showButton(folder, () => turn(true));
    return undefined;
  }
  let trial = 0;
  let isBehind = false;
  const page = openPage(at, {
    address() {
      const asked = new URL('page', folder);
      asked.search = String(new URLSearchParams({ path: location.pathname, trial: String(trial) }));
      return asked.href;
    },
    patch: (old, next) => !isBehind && patch(old, next, trial > 0),
    reload() {
      // Loaded anew, the page would take the focus from what is being typed: it is shown once that is saved.
      if (trial > 0) isBehind = true;
      else reload();
    },
  });
  const editor = openEditor({
    server: openServer(folder, desk.content),
    styles: new URL('panel.css', folder).href,
    redraw(tried) {
      trial = tried;
      return page.show(`${at}+${tried}`);
    },
    close: () => turn(false),
  });
  return {
    async show(generation) {
      await editor.refresh();
      await page.show(generation);
    },
  };
}

function showButton(folder: URL, press: () => void): void {
  const host = make('div', { id: 'workshop-edit' });
  const styles = make('link', { rel: 'stylesheet', href: new URL('panel.css', folder).href });
  host.attachShadow({ mode: 'open' }).append(styles, button('Edit', press, { class: 'open' }));
  document.documentElement.append(host);
}
