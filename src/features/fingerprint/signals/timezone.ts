import type { Signal } from '../signal.ts';

/** By its name, such as `Asia/Vientiane`. */
export const timezone: Signal<'timezone'> = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
