/** Moves of players and staff on promotions. */
import type { Provider } from '../../../../contract/values.ts';
import { cancelAsStaff } from '../../../../mock-server/domain/promotions/staff.ts';
import type { LedgerView } from '../invariants/ledger-view.ts';
import { times, type Who } from './deposits.ts';
import type { Move } from './move.ts';
import type { Table } from './table.ts';

export function claim(who: Who, id: string, provider: Provider, tries = 1): Move {
  return {
    says: `${who} claims ${id} with ${provider}${times(tries)}`,
    async carryOut(table) {
      const { client } = table.seats[who];
      const options = { parameters: { id }, body: { provider } };
      await table.insist(tries, (key) => client.call('promotionClaim', { ...options, key }));
    },
  };
}

export function cancelUsage(back = 0): Move {
  return {
    says: `its player cancels usage ${back}`,
    makesSense: hasUsage(back),
    async carryOut(table) {
      const usage = usageAt(table, back);
      const owner = table.seats.find(({ id }) => id === usage?.playerId);
      if (usage && owner) await owner.client.call('usageCancel', { parameters: { id: usage.id } });
    },
  };
}

export function revoke(back = 0): Move {
  return {
    says: `staff: cancel usage ${back}`,
    makesSense: hasUsage(back),
    async carryOut(table) {
      table.builder((transaction) => {
        const usage = transaction.change.usages.getAll().at(-1 - back);
        return usage ? cancelAsStaff(transaction, usage) : null;
      });
    },
  };
}

/** Staff make a promotion INACTIVE. */
export function end(id: string): Move {
  return {
    says: `staff: end ${id}`,
    async carryOut(table) {
      table.builder(({ change }) =>
        change.promotions.update({ where: { id: { equals: id } }, data: { status: 'INACTIVE' } }),
      );
    },
  };
}

function hasUsage(back: number) {
  return ({ usages }: LedgerView): boolean => usages.length > back;
}

function usageAt({ world }: Table, back: number) {
  return world.store.usages.getAll().at(-1 - back);
}
