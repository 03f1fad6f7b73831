import { valueOf } from '../measure.ts';
import type { Signal } from '../signal.ts';

/** What draws in three dimensions. A number instead of the names says that nothing does. */
export const webGL: Signal<'webGL'> = ({ webGlBasics }) => {
  const names = valueOf(webGlBasics);
  return typeof names === 'object' ? names : null;
};
