import { DEFAULT_CURRENCY } from '../../../contract/money.ts';
import { record, text } from '../../../contract/schema/vocabulary.ts';
import { ProviderSchema } from '../../../contract/values.ts';
import { enter } from '../../settlement/books.ts';
import { addCredit, creditOf } from '../../settlement/credit.ts';
import { SignedAmount } from '../../store/rows.ts';
import { books, LabRefusal, labVerb } from '../lab-verb.ts';
import { playerNamed } from '../look-up.ts';

/** POST /__lab/credit: a game result, a signed delta in THB. */
export const adjustCredit = labVerb({
  method: 'post',
  path: '/credit',
  body: record({ username: text({ maxLength: 64 }), provider: ProviderSchema, amount: SignedAmount }),
  handle: (exchange) => {
    const { world, body } = exchange;
    const { provider, amount } = body;
    return world.store.change((change) => {
      const player = playerNamed(change, body.username);
      if (!addCredit(books(exchange, change), player.id, provider, amount)) {
        throw new LabRefusal(409, 'CREDIT_NOT_ENOUGH', 'credit is never negative');
      }
      enter(books(exchange, change), {
        playerId: player.id,
        provider,
        order: null,
        kind: 'credit.adjusted',
        amount,
        currency: DEFAULT_CURRENCY,
      });
      return { credit: { amount: creditOf(change, player.id, provider), currency: DEFAULT_CURRENCY } };
    });
  },
});
