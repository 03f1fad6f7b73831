/** Moves of players and staff on promotions. */
import type { Provider } from '../../../../contract/values.ts';
import { cancelAsStaff } from '../../../../mock-server/domain/promotions/staff.ts';
import { times, type Who } from './deposits.ts';
import { byItsOwner, byStaff, type Move, move } from './move.ts';

export function claim(who: Who, id: string, provider: Provider, tries = 1): Move {
  return move(`${who} claims ${id} with ${provider}${times(tries)}`, (table) => {
    const { client } = table.seats[who];
    const options = { parameters: { id }, body: { provider } };
    return table.insist(tries, (key) => client.call('promotionClaim', { ...options, key }));
  });
}

export function cancelUsage(back = 0): Move {
  return byItsOwner('usages', back, 'cancels', (client, { id }) =>
    client.call('usageCancel', { parameters: { id } }),
  );
}

export function revoke(back = 0): Move {
  return byStaff('usages', back, 'cancel', cancelAsStaff);
}

/** Staff make a promotion INACTIVE. */
export function end(id: string): Move {
  return move(`staff: end ${id}`, (table) =>
    table.builder(({ change }) =>
      change.promotions.update({ where: { id: { equals: id } }, data: { status: 'INACTIVE' } }),
    ),
  );
}
