/** Check and cancel, and what becomes of money that comes: contract §2 and §3. */
import type { Deposit } from '../../../../contract/deposit.ts';
import { UNSET_INSTANT } from '../../../../contract/clock.ts';
import { add, decimal, written } from '../../../../contract/money.ts';
import { equal, equalMoney, given, holds, refused, needed } from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import type { Player, Stage } from '../../stage.ts';

export const depositMoneyRules: readonly Rule[] = [
  ...rulesOf('depositCheck', '§2', [
    {
      id: 'unpaid',
      says: 'unpaid is 200: paid false, the order as it is, and when to ask again',
      needs: ['writes', 'player'],
      run: (stage) =>
        stage.withOrder(async (order, { caller }) => {
          const { deposit, paid, retryAfterSeconds } = await caller.ok('depositCheck', about(order));
          const { config } = await stage.terms();
          equal('code, status and paid', [deposit.code, deposit.status, paid], [order.code, 'OPEN', false]);
          const isSoon = retryAfterSeconds <= config.checkSeconds;
          holds(isSoon, `at most ${config.checkSeconds} s`, retryAfterSeconds);
        }),
    },
    {
      id: 'too-soon',
      says: 'again inside checkSeconds is 429 with Retry-After',
      needs: ['writes', 'player'],
      run: (stage) =>
        stage.withOrder(async (order, { caller }) => {
          needed('a config with checkSeconds', (await stage.terms()).config.checkSeconds > 0);
          await given('a first check', () => caller.ok('depositCheck', about(order)));
          const answer = await caller.call('depositCheck', about(order));
          refused(answer, 'RATE_LIMITED');
          holds(/^\d+$/.test(answer.headers.get('retry-after') ?? ''), 'Retry-After', 'none');
        }),
    },
    {
      id: 'any-status',
      says: 'a cancelled order is answered as well',
      needs: ['writes', 'player'],
      run: async (stage) => {
        const order = await stage.withOrder(async (opened) => opened);
        const { deposit, paid } = await (await stage.player()).caller.ok('depositCheck', about(order));
        equal('status and paid', [deposit.status, paid], ['CANCELED', false]);
      },
    },
    {
      id: 'paid',
      says: 'money that is in is learnt: paid, paidAt, paidAmount, and the credit is there, once',
      needs: ['lab', 'newcomer'],
      run: async (stage) => {
        const player = await stage.depositor();
        await stage.withOrder(
          async (order) => {
            await stage.lab.pay(order.code, { times: 2 });
            const { paid, deposit } = await player.caller.ok('depositCheck', about(order));
            equal('paid', paid, true);
            equal('status', deposit.status, 'SUCCESS');
            equal('attention, for money that came twice,', deposit.attention, 'TWICE');
            holds(!deposit.paidAt.startsWith('0001'), 'a paidAt', deposit.paidAt);
            equalMoney('credit', await creditOf(player, order), order.totalCredit);
          },
          { by: player },
        );
      },
    },
    {
      id: 'partial',
      section: '§3',
      says: 'too little money stays PAID with attention PARTIAL, and is not credited',
      needs: ['lab', 'newcomer'],
      run: async (stage) => {
        const player = await stage.depositor();
        await stage.withOrder(
          async (order) => {
            await stage.lab.pay(order.code, { amount: '1' });
            const { deposit } = await player.caller.ok('depositCheck', about(order));
            const came = [deposit.status, deposit.attention, deposit.paidAmount];
            equal('status, attention and paidAmount', came, ['PAID', 'PARTIAL', '1']);
            equalMoney('credit', await creditOf(player, order), '0');
          },
          { by: player },
        );
      },
    },
    {
      id: 'over',
      section: '§3',
      says: 'too much money credits the order once, with attention OVER for the rest',
      needs: ['lab', 'newcomer'],
      run: async (stage) => {
        const player = await stage.depositor();
        await stage.withOrder(
          async (order) => {
            const amount = written(add(decimal(order.amount), decimal('1000')));
            await stage.lab.pay(order.code, { amount });
            const { deposit } = await player.caller.ok('depositCheck', about(order));
            equal('status and attention', [deposit.status, deposit.attention], ['SUCCESS', 'OVER']);
            equalMoney('paidAmount', deposit.paidAmount, amount);
            equalMoney('credit', await creditOf(player, order), order.totalCredit);
          },
          { by: player },
        );
      },
    },
    {
      id: 'late',
      section: '§3',
      says: 'money after a cancel is never lost: late, and credited',
      needs: ['lab', 'newcomer'],
      run: async (stage) => {
        const player = await stage.depositor();
        const order = await stage.withOrder(async (opened) => opened, { by: player });
        await stage.lab.pay(order.code);
        const { deposit } = await player.caller.ok('depositCheck', about(order));
        equal('status and late', [deposit.status, deposit.late], ['SUCCESS', true]);
        equalMoney('credit', await creditOf(player, order), order.credit);
      },
    },
    {
      id: 'bank-silent',
      says: 'a bank that does not answer is 503 BANK_UNAVAILABLE and changes nothing',
      needs: ['lab', 'newcomer'],
      run: async (stage) => {
        const by = await stage.depositor();
        await stage.withOrder(
          async (order, { caller }) => {
            await whileSilent(stage, async () => {
              refused(await caller.call('depositCheck', about(order)), 'BANK_UNAVAILABLE');
              refused(await caller.call('depositCancel', about(order)), 'BANK_UNAVAILABLE');
            });
            equal('status', (await caller.ok('deposit', about(order))).deposit.status, 'OPEN');
          },
          { by },
        );
      },
    },
  ]),
  ...rulesOf('depositCancel', '§2', [
    {
      id: 'cancels',
      says: 'the order is CANCELED by PLAYER, and finishedAt says when',
      needs: ['writes', 'player'],
      run: (stage) =>
        stage.withOrder(async (order, { caller }) => {
          const { deposit } = await caller.ok('depositCancel', about(order));
          const { status, cancelReason, finishedAt } = deposit;
          equal('status and cancelReason', [status, cancelReason], ['CANCELED', 'PLAYER']);
          holds(finishedAt.slice(0, 10) !== UNSET_INSTANT.slice(0, 10), 'a finishedAt', finishedAt);
        }),
    },
    {
      id: 'repeats',
      says: 'repeating it is 200 with the same order',
      needs: ['writes', 'player'],
      run: (stage) =>
        stage.withOrder(async (order, { caller }) => {
          const { deposit } = await given('a cancel', () => caller.ok('depositCancel', about(order)));
          const again = await caller.ok('depositCancel', about(order));
          equal('the order', again.deposit, deposit);
        }),
    },
    {
      id: 'paid',
      says: 'a paid order is 409 ORDER_ALREADY_PAID, and its credit is given all the same',
      needs: ['lab', 'newcomer'],
      run: async (stage) => {
        const player = await stage.depositor();
        await stage.withOrder(
          async (order) => {
            await stage.lab.pay(order.code);
            refused(await player.caller.call('depositCancel', about(order)), 'ORDER_ALREADY_PAID');
            equalMoney('credit', await creditOf(player, order), order.totalCredit);
          },
          { by: player },
        );
      },
    },
    {
      id: 'expires',
      section: '§3',
      says: 'an order that nobody pays is CANCELED with EXPIRED after orderSeconds, not before',
      needs: ['lab', 'newcomer'],
      run: async (stage) => {
        const { config } = await stage.terms();
        const by = await stage.depositor();
        await stage.withOrder(
          async (order, { caller }) => {
            await stage.lab.advance(config.orderSeconds - 10);
            equal('status', (await caller.ok('deposit', about(order))).deposit.status, 'OPEN');
            await stage.lab.advance(11);
            const { status, cancelReason } = (await caller.ok('deposit', about(order))).deposit;
            equal('status and cancelReason', [status, cancelReason], ['CANCELED', 'EXPIRED']);
          },
          { by },
        );
      },
    },
  ]),
  ...rulesOf('depositCreate', '§2', [
    {
      id: 'rate-moves',
      says: 'an order keeps its rate; a promise of the old rate is 409 QUOTE_CHANGED afterwards',
      needs: ['lab', 'newcomer'],
      run: async (stage) => {
        const by = await stage.depositor();
        const { rates } = await stage.terms();
        const { buy, sell } = needed(
          'a rate of kip',
          rates.find(({ currency }) => currency === 'LAK'),
        );
        await stage.withOrder(
          async (opened, { caller }) => {
            needed('a merchant in kip', opened.currency === 'LAK');
            await stage.lab.rate('LAK', buy, written(add(decimal(sell), decimal('10'))));
            try {
              const { deposit } = await caller.ok('deposit', about(opened));
              equalMoney('rate', deposit.rate, opened.rate);
              equalMoney('credit', deposit.credit, opened.credit);
              await given('a cancel', () => caller.ok('depositCancel', about(opened)));
              const body = await stage.depositBody({
                amount: written(add(decimal(opened.amount), decimal('100000'))),
                expectedCredit: opened.credit,
              });
              refused(await caller.call('depositCreate', { body }), 'QUOTE_CHANGED');
            } finally {
              await stage.lab.rate('LAK', buy, sell);
            }
          },
          { by },
        );
      },
    },
  ]),
];

function about({ code }: Pick<Deposit, 'code'>) {
  return { parameters: { code } };
}

async function creditOf({ caller }: Player, { provider }: Deposit): Promise<string> {
  return (await caller.ok('credit', { parameters: { provider } })).credit.amount;
}

async function whileSilent(stage: Stage, act: () => Promise<void>): Promise<void> {
  await stage.lab.bank('silent');
  try {
    await act();
  } finally {
    await stage.lab.bank('up');
  }
}
