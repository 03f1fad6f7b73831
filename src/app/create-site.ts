import { hashKey } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { FailureError } from '../../contract/errors.ts';
import { toastMachine } from '../../machines/toast.machine.ts';
import { Client } from '../api/client.ts';
import { PLAYER_SCOPE, playerRead } from '../api/player.ts';
import { withCatalogs } from '../i18n/language.ts';
import type { Browser } from '../platform/browser.ts';
import { currentPlace } from '../platform/page/place.ts';
import { watchIdle } from './idle.ts';
import { type DomainEvent, gone, staleAfter, staleElsewhere } from './query/query-invalidation.ts';
import { fingerprintOnceShown } from '../features/fingerprint/once-shown.ts';
import { forgetVisitorsForms } from './journal/form-memory.ts';
import { PlaceMemory } from './navigation/place-memory.ts';
import { forgetPlayer } from './session/forget-player.ts';
import type { Started } from './actors/started.ts';
import { createQueryClient } from './query/query-policy.ts';
import { reloadOnceFor } from './upgrade/reload-once.ts';
import { navigationWithActors } from './navigation/navigation-actors.ts';
import { sessionWithActors } from './session/session-actors.ts';
import { persistLastKnownSession } from './session/last-known-session.ts';
import { sessionStatusOf } from './session/session-status.ts';
import { startSuccesses } from './actors/successes.ts';
import {
  type InspectionOptions,
  type NavigationActor,
  NOT_INSPECTED,
  type PlayerSite,
  type RegistrationActor,
  type SessionActor,
  type Site,
} from './site.ts';
import { startTabTalk } from './session/tabs.ts';
import { startReconnectJitter } from './query/reconnect-jitter.ts';
import { forgetVisitsThatEnd } from '../features/responsible-play/visit-memory.ts';

/** How the page starts: prerendered or client-rendered. */
export interface BootMode {
  readonly isPrerendered: boolean;
  /** Resolves after hydration. Responses are held until then, because they would change the prerendered markup. */
  readonly hydrated: Promise<void>;
}

export const CLIENT_RENDERED: BootMode = { isPrerendered: false, hydrated: Promise.resolve() };

/** Creates the client, the query cache and the root actors, and starts session and navigation. */
export function createSite(
  browser: Browser,
  watch: InspectionOptions = NOT_INSPECTED,
  { isPrerendered, hydrated }: BootMode = CLIENT_RENDERED,
): Site {
  const client = new Client(browser, isPrerendered ? hydrated : null);
  const reconnect = startReconnectJitter(browser);
  const queries = createQueryClient(browser, reconnect);
  const { actor: successes, handle } = startSuccesses({ client, queries, watch });
  const dispatch = (event: DomainEvent) => {
    handle(event);
    for (const queryKey of gone(event)) queries.removeQueries({ queryKey });
    const stale = staleAfter(event);
    for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
    // Session events have their own messages to the other tabs.
    if (!event.type.startsWith('session.')) tabs.broadcastStale([...stale, ...staleElsewhere(event)]);
  };

  let playerSite: PlayerSite | null = null;
  let comingPlayerSite: Promise<void> | null = null;
  const loadPlayerSite = (): Promise<void> => {
    comingPlayerSite ??= withCatalogs(import('./player-site.ts'), 'player').then(
      ({ startPlayerSite }) => {
        playerSite = startPlayerSite(site);
      },
      (error: unknown) => {
        comingPlayerSite = null;
        reloadOnceFor(String(error), browser);
        // Treated as a network error: the session machine repeats its lookup when the network is back.
        throw new FailureError({ kind: 'network' });
      },
    );
    return comingPlayerSite;
  };
  const session: SessionActor = createActor(sessionWithActors({ client, queries, loadPlayerSite }), watch);
  // Subscribed before the listener below, so that the session is bound before that listener sends requests.
  const tabs = startTabTalk({ browser, client, queries, session });
  const player = playerRead(client);
  let lastPlayerId: string | null = null;
  let registration: Started<RegistrationActor> | null = null;
  session.on('*', (event) => {
    if (event.type === 'session.started') {
      registration?.stop();
      registration = null;
      // Another player has signed in, in another tab: removes the previous player's data. A lookup has already stored the
      // new player.
      if (lastPlayerId !== null && lastPlayerId !== event.playerId)
        queries.removeQueries({
          queryKey: [PLAYER_SCOPE],
          predicate: ({ queryHash }) => event.by === 'logIn' || queryHash !== hashKey(player.queryKey),
        });
      lastPlayerId = event.playerId;
    }
    dispatch(event);
    if (event.type === 'session.started') {
      forgetVisitorsForms(browser.tab);
      // After a login, player pages need the current player (specification §2 and §4).
      if (event.by === 'logIn') void queries.prefetchQuery(player);
    }
    if (event.type === 'session.ended') {
      forgetPlayer(browser);
      browser.reload();
    }
  });
  reconnect.onReconnect(() => session.send({ type: 'network.restored' }));
  // When the page becomes visible, a failed lookup is repeated, like reads (specification §7): no network event follows an
  // outage of the server.
  browser.onReturn(() => session.send({ type: 'network.restored' }));
  // Restored from the back/forward cache: the amounts are old and may be another player's, so they are not shown again.
  browser.onRestore(() => {
    void queries.resetQueries({ queryKey: [PLAYER_SCOPE] });
    session.send({ type: 'session.lookUp' });
  });
  const toasts = createActor(toastMachine, watch).start();
  client.onSessionLost(() => {
    // A password change ends all sessions of the player. Its own dialog then asks the player to log in again.
    const isPlayerHere = session.getSnapshot().context.playerId !== null;
    if (isPlayerHere && playerSite?.passwordChange().getSnapshot().hasTag('endsSession')) return;
    session.send({ type: 'session.lost' });
  });
  persistLastKnownSession({ browser, session });
  forgetVisitsThatEnd({ browser, session });
  session.start();
  const places = new PlaceMemory(browser.tab);
  const navigation = startNavigation({ browser, watch, client, queries, session, places, isPrerendered });

  // During the reconnect delay, a navigation repeats a failed session lookup at once. The reads of the page that is left
  // stay delayed, because many players navigate right after an outage.
  navigation.on('navigation.departed', () => {
    if (reconnect.isToCome) session.send({ type: 'network.restored' });
  });

  const idle = watchIdle({ browser, navigation, queries });
  const site: Site = {
    browser,
    watch,
    client,
    queries,
    reconnect,
    session,
    navigation,
    places,
    toasts,
    successes,
    get playerSite() {
      return playerSite;
    },
    registration: (start) => (registration ??= start(site)).actor,
    idle,
    isPrerendered,
    shown: fingerprintOnceShown({ browser, watch, client, queries, reconnect, idle }),
    dispatch,
  };
  return site;
}

/** Starts the navigation actor at the browser's URL, and connects it to the browser's history, the links and the session. */
function startNavigation(
  dependencies: Pick<
    Site,
    'browser' | 'watch' | 'client' | 'queries' | 'session' | 'places' | 'isPrerendered'
  >,
): NavigationActor {
  const { browser, watch, session, places } = dependencies;
  const { history } = browser;
  const navigation: NavigationActor = createActor(navigationWithActors(dependencies), {
    input: { at: history.current() },
    ...watch,
  });
  // The history entry of the shown page. While a page is pending, the browser's entry is already that of the pending page.
  let entry = history.entry();
  navigation.subscribe(({ context }) => {
    if (context.pending === null) entry = history.entry();
  });
  navigation.on('navigation.departed', ({ to, replace }) => {
    places.remember(entry, currentPlace());
    if (replace) history.replace(to);
    else history.push(to);
  });
  navigation.on('navigation.failed', ({ problem }) => reloadOnceFor(problem, browser));
  history.onMove((to) => {
    places.remember(entry, currentPlace());
    navigation.send({ type: 'navigation.moved', to });
  });
  browser.onLeave(() => places.remember(entry, currentPlace()));
  browser.onLinkIntent({
    // Nothing is preloaded offline.
    intended: (to) => {
      if (browser.isOnline()) navigation.send({ type: 'link.intended', to });
    },
    abandoned: () => navigation.send({ type: 'link.abandoned' }),
  });

  let known = sessionStatusOf(session.getSnapshot());
  session.subscribe((snapshot) => {
    const status = sessionStatusOf(snapshot);
    // A lookup in progress has no result yet.
    if (status === known || status === 'loading' || snapshot.hasTag('checking')) return;
    known = status;
    navigation.send({ type: 'navigation.reconsidered' });
  });
  navigation.start();
  return navigation;
}
