import type { DividendCalculatorProps } from './calculator/DividendCalculator.tsx';
import type { FoodShowCalculatorProps } from './calculator/FoodShowCalculator.tsx';
import type { OpeningCalculatorProps } from './calculator/OpeningCalculator.tsx';
import type { CarouselName } from './carousel/carousels.ts';
import type { Recipient } from './contact-form/recipients.ts';
import type { Navigation } from './menu/navigation.ts';
import type { NearestProps } from './search/candidates.ts';
import type { TabRowProps } from './tabs/TabRow.tsx';

/** The islands by name: what the component gives is what the script takes. client/islands.ts brings each to life. */
export interface Islands {
  menu: { navigation: Navigation };
  tabs: TabRowProps;
  carousel: { kind: CarouselName };
  /** Without an endpoint the visitor's mail program sends the message. */
  'contact-form': { recipients: Pick<Recipient, 'slug' | 'name' | 'email'>[]; endpoint?: string | undefined };
  copy: object;
  filter: undefined;
  /** `base` goes before every path of the site. */
  nearest: NearestProps & { base: string };
  'food-show': FoodShowCalculatorProps;
  dividend: DividendCalculatorProps;
  opening: OpeningCalculatorProps;
}

export type IslandName = keyof Islands;
