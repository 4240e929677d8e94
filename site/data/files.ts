import type { Output } from '../../engine/core/index.ts';
import type { Content } from '../schema/content.ts';
import { calendars } from './calendars.ts';
import { vcards } from './vcards.ts';

/** Files that the site publishes besides its pages. */
export function listFiles(content: Content): Output[] {
  return [...vcards(content), ...calendars(content)];
}
