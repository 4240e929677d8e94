import { FoodShowCalculator } from '../../components/calculator/FoodShowCalculator.tsx';
import { hydrated } from '../component.ts';

export const { component, start } = hydrated(FoodShowCalculator);
