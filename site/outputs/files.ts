import type { FileInMemory } from '../../engine/core/index.ts';
import type { Content } from '../schema/content.ts';
import { makeCalendars } from './calendars.ts';
import { makeVcards } from './vcards.ts';

/** Files that the site publishes besides its pages. */
export function makeFiles(content: Content): FileInMemory[] {
  return [...makeVcards(content), ...makeCalendars(content)];
}
