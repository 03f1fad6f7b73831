import { fromPromise } from 'xstate';
import { millisecondsOf } from '../../../contract/time/clock.ts';
import { FailureError } from '../../../contract/errors.ts';
import type { LaunchRequest } from '../../../contract/game.ts';
import { LAUNCH_SECONDS } from '../../../contract/limits.ts';
import { type GamePass, gameLaunchMachine } from '../../../machines/gameLaunch.machine.ts';
import type { Client } from '../../api/client.ts';
import { webAddress } from '../../platform/game-window.ts';

/** The game launch machine with an actor that calls the server. */
export function gameLaunchWithActors(client: Client, tabIsThere: () => boolean) {
  return gameLaunchMachine.provide({
    actors: {
      askForPass: fromPromise<GamePass, LaunchRequest>(async ({ input, signal }) => {
        const { launch } = await client.call('gameLaunch', { body: { ...input }, signal });
        const address = webAddress(launch.url);
        if (address === null) {
          throw new FailureError({ kind: 'wrong-shape', status: 200, detail: 'no address of the web' });
        }
        const expiresAt = millisecondsOf(launch.expiresAt) ?? client.clock.now() + LAUNCH_SECONDS * 1000;
        return { address, expiresAt };
      }),
    },
    guards: { tabIsThere },
  });
}
