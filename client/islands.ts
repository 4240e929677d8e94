/** Every island: its script, and when to load it. */
import type { IslandName, Islands } from '../components/islands.ts';
import { type Trigger, untilIdle, untilNarrowMenuVisible, untilVisible } from './triggers.ts';

interface Script<Props> {
  /**
   * @param root contains the markup from the server
   * @param props the JSON next to the markup
   */
  start(root: HTMLElement, props: Props): void;
}

export interface Island<Props> {
  load(): Promise<Script<Props>>;
  /** The island starts at the first of these events after the page has loaded, or when a visitor uses it. */
  triggers: readonly Trigger[];
}

export const islands: { [Name in IslandName]: Island<Islands[Name]> } = {
  menu: { load: () => import('./menu/menu.ts'), triggers: [untilNarrowMenuVisible] },
  tabs: { load: () => import('./tabs/tabs.ts'), triggers: [untilVisible] },
  carousel: { load: () => import('./carousel/carousel.ts'), triggers: [untilVisible] },
  filter: { load: () => import('./search/filter.ts'), triggers: [untilVisible, untilIdle] },
  suggestions: { load: () => import('./search/suggestions.ts'), triggers: [untilIdle] },
  'contact-form': { load: () => import('./contact-form/contact-form.ts'), triggers: [untilVisible, untilIdle] },
  copy: { load: () => import('./people/copy.ts'), triggers: [untilVisible] },
  dividend: { load: () => import('./calculator/dividend.ts'), triggers: [untilVisible, untilIdle] },
  'deferred-payment': { load: () => import('./calculator/deferred-payment.ts'), triggers: [untilVisible, untilIdle] },
};
