import { stacksOf } from '../core/build-error.ts';
import type { DevServerOptions } from '../core/options.ts';
import { answerFrom } from './answer.ts';
import { openChannel } from './channel.ts';
import { bundleOwn } from './client-bundle.ts';
import type { Code } from './code.ts';
import { findEditor, openPlace } from './launch-editor.ts';
import { listen } from './listen.ts';
import { openRunning } from './running.ts';
import { schedule } from './schedule.ts';
import { openSession } from './session.ts';
import { openTerminal } from './terminal.ts';
import { watch } from './watch.ts';

export interface DevServer {
  /** The address of the home page, e.g. "http://localhost:4321/", and those by which other machines of the network know it. */
  addresses: string[];
  close(): Promise<void>;
}

/**
 * Makes a site, serves it from memory, and shows what is edited as soon as it is saved. What keeps a site from being made
 * is shown over the last good one.
 * @param root the checkout
 * @param ready is told the addresses before anything else is told
 */
export async function openDevServer(
  root: string,
  code: Code,
  { log, ...options }: DevServerOptions,
  ready: (addresses: readonly string[]) => Promise<void>,
): Promise<DevServer> {
  const editor = findEditor(process.env);
  const news = () => ({
    generation: session.generation(),
    faults: session.faults(),
    hasSite: session.hasSite(),
    drafts: session.drafts(),
    opens: editor !== undefined,
  });
  const channel = openChannel(news);
  const session = openSession(code, options, () => {
    channel.tell(news());
    if (isOpen) tell();
  });
  const tell = openTerminal(session, log);
  let isOpen = false;
  const looks = schedule(session.look, (error) =>
    log(`Internal error while rebuilding: ${stacksOf(error).join('\n')}`),
  );
  const tellRunning = openRunning(root, log);
  const watcher = watch({ root, places: [options.content, options.images, options.public ?? []].flat() }, (file) => {
    tellRunning(file);
    looks.changed(file);
  });
  const [own] = await Promise.all([bundleOwn(), watcher.ready]);
  await session.look(new Set(), true);
  const open = (number: number) => {
    const fault = session.faults()[number];
    if (fault && editor !== undefined) openPlace(fault, editor, log);
  };
  const { origins, close } = await listen((request, response) => {
    answerFrom({ ...session, channel, own, open }, request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  }, options);
  const addresses = origins.map((origin) => origin + session.base());
  await ready(addresses);
  isOpen = true;
  tell();
  // Made once more, the code is warm before the first save, which would wait twice as long.
  looks.changed(root);
  return {
    addresses,
    async close() {
      await watcher.close();
      await looks.close();
      channel.close();
      await Promise.all([code.close(), close()]);
    },
  };
}
