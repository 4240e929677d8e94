import type { Page } from 'puppeteer-core';

/** Frames that were rendered, and those that came too late to be. */
export interface Frames {
  rendered: number;
  dropped: number;
}

const CATEGORY = 'disabled-by-default-devtools.timeline.frame';

/** The frames of what is done, as the compositor counts them. */
export async function countFrames(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.tracing.start({ categories: [CATEGORY] });
  await act();
  const trace = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  const events: { name: string; args?: { hasPartialUpdate?: boolean } }[] = trace.traceEvents;
  return {
    rendered: events.filter(({ name }) => name === 'DrawFrame').length,
    // What the compositor could move by itself was seen to move.
    dropped: events.filter(({ name, args }) => name === 'DroppedFrame' && !args?.hasPartialUpdate).length,
  };
}
