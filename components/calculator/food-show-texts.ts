import type { IntroTexts } from './CalculatorIntro.tsx';

/** The text of the calculator, from content/services/food-shows.md. */
export interface FoodShowTexts extends IntroTexts {
  /** Headings of the columns of the published table: weekly volumes, and amounts paid. */
  volumeHeading: string;
  paidHeading: string;
  /** Before the amount, if the table covers the visitor's volume. */
  within: string;
  /** Instead of an amount, if the visitor's volume is below the lowest one in the table. */
  below: { heading: string; text: string };
  /** Instead of an amount, if the visitor's volume is above the highest one in the table. */
  above: { heading: string; text: string };
  caution: string;
}
