import { valueOf } from '../measure.ts';
import type { Signal } from '../signal.ts';

/** Those of a list that are installed. */
export const fonts: Signal<'fonts'> = ({ fonts: part }) => valueOf(part)?.join(',');
