import { type Actor, createActor } from 'xstate';
import type { upgradeMachine } from '../../../machines/upgrade.machine.ts';
import { routeAt } from '../navigation/routes.ts';
import { splitAddress, paths } from '../paths.ts';
import type { Site } from '../site.ts';
import { upgradeWithActors } from './upgrade-actors.ts';

export type UpgradeActor = Actor<typeof upgradeMachine>;

/** The routes where money and bonuses are moved: no update notice is shown there. */
const CASHIER: readonly string[] = [paths.deposit, paths.withdraw, `${paths.promotions}:promotionId`];

type Dependencies = Pick<Site, 'browser' | 'watch' | 'client' | 'navigation'>;

/** Detects a newer build than the one that the page runs. Not started yet. */
export interface Upgrade {
  readonly actor: UpgradeActor;
  /** Starts the actor and connects it to the navigation and the page's visibility. Returns the function that stops it. */
  start(): () => void;
}

/** Creates the detector. The random `spread` distributes the polls of pages that were opened at the same time. */
export function createUpgrade({ browser, watch, client, navigation }: Dependencies, build: string): Upgrade {
  const actor: UpgradeActor = createActor(upgradeWithActors({ browser, client }), {
    input: { clock: client.clock, build, spread: browser.random() },
    ...watch,
  });
  actor.on('upgrade.accepted', () => browser.reload());

  const shownPath = () => splitAddress(navigation.getSnapshot().context.shown ?? '').path;
  const announceMoment = (path: string) => {
    if (CASHIER.includes(routeAt(path)?.path ?? '')) actor.send({ type: 'moment.passed' });
    else if (client.writes.size === 0) actor.send({ type: 'moment.came' });
  };
  const start = () => {
    let path = shownPath();
    const pages = navigation.subscribe(() => {
      // A change of only the query (category, list page) is no navigation: the player is still using the page.
      if (shownPath() === path) return;
      path = shownPath();
      announceMoment(path);
    });
    const stopListening = browser.onReturn(() => {
      actor.send({ type: 'page.returned' });
      announceMoment(path);
    });
    actor.start();
    return () => {
      pages.unsubscribe();
      stopListening();
      actor.stop();
    };
  };
  return { actor, start };
}
