// @module-tag sampled
/**
 * A quote equals its settlement (contract §3): the quote, the final ledger and an independent calculation from the
 * specification agree for every promotion, rate and amount.
 */
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { creditOf } from '../../../mock-server/domain/ledger/credit.ts';
import { actOnWithdraw } from '../../../mock-server/domain/withdrawals/transition.ts';
import type { LedgerKind } from '../../../mock-server/store/rows.ts';
import type { Client } from '../../contract/client.ts';
import { signedIn, stillBackend } from '../../contract/in-process.ts';
import { cases } from '../../suites/depth.ts';
import { depositWithout, depositWithPromotion } from '../../oracle/deposit.ts';
import { withdrawLines } from '../../oracle/withdraw.ts';
import { type Case, playedCases, type Played, playUpTo, PROVIDER, signIn } from './settlement-cases.ts';

const CASES_PER_WORLD = 50;

test('a quote, its withdrawal and the ledger have the amounts of the specification', {
  timeout: 600_000,
}, async () => {
  // Each case has a new player. A world serves several cases, because a fresh one costs more than a case, and
  // not all, because a query takes time in proportion to the rows of its collection.
  let [backend, client] = await signedInBackend();
  let left = CASES_PER_WORLD;
  const property = fc.asyncProperty(playedCases, async (given) => {
    if (left === 0) {
      [backend, client] = await signedInBackend();
      left = CASES_PER_WORLD;
    }
    left -= 1;
    const played = playUpTo(backend.world, given);
    signIn(client, played);
    expectDeposited(given, played);
    await expectPaidOut(client, given, played);
  });
  await fc.assert(property, { numRuns: cases(100, 1_000) });
});

async function signedInBackend() {
  const backend = stillBackend();
  return [backend, await signedIn(backend, 'demo')] as const;
}

/** Asserts that the deposit gave the credit and the bonus that the specification prescribes. */
function expectDeposited({ terms }: Case, { store, deposit, usageId }: Played): void {
  const { amount, rate } = deposit;
  const lines = terms ? depositWithPromotion(terms, amount, rate) : depositWithout(amount, rate);
  expect(deposit).toMatchObject({ status: 'SUCCESS', ...inText(lines) });
  const credited = store.ledger
    .findMany({ where: { order: { equals: deposit.code } } })
    .filter(isOf('credit.deposited'));
  expect(credited.map((line) => line.amount)).toEqual([String(lines.totalCredit)]);
  if (usageId !== null)
    expect(store.usages.findFirst({ where: { id: { equals: usageId } } })?.status).toBe('USED');
}

async function expectPaidOut(client: Client, { terms, buy }: Case, played: Played): Promise<void> {
  const { store, amount, deposit, usageId, playerId } = played;
  const expected = withdrawLines(amount, terms && { ...terms, depositCredit: deposit.credit }, buy, 'LAK');
  const { bonusDeducted, net, cap, received, returned, payAmount } = inText(expected);

  const request = { provider: PROVIDER, amount };
  const asked = await client.call('withdrawQuote', { body: request });
  expect(asked.status, asked.text).toBe(200);
  const { quote } = asked.body;
  const total = { amount, bonusDeducted, payAmount, payCurrency: 'LAK', rate: buy };
  expect(quote).toMatchObject({ ...total, received, returned });
  expect(quote.steps.map(({ code, value }) => `${code} ${value}`)).toEqual([
    `AMOUNT ${amount}`,
    ...(terms ? [`BONUS_DEDUCTED ${bonusDeducted}`, `NET ${net}`] : []),
    ...(expected.cap ? [`CAP ${cap}`] : []),
    `RECEIVED ${received}`,
    ...(expected.cap ? [`RETURNED ${returned}`] : []),
    `RATE ${buy}`,
    `PAY_AMOUNT ${payAmount}`,
  ]);

  const opened = await client.call('withdrawCreate', {
    body: { ...request, bankAccountId: played.bankAccountId, quoteId: quote.quoteId },
  });
  expect(opened.status, opened.text).toBe(201);
  const { code } = opened.body.withdraw;
  const row = { ...total, creditReceived: received, creditReturned: returned };
  expect(opened.body.withdraw).toMatchObject({ ...row, status: 'OPEN' });
  expect(creditOf(store, playerId, PROVIDER)).toBe(String(new Fraction(played.credit).sub(amount)));

  for (const action of ['approve', 'succeed'] as const) {
    store.change((change) => {
      const order = change.withdraws.findFirst({ where: { code: { equals: code } } });
      const transaction = { change, now: played.now, requestId: 'req-staff' };
      return order && actOnWithdraw(transaction, order, action);
    });
  }
  expect(store.withdraws.findFirst({ where: { code: { equals: code } } })).toMatchObject({
    ...row,
    status: 'SUCCESS',
  });
  const lines = store.ledger.findMany({ where: { order: { equals: code } } });
  expect(lines.map((line) => `${line.kind} ${line.amount} ${line.currency}`)).toEqual([
    `credit.reserved -${amount} THB`,
    `bonus.deducted ${bonusDeducted} THB`,
    `credit.received ${received} THB`,
    `credit.returned ${returned} THB`,
    `payout.sent ${payAmount} LAK`,
  ]);
  if (usageId !== null)
    expect(store.usages.findFirst({ where: { id: { equals: usageId } } })?.status).toBe('SUCCESS');
}

/** Fractions as the API writes them. */
function inText<Lines extends object>(lines: Lines): Record<keyof Lines, string> {
  return Object.fromEntries(Object.entries(lines).map(([name, value]) => [name, String(value)])) as Record<
    keyof Lines,
    string
  >;
}

function isOf(kind: LedgerKind) {
  return (line: { readonly kind: LedgerKind }) => line.kind === kind;
}
