import type { ServerResponse } from 'node:http';
import type { News } from './error.ts';

/** Tells news to every page that listens (server-sent events, HTML, section 9.2). */
export interface Channel {
  /** A page begins to listen, and learns at once how things stand. */
  add(listener: ServerResponse): void;
  tell(news: News): void;
  close(): void;
}

export function openChannel(first: () => News): Channel {
  const listeners = new Set<ServerResponse>();
  return {
    add(listener) {
      listener.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      listener.write(toEvent(first()));
      listeners.add(listener.on('close', () => listeners.delete(listener)));
    },
    tell: (news) => {
      for (const listener of listeners) listener.write(toEvent(news));
    },
    close: () => {
      for (const listener of listeners) listener.end();
    },
  };
}

function toEvent(news: News): string {
  return `data: ${JSON.stringify(news)}\n\n`;
}
