import type { Signal } from '../signal.ts';

/** What the browser calls itself. */
export const userAgent: Signal<'userAgent'> = () => navigator.userAgent;
