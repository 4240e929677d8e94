import type { IntroTexts } from './CalculatorIntro.tsx';

/** The text of the calculator, from content/services/food-shows.md. */
export interface FoodShowTexts extends IntroTexts {
  volumeHeading: string;
  paidHeading: string;
  within: string;
  below: { heading: string; text: string };
  above: { heading: string; text: string };
  caution: string;
}
