import { DEFAULT_CURRENCY } from '../../../contract/money/money.ts';
import { settleResult } from '../../provider-simulation/result.ts';
import { creditOf } from '../../domain/ledger/credit.ts';
import { GameResult } from '../inputs.ts';
import { LabError } from '../lab-error.ts';
import { transaction, labVerb } from '../lab-verb.ts';
import { playerNamed } from '../look-up.ts';

/** POST /__lab/credit. Rejects with 409 if the credit would become negative. */
export const adjustCredit = labVerb({
  method: 'post',
  path: '/credit',
  explanation: 'Books a game result: a signed amount of credit, in THB.',
  fields: { amount: 'Negative for a loss.' },
  example: { body: { username: 'demo', provider: 'alphabet', amount: '250' } },
  body: GameResult,
  handle: (exchange) => {
    const { world, body } = exchange;
    const { provider, amount } = body;
    return world.store.change((change) => {
      const player = playerNamed(change, body.username);
      if (!settleResult(transaction(exchange, change), player.id, provider, amount)) {
        throw new LabError(409, 'CREDIT_NOT_ENOUGH', 'the credit would become negative');
      }
      return { credit: { amount: creditOf(change, player.id, provider), currency: DEFAULT_CURRENCY } };
    });
  },
});
