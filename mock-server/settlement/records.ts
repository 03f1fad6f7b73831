import type { Change, Reader } from '../store/reader.ts';
import type { DepositRow } from '../store/rows.ts';
import type { Provider } from '../../contract/values.ts';

/** The next id of a kind: `D000001`. Deterministic, so that a test may name what it made. */
export function nextId(change: Change, prefix: string): string {
  const where = { name: { equals: prefix } };
  const counter = change.counters.findFirst({ where });
  const value = (counter?.value ?? 0) + 1;
  if (counter) change.counters.update({ where, data: { value } });
  else change.counters.create({ name: prefix, value });
  return prefix + String(value).padStart(6, '0');
}

/** The player's order; null where there is none of this code, or it is someone else's. */
export function orderOf(reader: Reader, playerId: string, code: string): DepositRow | null {
  const order = reader.deposits.findFirst({ where: { code: { equals: code } } });
  return order?.playerId === playerId ? order : null;
}

/** At most one: contract §3. */
export function openOrderOf(reader: Reader, playerId: string): DepositRow | null {
  return reader.deposits.findFirst({ where: { playerId: { equals: playerId }, status: { equals: 'OPEN' } } });
}

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
