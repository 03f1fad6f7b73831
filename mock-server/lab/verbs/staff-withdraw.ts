import { serializeWithdraw } from '../../serializers.ts';
import { actOnWithdraw } from '../../domain/withdrawals/transition.ts';
import { WithdrawActionInput } from '../inputs.ts';
import { LabError } from '../lab-error.ts';
import { transaction, labVerb } from '../lab-verb.ts';

/** POST /__lab/staff/withdraws/{code}: actions of staff, and then of the bank, on a withdrawal. */
export const actOnWithdrawal = labVerb({
  method: 'post',
  path: '/staff/withdraws/:id',
  explanation:
    'An action of staff on an open withdrawal (approve, reject, cancel), or of the bank on a paid one (succeed, fail).',
  example: { path: '/staff/withdraws/W000001', body: { action: 'approve' } },
  body: WithdrawActionInput,
  handle: (exchange) => {
    const { world, body, parameters } = exchange;
    const code = parameters['id'] ?? '';
    const withdraw = world.store.change((change) => {
      const order = change.withdraws.findFirst({ where: { code: { equals: code } } });
      if (!order) throw new LabError(404, 'NOT_FOUND', `there is no withdrawal ${code}`);
      const acted = actOnWithdraw(transaction(exchange, change), order, body.action);
      if (acted) return acted;
      const message = `${body.action} does not apply to a ${order.status} withdrawal`;
      throw new LabError(409, 'NOT_ALLOWED', message);
    });
    return { withdraw: serializeWithdraw(withdraw) };
  },
});
