/** The registry: how each island is brought to life, and when its script is worth loading. */
import type { ComponentType } from 'react';
import type { IslandName, Islands } from '../components/islands.ts';
import { idle, narrowAndIdle, touched, viewed, type Waiting } from './when.ts';

/** What an island's script exports. */
interface Script<Props> {
  /**
   * @param root holds the markup from the server
   * @param props as they stand beside the markup
   */
  start(root: HTMLElement, props: Props): void;
}

export interface Island<Props> {
  load(): Promise<Script<Props>>;
  /** The first of these that comes. */
  when: readonly Waiting[];
}

type Registry = { [Name in IslandName]: Island<Islands[Name]> };

/** An island that is a component: the same that the server drew, with the same props. */
function component<Props extends object>(find: () => Promise<ComponentType<Props>>) {
  const load = async (): Promise<Script<Props>> => {
    const [{ hydrateComponent }, Component] = await Promise.all([import('./component.ts'), find()]);
    return { start: (root, props) => hydrateComponent(Component, root, props) };
  };
  return { load, component: find };
}

export const islands = {
  menu: {
    ...component(async () => (await import('../components/menu/BothMenus.tsx')).BothMenus),
    when: [touched, narrowAndIdle],
  },
  tabs: { ...component(async () => (await import('../components/tabs/TabRow.tsx')).TabRow), when: [viewed, touched] },
  carousel: { load: () => import('./carousel.ts'), when: [viewed, touched] },
  filter: { load: () => import('./filter.ts'), when: [viewed, idle] },
  nearest: { load: () => import('./nearest.ts'), when: [idle] },
  'contact-form': { load: () => import('./contact-form.ts'), when: [viewed, idle] },
  copy: { load: () => import('./copy.ts'), when: [viewed, touched] },
  'food-show': {
    ...component(async () => (await import('../components/calculator/FoodShowCalculator.tsx')).FoodShowCalculator),
    when: [viewed, idle],
  },
  dividend: {
    ...component(async () => (await import('../components/calculator/DividendCalculator.tsx')).DividendCalculator),
    when: [viewed, idle],
  },
  opening: {
    ...component(async () => (await import('../components/calculator/OpeningCalculator.tsx')).OpeningCalculator),
    when: [viewed, idle],
  },
} satisfies Registry;

export const islandNames: readonly string[] = Object.keys(islands);
