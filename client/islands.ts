/** Every island: its script, and when to load it. */
import type { IslandName, Islands } from '../components/islands.ts';
import { idle, narrowAndIdle, viewed, type Waiting } from './when.ts';

/** The exports of an island's script. */
interface Script<Props> {
  /**
   * @param root contains the markup from the server
   * @param props the JSON next to the markup
   */
  start(root: HTMLElement, props: Props): void;
}

export interface Island<Props> {
  load(): Promise<Script<Props>>;
  /** Starts at the first of these events after load, or when a visitor uses it. */
  when: readonly Waiting[];
}

export const islands: { [Name in IslandName]: Island<Islands[Name]> } = {
  menu: { load: () => import('./menu/menu.ts'), when: [narrowAndIdle] },
  tabs: { load: () => import('./tabs/tabs.ts'), when: [viewed] },
  carousel: { load: () => import('./carousel/carousel.ts'), when: [viewed] },
  filter: { load: () => import('./search/filter.ts'), when: [viewed, idle] },
  nearest: { load: () => import('./search/nearest.ts'), when: [idle] },
  'contact-form': { load: () => import('./contact-form/contact-form.ts'), when: [viewed, idle] },
  copy: { load: () => import('./people/copy.ts'), when: [viewed] },
  'food-show': { load: () => import('./calculator/food-show.ts'), when: [viewed, idle] },
  dividend: { load: () => import('./calculator/dividend.ts'), when: [viewed, idle] },
  opening: { load: () => import('./calculator/opening.ts'), when: [viewed, idle] },
};
