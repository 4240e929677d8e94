import { FoodShowCalculator } from '../../components/calculator/FoodShowCalculator.tsx';
import { makeComponentIsland } from '../component-island.ts';

export const { component, start } = makeComponentIsland(FoodShowCalculator);
