import type { FileDraft, FormChoices, FormEntry, SavedChanges, SaveResult, TryResult } from '../protocol.ts';

/** What the server answers instead, with a reason. */
export class RefusedError extends Error {}

export type Api = ReturnType<typeof openApi>;

/**
 * Every method throws a RefusedError, or an Error if the server does not answer.
 * @param folder e.g. "http://localhost:4321/@dev/edit/"
 */
export function openApi(folder: URL, firstToken: string) {
  let token = firstToken;
  const send = async (name: string, body: BodyInit): Promise<Response> => {
    const headers = { 'X-Editor-Token': token };
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
    addressOf: (name: string) => new URL(name, folder).href,
    choices: () => ask<FormChoices>('names'),
    entry: (path: string) => ask<FormEntry>('entry', { path }),
    try: (drafts: readonly FileDraft[]) => ask<TryResult>('try', { drafts, page: location.pathname }),
    /** @param title for Undo, e.g. "Changed Grocery" */
    save: (drafts: readonly FileDraft[], title: string) => ask<SaveResult>('save', { drafts, words: title }),
    undo: () => ask<{ words: string }>('undo'),
    /** Removes the last save from what Undo can take back. */
    skip: () => ask<{ words: string }>('skip'),
    changes: () => ask<SavedChanges>('changes'),
    upload: (file: File) => post<{ name: string }>(`picture?name=${encodeURIComponent(file.name)}`, file),
  };
}

async function readToken(): Promise<string | undefined> {
  const page = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => undefined);
  return /<meta name="page-editor" content="([^"]+)"/.exec((await page?.text()) ?? '')?.[1];
}
