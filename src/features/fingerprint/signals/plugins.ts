import { valueOf } from '../measure.ts';
import type { Signal } from '../signal.ts';

/** The names of what is built into the browser or added to it. */
export const plugins: Signal<'plugins'> = ({ plugins: part }) =>
  valueOf(part)
    ?.map(({ name }) => name)
    .join(',');
