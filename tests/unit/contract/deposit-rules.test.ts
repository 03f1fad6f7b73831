/** The rules of a deposit: specification §4, §5 and §9, contract §2 to §4. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DepositRequest, DepositStatus } from '../../../contract/deposit.ts';
import { ORDER_STATUSES } from '../../../contract/order.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import {
  DEPOSIT_TRANSITIONS,
  type DepositActor,
  type DepositFacts,
  depositObstacle,
  depositQuote,
  depositRefusal,
  isBelowThreshold,
  isFinal,
  mayBecome,
  mayDo,
  mayLaterBe,
} from '../../../contract/rules/deposit.ts';

const ACTORS: readonly DepositActor[] = ['player', 'bank', 'timer', 'system', 'staff'];

/** Contract §3, written down a second time. */
const ALLOWED = new Set([
  'OPEN → PAID by bank',
  'OPEN → CANCELED by player',
  'OPEN → CANCELED by timer',
  'OPEN → CANCELED by staff',
  'PAID → SUCCESS by system',
  'PAID → SUCCESS by staff',
  'PAID → FAILED by system',
  'PAID → FAILED by staff',
  'PAID → REJECTED by staff',
  'FAILED → SUCCESS by system',
  'FAILED → SUCCESS by staff',
  'FAILED → REJECTED by staff',
  'CANCELED → PAID by bank',
]);

describe('transitions', () => {
  test('exactly those of contract §3 exist, by whom it says', () => {
    const found = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.flatMap((to) =>
        ACTORS.filter((by) => mayBecome(from, to, by)).map((by) => `${from} → ${to} by ${by}`),
      ),
    );
    expect(new Set(found)).toEqual(ALLOWED);
  });

  test('a paid order never becomes a cancelled one, whoever asks and however long one waits', () => {
    expect(ACTORS.some((by) => mayBecome('PAID', 'CANCELED', by))).toBe(false);
    expect(mayLaterBe('PAID', 'CANCELED')).toBe(false);
    expect(mayLaterBe('SUCCESS', 'CANCELED')).toBe(false);
  });

  test('SUCCESS and REJECTED are final, and nothing else is', () => {
    expect(ORDER_STATUSES.filter(isFinal)).toEqual(['SUCCESS', 'REJECTED']);
  });

  test('money that comes after a cancel or an expiry is not lost', () => {
    expect(mayBecome('CANCELED', 'PAID', 'bank')).toBe(true);
    expect(mayLaterBe('CANCELED', 'SUCCESS')).toBe(true);
  });

  test('no row stands twice', () => {
    const rows = DEPOSIT_TRANSITIONS.map(({ from, to }) => `${from} → ${to}`);
    expect(new Set(rows).size).toBe(rows.length);
  });

  test('what may later be seen is what a walk along the rows can reach', () => {
    const reachable: Record<DepositStatus, readonly DepositStatus[]> = {
      OPEN: ['OPEN', 'CANCELED', 'PAID', 'SUCCESS', 'FAILED', 'REJECTED'],
      CANCELED: ['CANCELED', 'PAID', 'SUCCESS', 'FAILED', 'REJECTED'],
      PAID: ['PAID', 'SUCCESS', 'FAILED', 'REJECTED'],
      FAILED: ['SUCCESS', 'FAILED', 'REJECTED'],
      SUCCESS: ['SUCCESS'],
      REJECTED: ['REJECTED'],
    };
    for (const from of ORDER_STATUSES) {
      expect(ORDER_STATUSES.filter((to) => mayLaterBe(from, to))).toEqual(reachable[from]);
    }
  });
});

describe('what a player may do', () => {
  test('a check is answered in every status', () => {
    expect(ORDER_STATUSES.every((status) => mayDo(status, 'check'))).toBe(true);
  });

  test('an order is cancelled, and its QR shown, while it is open only', () => {
    for (const action of ['cancel', 'showQr', 'issueQr'] as const) {
      expect(ORDER_STATUSES.filter((status) => mayDo(status, action))).toEqual(['OPEN']);
    }
  });

  test('another is not offered while one is open: there is at most one', () => {
    expect(ORDER_STATUSES.filter((status) => !mayDo(status, 'startAnother'))).toEqual(['OPEN']);
  });
});

const FACTS: DepositFacts = {
  hasBankAccount: true,
  openOrder: null,
  credit: '9.99',
  config: {
    creditThreshold: '10',
    qrSeconds: 600,
    orderSeconds: 1_800,
    checkSeconds: 3,
    providers: [{ provider: 'alphabet', minCredit: '50', maxCredit: '30000' }],
  },
  options: [
    { code: 'bcel', mid: 'MOCKLAK', displayName: 'BCEL', currency: 'LAK' },
    { code: 'usd', mid: 'MOCKUSD', displayName: 'BCEL USD', currency: 'USD' },
  ],
  rates: [{ currency: 'LAK', buy: '655', sell: '675' }],
};

const REQUEST: DepositRequest = {
  provider: 'alphabet',
  mid: 'MOCKLAK',
  amount: '33750',
  expectedCredit: '50',
};

describe('a quote', () => {
  test('says the rate and the credit, rounded down', () => {
    expect(depositQuote('100000', 'LAK', FACTS.rates)).toEqual({
      rate: '675',
      credit: '148.14',
      promotionCredit: '0',
      totalCredit: '148.14',
    });
  });

  test('there is none without a rate', () => {
    expect(depositQuote('100', 'USD', FACTS.rates)).toBeNull();
  });
});

describe('the threshold', () => {
  test('credit must be strictly below it (contract §4)', () => {
    const credits = ['0', '9.99', '10', '10.00', '10.01'];
    expect(credits.map((credit) => isBelowThreshold(credit, FACTS.config))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a refusal', () => {
  test('there is none when nothing stands in the way', () => {
    expect(depositRefusal(FACTS, REQUEST)).toBeNull();
    const { expectedCredit: _, ...withoutPromise } = REQUEST;
    expect(depositRefusal(FACTS, withoutPromise)).toBeNull();
  });

  test('a promise is kept when it says the same money', () => {
    expect(depositRefusal(FACTS, { ...REQUEST, expectedCredit: '50.00' })).toBeNull();
  });

  /** Each thing that can be wrong, in the order of contract §2. */
  const faults: readonly {
    readonly code: string;
    readonly meta: object;
    readonly facts?: Partial<DepositFacts>;
    readonly request?: Partial<DepositRequest>;
  }[] = [
    { code: 'BANK_REQUIRED', meta: {}, facts: { hasBankAccount: false } },
    { code: 'OPEN_ORDER', meta: { code: 'D1' }, facts: { openOrder: { code: 'D1' } } },
    { code: 'CREDIT_ABOVE_THRESHOLD', meta: { threshold: '10' }, facts: { credit: '10' } },
    { code: 'QUOTE_CHANGED', meta: { rate: '675' }, request: { expectedCredit: '1' } },
    { code: 'MID_INVALID', meta: {}, request: { mid: 'UNKNOWN' } },
    {
      code: 'AMOUNT_OUT_OF_RANGE',
      meta: { min: '33750', max: '20250000', currency: 'LAK' },
      request: { amount: '33749' },
    },
  ];

  /** Without a promise, which is broken by another amount before the range is looked at. */
  const UNPROMISED: DepositRequest = { provider: 'alphabet', mid: 'MOCKLAK', amount: '33750' };

  test.each(faults)('$code', ({ code, meta, facts, request }) => {
    const refusal = depositRefusal({ ...FACTS, ...facts }, { ...UNPROMISED, ...request });
    expect(refusal?.code).toBe(code);
    expect(refusal?.meta).toMatchObject(meta);
  });

  test('of several reasons, the first one in the order of contract §2 is named', () => {
    fc.assert(
      fc.property(fc.subarray([...faults], { minLength: 1 }), (chosen) => {
        // A merchant that is not known has no rate, so a promise about it cannot be broken.
        fc.pre(!isChosen(chosen, 'QUOTE_CHANGED') || !isChosen(chosen, 'MID_INVALID'));
        const facts = Object.assign({}, FACTS, ...chosen.map((fault) => fault.facts)) as DepositFacts;
        const request = Object.assign(
          {},
          UNPROMISED,
          ...chosen.map((fault) => fault.request),
        ) as DepositRequest;
        expect(depositRefusal(facts, request)?.code).toBe(chosen[0]?.code);
      }),
    );
  });

  function isChosen(chosen: readonly { readonly code: string }[], code: string): boolean {
    return chosen.some((fault) => fault.code === code);
  }

  test.each(['33749', '20250001', '33750.0', '33750.5', '0'])('%s LAK is out of range', (amount) => {
    expect(depositRefusal(FACTS, { ...UNPROMISED, amount })?.code).toBe('AMOUNT_OUT_OF_RANGE');
  });

  test('a merchant whose currency has no rate cannot be chosen', () => {
    expect(depositRefusal(FACTS, { ...UNPROMISED, mid: 'MOCKUSD', amount: '10' })?.code).toBe('MID_INVALID');
  });

  test('what stands in the way of any amount is told without one', () => {
    expect(depositObstacle(FACTS, null)).toBeNull();
    expect(depositObstacle({ ...FACTS, hasBankAccount: false, credit: '10' }, 'alphabet')?.code).toBe(
      'BANK_REQUIRED',
    );
  });

  test('every code is one that the call may answer with, in the same order', () => {
    const order: readonly string[] = endpoints.depositCreate.errors;
    const places = faults.map(({ code }) => order.indexOf(code));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
