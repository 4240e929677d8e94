import type { Answers, Requests } from '../protocol.ts';

export type Api = ReturnType<typeof openApi>;

/** What a request says if the server does not answer. */
export const STOPPED = 'The editor has stopped. Your text is kept here. Start it again: “npm start”.';

/**
 * Sends requests to the server. A request throws an Error if it fails or the server does not answer.
 * @param folder e.g. "http://localhost:4321/@dev/edit/"
 * @param onRestart is called if the server has another token since it was restarted
 */
export function openApi(folder: URL, token: string, onRestart: () => void) {
  const post = async <Answer>(name: string, body: BodyInit): Promise<Answer> => {
    const headers = { 'X-Editor-Token': token };
    const response = await fetch(new URL(name, folder), { method: 'POST', headers, body }).catch(() => {
      throw new Error(STOPPED);
    });
    const answer = await response.json();
    if (answer.code === 'restarted') onRestart();
    if (!response.ok) throw new Error(answer.error ?? response.statusText);
    return answer;
  };
  return {
    findUrl: (name: string) => new URL(name, folder).href,
    pictureUrl: (name: string) => new URL(`picture?name=${encodeURIComponent(name)}`, folder).href,
    ask: <Name extends keyof Answers>(name: Name, request: Requests[Name]) =>
      post<Answers[Name]>(name, JSON.stringify(request)),
    loadRichText: (): Promise<typeof import('./rich-text.ts')> => import(new URL('rich-text.js', folder).href),
    /** @returns the name that the picture gets */
    upload: (file: File) => post<string>(`upload?name=${encodeURIComponent(file.name)}`, file),
  };
}
