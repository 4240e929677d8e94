import { LaterParts } from '../../engine/render/LaterParts.tsx';
import { usePage } from '../page-context.ts';

/** Stands last in the first thing on a page. */
export function FirstViewEnd() {
  const { later } = usePage();
  return later && <LaterParts {...later} />;
}
