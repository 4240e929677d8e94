import { DividendCalculator } from '../../components/calculator/DividendCalculator.tsx';
import { hydrated } from '../component.ts';

export const { component, start } = hydrated(DividendCalculator);
