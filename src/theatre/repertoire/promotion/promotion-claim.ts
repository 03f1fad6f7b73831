import { INTENT_HOLDS_MS } from '../../../../contract/limits.ts';
import { promotionClaimMachine } from '../../../../machines/promotionClaim.machine.ts';
import { NETWORK, refusal, TIMEOUT } from '../failures.ts';
import { CURTAIN, type Repertoire, type Surroundings } from '../repertoire.ts';
import { usageOf, WELCOME } from './usage.ts';

const MINUTE = 60_000;

/** The page was loaded anew while a claim of that age was on its way. */
function claimedBefore(age: number) {
  return (page: Surroundings) => ({
    ...page,
    choice: WELCOME,
    intent: { key: 'key-before', choice: WELCOME, at: CURTAIN - age },
  });
}

export const promotionClaim: Repertoire<typeof promotionClaimMachine> = {
  machine: promotionClaimMachine,
  inputs: {
    'a first visit': (page) => ({ ...page, choice: null, intent: null }),
    'loaded anew while choosing': (page) => ({ ...page, choice: WELCOME, intent: null }),
    'loaded anew a minute after claiming': claimedBefore(MINUTE),
    'loaded anew an hour after claiming': claimedBefore(60 * MINUTE),
  },
  events: {
    'claim.open': { type: 'claim.open', choice: WELCOME },
    'claim.choose: another provider': { type: 'claim.choose', provider: 'gclub' },
    'claim.confirm': { type: 'claim.confirm' },
    'claim.close': { type: 'claim.close' },
    'claim.stopWaiting': { type: 'claim.stopWaiting' },
    'claim.retry': { type: 'claim.retry' },
    'line.restored': { type: 'line.restored' },
    'line.restored: after five minutes': { type: 'line.restored' },
  },
  corrections: { 'line.restored: after five minutes': INTENT_HOLDS_MS },
  slots: {
    claimPromotion: {
      done: { claimed: usageOf() },
      failed: {
        'no answer in time': TIMEOUT,
        'another promotion is in force': refusal('PROMOTION_USAGE'),
        'asked too often': refusal('RATE_LIMITED'),
      },
    },
    findUsage: {
      done: { 'it is there': usageOf(), 'it is not there': null },
      failed: { 'the line is down': NETWORK },
    },
  },
  facts: ({ clock, failure, intent }) => ({
    isRefused: failure !== null,
    isLongAgo: intent !== null && clock.now() - intent.at >= INTENT_HOLDS_MS,
  }),
};
