/** @jsxImportSource preact */
/** Entry point of the panel. The script of the dev server loads it. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { type OpenPage, openPage, updatePage } from '../../engine/dev-server/browser.ts';
import { showHistory } from './actions/history.ts';
import { openEntry, showPage } from './actions/open.ts';
import { loadReview, showPublish } from './actions/publish.ts';
import { save } from './actions/save.ts';
import { redo, undo } from './actions/undo.ts';
import { openApi, STOPPED } from './api.ts';
import { type Action, Editor } from './editor.ts';
import { Panel } from './Panel.tsx';
import { watchClicks } from './page-clicks.ts';

const RESTARTED = 'The editor was started again. Your text is kept, but not saved yet.';

/** Shows the button that turns editing on. @param devUrl the address of the dev server's own files */
export function showButton(devUrl: URL): void {
  const root = addHost('editor-button');
  const styles = <link rel="stylesheet" href={new URL('edit/panel.css', devUrl).href} />;
  const button = <button type="button" class="open" onClick={() => setEditing(true)} children="Edit" />;
  render([styles, button], root);
  // Below the end of the page, it covers nothing.
  document.body.style.paddingBlockEnd = '76px';
}

/**
 * Opens the panel beside the page. The page shows what is typed.
 * @param token the secret that allows writing
 * @param siteVersion which build the page shows
 */
export function openPanel(devUrl: URL, token: string, siteVersion: string): OpenPage {
  let isRestarted = false;
  const api = openApi(new URL('edit/', devUrl), token, () => {
    editor.tab.update({ status: RESTARTED });
    isRestarted = true;
    location.reload();
  });
  const root = addHost('editor-panel');
  const editor = new Editor(api, root, (number) => page.show(`${siteVersion}+${number}`));
  /** Whether the page has to be reloaded once nothing is unsaved. */
  let needsReload = false;
  const reload = () =>
    void editor.reload(
      () => location.reload(),
      () => {
        // Not while there are unsaved changes, because the field would lose the focus.
        const needsPage = editor.preview.number > 0 || editor.screen.value.name === 'review';
        needsReload ||= needsPage;
        return needsPage;
      },
    );
  const page = openPage(siteVersion, {
    address: () =>
      api.findUrl(`page?${new URLSearchParams({ path: location.pathname, preview: `${editor.preview.number}` })}`),
    update(old, next) {
      if (editor.preview.number === 0) return !needsReload && updatePage(old, next);
      // Called for a new island, because its script does not run in a preview.
      return updatePage(old, next, () => {
        needsReload = true;
      });
    },
    reload,
  });
  // Not beside an open review, where a press may be on its way.
  effect(() => {
    if (editor.screen.value.name !== 'review' && needsReload) reload();
  });
  render(<Panel editor={editor} close={() => setEditing(false)} />, root);
  watchClicks(editor);
  warnBeforeClosing(editor, () => isRestarted);
  start(editor);
  return {
    async show(newVersion) {
      if (editor.status.message.value?.text === STOPPED) editor.status.clear();
      // The new build has only the saved changes.
      await editor.enqueue(() => editor.preview.build());
      await editor.enqueue(() => editor.loadSite());
      await page.show(newVersion);
      if (!editor.isReloadQueued) editor.status.endSave();
    },
  };
}

/** The tab keeps unsaved text while it shows pages of this site, but not if it is closed. */
function warnBeforeClosing(editor: Editor, isReload: () => boolean): void {
  let keepsText = false;
  // Older browsers warn before every navigation.
  window.navigation?.addEventListener('navigate', ({ destination }) => {
    keepsText = new URL(destination.url).origin === location.origin;
  });
  addEventListener('beforeunload', (event) => {
    if (!keepsText && !isReload() && editor.unsaved.edits.value.length > 0) event.preventDefault();
  });
}

function start(editor: Editor): void {
  document.addEventListener('keydown', (event) => {
    const action = event.ctrlKey || event.metaKey ? findAction(event) : undefined;
    if (!action) return;
    // Otherwise the browser would save a copy of the page, or undo earlier typing.
    event.preventDefault();
    if (!event.repeat) editor.run(action);
  });
  const { lastForm, reopenOn, review } = editor.tab.state;
  editor.enqueue(async () => {
    await editor.loadSite();
    // An open review continues on any page.
    if (review) await loadReview(editor, review);
    else if (lastForm && reopenOn === location.pathname)
      await openEntry(editor, lastForm.path, lastForm).catch(() => showPage(editor));
    else await showPage(editor);
  });
  editor.enqueue(() => editor.preview.build());
}

/** Fields in which the browser itself undoes what is typed. */
const TEXT_FIELDS = 'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=file])';

/** The action of a shortcut with Ctrl or ⌘. In a text field, the browser itself undoes what was typed. */
function findAction(event: KeyboardEvent): Action | undefined {
  const [target] = event.composedPath();
  const key = event.key.toLowerCase();
  if (key === 's' && !event.shiftKey) return save;
  if (key === 'h' && event.shiftKey) return showHistory;
  if (key === 'enter' && event.shiftKey) return showPublish;
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
  location.reload();
}
