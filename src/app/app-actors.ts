import { assign, fromCallback, fromPromise, stopChild } from 'xstate';
import { appMachine } from '../../machines/app.machine.ts';
import { clockLogic, keyLogic } from '../../machines/clock-and-keys.ts';
import type { News } from '../../machines/news.ts';
import { PLAYER_SCOPE } from '../api/player.ts';
import { rememberLastKnownSession } from '../platform/page/last-known-session.ts';
import { currentPlace } from '../platform/page/place.ts';
import type { PlayerEvent } from './player/effects.ts';
import { forgetVisitorsForms } from './journal/form-memory.ts';
import { navigationWithActors, readAheadForPlayer } from './navigation/navigation-actors.ts';
import { loginLeadingTo, splitAddress } from './paths.ts';
import { forgetPlayer, VISIT } from './session/forget-player.ts';
import { sessionWithActors } from './session/session-actors.ts';
import { openTabChannel } from './session/tabs.ts';
import type { Site } from './site.ts';

/** The root machine with the sources, effects and actors of the site. */
export function appWithActors(site: Site) {
  const { browser, client, queries, reconnect, places, late } = site;
  const { history } = browser;
  const tabs = openTabChannel(site);
  late.page = [site, tabs];
  // The history entry of the shown page. While a page is pending, the browser's entry is already that of the pending page.
  let entry = history.entry();
  const rememberPlace = () => places.remember(entry, currentPlace());

  return appMachine.provide({
    actors: {
      session: sessionWithActors(site, tabs),
      navigation: navigationWithActors(site),
      loadFingerprint: fromPromise(() => late.loadFingerprint(site)),
      clock: clockLogic(site.client.clock),
      keys: keyLogic({ newKey: () => browser.newKey() }),
      news: fromCallback(({ sendBack }) => {
        const tell: (news: News) => void = sendBack;
        const stops = [
          browser.onNetworkChange((isOnline) => isOnline && tell({ type: 'news.network.restored' })),
          reconnect.onReconnect(() => tell({ type: 'news.network.reconnected' })),
          browser.onReturn(() => tell({ type: 'news.page.returned' })),
          browser.onRestore(() => tell({ type: 'news.page.restored' })),
          client.clock.onCorrection(() => tell({ type: 'news.clock.corrected' })),
          history.onMove((to) => tell({ type: 'news.navigation.moved', to })),
          browser.onLeave(rememberPlace),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      }),
    },
    guards: {
      isReconnecting: ({ context }) => reconnect.isToCome && context.status === 'unreachable',
    },
    actions: {
      bindSession({ event }) {
        if (event.type === 'session.started') tabs.bind(event);
      },
      unbindSession: ({ event }) => tabs.unbind(event.type === 'session.ended' ? 'ended' : 'lost'),
      startPlayer: assign(({ context, spawn }) => {
        const { clock, keys } = context;
        const playerId = context.playerId ?? '';
        const player = late.playerCode?.playerFor(playerId);
        if (player) spawn(player, { systemId: 'player', input: { clock, keys, playerId } });
        return {};
      }),
      stopPlayer: stopChild(({ system }) => system.get('player')),
      startRegistration: assign(({ context: { clock, keys }, spawn }) => {
        if (late.registration) spawn(late.registration, { systemId: 'registration', input: { clock, keys } });
        return {};
      }),
      stopRegistration: stopChild(({ system }) => system.get('registration')),
      startFingerprint: assign(({ context: { clock, agencyId }, spawn }) => {
        if (late.fingerprint && agencyId !== null) {
          spawn(late.fingerprint, { systemId: 'fingerprint', input: { clock, agencyId } });
        }
        return {};
      }),
      removeOtherPlayersData({ context, event }) {
        if (event.type !== 'session.started' || context.playerId === null) return;
        if (context.playerId !== event.playerId) late.playerCode?.removeOtherPlayersData(event);
      },
      forgetVisitor({ event }) {
        forgetVisitorsForms(browser.tab);
        if (event.type === 'session.started' && event.by === 'logIn') browser.tab.remove(VISIT);
      },
      readAhead({ event }) {
        if (event.type !== 'session.started') return;
        if (event.by === 'logIn') late.playerCode?.readPlayer();
        // The page's own reads, before the actors of the player start: on a slow phone these take a long task.
        readAheadForPlayer(history.current(), site);
      },
      closeGameTab: () => late.playerCode?.gameTab.close(),
      forgetPlayer: () => forgetPlayer(browser),
      resetPlayersData: () => void queries.resetQueries({ queryKey: [PLAYER_SCOPE] }),
      rememberSession: ({ context: { status } }) => {
        if (status !== 'unreachable') rememberLastKnownSession(status === 'signedIn', browser.device);
        if (status === 'signedOut') browser.tab.remove(VISIT);
      },
      forgetSuccesses: () => site.successes.forget(),
      applyEffects: ({ event }) => late.playerCode?.applyEffects(event as PlayerEvent),
      changeAddress({ event }) {
        if (event.type !== 'navigation.departed') return;
        rememberPlace();
        if (event.replace) history.replace(event.to);
        else history.push(event.to);
      },
      rememberPlace,
      rememberEntry() {
        entry = history.entry();
      },
      // `lateCode` has already reported the failed load, after which the page reloads once.
      reloadOnce: () => undefined,
      goToLogin() {
        // A look-up of the password change has already logged in.
        if (site.playerActor('passwordChange')?.getSnapshot().hasTag('signedInAnew')) return;
        const { path, search } = splitAddress(history.current());
        history.replace(loginLeadingTo(`${path}${search}`));
      },
      reload: () => browser.reload(),
    },
  });
}
