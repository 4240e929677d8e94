import { closeAtEnd } from '../close.ts';

/** Opens what the tests of a process share: once for each key, until the last of them has ended. */
export function openOnce<Opened extends { close(): Promise<unknown> }>(open: (key: string) => Promise<Opened>) {
  const all = new Map<string, Promise<Opened>>();
  return (key = ''): Promise<Opened> => {
    const opened = all.get(key) ?? open(key);
    if (!all.has(key)) closeAtEnd(async () => (await opened).close());
    all.set(key, opened);
    return opened;
  };
}
