import type { IntroTexts } from './CalculatorIntro.tsx';

/** The text of the calculator, from content/services/food-shows.md. */
export interface FoodShowTexts extends IntroTexts {
  volumeHeading: string;
  paidHeading: string;
  /** Before the amount, if the table covers the volume. */
  within: string;
  /** Instead of an amount, if the volume is below those of the table. */
  below: { heading: string; text: string };
  above: { heading: string; text: string };
  caution: string;
}
