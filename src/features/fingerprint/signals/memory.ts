import { valueOf } from '../measure.ts';
import type { Signal } from '../signal.ts';

/** In GiB, roughly: browsers round it. */
export const memory: Signal<'memory'> = ({ deviceMemory }) => valueOf(deviceMemory);
