import { type Actor, createActor } from 'xstate';
import type { upgradeMachine } from '../../../machines/upgrade.machine.ts';
import { routeAt } from '../navigation/routes.ts';
import { splitAddress, paths } from '../paths.ts';
import type { Site } from '../site.ts';
import { upgradeWithActors } from './upgrade-actors.ts';

export type UpgradeActor = Actor<typeof upgradeMachine>;

/** The routes of the pages on which money and bonuses are moved: nothing else is spoken of there. */
const CASHIER: readonly string[] = [paths.deposit, paths.withdraw, `${paths.promotions}:promotionId`];

type Dependencies = Pick<Site, 'browser' | 'watch' | 'client' | 'navigation'>;

/** The look for a newer build than the one that the page runs: not begun yet. */
export interface Upgrade {
  readonly actor: UpgradeActor;
  /** Begins, and ties it to the pages and to the return to one; what it gives back ends it. */
  start(): () => void;
}

/** Makes it. The pages of one moment are spread by chance. */
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
      // Another category or page of a list is the same page, under the same finger.
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
