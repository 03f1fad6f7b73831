/** The site with its real root actor, while actors that a test does not need are replaced by machines that do nothing. */
import { createMachine, fromPromise } from 'xstate';
import { type Address, type Entrance, navigationMachine } from '../../../machines/navigation.machine.ts';
import { playerMachine } from '../../../machines/player.machine.ts';
import { reporting } from '../../../machines/reporting.ts';
import { sessionMachine } from '../../../machines/session.machine.ts';
import { appWithActors } from '../../../src/app/app-actors.ts';
import { CLIENT_RENDERED, createSite } from '../../../src/app/create-site.ts';
import type { LateCode } from '../../../src/app/late-code.ts';
import { NOT_INSPECTED, type Site } from '../../../src/app/site.ts';
import type { Browser } from '../../../src/platform/browser.ts';

type Actors = NonNullable<Parameters<ReturnType<typeof appWithActors>['provide']>[0]['actors']>;

/** A machine without states in place of another. */
const nothing = <Machine>(): Machine => createMachine({}) as unknown as Machine;

/** The replacements of the actors that send requests by themselves. */
export const INERT = {
  session: nothing<typeof sessionMachine>(),
  player: nothing<typeof playerMachine>(),
  navigation: nothing<typeof navigationMachine>(),
};

type EnterInput = { readonly to: Address; readonly isReconsidered: boolean };

/** Admits everybody to every page, without loading it. */
export const OPEN_NAVIGATION = reporting(
  navigationMachine.provide({
    actors: { enter: fromPromise<Entrance, EnterInput>(async () => ({ kind: 'open' })) },
  }),
  'app',
);

/** Starts a site with some of its actors replaced. */
export function siteOf(
  browser: Browser,
  actors: Actors,
  prepare: (site: Site, late: LateCode) => void = () => undefined,
): Site {
  return createSite(browser, NOT_INSPECTED, CLIENT_RENDERED, (site, late) => {
    prepare(site, late);
    return appWithActors(site, late).provide({ actors });
  });
}

/** As `siteOf`, with the code of players loaded and this player signed in. */
export async function siteOfPlayer(browser: Browser, actors: Actors, playerId: string): Promise<Site> {
  const lates: LateCode[] = [];
  const site = siteOf(browser, actors, (_, late) => void lates.push(late));
  await Promise.all(lates.map((late) => late.loadPlayer(browser)));
  site.app.send({ type: 'session.started', playerId, by: 'lookUp' });
  return site;
}
