/** A service on another origin that receives forms, and succeeds or fails as a test wants. */
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startServer } from '../start-server.ts';

/** The service accepts a form, never responds, closes the connection, or responds with this status. */
type Behavior = 'accepts' | 'stalls' | 'drops' | number;

export interface Receiver {
  /** The URL that forms are posted to. */
  endpoint: string;
  behavior: Behavior;
  /** The fields and the Accept header of each request. Requests of scripts accept JSON. */
  received: { fields: Record<string, string>; accept: string | undefined }[];
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const { origin, close } = await startServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    receiver.received.push({ fields, accept: request.headers.accept });
    // A browser that follows a redirect of this service sends a GET request, and gets a page.
    answer(request.method === 'GET' ? 'accepts' : receiver.behavior, response);
  });
  const receiver: Receiver = { endpoint: `${origin}/contact`, behavior: 'accepts', received: [], close };
  return receiver;
}

function answer(behavior: Behavior, response: ServerResponse): void {
  if (behavior === 'stalls') return;
  if (behavior === 'drops') {
    response.destroy();
    return;
  }
  const status = behavior === 'accepts' ? 200 : behavior;
  response.writeHead(status, {
    'Access-Control-Allow-Origin': '*',
    'Content-Type': 'text/html; charset=utf-8',
    ...(status > 300 && status < 400 && { Location: '/some/page' }),
  });
  // Browsers request an icon from pages without one.
  response.end(`<!doctype html><title>${status}</title><link rel="icon" href="data:,"><h1>${status}</h1>`);
}
