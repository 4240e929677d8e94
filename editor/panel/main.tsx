/** @jsxImportSource preact */
/** Entry point of the panel. The script of the dev server loads it. */
import { render } from 'preact';
import { type OpenPage, openPage, reloadPage, saveState, updatePage } from '../../engine/dev-server/browser.ts';
import { redo, showHistory, undo } from './changes-screen.tsx';
import { type Action, Editor, openApi, TEXT_FIELDS } from './editor.ts';
import { openEntry } from './entries.ts';
import { readTabState, updateTabState } from './files.ts';
import { Panel } from './Panel.tsx';
import { watchPage } from './page-view.tsx';
import { showReview } from './publish-screen.tsx';
import { save } from './save.tsx';
import { showPage } from './screens.tsx';

/** Shows the button that turns editing on. @param devUrl the address of the dev server's own files */
export function showButton(devUrl: URL): void {
  const root = addHost('editor-button');
  const styles = <link rel="stylesheet" href={new URL('edit/panel.css', devUrl).href} />;
  const button = <button type="button" class="open" onClick={() => setEditing(true)} children="Edit" />;
  render([styles, button], root);
  focusToggle(root);
}

/**
 * Opens the panel beside the page. The page shows what is typed.
 * @param token the secret that allows writing
 * @param siteVersion which build the page shows
 */
export function openPanel(devUrl: URL, token: string, siteVersion: string): OpenPage {
  const api = openApi(new URL('edit/', devUrl), token);
  /** 0 if nothing is unsaved. */
  let previewNumber = 0;
  /** Whether the page has to be reloaded once nothing is unsaved. */
  let needsReload = false;
  const page = openPage(siteVersion, {
    address: () => api.urlOf(`page?${new URLSearchParams({ path: location.pathname, preview: `${previewNumber}` })}`),
    update(old, next) {
      if (previewNumber === 0) return !needsReload && updatePage(old, next);
      // Called for a new island, because its script does not run in a preview.
      return updatePage(old, next, () => {
        needsReload = true;
      });
    },
    reload() {
      // In the editor's queue, so that a running save ends first and the reloaded page shows its status.
      editor.run(async () => {
        // Not while there are unsaved changes, because the field would lose the focus.
        if (previewNumber > 0) needsReload = true;
        else {
          updateTabState({ status: editor.status.text });
          reloadPage();
          // Never ends, because later actions in the queue would fail during the reload.
          await new Promise(() => undefined);
        }
      });
    },
  });
  const root = addHost('editor-panel');
  const show = (editor: Editor) => render(<Panel editor={editor} close={() => setEditing(false)} />, root);
  const editor = new Editor(api, root, show, (number) => {
    previewNumber = number;
    return page.show(`${siteVersion}+${number}`);
  });
  watchPage(editor);
  start(editor);
  focusToggle(root);
  return {
    async show(newVersion) {
      // The status may still say that the server did not answer.
      if (editor.status.isError) editor.setStatus('');
      // The new build has only the saved changes.
      if (editor.edits.length > 0) await editor.run(() => editor.tryEdits());
      else await editor.showPreview(0);
      await editor.run(() => editor.loadSite());
      await page.show(newVersion);
    },
  };
}

function start(editor: Editor): void {
  document.addEventListener('keydown', (event) => {
    const action = event.ctrlKey || event.metaKey ? actionOf(event) : undefined;
    if (!action) return;
    // Otherwise the browser would save a copy of the page, or undo earlier typing.
    event.preventDefault();
    if (!event.repeat) editor.run(action);
  });
  const { lastForm, reopenOn, publishing } = readTabState();
  editor.run(async () => {
    await editor.loadSite();
    // An open review continues on any page. The result of publishing is shown again only on the same page.
    if (publishing && !(publishing.done && reopenOn !== location.pathname)) await showReview(editor, publishing);
    else if (lastForm && reopenOn === location.pathname)
      await openEntry(editor, lastForm.path, lastForm).catch(() => showPage(editor));
    else await showPage(editor);
    // Otherwise Tab would begin at the top of the page.
    if (document.activeElement === document.body) editor.focusHeading();
  });
  if (editor.edits.length > 0) editor.run(() => editor.tryEdits());
}

/** The action of a shortcut with Ctrl or ⌘. In a text field, the browser itself undoes what was typed. */
function actionOf(event: KeyboardEvent): Action | undefined {
  const [target] = event.composedPath();
  const key = event.key.toLowerCase();
  if (key === 's' && !event.shiftKey) return save;
  if (key === 'h' && event.shiftKey) return showHistory;
  if (target instanceof Element && target.matches(TEXT_FIELDS)) return undefined;
  if (key === 'y' || (key === 'z' && event.shiftKey)) return redo;
  return key === 'z' ? undo : undefined;
}

function addHost(id: string): ShadowRoot {
  const host = document.createElement('div');
  host.id = id;
  document.documentElement.append(host);
  return host.attachShadow({ mode: 'open' });
}

function setEditing(isOn: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store requires a secure origin in some browsers.
  document.cookie = `page-editor=${isOn ? 'on' : 'off'}; path=/; SameSite=Strict`;
  saveState();
  updateTabState({ isToggled: true });
  location.reload();
}

/** Restores the focus of the button, because toggling reloads the page. */
function focusToggle(root: ShadowRoot): void {
  if (readTabState().isToggled) root.querySelector('button')?.focus();
  updateTabState({ isToggled: undefined });
}
