import { hydrateRoot } from 'react-dom/client';
import { DividendCalculator, type DividendCalculatorProps } from '../components/calculator/DividendCalculator.tsx';

export function start(root: HTMLElement, json: string): void {
  const props: DividendCalculatorProps = JSON.parse(json);
  hydrateRoot(root, <DividendCalculator {...props} />);
}
