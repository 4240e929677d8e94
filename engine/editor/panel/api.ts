import type { FileDraft, FormChoices, FormEntry, SavedChanges, SaveResult, TryResult } from '../protocol.ts';

/** What the server answers instead, with a reason. */
export class RefusedError extends Error {}

export interface Api {
  choices(): Promise<FormChoices>;
  entry(path: string): Promise<FormEntry>;
  try(drafts: readonly FileDraft[]): Promise<TryResult>;
  /** @param title for Undo, e.g. "Changed Grocery" */
  save(drafts: readonly FileDraft[], title: string): Promise<SaveResult>;
  undo(): Promise<{ words: string }>;
  /** Removes the last save from what Undo can take back. */
  skip(): Promise<{ words: string }>;
  changes(): Promise<SavedChanges>;
  upload(file: File): Promise<{ name: string }>;
  addressOf(name: string): string;
}

/**
 * Every method throws a RefusedError, or an Error if the server does not answer.
 * @param folder e.g. "http://localhost:4321/@workshop/edit/"
 */
export function openApi(folder: URL, firstToken: string): Api {
  let token = firstToken;
  const send = async (name: string, body: BodyInit): Promise<Response> => {
    const headers = { 'X-Workshop-Token': token };
    const response = await fetch(new URL(name, folder), { method: 'POST', headers, body }).catch(() => {
      throw new Error('The dev server does not answer. Your text is kept here: run `npm start` again.');
    });
    // A restarted server has another token.
    const next = response.status === 403 ? await readToken() : undefined;
    if (next === undefined || next === token) return response;
    token = next;
    return send(name, body);
  };
  const post = async <Answer>(name: string, body: BodyInit): Promise<Answer> => {
    const response = await send(name, body);
    const answer = await response.json();
    if (!response.ok) throw new RefusedError(answer.refused ?? response.statusText);
    return answer;
  };
  const ask = <Answer>(name: string, body: unknown = {}) => post<Answer>(name, JSON.stringify(body));
  return {
    choices: () => ask('names'),
    entry: (path) => ask('entry', { path }),
    try: (drafts) => ask('try', { drafts, page: location.pathname }),
    save: (drafts, title) => ask('save', { drafts, words: title }),
    undo: () => ask('undo'),
    skip: () => ask('skip'),
    changes: () => ask('changes'),
    upload: (file) => post(`picture?name=${encodeURIComponent(file.name)}`, file),
    addressOf: (name) => new URL(name, folder).href,
  };
}

async function readToken(): Promise<string | undefined> {
  const page = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => undefined);
  return /<meta name="workshop-editing" content="([^"]+)"/.exec((await page?.text()) ?? '')?.[1];
}
