import { DividendCalculator } from '../../components/calculator/DividendCalculator.tsx';
import { makeComponentIsland } from '../component-island.ts';

/** The calculator of the patronage dividend. */
export const { component, start } = makeComponentIsland(DividendCalculator);
