/** Moves of players, the bank and staff on deposits. */
import type { CurrencyOption } from '../../../../contract/money/rates.ts';
import type { Provider } from '../../../../contract/values.ts';
import { pay as payAtBank } from '../../../../mock-server/domain/bank.ts';
import { actAsStaff, type StaffAction } from '../../../../mock-server/domain/deposits/staff.ts';
import { decimalPlaces } from '../../../oracle/money.ts';
import { amountToPay } from '../../../oracle/deposit.ts';
import { byItsOwner, byStaff, type Move, move } from './move.ts';
import type { Table } from './table.ts';

export type Who = 0 | 1;

/** The merchant of each currency, and the amount paid to it if no promotion determines it. */
export const MERCHANTS = {
  LAK: { mid: 'MOCKLAK0001', amount: '675000' },
  THB: { mid: 'MOCKTHB0001', amount: '100.01' },
  USD: { mid: 'MOCKUSD0001', amount: '7.77' },
} as const satisfies Record<CurrencyOption['currency'], { mid: string; amount: string }>;
export type PaidIn = keyof typeof MERCHANTS;

/** Opens a deposit of the amount that a claimed promotion requires, if there is one; with `fits` false, of another amount. */
export function open(who: Who, provider: Provider, paidIn: PaidIn, fits = true, tries = 1): Move {
  return move(
    `${who} opens a deposit with ${provider} in ${paidIn}${fits ? '' : ', of any amount'}${times(tries)}`,
    (table) => {
      const { client, id } = table.seats[who];
      const { mid, amount } = MERCHANTS[paidIn];
      const asked = fits ? askedAmount(table, id, provider, paidIn) : null;
      const body = { provider, mid, amount: asked ?? amount };
      return table.insist(tries, (key) => client.call('depositCreate', { body, key }));
    },
  );
}

function askedAmount({ world }: Table, playerId: string, provider: Provider, paidIn: PaidIn): string | null {
  const usage = world.store.usages
    .findMany({ where: { playerId: { equals: playerId } } })
    .find((row) => row.status === 'ACTIVE' && row.provider === provider && row.depositCode === undefined);
  const asked =
    usage &&
    amountToPay(
      usage,
      world.store.rates.findFirst({ where: { currency: { equals: paidIn } } })?.sell ?? '0',
      paidIn,
    );
  return asked ? String(asked) : null;
}

/** `back` counts from the newest order of all players. */
export function pay(back = 0, percent = 100, count = 1): Move {
  return byStaff('deposits', back, `pay ${percent} % ${times(count)}`, ({ change, now }, order) => {
    const amount = shareOf(order.amount, percent);
    for (let left = count; left > 0; left -= 1) payAtBank(change, order, amount, now);
    return order;
  });
}

export function check(back = 0): Move {
  return byItsOwner('deposits', back, 'checks', (client, { code }) =>
    client.call('depositCheck', { parameters: { code } }),
  );
}

export function cancel(back = 0): Move {
  return byItsOwner('deposits', back, 'cancels', (client, { code }) =>
    client.call('depositCancel', { parameters: { code } }),
  );
}

export function staff(action: StaffAction, back = 0): Move {
  const acts = byStaff('deposits', back, action, (transaction, order) =>
    actAsStaff(transaction, order, action),
  );
  // Cancelling an order asks the bank for payments first, which fails while the bank is silent.
  return { ...acts, makesSense: (view) => acts.makesSense(view) && (action !== 'cancel' || view.bankIsUp) };
}

export function times(count: number): string {
  return count === 1 ? '' : `, ${count} times`;
}

/** A percentage of an amount, with the amount's decimals, and at least one smallest unit. */
function shareOf(amount: string, percent: number): string {
  const places = decimalPlaces(amount);
  const units = (BigInt(amount.replace('.', '')) * BigInt(percent)) / 100n;
  const digits = (units > 0n ? units : 1n).toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
