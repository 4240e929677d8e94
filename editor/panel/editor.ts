import { batch, computed, signal } from '@preact/signals';
import type { Diagnostic } from '../../engine/core/browser.ts';
import type { JsonPath, SiteInfo } from '../protocol.ts';
import type { Api } from './api.ts';
import { Preview } from './preview.ts';
import { getEntry, type Screen } from './screen.ts';
import { Status } from './status.ts';
import { TabStorage } from './tab-storage.ts';
import { Unsaved } from './unsaved.ts';

/** What a button or a shortcut does. */
export type Action = (editor: Editor) => void | Promise<void>;

/** Resolves when the panel shows the current state: Preact renders in a microtask. */
export const rendered = (): Promise<void> => Promise.resolve();

const MISSED = 'The page was just being reloaded. Press it again.';

/** The state of the panel in its parts, what it shows, and the queue of actions. */
export class Editor {
  readonly site = signal<SiteInfo>({
    entries: [],
    pictures: [],
    collections: [],
    folder: '',
    links: [],
    canPublish: false,
  });
  readonly screen = signal<Screen>({ name: 'loading' });
  readonly entry = computed(() => getEntry(this.screen.value));
  /** The open entry with its unsaved changes. */
  readonly content = computed(() => this.unsaved.getContent(this.entry.value?.path ?? ''));
  /** The field of the form that had the focus last. */
  lastField: JsonPath | undefined;
  /** Whether, on a phone, only the buttons of the panel are shown. */
  readonly isCollapsed = signal(false);
  readonly tab = new TabStorage();
  readonly unsaved: Unsaved;
  /** Errors in unsaved changes. */
  readonly errors = signal<readonly Diagnostic[]>([]);
  readonly status = new Status();
  readonly isPublishing = signal(false);
  readonly preview: Preview;
  #queue: Promise<void> = Promise.resolve();
  /** How many actions wait in the queue. */
  #waiting = 0;
  /** Whether the page will be reloaded after the actions in the queue. */
  isReloadQueued = false;
  #isReloading = false;

  /** @param updatePage updates the page to the preview with this number; 0 for the saved page */
  constructor(
    readonly api: Api,
    readonly root: ShadowRoot,
    updatePage: (previewNumber: number) => Promise<void>,
  ) {
    this.unsaved = new Unsaved(this.tab, () => {
      this.status.clear();
      this.preview.schedule();
    });
    this.preview = new Preview(api, this.unsaved, this.enqueue.bind(this), updatePage, (found) => {
      this.errors.value = found;
      // The status says how many errors there are, unless it says why something was not done.
      if (found.length > 0 && !this.status.message.value?.isError) this.status.clear();
    });
    // The status was kept for one reload only.
    if (this.tab.state.status) this.status.set(this.tab.state.status);
    this.tab.update({ status: undefined });
  }

  /** Does what was pressed, after everything before it. During a reload, says that it was not done. */
  run(action: Action): Promise<void> {
    if (!this.#isReloading) return this.enqueue(action);
    this.status.set(MISSED, true);
    this.tab.update({ status: MISSED });
    return Promise.resolve();
  }

  /** Runs actions one after the other. */
  enqueue(action: Action): Promise<void> {
    this.#waiting += 1;
    this.#queue = this.#queue
      .then(() => {
        this.#waiting -= 1;
        return this.keepFocus(() => action(this));
      })
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        this.status.set(
          message.replaceAll(/`([^`]+)`/g, (_, name) => this.getName(name) ?? `“${name}”`),
          true,
        );
      });
    return this.#queue;
  }

  /** Reloads the page after everything that was pressed. @param needsPage whether the page must stay as it is for now */
  async reload(reloadPage: () => void, needsPage: () => boolean): Promise<void> {
    if (this.isReloadQueued) return;
    this.isReloadQueued = true;
    await this.enqueue(async () => {
      this.isReloadQueued = false;
      if (needsPage()) return this.status.endSave();
      if (this.#waiting > 0) return void this.reload(reloadPage, needsPage);
      this.tab.update({ status: this.status.textAfterReload });
      this.#isReloading = true;
      reloadPage();
      // Never ends, because later actions in the queue would fail during the reload.
      await new Promise(() => undefined);
    });
  }

  /** If an action removes or disables the focused element, the heading gets the focus. */
  async keepFocus(act: () => void | Promise<void>): Promise<void> {
    const hadFocus = Boolean(this.root.activeElement);
    await act();
    await rendered();
    const { activeElement } = this.root;
    const isLost = activeElement ? activeElement.matches(':disabled') : document.activeElement === document.body;
    if (hadFocus && isLost) await this.focusHeading();
  }

  async focusHeading(): Promise<void> {
    await rendered();
    this.root.querySelector('h2')?.focus();
  }

  show(screen: Screen): void {
    const path = this.entry.value?.path;
    const nextPath = getEntry(screen)?.path;
    const isSameEntry = nextPath !== undefined && nextPath === path;
    // After a reload, the status is the one that was kept.
    const isLoaded = this.screen.value.name !== 'loading';
    batch(() => {
      this.screen.value = screen;
      this.isCollapsed.value = false;
      if (isSameEntry) return;
      this.lastField = undefined;
      if (isLoaded) this.status.clear();
    });
    this.tab.update({ review: undefined });
    this.rememberForm();
    if (!isSameEntry) this.focusHeading();
  }

  /** After a reload, the form opens again on this page. */
  rememberForm(): void {
    const path = this.entry.value?.path;
    const lastForm = path === undefined ? undefined : { path, field: this.lastField };
    this.tab.update({ lastForm, reopenOn: location.pathname });
  }

  async loadSite(): Promise<void> {
    this.site.value = await this.api.ask('site', {});
  }

  /** e.g. "content/services/grocery.md" → "Grocery" */
  getFileName(file: string): string {
    return this.getName(this.toPath(file)) ?? file;
  }

  /** e.g. "services/grocery.md" → "Grocery" */
  getName(path: string): string | undefined {
    return this.site.value.entries.find((entry) => entry.path === path)?.name;
  }

  /** e.g. "content/site.md" → "site.md" */
  toPath(file: string): string {
    return file.slice(this.site.value.folder.length + 1);
  }

  /** Whether an error is in the file of the open form. */
  isHere({ file }: Diagnostic): boolean {
    return this.toPath(file) === this.entry.value?.path;
  }
}
