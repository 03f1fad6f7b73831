/** For each GET call: the page that shows its response, the player, and the amounts that must be visible. */
import type { AnswerOf, Call } from '../../../../../contract/endpoints.ts';
import { hundredths } from '../../../../oracle/money.ts';
import { paths, promotionPath } from '../../../../../src/app/paths.ts';

export interface Shown<C extends Call> {
  readonly call: C;
  readonly address: string;
  /** The lab scenario in which the page sends the call. */
  readonly scenario: string;
  readonly player: string;
  /** The amounts in the response that the page must show, in wire format. */
  readonly amounts?: (answer: AnswerOf<C>) => readonly string[];
  /** Initial content of the tab's session storage, as after a reload. */
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

/** The sum of two amounts without trailing zeros. */
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
  // Read after a reload for the finished order in the journal; open orders come from `depositOpen` above.
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
    // With a fixed deposit the list shows the deposit and the deposit plus bonus; otherwise only the bonus.
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
