import { hydrateRoot } from 'react-dom/client';
import { FoodShowCalculator, type FoodShowCalculatorProps } from '../components/calculator/FoodShowCalculator.tsx';

export function start(root: HTMLElement, json: string): void {
  const props: FoodShowCalculatorProps = JSON.parse(json);
  hydrateRoot(root, <FoodShowCalculator {...props} />);
}
