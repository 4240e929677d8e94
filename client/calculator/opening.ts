import { OpeningCalculator } from '../../components/calculator/OpeningCalculator.tsx';
import { makeComponentIsland } from '../component-island.ts';

export const { component, start } = makeComponentIsland(OpeningCalculator);
