/** The filters and totals of the three histories: contract §1, *Histories*. The conformance kit proves them over HTTP. */
import { describe, expect, test } from 'vitest';
import type { HistoryFilters, HistoryTotal } from '../../contract/history.ts';
import { historyPage } from '../../mock-server/pipeline/history.ts';
import { scenarios } from '../../mock-server/lab/scenarios/scenarios.ts';
import type { LedgerKind } from '../../mock-server/store/rows.ts';
import type { Store } from '../../mock-server/store/store.ts';
import { signedIn, stillBackend } from '../contract/in-process.ts';
import { hundredths } from '../oracle/money.ts';

const row = (code: string, at: string, more: object = {}) => ({
  code,
  at,
  status: 'SUCCESS',
  provider: 'alphabet',
  money: null as HistoryTotal | null,
  ...more,
});

/** Around two midnights of Vientiane (17:00 UTC), and not in the order of their codes. */
const ROWS = [
  row('D000003', '2026-03-02T16:59:59.999Z', { status: 'PAID' }),
  row('D000001', '2026-03-01T16:59:59.999999Z'),
  row('D000004', '2026-03-02T17:00:00Z', { provider: 'gclub', deposit: 'X-77' }),
  row('D000002', '2026-03-01T17:00:00.000Z'),
];

function pageOf(rows: readonly (typeof ROWS)[number][], filters: HistoryFilters, page = 1, pageSize = 10) {
  return historyPage(
    rows,
    filters,
    { page, pageSize },
    {
      instantOf: ({ at }) => at,
      codesOf: ({ code, ...others }) => ('deposit' in others ? [code, String(others.deposit)] : [code]),
      moneyOf: ({ money }) => money,
    },
  );
}

describe('filters', () => {
  test.each<[HistoryFilters, number[]]>([
    [{}, [4, 3, 2, 1]],
    [{ status: 'PAID' }, [3]],
    [{ provider: 'gclub' }, [4]],
    [{ status: 'PAID', provider: 'gclub' }, []],
    [{ from: '2026-03-02' }, [4, 3, 2]],
    [{ to: '2026-03-01' }, [1]],
    [{ to: '2026-03-02' }, [3, 2, 1]],
    [{ from: '2026-03-02', to: '2026-03-02' }, [3, 2]],
    [{ from: '2026-03-03', to: '2026-03-09' }, [4]],
    [{ from: '2026-02-01', to: '2026-02-28' }, []],
    [{ q: 'D000002' }, [2]],
    [{ q: 'd00' }, [4, 3, 2, 1]],
    [{ q: ' \u2066000003\u2069 ' }, [3]],
    [{ q: 'x-7' }, [4]],
    [{ q: '%' }, []],
    [{ q: ' \u200b' }, [4, 3, 2, 1]],
  ])('%j: the rows %j', (filters, numbers) => {
    const { items, total } = pageOf(ROWS, filters);
    expect(items.map(({ code }) => Number(code.slice(1)))).toEqual(numbers);
    expect(total).toBe(numbers.length);
  });

  test('pages and total are those of the filtered list', () => {
    const page = pageOf(ROWS, { to: '2026-03-02' }, 2, 2);
    expect(page).toMatchObject({ items: [{ code: 'D000001' }], page: 2, pageSize: 2, total: 3 });
  });

  test('are echoed as they were applied, a blank code not at all', () => {
    const filters = { status: 'PAID', from: '2026-03-01' };
    expect(pageOf(ROWS, { ...filters, q: ' D0\u200b' }).filters).toEqual({ ...filters, q: 'D0' });
    expect(JSON.stringify(pageOf(ROWS, { q: ' ' }).filters)).toBe('{}');
  });

  test('of a period that is none are rejected', () => {
    const reversed = () => pageOf(ROWS, { from: '2026-03-03', to: '2026-03-02' });
    expect(reversed).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', details: { fields: { to: 'FORMAT' } } }),
    );
  });
});

describe('totals', () => {
  const paid = (code: string, money: HistoryTotal, more: object = {}) =>
    row(code, '2026-03-02T03:00:00Z', { money, ...more });

  test('are exact sums of each currency over all pages, of the rows with money', () => {
    const rows = [
      paid('D1', { currency: 'USD', paid: '0.1', credited: '3.44' }),
      paid('D2', { currency: 'LAK', paid: '999999999', credited: '0' }),
      paid('D3', { currency: 'USD', paid: '0.2', credited: '6.89' }, { status: 'PAID' }),
      row('D4', '2026-03-02T03:00:00Z'),
    ];
    expect(pageOf(rows, {}, 2, 1).totals).toEqual([
      { currency: 'LAK', paid: '999999999', credited: '0' },
      { currency: 'USD', paid: '0.3', credited: '10.33' },
    ]);
    expect(pageOf(rows, { status: 'PAID' }).totals).toEqual([
      { currency: 'USD', paid: '0.2', credited: '6.89' },
    ]);
    expect(pageOf(rows, { q: 'D4' }).totals).toEqual([]);
  });

  test('are left out if a sum is larger than an amount of the contract', () => {
    const largest = { currency: 'LAK', paid: '999999999999' } as const;
    expect(pageOf([paid('D1', largest)], {}).totals).toEqual([largest]);
    const { totals, total } = pageOf([paid('D1', largest), paid('D2', largest)], {});
    expect({ totals, total }).toEqual({ totals: undefined, total: 2 });
  });
});

/** The ledger decides every test of money (contract §6). */
test('in every scenario, the totals are what the ledger has', { timeout: 60_000 }, async () => {
  const backend = stillBackend();
  const { store, faults } = backend.world;
  const lab = await signedIn(backend, 'demo');
  const seen = new Map<string, bigint>();
  for (const { name: scenario } of scenarios) {
    if (scenario === 'ten-thousand-orders') continue;
    await lab.lab('reset', { scenario });
    faults.clear();
    for (const { id, username } of store.players.getAll()) {
      const player = await signedIn(backend, username);
      const deposits = (await player.call('depositList')).body;
      const withdraws = (await player.call('withdrawList')).body;
      const usages = (await player.call('usageList')).body;
      const ledger = store.ledger.getAll().filter((line) => line.player === username);
      const inLedger = (...kinds: LedgerKind[]) => sumOf(ledger.filter(({ kind }) => kinds.includes(kind)));
      const expected = {
        received: inLedger('payment.received'),
        credited: inLedger('credit.deposited'),
        paidOut: inLedger('payout.sent'),
        withdrawn: inLedger('bonus.deducted', 'credit.received', 'credit.returned'),
        bonus: sumOf(bonusesOf(store, id)),
      };
      const totals = {
        received: totalOf(deposits, 'paid'),
        credited: totalOf(deposits, 'credited'),
        paidOut: totalOf(withdraws, 'paid'),
        withdrawn: totalOf(withdraws, 'withdrawn'),
        bonus: totalOf(usages, 'credited'),
      };
      expect(totals, `${username} in ${scenario}`).toEqual(expected);
      for (const [name, sum] of Object.entries(totals)) seen.set(name, (seen.get(name) ?? 0n) + sum);
    }
  }
  expect([...seen.values()].every((sum) => sum > 0n)).toBe(true);
});

function sumOf(lines: readonly { readonly amount: string }[]): bigint {
  return lines.reduce((sum, { amount }) => sum + hundredths(amount), 0n);
}

/** All currencies together: neither the ledger nor the totals convert them. */
function totalOf({ totals = [] }: { readonly totals?: HistoryTotal[] | undefined }, name: Sum): bigint {
  return sumOf(totals.map((total) => ({ amount: total[name] ?? '0' })));
}

type Sum = 'paid' | 'credited' | 'withdrawn';

/** The bonuses that were credited with a deposit and not removed by staff. */
function bonusesOf(store: Store, playerId: string) {
  const kept = store.usages
    .getAll()
    .filter((usage) => usage.playerId === playerId && usage.status !== 'CANCELED');
  return store.deposits
    .getAll()
    .filter(({ status, usageId }) => status === 'SUCCESS' && kept.some(({ id }) => id === usageId))
    .map(({ promotionCredit }) => ({ amount: promotionCredit }));
}
