/** The rules of deposits: specification §4, §5 and §9, contract §2 to §4. */
import { describe, expect, test } from 'vitest';
import type { Deposit, DepositStatus } from '../../../../contract/deposit.ts';
import { ORDER_STATUSES } from '../../../../contract/order.ts';
import type { UnknownWord } from '../../../../contract/schema/vocabulary.ts';
import type { Rate } from '../../../../contract/money/rates.ts';
import {
  boundPromotion,
  type DepositActor,
  type DepositPromotion,
  depositQuote,
  type DepositUsage,
  isBelowThreshold,
  isFinal,
  mayBecome,
  mayDo,
  hasBeen,
  mayLaterBe,
  promotionPayment,
} from '../../../../contract/rules/deposit.ts';
import { transitionsOf } from './transitions.ts';

const ACTORS: readonly DepositActor[] = ['player', 'bank', 'timer', 'system', 'staff'];

describe('transitions', () => {
  test('exactly those of contract §3 exist, each with its actors', () => {
    expect(transitionsOf(mayBecome, ORDER_STATUSES, ACTORS)).toEqual([
      'CANCELED → PAID by bank',
      'FAILED → REJECTED by staff',
      'FAILED → SUCCESS by staff',
      'FAILED → SUCCESS by system',
      'OPEN → CANCELED by player',
      'OPEN → CANCELED by staff',
      'OPEN → CANCELED by timer',
      'OPEN → PAID by bank',
      'PAID → FAILED by staff',
      'PAID → FAILED by system',
      'PAID → REJECTED by staff',
      'PAID → SUCCESS by staff',
      'PAID → SUCCESS by system',
    ]);
  });

  test('SUCCESS and REJECTED are final, and nothing else is', () => {
    expect(ORDER_STATUSES.filter(isFinal)).toEqual(['SUCCESS', 'REJECTED']);
  });

  test('mayLaterBe agrees with reachability in the table', () => {
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

  test('hasBeen holds for the status itself and for every status before it', () => {
    expect(ORDER_STATUSES.filter((status) => hasBeen('FAILED', status))).toEqual([
      'OPEN',
      'CANCELED',
      'PAID',
      'FAILED',
    ]);
    expect(ORDER_STATUSES.filter((status) => hasBeen('CANCELED', status))).toEqual(['OPEN', 'CANCELED']);
    expect(hasBeen('ARCHIVED' as Deposit['status'], 'PAID')).toBe(false);
  });

  test.each(ORDER_STATUSES)(
    'after %s, a status that this version does not know is possible unless %s is final',
    (from) => {
      const later = 'ARCHIVED' as Deposit['status'];
      expect(mayLaterBe(from, later)).toBe(!isFinal(from));
      expect(mayLaterBe(later, from)).toBe(true);
    },
  );
});

describe('what a player may do', () => {
  test('a check is allowed in every status', () => {
    expect(ORDER_STATUSES.every((status) => mayDo(status, 'check'))).toBe(true);
  });

  test('an order is cancelled, and its QR shown, while it is open only', () => {
    for (const action of ['cancel', 'showQr', 'issueQr'] as const) {
      expect(ORDER_STATUSES.filter((status) => mayDo(status, action))).toEqual(['OPEN']);
    }
  });

  test('another order is not offered while one is open', () => {
    expect(ORDER_STATUSES.filter((status) => !mayDo(status, 'startAnother'))).toEqual(['OPEN']);
  });

  test('a status that the client does not know permits another order, and no other action', () => {
    const actions = ['check', 'cancel', 'showQr', 'issueQr', 'startAnother'] as const;
    expect(actions.filter((action) => mayDo('UNDER_REVIEW' as UnknownWord, action))).toEqual([
      'startAnother',
    ]);
  });
});

const SERVED: readonly Rate[] = [{ currency: 'LAK', buy: '655', sell: '675' }];

describe('a quote', () => {
  test('has the rate and the credit, rounded down', () => {
    expect(depositQuote('100000', 'LAK', SERVED)).toEqual({
      rate: '675',
      credit: '148.14',
      promotionCredit: '0',
      totalCredit: '148.14',
    });
  });

  test('does not exist without a rate', () => {
    expect(depositQuote('100', 'USD', SERVED)).toBeNull();
  });
});

const RATES: readonly Rate[] = [
  { currency: 'LAK', buy: '655', sell: '675.5' },
  { currency: 'THB', buy: '1', sell: '1' },
  { currency: 'USD', buy: '0.0275', sell: '0.029' },
];
/** A deposit of 100.01 THB gives a bonus of 20 THB. */
const PROMOTION: DepositPromotion = { depositAmount: '100.01', bonusAmount: '20' };
const ANY_AMOUNT: DepositPromotion = { depositAmount: undefined, bonusAmount: '20' };

describe('the payment that a promotion requires', () => {
  test.each([
    ['LAK', '67557'],
    ['THB', '100.01'],
    ['USD', '2.91'],
  ] as const)('is rounded up in %s', (currency, payment) => {
    expect(promotionPayment(PROMOTION, currency, RATES)).toBe(payment);
  });

  test('is not fixed if the promotion names no amount', () => {
    expect(promotionPayment(ANY_AMOUNT, 'LAK', RATES)).toBeNull();
  });
});

describe('a quote with a promotion', () => {
  const bonus = ['100.01', '20', '120.01'] as const;
  test.each([
    ['its amount in LAK buys exactly its credit and the bonus', '67557', 'LAK', PROMOTION, bonus],
    ['its amount in THB buys exactly its credit and the bonus', '100.01', 'THB', PROMOTION, bonus],
    ['its amount in USD buys exactly its credit and the bonus', '2.91', 'USD', PROMOTION, bonus],
    ['its amount in another notation earns the bonus', '2.910', 'USD', PROMOTION, bonus],
    ['a kip less earns no bonus', '67556', 'LAK', PROMOTION, ['100', '0', '100']],
    ['a kip more earns no bonus', '67558', 'LAK', PROMOTION, ['100.01', '0', '100.01']],
    ['any amount earns the bonus if none is named', '67550', 'LAK', ANY_AMOUNT, ['100', '20', '120']],
  ] as const)('%s', (_rule, amount, currency, promotion, lines) => {
    const [credit, promotionCredit, totalCredit] = lines;
    const quote = { credit, promotionCredit, totalCredit };
    expect(depositQuote(amount, currency, RATES, promotion)).toMatchObject(quote);
  });
});

const ACTIVE: DepositUsage = {
  provider: 'alphabet',
  status: 'ACTIVE',
  depositAmount: '100',
  bonusAmount: '20',
};

describe('the promotion that an order is bound to', () => {
  test.each<[string, DepositUsage | null, boolean]>([
    ['one that waits for its deposit with the provider', ACTIVE, true],
    ['not one with another provider', { ...ACTIVE, provider: 'gclub' }, false],
    ['not one that has its deposit already', { ...ACTIVE, depositCode: 'D1' }, false],
    ['not one that is in play', { ...ACTIVE, status: 'USED' }, false],
    ['not one that is over', { ...ACTIVE, status: 'CANCELED' }, false],
    ['none, if the player has none', null, false],
  ])('%s', (_rule, usage, isBound) => {
    expect(boundPromotion(usage, 'alphabet')).toBe(isBound ? usage : null);
  });
});

test('credit must be strictly below the threshold (contract §4)', () => {
  const credits = ['0', '9.99', '10', '10.00', '10.01'];
  const below = credits.filter((credit) => isBelowThreshold(credit, { creditThreshold: '10' }));
  expect(below).toEqual(['0', '9.99']);
});
