import { hydrateRoot } from 'react-dom/client';
import { OpeningCalculator, type OpeningCalculatorProps } from '../components/calculator/OpeningCalculator.tsx';

export function start(root: HTMLElement, json: string): void {
  const props: OpeningCalculatorProps = JSON.parse(json);
  hydrateRoot(root, <OpeningCalculator {...props} />);
}
