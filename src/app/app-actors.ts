import { fromCallback, fromPromise } from 'xstate';
import { appMachine } from '../../machines/app.machine.ts';
import type { DomainEvent } from '../../machines/app.vocabulary.ts';
import { clockLogic, keyLogic } from '../../machines/clock-and-keys.ts';
import { lateLogic } from '../../machines/late-logic.ts';
import { reporting } from '../../machines/reporting.ts';
import { PLAYER_SCOPE } from '../api/player.ts';
import { rememberLastKnownSession } from '../platform/page/last-known-session.ts';
import type { Unsubscribe } from '../platform/unsubscribe.ts';
import { currentPlace } from '../platform/page/place.ts';
import { forgetForm, forgetVisitorsForms } from './journal/form-memory.ts';
import type { LateCode } from './late-code.ts';
import { navigationWithActors, readAheadForPlayer } from './navigation/navigation-actors.ts';
import { loginLeadingTo, splitAddress } from './paths.ts';
import { forgetPlayer, VISIT } from './session/forget-player.ts';
import { sessionWithActors } from './session/session-actors.ts';
import { tabTalk } from './session/tabs.ts';
import type { Site } from './site.ts';

/** The root machine with the sources, effects and actors of the site. `late` receives the code that is loaded later. */
export function appWithActors(site: Site, late: LateCode) {
  const { browser, client, queries, reconnect, places } = site;
  const { history } = browser;
  const tabs = tabTalk(site);
  // The history entry of the shown page. While a page is pending, the browser's entry is already that of the pending page.
  let entry = history.entry();
  const rememberPlace = () => places.remember(entry, currentPlace());

  return appMachine.provide({
    actors: {
      session: reporting(sessionWithActors(site), 'app'),
      navigation: reporting(navigationWithActors(site), 'app'),
      player: lateLogic(() => late.player),
      registration: lateLogic(() => late.registration),
      fingerprint: lateLogic(() => late.fingerprint),
      upgrade: lateLogic(() => late.upgrade),
      loadFingerprint: fromPromise(() => late.loadFingerprint(site)),
      clock: clockLogic(site.client.clock),
      keys: keyLogic({ newKey: () => browser.newKey() }),
      network: fromCallback(({ sendBack }) =>
        stopAll(
          browser.onNetworkChange((isOnline) => isOnline && sendBack({ type: 'news.network.restored' })),
          reconnect.onReconnect(() => sendBack({ type: 'news.network.reconnected' })),
        ),
      ),
      page: fromCallback(({ sendBack }) =>
        stopAll(
          browser.onReturn(() => sendBack({ type: 'news.page.returned' })),
          browser.onRestore(() => sendBack({ type: 'news.page.restored' })),
        ),
      ),
      serverClock: fromCallback(({ sendBack }) =>
        client.clock.onCorrection(() => sendBack({ type: 'news.clock.corrected' })),
      ),
      responses: fromCallback(({ sendBack }) =>
        client.onSessionLost(() => sendBack({ type: 'news.response.unauthenticated' })),
      ),
      tabs: fromCallback(({ sendBack }) => tabs.listen(sendBack)),
      history: fromCallback(({ sendBack }) =>
        stopAll(
          history.onMove((to) => sendBack({ type: 'news.navigation.moved', to })),
          browser.onLeave(rememberPlace),
        ),
      ),
      links: fromCallback(({ sendBack }) =>
        browser.onLinkIntent({
          // Nothing is preloaded offline.
          intended: (to) => browser.isOnline() && sendBack({ type: 'link.intended', to }),
          abandoned: () => sendBack({ type: 'link.abandoned' }),
        }),
      ),
    },
    guards: {
      isReconnecting: () => reconnect.isToCome,
      passwordChangeEndsSession: () =>
        site.playerActor('passwordChange')?.getSnapshot().hasTag('endsSession') === true,
    },
    actions: {
      bindSession({ event, self }) {
        if (event.type === 'session.started' && tabs.bind(event))
          self.send({ type: 'news.tabs.sessionChanged' });
      },
      unbindSession: ({ event }) => tabs.unbind(event.type === 'session.ended' ? 'ended' : 'lost'),
      preparePlayer({ event }) {
        if (event.type === 'session.started') late.preparePlayer(site, tabs, event.playerId);
      },
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
      refreshReads: ({ event }) => late.playerCode?.refreshReads(event as DomainEvent),
      showSuccess({ event }) {
        const success = late.playerCode?.successOf(event as DomainEvent);
        if (success) site.successes.send({ type: 'success.reported', success });
      },
      showFailure({ event }) {
        if (event.type === 'domain.passwordChange.rejected') late.playerCode?.showFailure(event.failure);
      },
      forgetForm: () => forgetForm(browser.tab, 'registration-form'),
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
      // `loadCode` has already reported the failed load, after which the page reloads once.
      reloadOnce: () => undefined,
      goToLogin() {
        // A look-up of the password change has already logged in.
        if (site.playerActor('passwordChange')?.getSnapshot().hasTag('signedInAnew')) return;
        const { path, search } = splitAddress(history.current());
        history.replace(loginLeadingTo(`${path}${search}`));
      },
      reload: () => browser.reload(),
      announceMoment: () => late.announceMoment(),
    },
  });
}

/** Returns the function that calls all of these. */
function stopAll(...stops: readonly Unsubscribe[]): Unsubscribe {
  return () => {
    for (const stop of stops) stop();
  };
}
