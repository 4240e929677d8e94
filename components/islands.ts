import type { DeferredPaymentCalculatorProps } from './calculator/DeferredPaymentCalculator.tsx';
import type { DividendCalculatorProps } from './calculator/DividendCalculator.tsx';
import type { CarouselName } from './carousel/carousels.ts';
import type { Recipient } from './contact-form/ContactFields.tsx';
import type { Navigation } from './menu/navigation.ts';
import type { SuggestionsProps } from './search/candidates.ts';
import type { TabRowProps } from './tabs/TabRow.tsx';

/** Every island with the props that its component passes to its script. See client/islands.ts. */
export interface Islands {
  menu: { navigation: Navigation };
  tabs: TabRowProps;
  carousel: { kind: CarouselName };
  /** Without an endpoint, the visitor's mail program sends the message. */
  'contact-form': { recipients: Recipient[]; endpoint?: string | undefined };
  copy: undefined;
  filter: undefined;
  /** `base` is the base path, e.g. "/co-op/". */
  suggestions: SuggestionsProps & { base: string };
  dividend: DividendCalculatorProps;
  'deferred-payment': DeferredPaymentCalculatorProps;
}

export type IslandName = keyof Islands;
