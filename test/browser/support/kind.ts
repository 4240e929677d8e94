/** The browser that the tests are to drive, as test/browsers.ts hands it on. */
const KINDS = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserKind = (typeof KINDS)[number];

export const KIND: BrowserKind = readKind(process.env.TEST_BROWSER ?? 'chromium');

/** @throws Error naming the browsers that there are */
export function readKind(text: string): BrowserKind {
  const kind = KINDS.find((name) => name === text);
  if (!kind) throw new Error(`--browser: found ${text}; write ${KINDS.join(', ').replace(/, (\w+)$/, ' or $1')}`);
  return kind;
}
