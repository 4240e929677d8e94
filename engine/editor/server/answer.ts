import { typeOf } from '../../core/content-types.ts';
import type { Answered, Asked } from '../../dev-server/editing.ts';
import type { Actions } from './actions.ts';
import { ownFile } from './client-bundle.ts';
import type { Desk } from './desk.ts';
import { guard } from './guard.ts';
import { Refused } from './refused.ts';

interface Office {
  desk: Desk;
  view: { draw(pathname: string, trial: number): string | undefined; picture(name: string): Uint8Array | undefined };
  actions: Actions;
}

/** Looking is free to whoever may look at the page; all else is asked for by a page of the dev server itself. */
export async function answer(asked: Asked, { desk, view, actions }: Office): Promise<Answered> {
  const { pathname, searchParams } = new URL(`http://dev-server.invalid/${asked.path}`);
  const name = pathname.slice(1);
  if (asked.method === 'GET' && name === 'page') return drawPage(view, searchParams, asked.generation);
  const own = asked.method === 'GET' ? await ownFile(name) : undefined;
  if (own !== undefined) return { status: 200, type: own.type, body: own.text };
  try {
    if (asked.method === 'GET' && name.startsWith('picture/')) return showPicture(view, name.slice('picture/'.length));
    guard(asked, desk.token);
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (action === undefined) throw new Refused(404, 'There is nothing of this name');
    const body = await asked.body();
    if (body === undefined) throw new Refused(413, 'Send less');
    return { status: 200, type: JSON_TYPE, body: JSON.stringify(await action(body, searchParams)) };
  } catch (error) {
    return refuse(error);
  }
}

const JSON_TYPE = 'application/json';

function drawPage(view: Office['view'], params: URLSearchParams, generation: string): Answered {
  const trial = Number(params.get('trial') ?? 0);
  const html = view.draw(params.get('path') ?? '/', trial);
  if (html === undefined) return { status: 404, type: 'text/plain', body: 'There is no such page' };
  const headers = { 'X-Generation': trial > 0 ? `${generation}+${trial}` : generation };
  return { status: 200, type: 'text/html; charset=utf-8', body: html, headers };
}

function showPicture(view: Office['view'], name: string): Answered {
  const body = view.picture(decode(name));
  if (body === undefined) return { status: 404, type: 'text/plain', body: 'There is no such picture' };
  return { status: 200, type: typeOf(name), body };
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    throw new Refused(404, 'There is no such picture');
  }
}

function refuse(error: unknown): Answered {
  const status = error instanceof Refused ? error.status : 500;
  const words = error instanceof Error ? error.message : String(error);
  return { status, type: JSON_TYPE, body: JSON.stringify({ refused: words }) };
}
