/** A service that takes in forms, on another origin than the site, as good or as bad as a test wants it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startServer } from '../start-server.ts';

/** What it does with a message: takes it, refuses it with a status, never answers, or hangs up. */
type Manner = 'accepts' | 'stalls' | 'drops' | number;

export interface Receiver {
  /** The address that forms are posted to. */
  endpoint: string;
  manner: Manner;
  /** Of every message that has come: its fields, whether a script or the form itself sent it, and from where. */
  received: { fields: Record<string, string>; accept: string | undefined; referer: string | undefined }[];
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const { origin, close } = await startServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await readBody(request)));
    const { accept, referer } = request.headers;
    receiver.received.push({ fields, accept, referer });
    // Every page that it redirects to is there.
    answer(request.method === 'GET' ? 'accepts' : receiver.manner, response);
  });
  const receiver: Receiver = {
    endpoint: `${origin}/contact`,
    manner: 'accepts',
    received: [],
    close,
  };
  return receiver;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

function answer(manner: Manner, response: ServerResponse): void {
  if (manner === 'stalls') return;
  if (manner === 'drops') {
    response.destroy();
    return;
  }
  const status = manner === 'accepts' ? 200 : manner;
  response.writeHead(status, {
    'Access-Control-Allow-Origin': '*',
    'Content-Type': 'text/html; charset=utf-8',
    ...(status > 300 && status < 400 && { Location: '/some/page' }),
  });
  // A browser that is given no icon asks for one.
  response.end(
    `<!doctype html><title>${status}</title><link rel="icon" href="data:,"><h1>${status === 200 ? 'Received' : 'Refused'}</h1>`,
  );
}
