import type { HeadWords } from './CalculatorHead.tsx';

/** What the answers say; content/services/food-shows.md. */
export interface FoodShowWords extends HeadWords {
  volumeHeading: string;
  paidHeading: string;
  within: string;
  below: { heading: string; text: string };
  above: { heading: string; text: string };
  caution: string;
}
