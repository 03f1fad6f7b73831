/** The operator's constants, as they are set: contract §4. */
import type { Provider } from '../../contract/values.ts';
import type { Reader } from '../store/reader.ts';

/** The one row of the collection. */
export const SETTINGS = 'operator';

export function settingsOf(reader: Reader) {
  const row = reader.settings.findFirst({ where: { id: { equals: SETTINGS } } });
  if (!row) throw new Error('the seeds have no settings');
  return row;
}

/** Whether nothing of the provider can be reached. */
export function isInMaintenance(reader: Reader, provider: Provider): boolean {
  return reader.providers.findFirst({ where: { provider: { equals: provider } } })?.maintenance ?? false;
}
