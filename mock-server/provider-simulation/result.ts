/** Applies a game's result to the player's credit. The provider's page or the lab sends the result. */
import { DEFAULT_CURRENCY } from '../../contract/money/money.ts';
import type { Provider } from '../../contract/values.ts';
import { type LedgerTransaction, enter } from '../domain/ledger/ledger-transaction.ts';
import { addCredit } from '../domain/ledger/credit.ts';

/** Adds a signed amount of THB. Returns false without changes if the loss exceeds the credit. */
export function settleResult(
  transaction: LedgerTransaction,
  playerId: string,
  provider: Provider,
  amount: string,
): boolean {
  if (!addCredit(transaction, playerId, provider, amount)) return false;
  enter(transaction, {
    playerId,
    provider,
    order: null,
    kind: 'credit.adjusted',
    amount,
    currency: DEFAULT_CURRENCY,
  });
  return true;
}
