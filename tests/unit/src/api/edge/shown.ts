/** Where what is read is shown: for each read a page, who looks at it, and the amounts that must then stand there. */
import type { AnswerOf, Call } from '../../../../../contract/endpoints.ts';
import { hundredths } from '../../../../oracle/money.ts';
import { paths, promotionPath } from '../../../../../src/app/paths.ts';

export interface Shown<C extends Call> {
  readonly call: C;
  readonly address: string;
  /** A state of the business in which the page asks for it. */
  readonly scenario: string;
  readonly player: string;
  /** What of the answer stands on the page as an amount, as the wire has it. */
  readonly amounts?: (answer: AnswerOf<C>) => readonly string[];
  /** What the tab has kept from before a reload. */
  readonly kept?: Readonly<Record<string, string>>;
}

function shown<C extends Call>(
  call: C,
  address: string,
  scenario = 'default',
  amounts?: Shown<C>['amounts'],
  player = 'demo',
): Shown<C> {
  return { call, address, scenario, player, ...(amounts ? { amounts } : {}) };
}

/** Two amounts together, without the zeros at the end. */
function total(a: string, b: string): string {
  const sum = String(hundredths(a) + hundredths(b)).padStart(3, '0');
  return `${sum.slice(0, -2)}.${sum.slice(-2)}`.replace(/\.?0+$/, '');
}

export const SHOWN = [
  shown('agencyInfo', paths.contact),
  shown('playerInfo', paths.bank),
  shown('credit', paths.home, 'with-credit', ({ credit }) => [credit.amount]),
  shown('banks', paths.bank, 'newcomer', undefined, 'newcomer'),
  shown('currencyRates', paths.deposit),
  shown('currencyOptions', paths.deposit),
  shown('depositConfig', paths.deposit),
  shown('depositList', paths.depositHistory, 'every-status', ({ items }) =>
    items.map(({ amount }) => amount),
  ),
  shown('depositOpen', paths.deposit, 'deposit-open', ({ items }) =>
    items.flatMap(({ status, amount }) => (status === 'OPEN' ? [amount] : [])),
  ),
  // Read after a reload, of an order that was on the page and has ended: an open one is in the list above.
  {
    ...shown('deposit', paths.deposit, 'deposit-success', ({ deposit }) => [
      deposit.amount,
      ...(deposit.status === 'SUCCESS' ? [deposit.totalCredit] : []),
    ]),
    kept: {
      'deposit-journal': JSON.stringify({
        version: 1,
        value: { playerId: 'PL000001', draft: null, intent: null, code: 'D000001' },
      }),
    },
  },
  shown('depositQr', paths.deposit, 'deposit-open'),
  shown('withdrawConfig', paths.withdraw, 'withdraw-ready'),
  shown('withdrawOpen', paths.withdraw, 'withdraw-open'),
  shown('withdraw', paths.withdraw, 'withdraw-open', ({ withdraw }) =>
    withdraw.status === 'OPEN' ? [withdraw.amount, withdraw.payAmount] : [],
  ),
  shown('withdrawList', paths.withdrawHistory, 'every-status', ({ items }) =>
    items.map(({ amount }) => amount),
  ),
  shown('promotionsCurrent', paths.promotions, 'default', ({ items }) =>
    // Of a set deposit the list says what one pays and what one gets for it; of any other, what is added.
    items.flatMap(({ depositAmount, bonusAmount, requiredCredit }) => [
      ...(depositAmount === undefined ? [bonusAmount] : [depositAmount, total(depositAmount, bonusAmount)]),
      requiredCredit,
    ]),
  ),
  shown('promotion', promotionPath('welcome-50'), 'default', ({ promotion }) => [
    promotion.bonusAmount,
    promotion.requiredCredit,
  ]),
  shown('usageCurrent', paths.promotions, 'promotion-active'),
  shown('usageList', paths.promotionHistory, 'promotion-success'),
  shown('games', '/player/game/alphabet'),
  shown('limits', paths.responsiblePlay),
] as const;
