const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserKind = (typeof BROWSERS)[number];

/** The browser that this process drives. test/run.ts sets the variable. */
export const BROWSER: BrowserKind = readKind(process.env['TEST_BROWSER'] ?? 'chromium');

/** @throws Error that lists the browsers */
function readKind(text: string): BrowserKind {
  const kind = BROWSERS.find((name) => name === text);
  if (!kind) throw new Error(`Unknown browser \`${text}\`. Use ${BROWSERS.join(', ').replace(/, (\w+)$/, ' or $1')}.`);
  return kind;
}
