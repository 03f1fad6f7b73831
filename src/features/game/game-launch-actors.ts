import { fromPromise } from 'xstate';
import { millisecondsOf } from '../../../contract/time/clock.ts';
import { FailureError } from '../../../contract/errors.ts';
import { LAUNCH_SECONDS } from '../../../contract/limits.ts';
import { type GamePass, gameLaunchMachine, type LaunchIntent } from '../../../machines/gameLaunch.machine.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import type { Client } from '../../api/client.ts';
import type { GameTab } from '../../app/player/game-tab.ts';
import { webAddress } from '../../platform/game-window.ts';

/** The game launch machine with an actor that calls the server. */
export function gameLaunchWithActors(client: Client, gameTab: GameTab) {
  return gameLaunchMachine.provide({
    actors: {
      submitLaunch: submissionOf<LaunchIntent, GamePass>({
        send: fromPromise<GamePass, LaunchIntent>(async ({ input: { key, request }, signal }) => {
          const { launch } = await client.call('gameLaunch', { key, body: { ...request }, signal });
          const address = webAddress(launch.url);
          if (address === null) {
            throw new FailureError({ kind: 'wrong-shape', status: 200, detail: 'no address of the web' });
          }
          const expiresAt = millisecondsOf(launch.expiresAt) ?? client.clock.now() + LAUNCH_SECONDS * 1000;
          return { address, expiresAt };
        }),
        // The contract has no call that returns a link once more.
        lookUp: fromPromise<GamePass | null, LaunchIntent>(() => Promise.resolve(null)),
      }),
    },
    guards: { tabIsThere: () => gameTab.isThere() },
    actions: {
      sendTab({ context: { pass } }) {
        if (pass) gameTab.goTo(pass.address);
      },
      dropTab: () => gameTab.close(),
    },
  });
}
