import { type OpenPage, openPage, reload } from '../../dev-server/browser/page.ts';
import { patch } from '../../dev-server/browser/patch.ts';
import { saveState } from '../../dev-server/browser/state.ts';
import { button, make } from './dom.ts';
import { openEditor } from './editor.ts';
import { keepTurned, takeTurned } from './place.ts';
import { openServer } from './server.ts';

const COOKIE = 'workshop-editing';

/** Opens the page for editing, or for reading. */
function turn(isOn: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store asks for a secure origin in some browsers.
  document.cookie = `${COOKIE}=${isOn ? 'on' : 'off'}; path=/; SameSite=Strict`;
  saveState();
  keepTurned();
  location.reload();
}

/** @param own an address of the workshop */
export function showButton(own: URL): void {
  const host = make('div', { id: 'workshop-edit' });
  const styles = make('link', { rel: 'stylesheet', href: new URL('edit/panel.css', own).href });
  const open = button('Edit', () => turn(true), { class: 'open' });
  host.attachShadow({ mode: 'open' }).append(styles, open);
  document.documentElement.append(host);
  if (takeTurned()) open.focus();
}

/**
 * Opens the panel beside the page, which shows what is typed.
 * @param own an address of the workshop
 * @param token lets this page write
 * @param at the generation of the page
 */
export function openEdited(own: URL, token: string, at: string): OpenPage {
  const folder = new URL('edit/', own);
  let trial = 0;
  /** Whether something on the page is without the script that it is to have. */
  let isStill = false;
  const page = openPage(at, {
    address() {
      const asked = new URL('page', folder);
      asked.search = String(new URLSearchParams({ path: location.pathname, trial: String(trial) }));
      return asked.href;
    },
    patch(old, next) {
      if (trial === 0) return !isStill && patch(old, next);
      return patch(old, next, () => {
        isStill = true;
      });
    },
    reload() {
      // Loaded anew, the page would take the focus from what is being typed: it is shown once that is saved.
      if (trial > 0) isStill = true;
      else {
        editor.leave();
        reload();
      }
    },
  });
  const editor = openEditor({
    server: openServer(folder, token),
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
