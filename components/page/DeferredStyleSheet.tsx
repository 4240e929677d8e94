import { DeferredStyles } from '../../engine/render/browser.ts';
import { usePage } from '../page-context.ts';

/** The end of the first view of a page, where the style sheet for the rest is loaded. */
export function DeferredStyleSheet() {
  const { deferredStyles } = usePage();
  return deferredStyles && <DeferredStyles styles={deferredStyles} />;
}
