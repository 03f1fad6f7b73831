/** The invariants of contract §3, read off the store: what must hold after every move, whoever made it. */
import { expect } from 'vitest';
import { UNSET_INSTANT } from '../../contract/clock.ts';
import { add, compare, type Decimal, decimal, subtract, written, ZERO } from '../../contract/money.ts';
import { convert } from '../../contract/rates.ts';
import type { DepositRow, LedgerRow } from '../../mock-server/store/rows.ts';
import type { World } from '../../mock-server/world.ts';

const HALF_AN_HOUR_MS = 30 * 60_000;

/** What a check of the books remembers of the last one. */
export interface Memory {
  ledger: readonly LedgerRow[];
  readonly paid: Set<string>;
}

export function expectBooksInOrder(world: World, memory: Memory): void {
  const { store } = world;
  const ledger = store.all('ledger');
  expect(ledger.slice(0, memory.ledger.length), 'the ledger only grows').toEqual(memory.ledger);
  memory.ledger = ledger;

  const orders = store.all('deposits');
  for (const order of orders) expectOrderInOrder(world, order, memory);
  expectCreditInOrder(world, orders, ledger);
  for (const { id } of store.all('players')) {
    const open = orders.filter((order) => order.playerId === id && order.status === 'OPEN');
    expect(open.length, 'at most one open order a player').toBeLessThanOrEqual(1);
  }
}

function expectOrderInOrder({ store, clock }: World, order: DepositRow, memory: Memory): void {
  const lines = store.where('ledger', 'order', order.code);
  const sumOf = (kind: LedgerRow['kind']) => total(lines.filter((line) => line.kind === kind));
  const payments = store.where('payments', 'depositCode', order.code);
  const known = payments.filter((payment) => payment.learnt);
  const received = sumOf('payment.received');
  const owed = sumOf('refund.owed');
  const refunded = sumOf('refund.paid');
  const kept = subtract(received, owed);

  expect(lines.filter((line) => line.kind === 'deposit.opened').length, 'opened once').toBe(1);
  expect(written(received), 'all that was learnt is in the ledger').toBe(written(total(known)));
  expect(order.paidAmount ?? '0', 'and in the order').toBe(written(received));
  expect(compare(refunded, owed), 'no more is refunded than is owed').toBeLessThanOrEqual(0);

  const isPaid = known.length > 0;
  expect(order.paidAt !== UNSET_INSTANT, 'paid is what has money').toBe(isPaid);
  if (isPaid) memory.paid.add(order.code);
  if (memory.paid.has(order.code))
    expect(order.status, 'a paid order never ends cancelled').not.toBe('CANCELED');

  const credits = lines.filter((line) => line.kind === 'credit.deposited');
  expect(credits.length, 'credited once, and only when it succeeds').toBe(order.status === 'SUCCESS' ? 1 : 0);
  switch (order.status) {
    case 'SUCCESS': {
      const rates = [{ currency: order.currency, buy: order.rate, sell: order.rate }];
      const bought = convert('DEPOSIT', written(kept), order.currency, rates);
      expect([credits[0]?.amount, order.totalCredit], 'what is kept was credited').toEqual([bought, bought]);
      break;
    }
    case 'REJECTED':
      expect(written(kept), 'nothing is kept').toBe('0');
      break;
    case 'PAID':
      expect(order.attention, 'money that stays waits for staff').toMatch(/^(PARTIAL|TOO_LATE)$/);
      expect(compare(kept, ZERO)).toBeGreaterThan(0);
      break;
    case 'FAILED':
      expect(compare(kept, ZERO), 'its money waits for a retry').toBeGreaterThan(0);
      break;
    default:
      expect(isPaid).toBe(false);
  }
  if (compare(owed, refunded) > 0) expect(order.attention, 'what is owed is seen').toBeDefined();

  if (store.get('bankLines', 'bank')?.mode !== 'up') return;
  const isOver = Date.parse(order.expiresAt) <= clock.now();
  expect(order.status === 'OPEN' && isOver, 'the timer has fired').toBe(false);
  for (const payment of payments) {
    const isOld = clock.now() - Date.parse(payment.at) >= HALF_AN_HOUR_MS;
    expect(isOld && !payment.learnt, 'reconciliation has found it').toBe(false);
  }
}

/** credit = Σ totalCredit of what succeeded ± game results, and never negative. */
function expectCreditInOrder(
  { store }: World,
  orders: readonly DepositRow[],
  ledger: readonly LedgerRow[],
): void {
  for (const player of store.all('players')) {
    for (const provider of ['alphabet', 'gclub'] as const) {
      const own = ledger.filter((line) => line.player === player.username && line.provider === provider);
      const games = total(own.filter((line) => line.kind === 'credit.adjusted'));
      const given = total(own.filter((line) => line.kind === 'credit.deposited'));
      const succeeded = orders
        .filter(({ playerId, status }) => playerId === player.id && status === 'SUCCESS')
        .filter((order) => order.provider === provider)
        .reduce((sum, order) => add(sum, decimal(order.totalCredit)), ZERO);
      const credit = store.get('credits', `${player.id}.${provider}`)?.amount ?? '0';
      expect(credit, 'credit is what was given and played').toBe(written(add(given, games)));
      expect(credit, 'credit is what succeeded and was played').toBe(written(add(succeeded, games)));
      expect(credit.startsWith('-'), 'credit is never negative').toBe(false);
    }
  }
}

function total(lines: readonly { readonly amount: string }[]): Decimal {
  return lines.reduce((sum, line) => add(sum, decimal(line.amount)), ZERO);
}
