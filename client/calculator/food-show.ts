import { FoodShowCalculator } from '../../components/calculator/FoodShowCalculator.tsx';
import { makeComponentIsland } from '../component-island.ts';

/** The calculator of food show payments. */
export const { component, start } = makeComponentIsland(FoodShowCalculator);
