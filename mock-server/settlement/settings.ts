/** The constants of a deposit, as the operator has set them: contract §4. */
import type { Reader } from '../store/change.ts';

/** The one row of the collection. */
export const DEPOSIT_SETTINGS = 'deposit';

export function depositSettings(reader: Reader) {
  const row = reader.get('depositSettings', DEPOSIT_SETTINGS);
  if (!row) throw new Error('the seeds have no deposit settings');
  return row;
}
