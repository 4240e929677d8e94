/** Typing, saves, answers, changes on disk, restarts and reloads in random order: no typed text may be lost. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { applyChange, readField } from '../../field-changes.ts';
import { openEntry } from '../../panel/actions/open.ts';
import { save } from '../../panel/actions/save.ts';
import { openApi } from '../../panel/api.ts';
import { Editor } from '../../panel/editor.ts';
import { writeChange } from '../../panel/write-field.ts';
import type { FileContent, FileEdit, SiteInfo } from '../../protocol.ts';

const PATH = 'services/grocery.md';
const FIELDS = ['title', 'lead', 'summary'] as const;
type Field = (typeof FIELDS)[number];

const OPERATIONS = [
  'type',
  'save',
  'serve',
  'deliver',
  'change on disk',
  'restart',
  'reload',
  'pause',
  'decline',
] as const;
/** Frequent, because otherwise few saves would be completed. */
const FREQUENT_OPERATIONS = ['type', 'save', 'serve', 'deliver', 'serve', 'deliver'] as const;
/** `pick` chooses the request that is served, or whose answer is delivered. */
const operation = fc.record({
  name: fc.constantFrom(...OPERATIONS, ...FREQUENT_OPERATIONS),
  field: fc.constantFrom(...FIELDS),
  pick: fc.nat(9),
});

const SITE: SiteInfo = {
  entries: [],
  pictures: [],
  collections: [],
  links: [],
  folder: 'content',
  canPublish: false,
};

interface Request {
  name: string;
  edits: FileEdit[];
  resolve(response: object): void;
  reject(error: Error): void;
}

/** A dev server with one file in memory. It answers when the test tells it to. */
function openServer() {
  let content: FileContent = { data: Object.fromEntries(FIELDS.map((field) => [field, `${field} 0`])), text: '' };
  let hash = 0;
  const [waiting, served]: [Request[], (Request & { answer: unknown })[]] = [[], []];
  const history = [content];
  const write = (next: FileContent) => {
    content = next;
    history.push(next);
    hash += 1;
  };
  const answer = ({ name, edits }: Request): unknown => {
    const isCurrent = edits.every((edit) => edit.hash === String(hash));
    const entry = { path: PATH, hash: String(hash), name: 'Grocery', ...content };
    if (name === 'entry') return { ...entry, spec: { type: 'object' }, hasText: true, canDelete: true };
    if (name === 'try') return { errors: [], previewNumber: 1 };
    if (name === 'site') return SITE;
    if (!isCurrent) return { errors: [], changed: [PATH] };
    write(edits.flatMap(({ changes }) => changes).reduce(applyChange, content));
    return { errors: [], changed: [], saved: { [PATH]: String(hash) } };
  };
  const take = <Item>(items: Item[], pick: number) => items.splice(pick % Math.max(1, items.length), 1);
  return {
    read: (field: Field) => readField(content, [field]),
    wasSaved: (field: Field, text: string) => history.some((version) => readField(version, [field]) === text),
    change: (field: Field, value: string) => write(applyChange(content, { path: [field], value })),
    /** Stands in for the browser's `fetch`. */
    fetch: (url: URL, { body = '{}' }: { body?: string } = {}) =>
      new Promise<object>((resolve, reject) => {
        waiting.push({ name: url.pathname.slice(1), edits: JSON.parse(body).edits ?? [], resolve, reject });
      }),
    /** Handles a request, and keeps the answer. */
    serve(pick: number): void {
      for (const request of take(waiting, pick)) served.push({ ...request, answer: answer(request) });
    },
    /** Delivers an answer to the panel. */
    deliver(pick: number): void {
      for (const { answer, resolve } of take(served, pick))
        resolve({ ok: true, status: 200, json: async () => answer });
    },
    restart() {
      for (const { reject } of [...waiting.splice(0), ...served.splice(0)]) reject(new Error('connection refused'));
    },
    /** Drops all requests: the page that sent them no longer exists. */
    forget: () => [waiting.splice(0), served.splice(0)],
    isIdle: () => waiting.length + served.length === 0,
  };
}

/** The panel in a tab that can be reloaded, and what was typed into it. */
function openTab(server: ReturnType<typeof openServer>) {
  const root: ShadowRoot = Object.assign(Object.create(null), {
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  const open = () => {
    const api = openApi(new URL('http://localhost/'), '', () => undefined);
    const opened = new Editor(api, root, async () => undefined);
    opened.run(() => openEntry(opened, PATH));
    return opened;
  };
  let editor = open();
  let count = 0;
  /** The last text that was typed into each field. */
  const typed = new Map<Field, string>();
  /** Whether the panel must ask before it saves: a field was changed on disk before its typed text was saved. */
  let mustAsk = false;
  let willDecline = false;
  /** Stands in for the browser's `confirm`. */
  const confirm = () => {
    const isConfirmed = !willDecline;
    willDecline = false;
    if (isConfirmed) mustAsk = false;
    return isConfirmed;
  };
  const nextText = () => {
    count += 1;
    return `text ${count}`;
  };
  const isUnsaved = (field: Field) => {
    const text = typed.get(field);
    return text !== undefined && !server.wasSaved(field, text);
  };
  const steps: Record<(typeof OPERATIONS)[number], (field: Field, pick: number) => void> = {
    type(field) {
      // Nobody can type before the form is open.
      if (editor.entry.value?.path !== PATH || !editor.unsaved.files.value[PATH]) return;
      const text = nextText();
      writeChange(editor, { path: [field], value: text });
      typed.set(field, text);
    },
    save: () => void editor.run(save),
    serve: (_, pick) => server.serve(pick),
    deliver: (_, pick) => server.deliver(pick),
    'change on disk'(field) {
      if (isUnsaved(field)) mustAsk = true;
      server.change(field, nextText());
    },
    restart: () => server.restart(),
    reload() {
      server.forget();
      editor = open();
    },
    pause: () => mock.timers.tick(1000),
    decline() {
      willDecline = true;
    },
  };
  /** Answers all requests of the panel until two turns of the event loop have brought no new one. */
  const settle = async () => {
    for (let idle = 0; idle < 2; idle = server.isIdle() ? idle + 1 : 0) {
      for (const name of ['serve', 'deliver'] as const) steps[name]('lead', 0);
      await nextTurn();
    }
  };
  /** Saves until nothing is left, and opens the form again. */
  const finish = async () => {
    willDecline = false;
    for (let attempt = 0; attempt < 2; attempt++) {
      steps.save('lead', 0);
      await settle();
    }
    editor.run(() => openEntry(editor, PATH));
    await settle();
  };
  const shown = (field: Field) => Object(editor.unsaved.getContent(PATH).data)[field];
  return {
    confirm,
    steps,
    settle,
    finish,
    editor: () => editor,
    /** What is typed is shown until it is saved. */
    checkShown(moment: string) {
      if (!editor.unsaved.files.value[PATH]) return;
      for (const [field, text] of typed) if (isUnsaved(field)) assert.equal(shown(field), text, `${field} ${moment}`);
    },
    checkSaved() {
      assert.equal(mustAsk, false, 'the panel did not ask before it saved');
      for (const [field, text] of typed) assert.ok(server.wasSaved(field, text), `${field}: ${text} was not saved`);
      for (const field of FIELDS) assert.equal(shown(field), server.read(field), field);
      assert.deepEqual(editor.unsaved.edits.value, []);
    },
  };
}

describe('the panel', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('loses nothing that is typed, in whatever order things happen', async () => {
    const run = async (operations: readonly { name: (typeof OPERATIONS)[number]; field: Field; pick: number }[]) => {
      const stored = new Map<string, string>();
      const sessionStorage = {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, text: string) => stored.set(key, text),
      };
      const server = openServer();
      Object.assign(globalThis, {
        sessionStorage,
        location: new URL('http://localhost/services/'),
        fetch: server.fetch,
      });
      const tab = openTab(server);
      Object.assign(globalThis, { confirm: tab.confirm });
      await tab.settle();
      for (const { name, field, pick } of operations) {
        tab.steps[name](field, pick);
        await nextTurn();
        tab.checkShown(`after ${name}`);
      }
      await tab.finish();
      tab.checkSaved();
    };
    await fc.assert(fc.asyncProperty(fc.array(operation, { maxLength: 40 }), run), { numRuns: 3000 });
  });
});
