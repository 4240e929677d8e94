import type { Later } from './page-context.ts';
import { RawHtml } from './RawHtml.tsx';

/**
 * Where the first view ends, whose styles the page carries. What stands below comes with the style sheet: Chromium and WebKit
 * wait for it here by themselves, Firefox does because a script follows.
 */
export function LaterParts({ styles, script }: Later) {
  return (
    <>
      <link rel="stylesheet" href={styles} fetchPriority="low" />
      <RawHtml as="script" html={script} />
    </>
  );
}
