/** The site with its real root actor, while actors that a test does not need are replaced by machines that do nothing. */
import { createMachine, fromPromise } from 'xstate';
import { type Address, type Entrance, navigationMachine } from '../../../machines/navigation.machine.ts';
import { sessionMachine } from '../../../machines/session.machine.ts';
import { appWithActors } from '../../../src/app/app-actors.ts';
import { CLIENT_RENDERED, createSite, NOT_INSPECTED } from '../../../src/app/create-site.ts';
import type { LateLogic } from '../../../src/app/late-logic.ts';
import type { Site } from '../../../src/app/site.ts';
import type { Browser } from '../../../src/platform/browser.ts';

type Implementations = Parameters<ReturnType<typeof appWithActors>['provide']>[0];

/** A machine without states in place of another. */
const nothing = <Machine>(): Machine => createMachine({}) as unknown as Machine;

/** In place of the machines that send requests by themselves. */
export const NO_SESSION = { session: nothing<typeof sessionMachine>() };
export const NO_NAVIGATION = { navigation: nothing<typeof navigationMachine>() };
export const NO_PLAYER = { startPlayer: () => undefined };

type EnterInput = { readonly to: Address; readonly isReconsidered: boolean };

/** Admits everybody to every page, without loading it. */
export const OPEN_NAVIGATION = navigationMachine.provide({
  actors: { enter: fromPromise<Entrance, EnterInput>(async () => ({ kind: 'open' })) },
});

/** Starts a site with some of its actors and actions replaced. */
export function siteOf(
  browser: Browser,
  implementations: Implementations,
  prepare: (site: Site) => void = () => undefined,
): Site {
  return createSite(browser, NOT_INSPECTED, CLIENT_RENDERED, (site) => {
    prepare(site);
    return appWithActors(site).provide(implementations);
  });
}

/** As `siteOf`, with the code of players loaded and this player signed in. */
export async function siteOfPlayer(
  browser: Browser,
  implementations: Implementations,
  playerId: string,
  prepare: (late: LateLogic) => void = () => undefined,
): Promise<Site> {
  const site = siteOf(browser, implementations);
  await site.late.loadPlayer();
  prepare(site.late);
  site.app.send({ type: 'session.started', playerId, by: 'lookUp' });
  return site;
}
