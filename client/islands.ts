/** The registry: what joins an island's markup to its script, and when the script is worth loading. */
import { idle, narrowAndIdle, touched, viewed, type Waiting } from './when.ts';

/** What an island's script exports. */
export interface IslandModule {
  /**
   * Brings an island to life.
   * @param root holds the markup from the server
   * @param json the island's props, as they stand beside the markup
   */
  start(root: HTMLElement, json: string): void;
}

interface IslandEntry {
  load(): Promise<IslandModule>;
  /** The first of these that comes. */
  when: readonly Waiting[];
}

export type IslandName =
  | 'menu'
  | 'tabs'
  | 'carousel'
  | 'contact-form'
  | 'copy'
  | 'filter'
  | 'nearest'
  | 'food-show'
  | 'dividend'
  | 'opening';

export const islands: Record<IslandName, IslandEntry> = {
  menu: { load: () => import('./menu.tsx'), when: [touched, narrowAndIdle] },
  tabs: { load: () => import('./tabs.tsx'), when: [viewed, touched] },
  carousel: { load: () => import('./carousel.ts'), when: [viewed, touched] },
  filter: { load: () => import('./filter.ts'), when: [viewed, idle] },
  nearest: { load: () => import('./nearest.ts'), when: [idle] },
  'contact-form': { load: () => import('./contact-form.ts'), when: [viewed, idle] },
  copy: { load: () => import('./copy.ts'), when: [viewed, touched] },
  'food-show': { load: () => import('./food-show.tsx'), when: [viewed, idle] },
  dividend: { load: () => import('./dividend.tsx'), when: [viewed, idle] },
  opening: { load: () => import('./opening.tsx'), when: [viewed, idle] },
};

export const islandNames: readonly string[] = Object.keys(islands);
