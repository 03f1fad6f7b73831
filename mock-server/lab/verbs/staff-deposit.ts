import { serializeDeposit } from '../../serializers.ts';
import { bankMode } from '../../domain/bank.ts';
import { actAsStaff } from '../../domain/deposits/staff.ts';
import { DepositActionInput } from '../inputs.ts';
import { LabError } from '../lab-error.ts';
import { transaction, labVerb } from '../lab-verb.ts';
import { depositCalled } from '../look-up.ts';

/** POST /__lab/staff/deposits/{code}. Rejects an action that the order's status does not allow with 409. */
export const actOnDeposit = labVerb({
  method: 'post',
  path: '/staff/deposits/:id',
  explanation: 'An action of staff on a deposit. Before the payment, fail makes the later transfer fail.',
  example: { path: '/staff/deposits/D000001', body: { action: 'fail' } },
  body: DepositActionInput,
  handle: (exchange) => {
    const { world, body, parameters } = exchange;
    const deposit = world.store.change((change) => {
      const order = depositCalled(change, parameters['id'] ?? '');
      if (body.action === 'cancel' && bankMode(change) === 'silent') {
        throw new LabError(
          409,
          'BANK_UNAVAILABLE',
          'the bank does not respond, and it must be asked before an order is closed',
        );
      }
      const acted = actAsStaff(transaction(exchange, change), order, body.action);
      if (acted) return acted;
      throw new LabError(409, 'NOT_ALLOWED', `${body.action} does not apply to a ${order.status} deposit`);
    });
    return { deposit: serializeDeposit(deposit) };
  },
});
