import { valueOf } from '../measure.ts';
import type { Signal } from '../signal.ts';

/** Who made the browser. */
export const vendor: Signal<'vendor'> = ({ vendor: part }) => valueOf(part);
