import { fromPromise } from 'xstate';
import { reporting } from '../../../machines/reporting.ts';
import { upgradeMachine } from '../../../machines/upgrade.machine.ts';
import { readDeployedBuild } from '../../api/deployed-build.ts';
import { whenIdle } from '../../platform/idle.ts';
import { isSeen, ownBuild } from '../../platform/page/document.ts';
import { routeAt } from '../navigation/routes.ts';
import { paths, splitAddress } from '../paths.ts';
import type { AppActor, LateLogic, NavigationActor, Services } from '../site.ts';

interface UpgradeDependencies extends Services {
  readonly app: AppActor;
  readonly late: LateLogic;
  readonly navigation: NavigationActor;
}

/** The routes where money and bonuses are moved: no update notice is shown there. */
const CASHIER: readonly string[] = [paths.deposit, paths.withdraw, `${paths.promotions}:promotionId`];

/** Sets the logic of the actor `upgrade`, and starts it. Does nothing if the page's own build is unknown. */
export function startUpgrade(dependencies: UpgradeDependencies): void {
  const { app, client, late, navigation } = dependencies;
  const build = ownBuild();
  if (build === null) return;
  late.upgrade ??= reporting(upgradeWithActors(dependencies), 'app');
  late.announceMoment = () => {
    const { path } = splitAddress(navigation.getSnapshot().context.shown ?? '');
    const { upgrade } = app.getSnapshot().children;
    if (CASHIER.includes(routeAt(path)?.path ?? '')) upgrade?.send({ type: 'moment.passed' });
    else if (client.writes.size === 0) upgrade?.send({ type: 'moment.came' });
  };
  app.send({ type: 'upgrade.loaded', build });
}

/** Provides the upgrade machine's actors. */
export function upgradeWithActors(dependencies: Services) {
  return upgradeMachine.provide({
    actors: {
      comeToRest: fromPromise<void>(() => comeToRest(dependencies)),
      lookUp: fromPromise<string>(readDeployedBuild),
    },
  });
}

/** Resolves once the page is visible, the browser is online, and no write is in flight. */
async function comeToRest(dependencies: Services): Promise<void> {
  for (let obstacle = obstacleOf(dependencies); obstacle; obstacle = obstacleOf(dependencies)) {
    await obstacle;
    // Other handlers of the same event run first: a response is processed, a page that became visible is rendered.
    await whenIdle();
  }
}

/** Resolves when the obstacle may be gone; null if there is none. */
function obstacleOf({ browser, client }: Services): Promise<unknown> | null {
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
