import { promotionCancelMachine } from '../../../../machines/promotionCancel.machine.ts';
import { NETWORK, refusal, TIMEOUT } from '../failures.ts';
import { CURTAIN, type Repertoire, type Surroundings } from '../repertoire.ts';
import { usageOf } from './usage.ts';

const USAGE_ID = usageOf().id;
const MINUTE = 60_000;
/** From this age on, the machine only looks for a cancellation. */
const LONG_AGO = 5 * MINUTE;

/** The page was loaded anew while a cancellation of that age was on its way. */
function canceledBefore(age: number) {
  return (page: Surroundings) => ({
    ...page,
    intent: { usageId: USAGE_ID, key: 'key-before', at: CURTAIN - age },
  });
}

export const promotionCancel: Repertoire<typeof promotionCancelMachine> = {
  machine: promotionCancelMachine,
  inputs: {
    'a first visit': (page) => ({ ...page, intent: null }),
    'loaded anew a minute after cancelling': canceledBefore(MINUTE),
    'loaded anew an hour after cancelling': canceledBefore(60 * MINUTE),
  },
  events: {
    'cancel.open': { type: 'cancel.open', usageId: USAGE_ID },
    'cancel.confirm': { type: 'cancel.confirm' },
    'cancel.close': { type: 'cancel.close' },
    'cancel.stopWaiting': { type: 'cancel.stopWaiting' },
    'cancel.retry': { type: 'cancel.retry' },
    'line.restored': { type: 'line.restored' },
  },
  slots: {
    cancelUsage: {
      done: { cancelled: usageOf('CANCELED'), 'it had ended already': usageOf('INACTIVE') },
      failed: {
        'no answer in time': TIMEOUT,
        'an order is bound to it': refusal('OPEN_ORDER'),
        'it is in play': refusal('PROMOTION_IN_PLAY'),
        'asked too often': refusal('RATE_LIMITED'),
      },
    },
    findUsage: {
      done: {
        'it is cancelled': usageOf('CANCELED'),
        'it is still in force': usageOf(),
        'there is none': null,
      },
      failed: { 'the line is down': NETWORK },
    },
  },
  facts: ({ clock, failure, intent }) => ({
    isToldWhy: failure !== null,
    isLongAgo: intent !== null && clock.now() - intent.at >= LONG_AGO,
  }),
};
