import { decimal, fitsCurrency } from '../../../contract/money/money.ts';
import { pay } from '../../domain/bank.ts';
import { BankPayment } from '../inputs.ts';
import { LabError } from '../lab-error.ts';
import { labVerb } from '../lab-verb.ts';
import { depositCalled } from '../look-up.ts';

/** POST /__lab/bank/pay. The site is not notified: it finds the payment in its next check. */
export const payAtBank = labVerb({
  method: 'post',
  path: '/bank/pay',
  explanation: 'Pays an order at the bank; the site finds the payment at its next check.',
  fields: {
    code: 'The order, such as D000001.',
    amount: 'In the order’s currency; by default the amount of the order.',
    times: 'The number of payments; 1 by default.',
  },
  example: { body: { code: 'D000001', amount: '60000' } },
  body: BankPayment,
  handle: ({ world, body, now }) => {
    const order = depositCalled(world.store, body.code);
    const amount = body.amount ?? order.amount;
    if (decimal(amount).units === 0n || !fitsCurrency(amount, order.currency)) {
      const message = `${amount} is not money in ${order.currency}`;
      throw new LabError(422, 'VALIDATION_FAILED', message, { amount: 'FORMAT' });
    }
    const payments = world.store.change((change) =>
      Array.from({ length: body.times ?? 1 }, () => pay(change, order, amount, now)),
    );
    return { payments };
  },
});
