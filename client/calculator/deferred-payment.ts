import { DeferredPaymentCalculator } from '../../components/calculator/DeferredPaymentCalculator.tsx';
import { makeComponentIsland } from '../component-island.ts';

/** Calculates the day on which deferred payment for a new store ends. */
export const start = makeComponentIsland(DeferredPaymentCalculator);
