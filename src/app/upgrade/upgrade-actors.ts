import { fromPromise } from 'xstate';
import { upgradeMachine } from '../../../machines/upgrade.machine.ts';
import { readDeployedBuild } from '../../api/deployed-build.ts';
import { whenIdle } from '../../platform/idle.ts';
import { isSeen } from '../../platform/page/document.ts';
import type { Site } from '../site.ts';

type Dependencies = Pick<Site, 'browser' | 'client'>;

/** The machine of the upgrade with its slots on the page and the line. */
export function upgradeWithActors(dependencies: Dependencies) {
  return upgradeMachine.provide({
    actors: {
      comeToRest: fromPromise<void>(() => comeToRest(dependencies)),
      lookUp: fromPromise<string>(readDeployedBuild),
    },
  });
}

/** Resolves once the page is looked at, there is a line, and no write is on its way. */
async function comeToRest(dependencies: Dependencies): Promise<void> {
  for (let obstacle = obstacleOf(dependencies); obstacle; obstacle = obstacleOf(dependencies)) {
    await obstacle;
    // What it has led to comes first: an answer is noted, a page that was come back to is drawn.
    await whenIdle();
  }
}

/** Resolves when what stands in the way is perhaps gone; null where nothing does. */
function obstacleOf({ browser, client }: Dependencies): Promise<unknown> | null {
  if (!isSeen()) return next((listener) => browser.onReturn(listener));
  if (!browser.isOnline()) return next((listener) => browser.onNetworkChange(listener));
  return client.writes.size > 0 ? Promise.allSettled(client.writes) : null;
}

/** Resolves at the next notification. */
function next(listen: (listener: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const stop = listen(() => {
      stop();
      resolve();
    });
  });
}
