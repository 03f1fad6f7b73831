/** Checking and cancelling an order, and the effects of payments: contract §2 and §3. */
import type { Deposit } from '../../../../contract/deposit.ts';
import { add, decimal, written } from '../../../../contract/money/money.ts';
import { withOrder, withOwnOrder } from '../../rule/acts.ts';
import {
  equal,
  equalMoney,
  given,
  holds,
  near,
  expectRejection,
  needed,
  neededIn,
} from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import type { Player, TargetState } from '../../target-state.ts';

const DAY_SECONDS = 86_400;

export const depositMoneyRules: readonly Rule[] = [
  ...rulesOf('depositCheck', 'contract §2', ['lab', 'newcomer'], {
    unpaid: {
      says: 'an unpaid order is 200 with paid false, the unchanged order, and the time of the next check',
      needs: ['writes', 'player'],
      run: withOrder(async (order, { caller }, target) => {
        const { deposit, paid, retryAfterSeconds } = await caller.ok('depositCheck', about(order));
        const { config } = await target.terms();
        equal('code, status and paid', [deposit.code, deposit.status, paid], [order.code, 'OPEN', false]);
        const isSoon = retryAfterSeconds <= config.checkSeconds;
        holds(isSoon, `at most ${config.checkSeconds} s`, retryAfterSeconds);
      }),
    },
    'too-soon': {
      says: 'a second check within checkSeconds is 429 with Retry-After',
      needs: ['writes', 'player'],
      run: withOrder(async (order, { caller }, target) => {
        needed('a config with checkSeconds', (await target.terms()).config.checkSeconds > 0);
        await given('a first check', () => caller.ok('depositCheck', about(order)));
        const answer = await caller.call('depositCheck', about(order));
        expectRejection(answer, 'RATE_LIMITED');
        holds(/^\d+$/.test(answer.headers.get('retry-after') ?? ''), 'Retry-After', 'none');
      }),
    },
    'any-status': {
      says: 'a cancelled order can be checked as well',
      needs: ['writes', 'player'],
      run: async (target) => {
        const order = await target.withOrder(async (opened) => opened);
        const { deposit, paid } = await (await target.player()).caller.ok('depositCheck', about(order));
        equal('status and paid', [deposit.status, paid], ['CANCELED', false]);
      },
    },
    paid: {
      says: 'a check finds a payment: SUCCESS, paidAt and paidAmount are set, and the credit is added',
      run: (target) => checkPayment(target, (amount) => ({ amount }), { status: 'SUCCESS' }),
    },
    twice: {
      section: 'contract §3',
      says: 'a double payment is credited once, with attention TWICE',
      run: (target) =>
        checkPayment(target, (amount) => ({ amount, times: 2 }), { status: 'SUCCESS', attention: 'TWICE' }),
    },
    over: {
      section: 'contract §3',
      says: 'an overpayment credits the order once, with attention OVER for the rest',
      run: (target) =>
        checkPayment(target, (amount) => ({ amount: plus(amount, '1') }), {
          status: 'SUCCESS',
          attention: 'OVER',
        }),
    },
    partial: {
      section: 'contract §3',
      says: 'an underpayment, were it by 1, stays PAID with attention PARTIAL, and is not credited',
      run: async (target) => {
        for (const short of [(amount: string) => plus(amount, '-1'), () => '1']) {
          await checkPayment(target, (amount) => ({ amount: short(amount) }), {
            status: 'PAID',
            attention: 'PARTIAL',
          });
        }
      },
    },
    'after-wait': {
      says: 'after checkSeconds a check is accepted again',
      run: withOwnOrder(async (order, { caller }, target) => {
        await given('a first check', () => caller.ok('depositCheck', about(order)));
        await target.lab.advance((await target.terms()).config.checkSeconds);
        await caller.ok('depositCheck', about(order));
      }),
    },
    'every-status': {
      says: 'in PAID, FAILED, SUCCESS and REJECTED a check has paid true, and a cancel is ORDER_ALREADY_PAID',
      run: async (target) => {
        const { checkSeconds } = (await target.terms()).config;
        const ways = [
          [
            [null, 'PAID'],
            ['fail', 'FAILED'],
            ['reject', 'REJECTED'],
          ],
          [
            [null, 'PAID'],
            ['credit', 'SUCCESS'],
          ],
        ] as const;
        for (const way of ways) {
          await target.withOwnOrder(async (order, { caller }) => {
            await target.lab.pay(order.code, { amount: '1' });
            for (const [action, status] of way) {
              if (action) await target.lab.staff('deposits', order.code, action);
              await target.lab.advance(checkSeconds);
              const { deposit, paid } = await caller.ok('depositCheck', about(order));
              equal('status and paid', [deposit.status, paid], [status, true]);
              expectRejection(await caller.call('depositCancel', about(order)), 'ORDER_ALREADY_PAID');
              equal('the order after it', (await caller.ok('deposit', about(order))).deposit, deposit);
            }
          });
        }
      },
    },
    'transfer-fails': {
      section: 'contract §3',
      says: 'a transfer that fails credits nothing, and its retry by staff credits once',
      run: withOwnOrder(async (order, player, target) => {
        await target.lab.staff('deposits', order.code, 'fail');
        await target.lab.pay(order.code);
        const { paid, deposit } = await player.caller.ok('depositCheck', about(order));
        equal('status and paid', [deposit.status, paid], ['FAILED', true]);
        equalMoney('credit', await creditOf(player, order), '0');
        await target.lab.staff('deposits', order.code, 'retry');
        equalMoney('credit after the retry', await creditOf(player, order), order.totalCredit);
      }),
    },
    'at-once': {
      says: 'with many concurrent checks and a cancel, a paid order is credited once and not cancelled',
      run: withOwnOrder(async (order, player, target) => {
        const { caller } = player;
        await target.lab.pay(order.code);
        const checks = Array.from({ length: 10 }, () => caller.call('depositCheck', about(order)));
        const [answers] = await Promise.all([
          Promise.all(checks),
          caller.call('depositCancel', about(order)),
        ]);
        const answered = answers.filter(({ status }) => status === 200).length;
        holds(answered <= 1, 'at most one check inside checkSeconds', answered);
        equal('status', (await caller.ok('deposit', about(order))).deposit.status, 'SUCCESS');
        equalMoney('credit', await creditOf(player, order), order.totalCredit);
      }),
    },
    late: {
      section: 'contract §3',
      says: 'a payment within 24 hours of a cancel or expiry is marked late and credited',
      run: async (target) => {
        const { orderSeconds } = (await target.terms()).config;
        for (const end of ['cancel', 'expiry']) {
          await target.withOwnOrder(async (order, player) => {
            if (end === 'cancel')
              await given('a cancel', () => player.caller.ok('depositCancel', about(order)));
            else await target.lab.advance(orderSeconds);
            await target.lab.advance(DAY_SECONDS - 60);
            await target.lab.pay(order.code);
            const { deposit } = await player.caller.ok('depositCheck', about(order));
            equal('status and late', [deposit.status, deposit.late], ['SUCCESS', true]);
            equal('cancelReason', deposit.cancelReason, undefined);
            equalMoney('credit', await creditOf(player, order), order.credit);
          });
        }
      },
    },
    'too-late': {
      section: 'contract §3',
      says: 'more than 24 hours after the end the bank is no longer asked',
      run: withOwnOrder(async (order, player, target) => {
        await given('a cancel', () => player.caller.ok('depositCancel', about(order)));
        await target.lab.advance(DAY_SECONDS + 1);
        await target.lab.pay(order.code);
        const { deposit, paid } = await player.caller.ok('depositCheck', about(order));
        equal('status and paid', [deposit.status, paid], ['CANCELED', false]);
        equalMoney('credit', await creditOf(player, order), '0');
      }),
    },
    'bank-silent': {
      says: 'a bank that does not respond is 503 BANK_UNAVAILABLE, and changes neither the order nor the next check',
      run: withOwnOrder(async (order, { caller }, target) => {
        await target.lab.pay(order.code);
        await whileSilent(target, async () => {
          for (const call of ['depositCheck', 'depositCheck', 'depositCancel'] as const) {
            expectRejection(await caller.call(call, about(order)), 'BANK_UNAVAILABLE');
          }
          equal('the order', (await caller.ok('deposit', about(order))).deposit, order);
        });
        equal('status', (await caller.ok('depositCheck', about(order))).deposit.status, 'SUCCESS');
        await target.lab.advance((await target.terms()).config.checkSeconds);
        await whileSilent(target, async () => {
          equal('paid, once settled,', (await caller.ok('depositCheck', about(order))).paid, true);
        });
      }),
    },
  }),
  ...rulesOf('depositCancel', 'contract §2', ['lab', 'newcomer'], {
    cancels: {
      says: 'the order is CANCELED by PLAYER, with finishedAt',
      needs: ['writes', 'player'],
      run: withOrder(async (order, { caller }) => {
        const { deposit } = await caller.ok('depositCancel', about(order));
        const { finishedAt } = deposit;
        const expected = { ...order, status: 'CANCELED', cancelReason: 'PLAYER', finishedAt };
        equal('the order', deposit, expected);
        holds(isSet(finishedAt), 'a finishedAt', finishedAt);
      }),
    },
    repeats: {
      says: 'a repeated cancel is 200 with the same order',
      needs: ['writes', 'player'],
      run: withOrder(async (order, { caller }) => {
        const { deposit } = await given('a cancel', () => caller.ok('depositCancel', about(order)));
        const again = await caller.ok('depositCancel', about(order));
        equal('the order', again.deposit, deposit);
      }),
    },
    paid: {
      says: 'a paid order is 409 ORDER_ALREADY_PAID, and its credit is added nevertheless',
      run: withOwnOrder(async (order, player, target) => {
        await target.lab.pay(order.code);
        expectRejection(await player.caller.call('depositCancel', about(order)), 'ORDER_ALREADY_PAID');
        equalMoney('credit', await creditOf(player, order), order.totalCredit);
      }),
    },
    expires: {
      section: 'contract §3',
      says: 'an unpaid order is CANCELED with EXPIRED after orderSeconds, not before; then a new one can be opened',
      run: withOwnOrder(async (order, player, target) => {
        const { config } = await target.terms();
        const read = async () => (await player.caller.ok('deposit', about(order))).deposit;
        await target.lab.advance(config.orderSeconds - 10);
        equal('the order', await read(), order);
        await target.lab.advance(11);
        const expired = await read();
        const { finishedAt } = expired;
        equal('the order', expired, { ...order, status: 'CANCELED', cancelReason: 'EXPIRED', finishedAt });
        near('finishedAt', finishedAt, Date.parse(order.expiresAt));
        const { deposit } = await player.caller.ok('depositCreate', { body: await target.depositBody() });
        await target.tidy(player, deposit.code);
      }),
    },
    'paid-in-time': {
      section: 'contract §3',
      says: 'the bank is asked before an order expires: an order paid in time is credited and not marked late',
      run: withOwnOrder(async (order, player, target) => {
        await target.lab.pay(order.code);
        await target.lab.advance((await target.terms()).config.orderSeconds + 1);
        const { status, late } = (await player.caller.ok('deposit', about(order))).deposit;
        equal('status and late', [status, late], ['SUCCESS', false]);
        equalMoney('credit', await creditOf(player, order), order.totalCredit);
      }),
    },
  }),
  ...rulesOf('depositCreate', 'contract §2', ['lab', 'newcomer'], {
    'rate-moves': {
      says: 'an order keeps its rate; after a change of the rate, the old expectedCredit is 409 QUOTE_CHANGED',
      run: async (target) => {
        const { rates } = await target.terms();
        const { buy, sell } = neededIn('a rate of kip', rates, ({ currency }) => currency === 'LAK');
        await target.withOwnOrder(async (opened, { caller }) => {
          needed('a merchant in kip', opened.currency === 'LAK');
          await target.lab.rate('LAK', buy, plus(sell, '10'));
          try {
            equal('the order', (await caller.ok('deposit', about(opened))).deposit, opened);
            await given('a cancel', () => caller.ok('depositCancel', about(opened)));
            const amount = plus(opened.amount, '100000');
            const body = await target.depositBody({ amount, expectedCredit: opened.credit });
            expectRejection(await caller.call('depositCreate', { body }), 'QUOTE_CHANGED');
          } finally {
            await target.lab.rate('LAK', buy, sell);
          }
        });
      },
    },
  }),
];

/** Checks the response of `depositCheck` after the bank has received the payment that `received` returns. */
function checkPayment(
  target: TargetState,
  received: (amount: string) => { readonly amount: string; readonly times?: number },
  outcome: Pick<Deposit, 'status' | 'attention'>,
): Promise<void> {
  return target.withOwnOrder(async (order, player) => {
    const payment = received(order.amount);
    await target.lab.pay(order.code, payment);
    const { paid, deposit } = await player.caller.ok('depositCheck', about(order));
    equal('paid', paid, true);
    const { paidAt, finishedAt, paidAmount } = deposit;
    equal('the order', deposit, { ...order, ...outcome, paidAt, finishedAt, paidAmount });
    const sum = payment.times === 2 ? plus(payment.amount, payment.amount) : payment.amount;
    equalMoney('paidAmount', paidAmount, sum);
    holds(isSet(paidAt), 'a paidAt', paidAt);
    const isOver = outcome.status === 'SUCCESS';
    equal('whether there is a finishedAt', isSet(finishedAt), isOver);
    equalMoney('credit', await creditOf(player, order), isOver ? order.totalCredit : '0');
  });
}

function plus(amount: string, more: string): string {
  return written(add(decimal(amount), decimal(more)));
}

function isSet(instant: string): boolean {
  return instant.slice(0, 10) !== '0001-01-01';
}

function about({ code }: Pick<Deposit, 'code'>) {
  return { parameters: { code } };
}

async function creditOf({ caller }: Player, { provider }: Deposit): Promise<string> {
  return (await caller.ok('credit', { parameters: { provider } })).credit.amount;
}

async function whileSilent(target: TargetState, act: () => Promise<void>): Promise<void> {
  await target.lab.bank('silent');
  try {
    await act();
  } finally {
    await target.lab.bank('up');
  }
}
