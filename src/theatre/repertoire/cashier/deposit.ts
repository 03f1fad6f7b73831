import type { Deposit } from '../../../../contract/deposit.ts';
import { INTENT_HOLDS_MS } from '../../../../contract/limits.ts';
import { depositMachine } from '../../../../machines/deposit.machine.ts';
import type { DepositIntent, Restoration } from '../../../../machines/deposit.vocabulary.ts';
import { NETWORK, refusal, TIMEOUT } from '../failures.ts';
import { CURTAIN, type Repertoire } from '../repertoire.ts';
import { ANOTHER, depositOf, DRAFT, MINUTE, REQUEST, STANDINGS } from './deposits.ts';

const NOTHING: Restoration = { draft: null, intent: null, order: null };

/** What is left in the journal of an order that was asked for so long ago and never answered. */
function intentOf(age: number): DepositIntent {
  return { key: 'key-before', request: REQUEST, draft: DRAFT, at: CURTAIN - age };
}

/** The order of whoever asks for it by its key. */
const own = ({ key }: { readonly key: string }): Deposit => depositOf({ idempotencyKey: key });

export const deposit: Repertoire<typeof depositMachine> = {
  machine: depositMachine,
  inputs: { 'the page is opened': ({ clock, newKey }) => ({ clock, newKey }) },
  events: {
    'deposit.edit': { type: 'deposit.edit', changes: DRAFT },
    'deposit.submit': { type: 'deposit.submit', request: REQUEST },
    'deposit.retry': { type: 'deposit.retry' },
    'deposit.stopWaiting': { type: 'deposit.stopWaiting' },
    'deposit.observed: opened in another tab': { type: 'deposit.observed', deposit: ANOTHER },
    'deposit.observed: one that has ended': {
      type: 'deposit.observed',
      deposit: STANDINGS['credit received'],
    },
    'deposit.observed: opened on another device': {
      type: 'deposit.observed',
      deposit: depositOf({ code: 'D-3', idempotencyKey: 'key-of-another-device' }),
    },
    'line.restored': { type: 'line.restored' },
    'line.restored: after five minutes': { type: 'line.restored' },
  },
  corrections: { 'line.restored: after five minutes': INTENT_HOLDS_MS },
  slots: {
    restore: {
      done: {
        'nothing is going on': NOTHING,
        'something was typed before': { ...NOTHING, draft: DRAFT },
        'there is an open order': { ...NOTHING, order: ANOTHER },
        'asked for a minute ago, no order known': { ...NOTHING, intent: intentOf(MINUTE) },
        'asked for an hour ago, no order known': { ...NOTHING, intent: intentOf(60 * MINUTE) },
      } satisfies Record<string, Restoration>,
      failed: { 'the line is down': NETWORK },
    },
    createDeposit: {
      done: { 'it is open': own },
      failed: {
        'no answer in time': TIMEOUT,
        'another order is open': refusal('OPEN_ORDER', { code: ANOTHER.code }),
        'the amount is refused': refusal('AMOUNT_OUT_OF_RANGE'),
        'asked too often': refusal('RATE_LIMITED'),
      },
    },
    findDeposit: {
      done: { 'it is there': own, 'it is not there': null },
      failed: { 'the line is down': NETWORK },
    },
    loadDeposit: {
      done: { 'it is there': ANOTHER },
      failed: { 'the line is down': NETWORK, 'it is not there': refusal('NOT_FOUND') },
    },
    followOrder: { done: { 'the player starts another': undefined }, failed: {} },
  },
  facts: ({ clock, request, intendedAt, order }) => ({
    isLongAgo: request !== null && clock.now() - intendedAt >= INTENT_HOLDS_MS,
    code: order?.code,
  }),
};
