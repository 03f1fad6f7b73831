import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise, waitFor } from 'xstate';
import {
  type Address,
  type Entrance,
  type NavigationEvent,
  navigationMachine,
} from '../../../machines/navigation.machine.ts';
import { agencyRead } from '../../api/agency.ts';
import type { Client } from '../../api/client.ts';
import { PUBLIC_READS } from './public-reads.ts';
import { type RouteEntry, routeAt } from './routes.ts';
import { destinationIn, loginLeadingTo, movedTo, paths, splitAddress } from '../paths.ts';
import type { Browser } from '../../platform/browser.ts';
import type { SessionActor } from '../../../machines/session.machine.ts';
import type { Need } from '../../platform/late-code.ts';
import type { LateLogic } from '../late-logic.ts';
import { sessionStatusOf } from '../session/session-status.ts';

interface Dependencies {
  readonly browser: Browser;
  readonly client: Client;
  readonly queries: QueryClient;
  readonly session: SessionActor;
  readonly late: Pick<LateLogic, 'playerCode'>;
  /** Whether the first page is prerendered: it does not wait for the agency. */
  readonly isPrerendered: boolean;
}

/** Provides the navigation machine's actors. */
export function navigationWithActors(dependencies: Dependencies) {
  const { browser, client, queries } = dependencies;
  let isPrerendered = dependencies.isPrerendered;
  return navigationMachine.provide({
    actors: {
      enter: fromPromise<Entrance, { readonly to: Address; readonly isReconsidered: boolean }>(
        async ({ input: { to, isReconsidered } }) => {
          const moved = movedTo(to);
          if (moved !== null) return { kind: 'elsewhere', to: moved };
          const route = routeAt(to);
          if (!route) return { kind: 'open' };
          const page = start(route, to, dependencies);
          // Without the agency no page is rendered (specification §2).
          const agency = isPrerendered ? null : queries.ensureQueryData(agencyRead(client)).catch(() => null);
          isPrerendered = false;
          const entrance = await guard(route, to, dependencies.session, isReconsidered);
          if (entrance.kind === 'open') await Promise.all([arrived(page), agency]);
          return entrance;
        },
      ),
      links: fromCallback(({ sendBack }) => {
        const tell: (event: NavigationEvent) => void = sendBack;
        return browser.onLinkIntent({
          // Nothing is preloaded offline.
          intended: (to) => browser.isOnline() && tell({ type: 'link.intended', to }),
          abandoned: () => tell({ type: 'link.abandoned' }),
        });
      }),
      preload: fromPromise<void, { readonly to: Address }>(async ({ input: { to } }) => {
        const route = routeAt(to);
        if (route) await arrived(start(route, to, dependencies, 'ahead'));
      }),
    },
  });
}

/** A page load that does not reject, because its failure does not matter if the guards redirect. `arrived` throws the failure. */
type Coming = Promise<{ readonly problem: unknown } | null>;

function start(
  route: RouteEntry,
  to: Address,
  { client, queries, session, late }: Dependencies,
  need: Need = 'now',
): Coming {
  const snapshot = session.getSnapshot();
  const isSignedIn = sessionStatusOf(snapshot) === 'signedIn';
  const coming = Promise.all([route.page.load(need), isSignedIn && route.playersPart?.load(need)]).then(
    () => null,
    (problem: unknown) => ({ problem }),
  );
  for (const read of route.reads ?? []) PUBLIC_READS[read].prefetch({ client, queries, ...splitAddress(to) });
  // A read that reaches the server after the player's logout is rejected.
  if (isSignedIn && !snapshot.hasTag('pending')) readAheadForPlayer(to, { client, queries, late });
  return coming;
}

/** Prefetches the queries of a player page. The code of players is loaded before one is signed in. */
export function readAheadForPlayer(
  to: Address,
  { client, queries, late }: Pick<Dependencies, 'client' | 'queries' | 'late'>,
): void {
  const reads = late.playerCode?.reads;
  for (const read of routeAt(to)?.playerReads ?? []) reads?.[read]({ client, queries, ...splitAddress(to) });
}

async function arrived(coming: Coming): Promise<void> {
  const outcome = await coming;
  if (outcome) throw outcome.problem;
}

/**
 * The guards: redirect a visitor to the login and a player away from the public pages (specification §2 and §6,
 * docs/decisions/0014).
 */
async function guard(
  { access, path }: RouteEntry,
  to: Address,
  session: SessionActor,
  isReconsidered: boolean,
): Promise<Entrance> {
  // Starts a player lookup. Ignored if a player is signed in or a lookup is in progress.
  if (access !== 'open' && !isReconsidered) session.send({ type: 'session.enter' });
  // Only player pages wait for the lookup.
  const known =
    access === 'player'
      ? await waitFor(session, (snapshot) => !snapshot.hasTag('loading') && !snapshot.hasTag('checking'))
      : session.getSnapshot();
  const status = sessionStatusOf(known);
  const { path: where, search } = splitAddress(to);
  if (access === 'player' && status === 'signedOut') {
    return { kind: 'elsewhere', to: loginLeadingTo(`${where}${search}`) };
  }
  // Exception: a registration signs the player in while its page is open, and that page confirms this before it redirects.
  const tellsItself = isReconsidered && path === paths.register;
  if (access === 'public' && status === 'signedIn' && !tellsItself) {
    return { kind: 'elsewhere', to: destinationIn(search) };
  }
  return { kind: 'open' };
}
