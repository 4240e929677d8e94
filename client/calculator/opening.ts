import { OpeningCalculator } from '../../components/calculator/OpeningCalculator.tsx';
import { makeComponentIsland } from '../component-island.ts';

/** The calculator on the opening of a store: when its deferred payment ends. */
export const { component, start } = makeComponentIsland(OpeningCalculator);
