import { DividendCalculator } from '../../components/calculator/DividendCalculator.tsx';
import { hydrateComponent } from '../hydrate-component.ts';

export const start = hydrateComponent(DividendCalculator);
