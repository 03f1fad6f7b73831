import type { Signal } from '../signal.ts';

/** How many threads run side by side. */
export const hardwareConcurrency: Signal<'hardwareConcurrency'> = () => navigator.hardwareConcurrency;
