/** What the workshop is asked for. */
export interface Server {
  /** @throws Refusal where it says why not; Away where nobody answers */
  ask<Answer>(name: string, body?: unknown): Promise<Answer>;
  /** The bytes of a picture. */
  send<Answer>(name: string, bytes: Blob): Promise<Answer>;
  /** The whole address of what is looked at. */
  addressOf(name: string): string;
}

export class Refusal extends Error {}
export class Away extends Error {
  constructor() {
    super('The dev server does not answer. What you have typed stays here: start it again with npm start.');
  }
}

/** @param folder the address of editing, e.g. "http://localhost:4321/@workshop/edit/" */
export function openServer(folder: URL, token: string): Server {
  let known = token;
  const send = async (name: string, body: BodyInit): Promise<Response> => {
    const headers = { 'X-Workshop-Token': known };
    const answer = await fetch(new URL(name, folder), { method: 'POST', headers, body }).catch(() => undefined);
    if (answer === undefined) throw new Away();
    if (answer.status !== 403) return answer;
    // A workshop that was started again has another token.
    const next = await readToken();
    if (next === undefined || next === known) return answer;
    known = next;
    return send(name, body);
  };
  const post = async <Answer>(name: string, body: BodyInit): Promise<Answer> => {
    const answer = await send(name, body);
    const said = await answer.json();
    if (!answer.ok) throw new Refusal(said.refused ?? answer.statusText);
    return said;
  };
  return {
    ask: (name, body = {}) => post(name, JSON.stringify(body)),
    send: (name, bytes) => post(name, bytes),
    addressOf: (name) => new URL(name, folder).href,
  };
}

/** As the page would have it if it were loaded now. */
async function readToken(): Promise<string | undefined> {
  const page = await fetch(location.href, { headers: { Accept: 'text/html' } }).catch(() => undefined);
  return /<meta name="workshop-editing" content="([^"]+)"/.exec((await page?.text()) ?? '')?.[1];
}
