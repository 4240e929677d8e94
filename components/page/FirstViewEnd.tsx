import { LateStyles } from '../../engine/render/browser.ts';
import { usePage } from '../page-context.ts';

/** Marks the end of the first view of a page. */
export function FirstViewEnd() {
  const { lateStyles } = usePage();
  return lateStyles && <LateStyles styles={lateStyles} />;
}
