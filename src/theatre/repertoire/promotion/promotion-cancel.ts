import { promotionCancelMachine } from '../../../../machines/promotionCancel.machine.ts';
import { NETWORK, refusal, TIMEOUT } from '../failures.ts';
import type { Repertoire } from '../repertoire.ts';
import { usageOf } from './usage.ts';

const USAGE_ID = usageOf().id;

export const promotionCancel: Repertoire<typeof promotionCancelMachine> = {
  machine: promotionCancelMachine,
  inputs: {
    'a first visit': ({ newKey }) => ({ newKey, intent: null }),
    'loaded anew while cancelling': ({ newKey }) => ({
      newKey,
      intent: { usageId: USAGE_ID, key: 'key-before' },
    }),
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
  facts: ({ failure }) => ({ isToldWhy: failure !== null }),
};
