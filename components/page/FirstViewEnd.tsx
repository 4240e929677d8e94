import { LaterParts } from '../../engine/render/LaterParts.tsx';
import { useKit } from '../kit.ts';

/** Stands last in the first thing on a page. */
export function FirstViewEnd() {
  const { later } = useKit();
  return later && <LaterParts {...later} />;
}
