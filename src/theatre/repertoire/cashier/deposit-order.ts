import type { Deposit } from '../../../../contract/deposit.ts';
import { isFinal } from '../../../../contract/rules/deposit.ts';
import {
  type CheckOutcome,
  type DepositOrderEvent,
  factsOf,
  type QrOutcome,
} from '../../../../machines/deposit.vocabulary.ts';
import { depositOrderMachine } from '../../../../machines/depositOrder.machine.ts';
import { NETWORK, refusal, TIMEOUT } from '../failures.ts';
import type { Repertoire, Surroundings } from '../repertoire.ts';
import { ANOTHER, MINUTE, QR_HOLDS, STANDINGS } from './deposits.ts';

/** Shorter than anything else that is waited for. */
const LAST_MOMENT = 2_000;

/** The page begins to follow an order that stands so. */
function following(deposit: Deposit, wasOpenAlready = false) {
  return ({ clock }: Surroundings) => ({ clock, order: factsOf(deposit), wasOpenAlready });
}

/** News of the order from elsewhere: a read of the cache, another tab. */
function observed(deposit: Deposit): DepositOrderEvent {
  return { type: 'order.observed', deposit };
}

/** What a check finds; the next one may be asked three seconds later. */
function found(deposit: Deposit): CheckOutcome {
  return { deposit, retryAfterSeconds: 3 };
}

const freshQr = (_asked: unknown, now: number): QrOutcome => ({ expiresAt: now + QR_HOLDS });
const oldQr = (_asked: unknown, now: number): QrOutcome => ({ expiresAt: now + LAST_MOMENT });

export const depositOrder: Repertoire<typeof depositOrderMachine> = {
  machine: depositOrderMachine,
  inputs: {
    'an open order': following(STANDINGS['no money yet']),
    'an order that was open already': following(STANDINGS['no money yet'], true),
    'a paid order': following(STANDINGS.paid),
    'an order cancelled before': following(STANDINGS['cancelled unpaid']),
  },
  events: {
    'order.check': { type: 'order.check' },
    'order.cancel': { type: 'order.cancel' },
    'order.confirmCancel': { type: 'order.confirmCancel' },
    'order.keep': { type: 'order.keep' },
    'order.issueQr': { type: 'order.issueQr' },
    'order.retryQr': { type: 'order.retryQr' },
    'order.stopWaiting': { type: 'order.stopWaiting' },
    'order.leave': { type: 'order.leave' },
    'order.observed: no money yet': observed(STANDINGS['no money yet']),
    'order.observed: paid': observed(STANDINGS.paid),
    'order.observed: paid too little': observed(STANDINGS['paid too little']),
    'order.observed: credit received': observed(STANDINGS['credit received']),
    'order.observed: transfer failed': observed(STANDINGS['transfer failed']),
    'order.observed: cancelled unpaid': observed(STANDINGS['cancelled unpaid']),
    'order.observed: refunded': observed(STANDINGS.refunded),
    'order.observed: another order': observed(ANOTHER),
    'page.returned': { type: 'page.returned' },
    'line.restored': { type: 'line.restored' },
    'clock.corrected: it is earlier': { type: 'clock.corrected' },
  },
  corrections: { 'clock.corrected: it is earlier': -5 * MINUTE },
  slots: {
    loadDeposit: {
      done: {
        'no money yet': STANDINGS['no money yet'],
        paid: STANDINGS.paid,
        'cancelled unpaid': STANDINGS['cancelled unpaid'],
      },
      failed: { 'the line is down': NETWORK },
    },
    loadQr: {
      done: { 'it can be paid': freshQr, 'it can be paid for two seconds more': oldQr },
      failed: { 'it has expired': refusal('QR_EXPIRED'), 'the line is down': NETWORK },
    },
    issueQr: {
      done: { 'a new one': freshQr },
      failed: {
        'no answer in time': TIMEOUT,
        'the order has ended': refusal('ORDER_NOT_OPEN'),
        'the bank does not answer': refusal('BANK_UNAVAILABLE'),
      },
    },
    checkDeposit: {
      done: {
        'no money yet': found(STANDINGS['no money yet']),
        paid: found(STANDINGS.paid),
        'credit received': found(STANDINGS['credit received']),
        'cancelled unpaid': found(STANDINGS['cancelled unpaid']),
      },
      failed: {
        'asked too soon': refusal('RATE_LIMITED'),
        'no answer in time': TIMEOUT,
        'the bank does not answer': refusal('BANK_UNAVAILABLE'),
      },
    },
    cancelDeposit: {
      done: { 'it is cancelled': STANDINGS['cancelled unpaid'] },
      failed: {
        'the money is there': refusal('ORDER_ALREADY_PAID'),
        'no answer in time': TIMEOUT,
        'the bank does not answer': refusal('BANK_UNAVAILABLE'),
      },
    },
  },
  asHere: (event, { code }) =>
    event.type === 'order.observed' && event.deposit.code !== ANOTHER.code
      ? { ...event, deposit: { ...event.deposit, code } }
      : event,
  facts: ({ status, wantsCheck, qrExpiresAt }) => ({
    wantsCheck: wantsCheck && !isFinal(status),
    hadQr: status === 'OPEN' && qrExpiresAt > 0,
  }),
};
