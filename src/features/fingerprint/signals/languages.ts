import type { Signal } from '../signal.ts';

/** What the person reads, most wanted first. */
export const languages: Signal<'languages'> = () => navigator.languages.join(',');
