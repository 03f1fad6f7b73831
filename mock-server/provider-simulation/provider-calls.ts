/** The three calls of the provider's page. They are not part of the product's API. */
import { record, text } from '../../contract/schema/vocabulary.ts';
import type { Reader } from '../store/reader.ts';
import type { LaunchRow } from '../store/rows.ts';
import { launchPlayedBy, openLaunch } from './launch.ts';
import { otherProviderMethods, providerCall, type ProviderMount, ProviderError } from './provider-call.ts';
import { settleResult } from './result.ts';
import { sceneOf } from './scene.ts';

const Key = text({ maxLength: 128 });

/** A signed amount of THB, limited so that a tester's typing error has bounded effects. */
const Delta = text({ maxLength: 11, pattern: '^-?\\d{1,7}(\\.\\d{1,2})?$' });

/** POST /__provider/open: invalidates the link and returns the key of the game session. */
const open = providerCall({
  name: 'open',
  body: record({ launch: Key }),
  handle: ({ change, now }, { launch: token }, world) => {
    const play = world.newSecret();
    const launch = openLaunch(change, token, play, now);
    // The same answer for an unknown, a used and an expired token, so that guessing reveals nothing.
    if (!launch) throw new ProviderError(410, 'LINK_USED_UP');
    return { play, ...sceneOf(change, launch) };
  },
});

/** POST /__provider/state: returns the current state. */
const state = providerCall({
  name: 'state',
  body: record({ play: Key }),
  handle: ({ change }, { play }) => sceneOf(change, played(change, play)),
});

/** POST /__provider/result: a game was won or lost. */
const result = providerCall({
  name: 'result',
  body: record({ play: Key, amount: Delta }),
  handle: (transaction, { play, amount }) => {
    const launch = played(transaction.change, play);
    if (!settleResult(transaction, launch.playerId, launch.provider, amount)) {
      throw new ProviderError(409, 'CREDIT_NOT_ENOUGH');
    }
    return sceneOf(transaction.change, launch);
  },
});

export const providerCalls: readonly ProviderMount[] = [open, state, result, ...otherProviderMethods];

function played(reader: Reader, play: string): LaunchRow {
  const launch = launchPlayedBy(reader, play);
  if (!launch) throw new ProviderError(410, 'LINK_USED_UP');
  return launch;
}
