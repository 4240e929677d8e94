/** Features that some tests need and only Chromium or its driver has. */
import { BROWSER } from './kind.ts';

type Need =
  | 'forced colors'
  | 'layout shifts'
  | 'prerendering'
  | 'an offline mode'
  | 'mailto URLs'
  | 'pages without scripts'
  | 'scroll timelines';

/** Options of a test: skips it in browsers other than Chromium. */
export function needs(need: Need): { skip?: string } {
  return BROWSER === 'chromium' ? {} : { skip: `only in Chromium: ${need}` };
}
