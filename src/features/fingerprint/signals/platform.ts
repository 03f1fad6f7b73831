import { valueOf } from '../measure.ts';
import type { Signal } from '../signal.ts';

/** The system, such as `Linux armv81`. */
export const platform: Signal<'platform'> = ({ platform: part }) => valueOf(part);
