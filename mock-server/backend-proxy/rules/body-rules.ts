/** What a readable success must satisfy besides its shape: it is about what was asked, its numbers add up, and orders keep their terms. */
import type { Call } from '../../../contract/endpoints.ts';
import type { Deviation, RuleText } from '../../../contract/exchange/rules.ts';
import {
  CURRENCY_DECIMALS,
  type Currency,
  add,
  decimal,
  divide,
  multiply,
  round,
  sameAmount,
  written,
} from '../../../contract/money/money.ts';
import type { Exchange } from './exchange.ts';
import type { Kind, Row } from './known-orders.ts';

type Asked = Omit<Exchange, 'response'>;

interface BodyRule extends Pick<RuleText, 'section' | 'says'> {
  readonly id: string;
  readonly judge: (asked: Asked, body: Row) => readonly Deviation[];
}

const LISTS: Readonly<Partial<Record<Call, Kind>>> = {
  depositList: 'deposit',
  depositOpen: 'deposit',
  withdrawList: 'withdraw',
  withdrawOpen: 'withdraw',
  usageList: 'usage',
};

interface Found {
  readonly kind: Kind;
  readonly id: string;
  readonly row: Row;
}

/** The orders and usages in a body. */
function rowsIn(call: Call, body: Row): readonly Found[] {
  const listed = LISTS[call];
  const found: readonly (readonly [Kind, unknown])[] = listed
    ? (body['items'] as readonly unknown[]).map((row) => [listed, row] as const)
    : (['deposit', 'withdraw', 'usage'] as const).map((kind) => [kind, body[kind]] as const);
  return found.flatMap(([kind, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    const row = value as Row;
    return [{ kind, row, id: String(row[kind === 'usage' ? 'id' : 'code']) }];
  });
}

/** A deviation of each field that is not as expected; amounts are compared by value. */
function differing(kind: string, row: Row, expected: Row): readonly Deviation[] {
  return Object.entries(expected)
    .filter(([name, value]) => value !== undefined && !isSame(row[name], value))
    .map(([name, value]) => ({
      part: `${kind}.${name}`,
      expected: String(value),
      received: row[name] ?? `no ${name}`,
    }));
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const areAmounts = [one, other].every((value) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value));
  return areAmounts && sameAmount(String(one), String(other));
}

function sum(...amounts: readonly unknown[]): string {
  return written(amounts.map((amount) => decimal(String(amount))).reduce(add));
}

const CREATES: Readonly<Partial<Record<Call, Kind>>> = {
  depositCreate: 'deposit',
  withdrawCreate: 'withdraw',
  promotionClaim: 'usage',
};

export const bodyRules: readonly BodyRule[] = [
  {
    id: 'asked',
    section: 'contract §2',
    says: 'the response is about the object and the terms of the request',
    judge: ({ call, parameters, body: request, idempotencyKey, query }, body) => {
      const sent = (typeof request === 'object' && request !== null ? request : {}) as Row;
      const created = CREATES[call];
      if (created) {
        const { provider, mid, amount } = sent;
        const key = { idempotencyKey: idempotencyKey ?? undefined };
        return differing(created, body[created] as Row, {
          provider,
          mid,
          amount,
          ...key,
          promotionId: parameters['id'],
        });
      }
      if (call === 'withdrawQuote')
        return differing('quote', body['quote'] as Row, { amount: sent['amount'] });
      if (call === 'promotion')
        return differing('promotion', body['promotion'] as Row, { id: parameters['id'] });
      if (call === 'login' || call === 'register')
        return differing('player', body['player'] as Row, { username: sent['username'] });
      if ('page' in body) {
        const rows = body['items'] as readonly unknown[];
        const page = differing('body', body, { page: Number(query['page'] ?? 1) });
        const isLonger = rows.length > Number(body['pageSize']) || rows.length > Number(body['total']);
        const received = `${rows.length} items`;
        return isLonger
          ? [...page, { part: 'items', expected: 'at most pageSize and total', received }]
          : page;
      }
      return rowsIn(call, body).flatMap(({ kind, row }) =>
        differing(kind, row, kind === 'usage' ? { id: parameters['id'] } : { code: parameters['code'] }),
      );
    },
  },
  {
    id: 'player',
    section: 'contract §1',
    says: 'the session is the one of the player who has logged in',
    judge: ({ call, player }, body) =>
      call === 'playerInfo' && player !== null
        ? differing('player', body['player'] as Row, { username: player })
        : [],
  },
  {
    id: 'sums',
    section: 'contract §3',
    says: 'the amounts of an order add up, and each rounds as the contract says',
    judge: ({ call }, body) => [
      ...rowsIn(call, body).flatMap(({ kind, row }) => sumsOf(kind, row)),
      ...(call === 'withdrawQuote' ? quoteSums(body['quote'] as Row) : []),
    ],
  },
  {
    id: 'paid',
    section: 'contract §2',
    says: 'paid is whether paidAt is set',
    judge: ({ call }, body) => {
      if (call !== 'depositCheck') return [];
      const { paidAt } = body['deposit'] as Row;
      return differing('body', body, { paid: !String(paidAt).startsWith('0001-01-01') });
    },
  },
  {
    id: 'newest-first',
    section: 'contract §1',
    says: 'a history is newest first',
    judge: ({ call }, body) => {
      const times = rowsIn(call, body).map(({ row }) =>
        Date.parse(String(row['createdAt'] ?? row['claimedAt'])),
      );
      const place = times.findIndex((time, index) => time > (times[index - 1] ?? Infinity));
      if (place < 0) return [];
      return [{ part: `items.${place}`, expected: 'not newer than the one before', received: 'newer' }];
    },
  },
  {
    id: 'history',
    section: 'contract §3',
    says: 'an order keeps its terms, and becomes only what its status allows',
    judge: ({ call, orders, askedAt, arrivedAt, isRepetition }, body) =>
      (isRepetition ? [] : rowsIn(call, body)).flatMap(({ kind, id, row }) =>
        orders.observe(kind, id, row, askedAt, arrivedAt),
      ),
  },
];

/** Of a deposit only while it is open: staff may give credit for another amount that was paid. */
function sumsOf(kind: Kind, row: Row): readonly Deviation[] {
  if (kind === 'deposit' && row['status'] === 'OPEN') {
    const { amount, rate, credit, promotionCredit, usageId } = row;
    const isPlain =
      usageId === undefined && sameAmount(String(promotionCredit), '0') && !sameAmount(String(rate), '0');
    const bought = isPlain && written(divide(decimal(String(amount)), decimal(String(rate)), 2, 'down'));
    const total = { totalCredit: sum(credit, promotionCredit) };
    return differing(kind, row, bought === false ? total : { credit: bought, ...total });
  }
  if (kind !== 'withdraw') return [];
  const { bonusDeducted, creditReceived, creditReturned } = row;
  return differing(kind, row, {
    amount: sum(bonusDeducted, creditReceived, creditReturned),
    ...payout(row, creditReceived),
  });
}

function quoteSums(quote: Row): readonly Deviation[] {
  const { bonusDeducted, received, returned } = quote;
  return differing('quote', quote, {
    amount: sum(bonusDeducted, received, returned),
    ...payout(quote, received),
  });
}

function payout({ rate, payCurrency }: Row, received: unknown): Row {
  const exact = multiply(decimal(String(received)), decimal(String(rate)));
  return { payAmount: written(round(exact, CURRENCY_DECIMALS[payCurrency as Currency], 'down')) };
}
