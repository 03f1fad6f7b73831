import { INTENT_HOLDS_MS } from '../../../../contract/limits.ts';
import type { Withdraw, WithdrawQuote } from '../../../../contract/withdraw.ts';
import { withdrawMachine } from '../../../../machines/withdraw.machine.ts';
import type { WithdrawIntent, WithdrawRestoration } from '../../../../machines/withdraw.vocabulary.ts';
import { NETWORK, refusal, TIMEOUT } from '../failures.ts';
import { CURTAIN, type Repertoire } from '../repertoire.ts';
import {
  ANOTHER_RATE,
  BANK_ACCOUNT,
  DRAFT,
  quoteAt,
  REQUEST,
  STANDINGS,
  WISH,
  withdrawOf,
} from './withdrawals.ts';

const MINUTE = 60_000;
const NOTHING: WithdrawRestoration = { draft: null, intent: null, order: null };
const UNDER_WAY_ALREADY = refusal('OPEN_WITHDRAW', { code: withdrawOf().code });
const BUSY = refusal('SERVICE_UNAVAILABLE');

/** What is left in the journal of a withdrawal that was asked for so long ago and never answered. */
function intentOf(age: number): WithdrawIntent {
  return { key: 'key-before', request: REQUEST, draft: DRAFT, at: CURTAIN - age };
}

/** The withdrawal of whoever asks for it by its key. */
const own = ({ key }: { readonly key: string }): Withdraw => withdrawOf({ idempotencyKey: key });

/** One that another tab has asked for. There is one under way at most, so it has the only code. */
const another = withdrawOf({ idempotencyKey: 'key-of-another' });

export const withdraw: Repertoire<typeof withdrawMachine> = {
  machine: withdrawMachine,
  inputs: { 'the page is opened': ({ clock, newKey }) => ({ clock, newKey }) },
  events: {
    'withdraw.edit': { type: 'withdraw.edit', changes: DRAFT },
    'withdraw.quote': { type: 'withdraw.quote', request: WISH },
    'withdraw.confirm': { type: 'withdraw.confirm', bankAccountId: BANK_ACCOUNT },
    'withdraw.back': { type: 'withdraw.back' },
    'withdraw.retry': { type: 'withdraw.retry' },
    'withdraw.leave': { type: 'withdraw.leave' },
    'withdraw.observed: waits for staff': { type: 'withdraw.observed', withdraw: another },
    'withdraw.observed: approved by staff': {
      type: 'withdraw.observed',
      withdraw: STANDINGS['approved by staff'],
    },
    'withdraw.observed: paid out': { type: 'withdraw.observed', withdraw: STANDINGS['paid out'] },
    'withdraw.observed: the bank refused it': {
      type: 'withdraw.observed',
      withdraw: STANDINGS['the bank refused it'],
    },
    'withdraw.observed: rejected by staff': {
      type: 'withdraw.observed',
      withdraw: STANDINGS['rejected by staff'],
    },
    'withdraw.observed: cancelled by staff': {
      type: 'withdraw.observed',
      withdraw: STANDINGS['cancelled by staff'],
    },
    'page.returned': { type: 'page.returned' },
    'line.restored': { type: 'line.restored' },
    'clock.corrected: it is later': { type: 'clock.corrected' },
  },
  corrections: { 'clock.corrected: it is later': 5 * MINUTE },
  slots: {
    restore: {
      done: {
        'nothing is going on': NOTHING,
        'something was typed before': { ...NOTHING, draft: DRAFT },
        'one is under way': { ...NOTHING, order: another },
        'one that was followed has ended': { ...NOTHING, order: STANDINGS['paid out'] },
        'asked for a minute ago, none known': { ...NOTHING, intent: intentOf(MINUTE) },
        'asked for an hour ago, none known': { ...NOTHING, intent: intentOf(60 * MINUTE) },
      } satisfies Record<string, WithdrawRestoration>,
      failed: { 'the line is down': NETWORK },
    },
    requestQuote: {
      done: {
        'what it comes to': (_asked: unknown, now: number): WithdrawQuote => quoteAt(now),
        'the rate has moved': (_asked: unknown, now: number): WithdrawQuote => quoteAt(now, ANOTHER_RATE),
      },
      failed: {
        'one is under way already': UNDER_WAY_ALREADY,
        'the credit is not enough': refusal('CREDIT_NOT_ENOUGH'),
        'the server is busy': BUSY,
        'the line is down': NETWORK,
      },
    },
    createWithdraw: {
      done: { 'it is under way': own },
      failed: {
        'no answer in time': TIMEOUT,
        'it comes to something else now': refusal('QUOTE_CHANGED'),
        'one is under way already': UNDER_WAY_ALREADY,
        'the server is busy': BUSY,
        'the credit is not enough': refusal('CREDIT_NOT_ENOUGH'),
      },
    },
    findWithdraw: {
      done: { 'it is there': own, 'it is not there': null },
      failed: { 'the line is down': NETWORK },
    },
    loadWithdraw: {
      done: { 'it is there': another },
      failed: { 'the line is down': NETWORK, 'it is not there': refusal('NOT_FOUND') },
    },
  },
  facts: ({ clock, renewals, isSlow, request, intendedAt, order }) => ({
    renewals,
    isSlow,
    isLongAgo: request !== null && clock.now() - intendedAt >= INTENT_HOLDS_MS,
    status: order?.status,
  }),
};
