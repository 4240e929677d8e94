/** The browser that the tests are to drive, as test/browsers.ts hands it on. */
const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserKind = (typeof BROWSERS)[number];

export const KIND: BrowserKind = readKind(process.env.TEST_BROWSER ?? 'chromium');

/** @throws Error naming the browsers that there are */
export function readKind(text: string): BrowserKind {
  const kind = BROWSERS.find((name) => name === text);
  if (!kind) throw new Error(`--browser: found ${text}; write ${BROWSERS.join(', ').replace(/, (\w+)$/, ' or $1')}`);
  return kind;
}
