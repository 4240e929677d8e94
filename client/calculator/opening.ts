import { OpeningCalculator } from '../../components/calculator/OpeningCalculator.tsx';
import { hydrated } from '../component.ts';

export const { component, start } = hydrated(OpeningCalculator);
