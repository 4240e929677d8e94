import type { IntroTexts } from './CalculatorIntro.tsx';

/** The text of the calculator, from content/services/food-shows.md. */
export interface FoodShowTexts extends IntroTexts {
  /** Above the columns of the published table: weekly volumes, and amounts paid. */
  volumeHeading: string;
  paidHeading: string;
  /** Before the amount, if the table covers the visitor's volume. */
  within: string;
  /** Instead of an amount, if the visitor's volume is below the lowest one in the table. */
  below: { heading: string; text: string };
  /** The same, above the highest one. */
  above: { heading: string; text: string };
  caution: string;
}
