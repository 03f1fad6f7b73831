import type { QueryClient } from '@tanstack/react-query';
import { fromPromise, waitFor } from 'xstate';
import { type Address, type Entrance, navigationMachine } from '../../../machines/navigation.machine.ts';
import { agencyRead } from '../../api/agency.ts';
import type { Client } from '../../api/client.ts';
import { type RouteEntry, routeAt } from './routes.ts';
import { destinationIn, loginLeadingTo, movedTo, paths, splitAddress } from '../paths.ts';
import type { SessionActor } from '../site.ts';
import { sessionStatusOf } from '../session/session-status.ts';

interface Dependencies {
  readonly client: Client;
  readonly queries: QueryClient;
  readonly session: SessionActor;
  /** The page came with its first view: that one does not wait for the agency. */
  readonly isPrerendered: boolean;
}

/** The navigation machine with its slots on the table of pages, the session and the cache. */
export function navigationWithActors(dependencies: Dependencies) {
  const { client, queries } = dependencies;
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
          // Everything is kept under the agency: without it there is no page to show (specification §2).
          const agency = isPrerendered ? null : queries.ensureQueryData(agencyRead(client)).catch(() => null);
          isPrerendered = false;
          const entrance = await guard(route, to, dependencies.session, isReconsidered);
          if (entrance.kind === 'open') await Promise.all([arrived(page), agency]);
          return entrance;
        },
      ),
      preload: fromPromise<void, { readonly to: Address }>(async ({ input: { to } }) => {
        const route = routeAt(to);
        if (route) await arrived(start(route, to, dependencies));
      }),
    },
  });
}

/** A load whose failure is thrown only when it is awaited: the guards may redirect, and then it does not matter. */
type Coming = Promise<{ readonly problem: unknown } | null>;

function start(route: RouteEntry, to: Address, { client, queries, session }: Dependencies): Coming {
  const coming = route.page.load().then(
    () => null,
    (problem: unknown) => ({ problem }),
  );
  const isTheirs = route.group !== 'player' || sessionStatusOf(session.getSnapshot()) === 'signedIn';
  if (isTheirs) route.readAhead?.({ client, queries, search: splitAddress(to).search });
  return coming;
}

async function arrived(coming: Coming): Promise<void> {
  const outcome = await coming;
  if (outcome) throw outcome.problem;
}

/** Specification §2 and §6, and docs/decisions/0014: where a visitor is led, and how they come back. */
async function guard(
  { group, path }: RouteEntry,
  to: Address,
  session: SessionActor,
  isReconsidered: boolean,
): Promise<Entrance> {
  // Ignored by a session that is signed in, or that is finding out already.
  if (group !== 'open' && !isReconsidered) session.send({ type: 'session.enter' });
  // No one waits for that but the pages that need a player.
  const known =
    group === 'player'
      ? await waitFor(session, (snapshot) => !snapshot.hasTag('loading') && !snapshot.hasTag('checking'))
      : session.getSnapshot();
  const status = sessionStatusOf(known);
  const { path: where, search } = splitAddress(to);
  if (group === 'player' && status === 'signedOut') {
    return { kind: 'elsewhere', to: loginLeadingTo(`${where}${search}`) };
  }
  // A registration may have signed in on its way; its page says so before it leads on.
  const tellsItself = isReconsidered && path === paths.register;
  if (group === 'public' && status === 'signedIn' && !tellsItself) {
    return { kind: 'elsewhere', to: destinationIn(search) };
  }
  return { kind: 'open' };
}
