import { hashKey, type QueryClient } from '@tanstack/react-query';
import { type Actor, type ActorRefFrom, createActor, type ActorOptions, type AnyActorLogic } from 'xstate';
import { FailureError } from '../../contract/errors.ts';
import type { depositMachine } from '../../machines/deposit.machine.ts';
import type { depositOrderMachine } from '../../machines/depositOrder.machine.ts';
import type { navigationMachine } from '../../machines/navigation.machine.ts';
import type { passwordChangeMachine } from '../../machines/passwordChange.machine.ts';
import type { registrationMachine } from '../../machines/registration.machine.ts';
import type { sessionMachine } from '../../machines/session.machine.ts';
import type { successMachine } from '../../machines/success.machine.ts';
import { toastMachine } from '../../machines/toast.machine.ts';
import type { withdrawMachine } from '../../machines/withdraw.machine.ts';
import { Client } from '../api/client.ts';
import { PLAYER_SCOPE, playerRead } from '../api/player.ts';
import { withCatalogs } from '../i18n/language.ts';
import type { Browser } from '../platform/browser.ts';
import { currentPlace } from '../platform/page/place.ts';
import { type IdleState, watchIdle } from './idle.ts';
import { type DomainEvent, gone, staleAfter, staleElsewhere } from './query/query-invalidation.ts';
import { fingerprintOnceShown } from '../features/fingerprint/once-shown.ts';
import { forgetVisitorsForms } from './journal/form-memory.ts';
import { PlaceMemory } from './navigation/place-memory.ts';
import { forgetPlayer } from './session/forget-player.ts';
import type { Started } from './actors/started.ts';
import type { PlayerSite } from './player-site.ts';
import { createQueryClient } from './query/query-policy.ts';
import { reloadOnceFor } from './upgrade/reload-once.ts';
import { navigationWithActors } from './navigation/navigation-actors.ts';
import { sessionWithActors } from './session/session-actors.ts';
import { persistLastKnownSession } from './session/last-known-session.ts';
import { sessionStatusOf } from './session/session-status.ts';
import { startSuccesses } from './actors/successes.ts';
import { startTabTalk } from './session/tabs.ts';
import { startReconnectJitter, type ReconnectJitter } from './query/reconnect-jitter.ts';
import { forgetVisitsThatEnd } from '../features/responsible-play/visit-memory.ts';

export type SessionActor = Actor<typeof sessionMachine>;
export type NavigationActor = Actor<typeof navigationMachine>;
export type ToastActor = Actor<typeof toastMachine>;
export type SuccessActor = Actor<typeof successMachine>;
export type PasswordChangeActor = Actor<typeof passwordChangeMachine>;
export type RegistrationActor = Actor<typeof registrationMachine>;
export type DepositActor = Actor<typeof depositMachine>;
export type DepositOrderActor = ActorRefFrom<typeof depositOrderMachine>;
export type WithdrawActor = Actor<typeof withdrawMachine>;

/** Everything that lives as long as the page does, outside React: the line, the cache, the root actors. */
export interface Site {
  readonly browser: Browser;
  /** Whoever creates a root actor hands it this. */
  readonly watch: InspectionOptions;
  readonly client: Client;
  readonly queries: QueryClient;
  /** When the page asks after an outage, and who does not wait for it. */
  readonly reconnect: ReconnectJitter;
  readonly session: SessionActor;
  readonly navigation: NavigationActor;
  readonly places: PlaceMemory;
  /** What has just happened, told in passing. */
  readonly toasts: ToastActor;
  /** What has succeeded, told one at a time, each until it is confirmed. */
  readonly successes: SuccessActor;
  /** The part of the site for a signed-in player; null until a session is possible. */
  readonly playerSite: PlayerSite | null;
  /** The registration of the visitor who is here, until a session starts. Its code comes with the page that asks for it. */
  registration(start: (site: Site) => Started<RegistrationActor>): RegistrationActor;
  readonly idle: IdleState;
  /** The page came with its first view, which stands while the agency is on its way. */
  readonly isPrerendered: boolean;
  /** The layout stands: from now on the device may be told of, once the page has nothing else to do. */
  shown(agencyId: string): void;
  /** Tells the cache what a machine says has happened. */
  dispatch(event: DomainEvent): void;
}

/** How a page begins: with a view that was drawn before, or with none. */
export interface BootMode {
  readonly isPrerendered: boolean;
  /** Resolves after hydration. Responses are delivered after it, because they would change the prerendered view. */
  readonly hydrated: Promise<void>;
}

export const CLIENT_RENDERED: BootMode = { isPrerendered: false, hydrated: Promise.resolve() };

/** Puts the machines on the network and starts the session. */
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
    // Who is here the tabs tell each other in words of their own.
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
        // As any answer that does not come: who is here is asked again when the line is back.
        throw new FailureError({ kind: 'network' });
      },
    );
    return comingPlayerSite;
  };
  const session: SessionActor = createActor(sessionWithActors({ client, queries, loadPlayerSite }), watch);
  // Before the listener below: what it asks for is asked for in the new session.
  const tabs = startTabTalk({ browser, client, queries, session });
  const player = playerRead(client);
  let lastPlayerId: string | null = null;
  let registration: Started<RegistrationActor> | null = null;
  session.on('*', (event) => {
    if (event.type === 'session.started') {
      registration?.stop();
      registration = null;
      // Someone else has signed in, in another tab: what was read for the one before is not theirs.
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
      // A login is followed by the lookup that pages of players need (specification §2 and §4), wherever it leads.
      if (event.by === 'logIn') void queries.prefetchQuery(player);
    }
    if (event.type === 'session.ended') {
      forgetPlayer(browser);
      browser.reload();
    }
  });
  reconnect.onReconnect(() => session.send({ type: 'network.restored' }));
  // A page that is looked at again repeats a lookup that failed, as it does its reads (specification §7): no event of the network
  // follows an outage of the server.
  browser.onReturn(() => session.send({ type: 'network.restored' }));
  // Earlier amounts, which may be another player's, are not shown again.
  browser.onRestore(() => {
    void queries.resetQueries({ queryKey: [PLAYER_SCOPE] });
    session.send({ type: 'session.lookUp' });
  });
  const toasts = createActor(toastMachine, watch).start();
  client.onSessionLost(() => {
    // Every session ends with a change of the password: its own story tells the player to log in again.
    const isPlayerHere = session.getSnapshot().context.playerId !== null;
    if (isPlayerHere && playerSite?.passwordChange().getSnapshot().hasTag('endsSession')) return;
    session.send({ type: 'session.lost' });
  });
  persistLastKnownSession({ browser, session });
  forgetVisitsThatEnd({ browser, session });
  session.start();
  const places = new PlaceMemory(browser.tab);
  const navigation = startNavigation({ browser, watch, client, queries, session, places, isPrerendered });

  // A page that is gone to reads what it shows. What the page that is left misses is not read for it: many go on right after
  // an outage.
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
    registration(start) {
      registration ??= start(site);
      return registration.actor;
    },
    idle,
    isPrerendered,
    shown: fingerprintOnceShown({ browser, watch, client, queries, reconnect, idle }),
    dispatch,
  };
  return site;
}

type NavigationDependencies = Pick<
  Site,
  'browser' | 'watch' | 'client' | 'queries' | 'session' | 'places' | 'isPrerendered'
>;

/** Starts at the browser's address, and ties the machine to the browser's history, the links and the session. */
function startNavigation(dependencies: NavigationDependencies): NavigationActor {
  const { browser, watch, session, places } = dependencies;
  const { history } = browser;
  const navigation: NavigationActor = createActor(navigationWithActors(dependencies), {
    input: { at: history.current() },
    ...watch,
  });
  // The name of the shown page's entry: while another page is on its way, the browser is at that one's already.
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
    // Without a line there is nothing to fetch ahead of a press.
    intended: (to) => {
      if (browser.isOnline()) navigation.send({ type: 'link.intended', to });
    },
    abandoned: () => navigation.send({ type: 'link.abandoned' }),
  });

  let known = sessionStatusOf(session.getSnapshot());
  session.subscribe((snapshot) => {
    const status = sessionStatusOf(snapshot);
    // Finding out changes nothing yet.
    if (status === known || status === 'loading' || snapshot.hasTag('checking')) return;
    known = status;
    navigation.send({ type: 'navigation.reconsidered' });
  });
  navigation.start();
  return navigation;
}

/** Inspection options of every root actor: the machine viewer in development, none in a build. */
export type InspectionOptions = Pick<ActorOptions<AnyActorLogic>, 'inspect'>;

export const NOT_INSPECTED: InspectionOptions = Object.freeze({});
