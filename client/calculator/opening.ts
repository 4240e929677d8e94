import { OpeningCalculator } from '../../components/calculator/OpeningCalculator.tsx';
import { makeComponentIsland } from '../component-island.ts';

/** The calculator of the day on which deferred payment for a new store ends. */
export const { component, start } = makeComponentIsland(OpeningCalculator);
