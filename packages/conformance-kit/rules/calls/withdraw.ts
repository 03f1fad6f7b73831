/** Withdrawals and their quote: contract §2 and §3. Without a lab no player has credit, and only rejections are reached. */
import { add, decimal, subtract, written } from '../../../../contract/money/money.ts';
import { actedBy, startingFrom } from '../../rule/acts.ts';
import { equal, equalMoney, given, near, needed, expectRejection, expectSuccess } from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import { NOWHERE } from '../../sample.ts';
import type { TargetState } from '../../target-state.ts';
import { serverTime } from '../../wire/answer.ts';
import { creditOf, equalSettlement, limitsOf, opened, richPlayer, settlementOf } from './withdraw-setting.ts';

const BOTH = ['withdrawQuote', 'withdrawCreate'] as const;

export const withdrawRules: readonly Rule[] = [
  ...BOTH.flatMap((call) =>
    rulesOf(call, 'contract §2', ['lab', 'newcomer'], {
      'bank-required': {
        says: 'a player without a bank account gets 409 BANK_REQUIRED',
        needs: ['newcomer'],
        run: actedBy('newcomer', async ({ caller }, target) => {
          const body = { provider: await target.provider(), amount: '100', bankAccountId: 'NO-SUCH-ACCOUNT' };
          expectRejection(await caller.call(call, { body }), 'BANK_REQUIRED');
        }),
      },
      credit: {
        says: 'more than the credit is 409 CREDIT_NOT_ENOUGH',
        needs: ['newcomer'],
        run: actedBy('depositor', async (player, target) => {
          const { account } = player;
          const body = { provider: await target.provider(), amount: '1000', bankAccountId: account.id };
          expectRejection(await player.caller.call(call, { body }), 'CREDIT_NOT_ENOUGH');
        }),
      },
      minimum: {
        section: 'contract §4',
        says: 'the least amount is accepted; 0.01 THB less is 422 with min and max',
        run: (target) => withdrawEdge(target, call, 'min'),
      },
      maximum: {
        section: 'contract §4',
        says: 'the maximum amount is accepted; 0.01 THB more is 422 with min and max',
        run: (target) => withdrawEdge(target, call, 'max'),
      },
      'one-open': {
        says: 'while a withdrawal is OPEN or PAID, 409 OPEN_WITHDRAW with its code, with every provider',
        run: startingFrom(richPlayer, async (rich, target) => {
          const { player, body, credit } = rich;
          const { code } = await opened(rich);
          const { providers } = (await target.terms()).withdrawConfig;
          for (const { provider } of providers) await target.lab.credit(player.username, provider, credit);
          for (const action of [null, 'approve']) {
            if (action !== null) await target.lab.staff('withdraws', code, action);
            for (const { provider } of providers) {
              const answer = await player.caller.call(call, { body: { ...body, provider } });
              equal('meta.code', expectRejection(answer, 'OPEN_WITHDRAW')['code'], code);
            }
          }
        }),
      },
    }),
  ),
  ...rulesOf('withdrawQuote', 'contract §3', ['lab', 'newcomer'], {
    arithmetic: {
      says: 'received is the amount, payAmount = floor(received × buy), line by line',
      run: startingFrom(richPlayer, async (rich, target) => {
        const amount = written(add(decimal(rich.body.amount), decimal('0.33')));
        const body = { ...rich.body, amount };
        const { quote } = await rich.player.caller.ok('withdrawQuote', { body });
        equalSettlement(quote, await settlementOf(target, amount));
      }),
    },
    holds: {
      section: 'contract §2',
      says: 'a quote is valid for 60 s',
      run: startingFrom(richPlayer, async ({ player, body }) => {
        const answer = await player.caller.call('withdrawQuote', { body });
        const { quote } = expectSuccess('withdrawQuote', answer);
        near('expiresAt', quote.expiresAt, serverTime(answer) + 60_000);
      }),
    },
  }),
  ...rulesOf('withdrawCreate', 'contract §2', ['lab', 'newcomer'], {
    opens: {
      says: 'a withdrawal has the amounts of its quote, and deducts the credit at once',
      run: startingFrom(richPlayer, async (rich) => {
        const { caller } = rich.player;
        const { quote } = await given('a quote', () => caller.ok('withdrawQuote', { body: rich.body }));
        const body = { ...rich.body, quoteId: quote.quoteId };
        const { withdraw } = await caller.ok('withdrawCreate', { body });
        equal('status', withdraw.status, 'OPEN');
        equalMoney('amount', withdraw.amount, quote.amount);
        equalMoney('creditReceived', withdraw.creditReceived, quote.received);
        equalMoney('creditReturned', withdraw.creditReturned, quote.returned);
        equalMoney('payAmount', withdraw.payAmount, quote.payAmount);
        const [account] = (await caller.ok('playerInfo')).bankAccounts;
        const { bankName, accountName, accountNumber } = needed('a bank account', account);
        const received = [withdraw.bankName, withdraw.accountName, withdraw.accountNumber];
        equal('bank, name and number', received, [bankName, accountName, accountNumber]);
        const left = written(subtract(decimal(rich.credit), decimal(withdraw.amount)));
        equalMoney('credit', await creditOf(rich), left);
        equal('open', (await caller.ok('withdrawOpen')).items, [withdraw]);
        equal('newest', (await caller.ok('withdrawList')).items[0], withdraw);
        const parameters = { code: withdraw.code };
        equal('the withdrawal', (await caller.ok('withdraw', { parameters })).withdraw, withdraw);
      }),
    },
    'quote-changed': {
      says: "an unknown or expired quote, one for another amount, or another player's, is 409 QUOTE_CHANGED",
      run: startingFrom(richPlayer, async ({ player, body }, target) => {
        const { caller } = player;
        const another = await richPlayer(target);
        const { quote } = await given('a quote', () => caller.ok('withdrawQuote', { body }));
        const more = written(add(decimal(body.amount), decimal('1')));
        const unknown = { ...body, quoteId: 'NO-SUCH-QUOTE' };
        const other = { ...body, amount: more, quoteId: quote.quoteId };
        const options = { body: another.body };
        const theirs = await given('a quote', () => another.player.caller.ok('withdrawQuote', options));
        const ofAnother = { ...body, quoteId: theirs.quote.quoteId };
        for (const wrong of [unknown, other, ofAnother]) {
          expectRejection(await caller.call('withdrawCreate', { body: wrong }), 'QUOTE_CHANGED');
        }
        await target.lab.advance(61);
        const over = { ...body, quoteId: quote.quoteId };
        expectRejection(await caller.call('withdrawCreate', { body: over }), 'QUOTE_CHANGED');
      }),
    },
    'rate-moves': {
      says: 'a changed rate is 409 QUOTE_CHANGED with the new amount, and no credit is taken',
      run: startingFrom(richPlayer, async (rich, target) => {
        const { caller } = rich.player;
        const { quote } = await given('a quote', () => caller.ok('withdrawQuote', { body: rich.body }));
        const { payCurrency, rate } = quote;
        const known = (await target.terms()).rates.find(({ currency }) => currency === payCurrency);
        const { sell } = needed(`a rate of ${payCurrency}`, known);
        const lower = written(subtract(decimal(rate), decimal('5')));
        await target.lab.rate(payCurrency, lower, sell);
        try {
          const body = { ...rich.body, quoteId: quote.quoteId };
          const meta = expectRejection(await caller.call('withdrawCreate', { body }), 'QUOTE_CHANGED');
          equalMoney('meta.rate', meta['rate'], lower);
          equalMoney('meta.received', meta['received'], quote.received);
          const now = (await caller.ok('withdrawQuote', { body: rich.body })).quote;
          equalMoney('meta.payAmount', meta['payAmount'], now.payAmount);
          equalMoney('credit', await creditOf(rich), rich.credit);
        } finally {
          await target.lab.rate(payCurrency, rate, sell);
        }
      }),
    },
    'unknown-fields': {
      section: 'contract §1',
      says: 'status, payAmount and creditReceived in the body have no effect',
      run: startingFrom(richPlayer, async (rich, target) => {
        const body = { ...rich.body, status: 'SUCCESS', payAmount: '999999', creditReceived: '999999' };
        const { withdraw } = await rich.player.caller.ok('withdrawCreate', { body });
        const { received, payAmount } = await settlementOf(target, rich.body.amount);
        equal('status', withdraw.status, 'OPEN');
        equalMoney('creditReceived', withdraw.creditReceived, received);
        equalMoney('payAmount', withdraw.payAmount, payAmount);
      }),
    },
    'given-back': {
      section: 'contract §3',
      says: 'a withdrawal that staff reject or the bank fails to pay returns the whole amount',
      run: async (target) => {
        for (const actions of [['reject'], ['approve', 'fail']]) {
          const rich = await richPlayer(target);
          const { code } = await opened(rich);
          for (const action of actions) await target.lab.staff('withdraws', code, action);
          equalMoney('credit', await creditOf(rich), rich.credit);
          equal('open', (await rich.player.caller.ok('withdrawOpen')).items, []);
        }
      },
    },
    'paid-out': {
      section: 'contract §3',
      says: 'an approved withdrawal is PAID and still open; after the bank has paid it is SUCCESS and finished',
      run: startingFrom(richPlayer, async (rich, target) => {
        const { caller } = rich.player;
        const { code } = await opened(rich);
        await target.lab.staff('withdraws', code, 'approve');
        const statuses = (await caller.ok('withdrawOpen')).items.map(({ status }) => status);
        equal('open', statuses, ['PAID']);
        await target.lab.staff('withdraws', code, 'succeed');
        const { withdraw } = await caller.ok('withdraw', { parameters: { code } });
        equal('status', withdraw.status, 'SUCCESS');
        equal('open', (await caller.ok('withdrawOpen')).items, []);
      }),
    },
  }),
  ...rulesOf('withdrawList', 'contract §1', ['lab', 'newcomer'], {
    'newest-first': {
      says: 'of two withdrawals the newer one is first, and total counts both',
      run: startingFrom(richPlayer, async (rich, target) => {
        const older = await opened(rich);
        await target.lab.staff('withdraws', older.code, 'reject');
        const newer = await opened(rich);
        const { items, total } = await rich.player.caller.ok('withdrawList');
        equal('total', total, 2);
        equal(
          'codes, newest first,',
          items.map(({ code }) => code),
          [newer.code, older.code],
        );
      }),
    },
  }),
  ...rulesOf('withdraw', 'contract §2', ['player'], {
    unknown: {
      says: 'an unknown withdrawal is 404',
      run: actedBy('player', async ({ caller }) => {
        expectRejection(await caller.call('withdraw', { parameters: NOWHERE }), 'NOT_FOUND');
      }),
    },
  }),
];

async function withdrawEdge(
  target: TargetState,
  call: (typeof BOTH)[number],
  side: 'min' | 'max',
): Promise<void> {
  const { player, body } = await richPlayer(target);
  const { minCredit, maxCredit } = await limitsOf(target);
  const satang = decimal('0.01');
  const beyond = side === 'min' ? subtract(decimal(minCredit), satang) : add(decimal(maxCredit), satang);
  const answer = await player.caller.call(call, { body: { ...body, amount: written(beyond) } });
  const meta = expectRejection(answer, 'AMOUNT_OUT_OF_RANGE');
  equalMoney('meta.min', meta['min'], minCredit);
  equalMoney('meta.max', meta['max'], maxCredit);
  const amount = side === 'min' ? minCredit : maxCredit;
  expectSuccess(call, await player.caller.call(call, { body: { ...body, amount } }));
}
