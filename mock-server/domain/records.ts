import type { Change, Reader } from '../store/reader.ts';
import type { DepositRow } from '../store/rows.ts';
import type { Provider } from '../../contract/values.ts';

/** Returns the next sequential id, such as `D000001`. Deterministic, so that tests can hard-code ids. */
export function nextId(change: Change, prefix: string): string {
  const where = { name: { equals: prefix } };
  const counter = change.counters.findFirst({ where });
  const value = (counter?.value ?? 0) + 1;
  if (counter) change.counters.update({ where, data: { value } });
  else change.counters.create({ name: prefix, value });
  return prefix + String(value).padStart(6, '0');
}

/** The player's order; null if there is none with this code, or it belongs to another player. */
export function orderOf(reader: Reader, playerId: string, code: string): DepositRow | null {
  const order = reader.deposits.findFirst({ where: { code: { equals: code } } });
  return order?.playerId === playerId ? order : null;
}

/** The player's open order; at most one exists (contract §3). */
export function openOrderOf(reader: Reader, playerId: string): DepositRow | null {
  return reader.deposits.findFirst({ where: { playerId: { equals: playerId }, status: { equals: 'OPEN' } } });
}

/** The key of the collection's only row. */
export const SETTINGS = 'operator';

export function settingsOf(reader: Reader) {
  const row = reader.settings.findFirst({ where: { id: { equals: SETTINGS } } });
  if (!row) throw new Error('the seeds have no settings');
  return row;
}

/** Whether the provider is in maintenance: neither its credit nor its games are accessible. */
export function isInMaintenance(reader: Reader, provider: Provider): boolean {
  return reader.providers.findFirst({ where: { provider: { equals: provider } } })?.maintenance ?? false;
}
