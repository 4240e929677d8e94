import { DeferredPaymentCalculator } from '../../components/calculator/DeferredPaymentCalculator.tsx';
import { hydrateComponent } from '../hydrate-component.ts';

/** Calculates the day on which deferred payment for a new store ends. */
export const start = hydrateComponent(DeferredPaymentCalculator);
