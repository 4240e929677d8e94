import { FoodShowCalculator } from '../../components/calculator/FoodShowCalculator.tsx';
import { makeComponentIsland } from '../component-island.ts';

export const start = makeComponentIsland(FoodShowCalculator);
