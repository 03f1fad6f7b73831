/** Deposits and withdrawals from the player's view: specification §1, §3, §4, §5, §8 and §9. */
import { waitFor } from '../../../in-process/wait-for.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  announces,
  choices,
  choose,
  dialog,
  field,
  fill,
  notifies,
  main,
  press,
  say,
  says,
  saysWrong,
  sees,
  textOf,
} from '../../../in-process/page-reading.ts';
import { attributeOf, currentItems, elementsIn, type Urgency } from '../../../in-process/perception.ts';
import { fillInDeposit, fillInWithdrawal, MERCHANT } from './forms.ts';
import { type VisitOptions, visit } from './visit.ts';

const CODE = 'D000001';
/** The number of the demo player's bank account. */
const ACCOUNT = '160120000123456';
const DEPOSIT = '/player/deposit/';

function qr(): Element | undefined {
  const isQr = (element: Element) =>
    attributeOf(element, 'role') === 'img' && attributeOf(element, 'aria-label')?.includes('MOCK') === true;
  return elementsIn(document, isQr)[0];
}

/** Orders a deposit of 100,000 kip and waits for its QR code. */
async function order(options: VisitOptions = {}) {
  const player = await visit(DEPOSIT, { player: 'demo', ...options });
  await fillInDeposit();
  await press(say('deposit.submit'));
  await waitFor(() => expect(qr()).toBeDefined());
  return player;
}

test('the deposit form neither scrolls the page nor moves the focus when it is shown; the QR that follows does', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  onTestFinished(() => scrollTo.mockRestore());
  await visit(DEPOSIT, { player: 'demo' });
  await fillInDeposit();
  expect(currentItems(main())).toEqual([[say('deposit.step.choose'), 'step']]);
  const heading = main()?.querySelector('h1');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).not.toBe(heading);
  await press(say('deposit.submit'));
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(scrollTo).toHaveBeenCalled();
  expect(currentItems(main())).toEqual([[say('deposit.step.pay'), 'step']]);
});

test('a deposit order has a QR, stays unpaid when a check finds no money, and is restored after a reload', async () => {
  const player = await order();
  expect(player.writes()).toEqual([
    {
      method: 'POST',
      path: '/deposits',
      body: { provider: 'alphabet', mid: MERCHANT, amount: '100000', expectedCredit: '148.14' },
    },
  ]);
  expect(player.sent.map(({ path }) => path)).toContain(`/deposits/${CODE}/qr`);
  // At the selling rate of 675 kip per baht, rounded down.
  for (const text of [CODE, 'Alphabet', `100.000${say('currency.LAK')}`, `148,14${say('currency.THB')}`])
    await sees(text, main);
  expect(textOf(main())).toMatch(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}/);

  await press(say('common.copy'), main);
  await announces('polite', say('common.copied'), main);
  // jsdom has no canvas.
  await press(say('qr.save'));
  await notifies('assertive', say('qr.save.failed'), main);

  await press(say('order.check'));
  await notifies('polite', say('order.notice.unpaid'), main);
  await player.load(DEPOSIT);
  await sees(CODE, main);
  await waitFor(() => expect(qr()).toBeDefined());
});

test('an order that is paid and then checked succeeds, and the dialog shows the credit that was added', async () => {
  const { mock } = await order();
  await mock.lab('bank/pay', { code: CODE });
  await press(say('order.check'));
  await sees(say('receipt.success.title'), dialog);
  expect(dialog()?.role).toBe('alertdialog');
  await sees(`148,14${say('currency.THB')}`, dialog);
});

test('a draft comes back after a reload as it was typed, and is not sent', async () => {
  const player = await visit(DEPOSIT, { player: 'demo' });
  await choose('GClub');
  await choose(MERCHANT);
  await fill(say('deposit.amount'), '250000');
  await player.load(DEPOSIT);
  await waitFor(() => expect(field(say('deposit.amount')).value).toBe('250.000'));
  await sees('GClub', main);
  expect(player.writes()).toEqual([]);
});

test('a paid order is not cancelled: a notice says so and refers the player to staff, until the credit has arrived', async () => {
  const visit = await order();
  await visit.mock.lab('bank/pay', { code: CODE });
  const release = visit.hold(`POST /deposits/${CODE}/check`);
  await press(say('order.cancel'));
  await sees(say('order.cancel.consequence'), dialog);
  expect(dialog()?.role).toBe('alertdialog');
  await press(say('order.cancel.confirm'), dialog);
  await sees(say('order.notice.alreadyPaid'), main);
  release();
  await press(say('success.confirm'), dialog);
  await sees(say('receipt.success.title'), main);
  expect(says(say('order.notice.alreadyPaid'))).toBe(false);
});

test('an expired QR is veiled: the player is told not to pay, and can issue another one', async () => {
  await visit(DEPOSIT, { player: 'demo', scenario: 'deposit-qr-expired' });
  await notifies('polite', say('qr.expired.doNotPay'), main);
  expect(qr()).toBeUndefined();
  await press(say('qr.issue'));
  await waitFor(() => expect(qr()).toBeDefined());
});

test('before the first deposit, the page offers to set limits, from the start', async () => {
  await visit(DEPOSIT, { player: 'demo', scenario: 'ready' });
  await notifies(null, say('firstDeposit.title'), main);
});

test('after the first deposit, the page no longer offers to set limits', async () => {
  await visit(DEPOSIT, { player: 'demo', scenario: 'deposit-success' });
  await sees('BCEL One (mock)', main);
  expect(says(say('firstDeposit.title'))).toBe(false);
});

test.each([10, -10])(
  'on a phone whose clock is off by %i minutes, a QR counts down right',
  async (minutes) => {
    const clock = { now: () => Date.now() + minutes * 60_000 };
    await visit(DEPOSIT, { player: 'demo', scenario: 'deposit-open', browser: { clock } });
    const timer = () => document.querySelector('main [role="timer"]');
    await waitFor(() => expect(textOf(timer())).toMatch(/\b(10:00|9:\d\d)\b/));
  },
);

test('the deposit form requires a provider, a merchant and an amount within the limits, which it shows in kip', async () => {
  const player = await visit(DEPOSIT, { player: 'demo' });
  await press(say('deposit.submit'));
  await saysWrong(() => choices(say('deposit.provider')), say('problem.provider.required'));
  await saysWrong(() => choices(say('deposit.mid')), say('problem.mid.required'));
  await saysWrong(() => field(say('deposit.amount')), say('problem.amount.required'));
  // The first of them has the focus.
  expect(choices(say('deposit.provider')).contains(document.activeElement)).toBe(true);
  // A merchant's card shows its name, number and currency.
  const currency = say('currency.LAK');
  expect(textOf(choices(say('deposit.mid')))).toContain(
    say('deposit.mid.description', { mid: MERCHANT, currency }),
  );
  await fillInDeposit();
  for (const [entry, text] of [
    ['33749', say('problem.amount.belowMinimum', { min: '33.750', currency })],
    ['20250001', say('problem.amount.aboveMaximum', { max: '20.250.000', currency })],
    ['12x', say('problem.amount.format')],
  ] as const) {
    await fill(say('deposit.amount'), entry);
    await saysWrong(() => field(say('deposit.amount')), text);
  }
  await press(say('deposit.submit'));
  expect(player.writes()).toEqual([]);
});

test('a rate that changed after the form was filled in is shown before an order is created', async () => {
  const { mock } = await visit(DEPOSIT, { player: 'demo' });
  const rate = (sell: string) =>
    say('deposit.rate.value', { credit: say('currency.THB'), rate: sell, currency: say('currency.LAK') });
  await fillInDeposit();
  await sees(rate('675'), main);
  await mock.lab('rates', { currency: 'LAK', buy: '655', sell: '700' });
  await press(say('deposit.submit'));
  await sees(say('failure.deposit.quoteChanged'), main);
  await sees(rate('700'), main);
  await notifies('polite', `142,85${say('currency.THB')}`, main);
});

const PLAYED_WITH = () => ({
  provider: 'Alphabet',
  threshold: '10',
  credit: '150',
  currency: say('currency.THB'),
});

test.each<[string, VisitOptions, Urgency | null, () => string]>([
  // Said from the start: it does not interrupt the reading of the page.
  ['without a bank account', { player: 'newcomer' }, null, () => say('deposit.obstacle.bank.body')],
  [
    'with credit that is not below the threshold',
    {
      prepare: ({ mock }) => mock.lab('credit', { username: 'demo', provider: 'alphabet', amount: '10' }),
    },
    'polite',
    () => say('deposit.obstacle.credit.body', { ...PLAYED_WITH(), credit: '10' }),
  ],
  [
    'with a promotion of another provider',
    { scenario: 'deposit-promotion-elsewhere' },
    'polite',
    () => say('deposit.obstacle.elsewhere.body', { provider: 'GClub' }),
  ],
  [
    'with a promotion in use whose credit is not below the threshold',
    { scenario: 'promotion-used' },
    'polite',
    () => say('deposit.obstacle.inPlay.body', PLAYED_WITH()),
  ],
])(
  'a deposit %s is blocked: the page gives the reason, and sends nothing',
  async (_, options, urgency, text) => {
    const player = await visit(DEPOSIT, { player: 'demo', ...options });
    await fillInDeposit();
    await notifies(urgency, text(), main);
    await press(say('deposit.submit'));
    expect(player.writes()).toEqual([]);
  },
);

test.each([
  ['PROMOTION_CREDIT_USED', 'failure.deposit.promotionInUse'],
  ['PROMOTION_USAGE', 'failure.deposit.promotionElsewhere'],
])('a deposit that is rejected with %s shows the message %s', async (code, text) => {
  await visit(DEPOSIT, {
    player: 'demo',
    prepare: ({ mock }) => mock.fault('POST /deposits', { code, times: 1 }),
  });
  await fillInDeposit();
  await press(say('deposit.submit'));
  await notifies('assertive', say(text), main);
});

test('limits that the server has changed are named in its rejection', async () => {
  await visit(DEPOSIT, {
    player: 'demo',
    change: ({ path, json }) =>
      path === '/deposits/config'
        ? JSON.parse(JSON.stringify(json).replaceAll('"minCredit":"50"', '"minCredit":"5"'))
        : undefined,
  });
  await fillInDeposit('20000');
  await press(say('deposit.submit'));
  const limits = { min: '33.750', max: '20.250.000', currency: say('currency.LAK') };
  await notifies('assertive', say('failure.deposit.amountOutOfRange', limits), main);
});

test('while a promotion is in force, the form requires its deposit amount, and the order adds its credit', async () => {
  const player = await visit(DEPOSIT, { player: 'demo', scenario: 'promotion-active' });
  await fillInDeposit();
  const asked = say('failure.deposit.promotionAmount', { amount: '67.500', currency: say('currency.LAK') });
  await saysWrong(() => field(say('deposit.amount')), asked);
  await press(say('deposit.submit'));
  expect(player.writes()).toEqual([]);
  await fill(say('deposit.amount'), '67500');
  await press(say('deposit.submit'));
  await waitFor(() => expect(qr()).toBeDefined());
  const baht = say('currency.THB');
  for (const [label, amount] of [
    ['deposit.credit', '100'],
    ['deposit.promotionCredit', '50'],
    ['deposit.totalCredit', '150'],
  ] as const)
    await sees(`${say(label)}${amount}${baht}`, main);
});

const WITHDRAW = '/player/withdraw/';

test('without a bank account, the withdrawal page says that one is required, and links to the page that adds it', async () => {
  const player = await visit(WITHDRAW, { player: 'newcomer', scenario: 'newcomer' });
  await notifies(null, say('failure.withdraw.bankRequired'), main);
  expect(document.querySelector('main a[href="/player/bank/"]')).not.toBeNull();
  expect(player.writes()).toEqual([]);
});

test('without credit, the withdrawal page says that there is nothing to withdraw', async () => {
  await visit(WITHDRAW, { player: 'demo' });
  await notifies(null, say('withdraw.nothing.title'), main);
});

test('the withdrawal form requires a provider and an amount within the limits, and quotes the payout in kip', async () => {
  // With credit at two providers, none is proposed.
  const player = await visit(WITHDRAW, {
    player: 'demo',
    scenario: 'withdraw-ready',
    prepare: ({ mock }) => mock.lab('credit', { username: 'demo', provider: 'betflix', amount: '500' }),
  });
  await masksAccount();
  await press(say('withdraw.quote.submit'));
  await saysWrong(() => choices(say('withdraw.provider')), say('problem.provider.required'));
  await saysWrong(() => field(say('withdraw.amount')), say('problem.amount.required'));
  await choose('Alphabet');
  const currency = say('currency.THB');
  for (const [entry, text] of [
    ['99', say('problem.amount.belowMinimum', { min: '100', currency })],
    ['1001', say('problem.amount.aboveCredit', { credit: '1.000', currency })],
  ] as const) {
    await fill(say('withdraw.amount'), entry);
    await saysWrong(() => field(say('withdraw.amount')), text);
  }
  expect(player.writes()).toEqual([]);
  await fill(say('withdraw.amount'), '400');
  await press(say('withdraw.quote.submit'));
  // 400 baht at the buying rate of 655 kip.
  await sees(`262.000${say('currency.LAK')}`, main);
  const timer = document.querySelector('main [role="timer"]');
  expect(textOf(timer)).toBe(say('withdraw.quote.holds', { time: '1:00' }));
  await press(say('withdraw.confirm'));
  await notifies('polite', say('withdraw.open.waiting'), main);
  expect(player.writes().map(({ path }) => path)).toEqual(['/withdraws/quote', '/withdraws']);
});

test('an outdated quote withdraws nothing, and the notice of a renewed quote appears only once it has arrived', async () => {
  const player = await visit(WITHDRAW, { player: 'demo', scenario: 'withdraw-ready' });
  await fillInWithdrawal();
  await press(say('withdraw.quote.submit'));
  await sees(`262.000${say('currency.LAK')}`, main);
  await player.mock.fault('POST /withdraws', { code: 'QUOTE_CHANGED', times: 1 });
  await player.mock.fault('POST /withdraws/quote', { code: 'SERVICE_UNAVAILABLE', times: 1 });
  await press(say('withdraw.confirm'));
  await notifies('polite', say('withdraw.quote.lapsed'), main);
  expect(textOf(main())).toContain(`262.000${say('currency.LAK')}`);
  expect(textOf(main())).not.toContain(say('withdraw.quote.renewed.title'));
  await press(say('withdraw.quote.renew'));
  await notifies('polite', say('withdraw.quote.renewed.title'), main);
  await press(say('withdraw.confirm'));
  await sees(say('withdraw.open.waiting'), main);
});

test('a quote whose amounts have changed withdraws nothing, and the player is interrupted with the new amounts', async () => {
  const player = await visit(WITHDRAW, { player: 'demo', scenario: 'withdraw-ready' });
  await fillInWithdrawal();
  await press(say('withdraw.quote.submit'));
  await sees(`262.000${say('currency.LAK')}`, main);
  await player.mock.lab('rates', { currency: 'LAK', buy: '600', sell: '675' });
  await press(say('withdraw.confirm'));
  await notifies('assertive', say('withdraw.quote.changed.title'), main);
  await sees(`240.000${say('currency.LAK')}`, main);
});

test('if a promotion requires more credit than the player has, the withdrawal page shows the missing amount', async () => {
  const player = await visit(WITHDRAW, { player: 'demo', scenario: 'promotion-used' });
  await choose('Alphabet');
  const missing = { provider: 'Alphabet', required: '300', credit: '150', missing: '150,01' };
  const obstacle = say('withdraw.obstacle.promotion.body', { ...missing, currency: say('currency.THB') });
  await notifies('polite', obstacle, main);
  await press(say('withdraw.quote.submit'));
  expect(player.writes()).toEqual([]);
});

test('a promotion may require all credit to be withdrawn, deduct its bonus and cap the payout: the page shows each', async () => {
  const player = await visit(WITHDRAW, { player: 'demo', scenario: 'withdraw-capped' });
  await choose('GClub');
  await notifies('polite', say('withdraw.whole.title'), main);
  await press(say('withdraw.quote.submit'));
  const baht = say('currency.THB');
  for (const [label, amount] of [
    ['withdraw.pays', `2.600${baht}`],
    ['withdraw.line.bonus', `−300${baht}`],
    ['withdraw.line.net', `2.300${baht}`],
    ['withdraw.line.cap', `1.500${baht}`],
    ['withdraw.creditReceived', `1.500${baht}`],
    ['withdraw.creditReturned', `800${baht}`],
    ['withdraw.gets', `982.500${say('currency.LAK')}`],
  ] as const)
    await sees(`${say(label)}${amount}`, main);
  expect(player.writes()).toMatchObject([
    { path: '/withdraws/quote', body: { provider: 'gclub', amount: '2600' } },
  ]);
});

/** The masked account number can be revealed and masked again. */
async function masksAccount(): Promise<void> {
  expect(document.body.innerHTML).not.toContain(ACCOUNT);
  await press(say('bank.number.show'), main);
  await sees(ACCOUNT, main);
  await press(say('bank.number.hide'), main);
  await sees('•3456', main);
  expect(document.body.innerHTML).not.toContain(ACCOUNT);
}

test('an open withdrawal is read from the open orders, and shown with its code, its amount and its masked bank account', async () => {
  const player = await visit(WITHDRAW, { player: 'demo', scenario: 'withdraw-open' });
  await sees(say('withdraw.open.waiting'), main);
  for (const text of ['W000001', `400${say('currency.THB')}`, 'DEMO PLAYER', '•3456']) await sees(text, main);
  expect(player.sent.map(({ path }) => path)).toContain('/withdraws/open');
  await masksAccount();
});
