import { valueOf } from '../measure.ts';
import type { Signal } from '../signal.ts';

/** How the device sounds, as a number. Below nought the library says why it could not listen. */
export const audio: Signal<'audio'> = ({ audio: part }) => {
  const sound = valueOf(part);
  return sound !== undefined && sound >= 0 ? sound : null;
};
