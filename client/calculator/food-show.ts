import { FoodShowCalculator } from '../../components/calculator/FoodShowCalculator.tsx';
import { makeComponentIsland } from '../component-island.ts';

/** The calculator of the terms of a food show. */
export const { component, start } = makeComponentIsland(FoodShowCalculator);
