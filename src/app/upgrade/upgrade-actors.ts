import { fromPromise } from 'xstate';
import { upgradeMachine } from '../../../machines/upgrade.machine.ts';
import { readDeployedBuild } from '../../api/deployed-build.ts';
import { whenIdle } from '../../platform/idle.ts';
import { isSeen } from '../../platform/page/document.ts';
import type { Site } from '../site.ts';

type Dependencies = Pick<Site, 'browser' | 'client'>;

/** Provides the upgrade machine's actors. */
export function upgradeWithActors(dependencies: Dependencies) {
  return upgradeMachine.provide({
    actors: {
      comeToRest: fromPromise<void>(() => comeToRest(dependencies)),
      lookUp: fromPromise<string>(readDeployedBuild),
    },
  });
}

/** Resolves once the page is visible, the browser is online, and no write is in flight. */
async function comeToRest(dependencies: Dependencies): Promise<void> {
  for (let obstacle = obstacleOf(dependencies); obstacle; obstacle = obstacleOf(dependencies)) {
    await obstacle;
    // Other handlers of the same event run first: a response is processed, a page that became visible is rendered.
    await whenIdle();
  }
}

/** Resolves when the obstacle may be gone; null if there is none. */
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
