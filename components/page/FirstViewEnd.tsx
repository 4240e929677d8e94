import { LateStyles } from '../../engine/render/browser.ts';
import { usePage } from '../page-context.ts';

/** Stands last in the first thing on a page. */
export function FirstViewEnd() {
  const { lateStyles } = usePage();
  return lateStyles && <LateStyles styles={lateStyles} />;
}
