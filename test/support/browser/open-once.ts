import { memoize } from '../../../engine/core/index.ts';
import { closeAtEnd } from '../close.ts';

/** Shares a browser or server among the tests of a process: one for each key, closed after the last test. */
export function openOnce<Opened extends { close(): Promise<unknown> }>(open: (key: string) => Promise<Opened>) {
  const openFor = memoize((key: string) => {
    const opened = open(key);
    closeAtEnd(async () => (await opened).close());
    return opened;
  });
  return (key = '') => openFor(key);
}
