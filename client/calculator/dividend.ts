import { DividendCalculator } from '../../components/calculator/DividendCalculator.tsx';
import { makeComponentIsland } from '../component-island.ts';

export const start = makeComponentIsland(DividendCalculator);
