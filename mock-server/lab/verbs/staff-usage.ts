import { serializeUsage } from '../../serializers.ts';
import { cancelAsStaff } from '../../domain/promotions/staff.ts';
import { UsageActionInput } from '../inputs.ts';
import { LabError } from '../lab-error.ts';
import { transaction, labVerb } from '../lab-verb.ts';

/** POST /__lab/staff/usages/{id}: staff cancel a player's promotion usage. */
export const actOnUsage = labVerb({
  method: 'post',
  path: '/staff/usages/:id',
  explanation:
    'Cancels a promotion usage as staff: a USED one loses its bonus, an ACTIVE one becomes inactive.',
  example: { path: '/staff/usages/U000001', body: { action: 'cancel' } },
  body: UsageActionInput,
  handle: (exchange) => {
    const { world, body, parameters } = exchange;
    const id = parameters['id'] ?? '';
    const usage = world.store.change((change) => {
      const found = change.usages.findFirst({ where: { id: { equals: id } } });
      if (!found) throw new LabError(404, 'NOT_FOUND', `there is no usage ${id}`);
      const acted = cancelAsStaff(transaction(exchange, change), found);
      if (acted) return acted;
      const message = `${body.action} does not apply to a ${found.status} usage, or an order is bound to it`;
      throw new LabError(409, 'NOT_ALLOWED', message);
    });
    return { usage: serializeUsage(usage) };
  },
});
