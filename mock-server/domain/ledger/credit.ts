/** The credit of a player with a provider, in THB. */
import { add, decimal, written } from '../../../contract/money/money.ts';
import type { Provider } from '../../../contract/values.ts';
import type { Reader } from '../../store/reader.ts';
import type { LedgerTransaction } from './ledger-transaction.ts';

/** A missing credit is 0 THB (specification §3). */
export function creditOf(reader: Reader, playerId: string, provider: Provider): string {
  return reader.credits.findFirst({ where: { id: { equals: creditId(playerId, provider) } } })?.amount ?? '0';
}

/** Adds a delta, which may be negative. Returns false without changes if the credit would become negative. */
export function addCredit(
  { change }: LedgerTransaction,
  playerId: string,
  provider: Provider,
  delta: string,
): boolean {
  const sum = add(decimal(creditOf(change, playerId, provider)), decimal(delta));
  if (sum.units < 0n) return false;
  const id = creditId(playerId, provider);
  const amount = written(sum);
  if (change.credits.findFirst({ where: { id: { equals: id } } }))
    change.credits.update({ where: { id: { equals: id } }, data: { amount } });
  else change.credits.create({ id, playerId, provider, amount });
  return true;
}

function creditId(playerId: string, provider: Provider): string {
  return `${playerId}.${provider}`;
}
