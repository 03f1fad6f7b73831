import { assign, forwardTo, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate';
import { PAGES } from '../contract/pages.ts';
import type { AppContext, AppEvent, AppInput } from './app.vocabulary.ts';
import { clockLogic, keyLogic } from './clock-and-keys.ts';
import type { fingerprintMachine } from './fingerprint.machine.ts';
import { lateLogic } from './late-logic.ts';
import { navigationMachine } from './navigation.machine.ts';
import { notGiven, notProvided } from './not-provided.ts';
import type { playerMachine } from './player.machine.ts';
import type { registrationMachine } from './registration.machine.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionSettled } from './session.vocabulary.ts';
import { successMachine } from './success.machine.ts';
import { toastMachine } from './toast.machine.ts';
import type { upgradeMachine } from './upgrade.machine.ts';

/** A source that reports nothing, until the site provides it. */
const silent = () => fromCallback(() => undefined);

/**
 * The root of the actor system. It starts every actor that belongs to the page, passes the news of the browser on to them, and
 * acts on their reports: cached data that is stale, success dialogs, the other tabs (specification §2, §4, §7 and §8).
 */
export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent,
    children: {} as {
      session: 'session';
      navigation: 'navigation';
      toasts: 'toasts';
      successes: 'successes';
      player: 'player';
      registration: 'registration';
      fingerprint: 'fingerprint';
      upgrade: 'upgrade';
      clock: 'clock';
      keys: 'keys';
    },
  },
  actors: {
    session: sessionMachine,
    navigation: navigationMachine,
    toasts: toastMachine,
    successes: successMachine,
    player: lateLogic<typeof playerMachine>(),
    registration: lateLogic<typeof registrationMachine>(),
    fingerprint: lateLogic<typeof fingerprintMachine>(),
    upgrade: lateLogic<typeof upgradeMachine>(),
    /** Resolves once the page is idle and the code of the fingerprint is loaded. */
    loadFingerprint: fromPromise<void>(notProvided),
    clock: clockLogic({ now: notGiven }),
    keys: keyLogic({ newKey: notGiven }),
    // Sources of `AppNews`.
    network: silent(),
    page: silent(),
    serverClock: silent(),
    responses: silent(),
    tabs: silent(),
    history: silent(),
    links: silent(),
  },
  guards: {
    isAnotherPlayer: ({ context }, playerId: string) => context.playerId !== playerId,
    isAnotherStatus: ({ context }, status: SessionSettled['status']) => context.status !== status,
    isAnotherPage: (_, left: string | null) => left !== null,
    hasLeft: (_, { page, left }: { readonly page: string; readonly left: string | null }) => left === page,
    /** During the random delay after an outage: `news.network.reconnected` is still to come. */
    isReconnecting: () => false,
    /** A password change ends all sessions of the player. Its own dialog then asks the player to log in again. */
    passwordChangeEndsSession: () => false,
  },
  actions: {
    rememberPlayer: assign({ playerId: (_, playerId: string) => playerId }),
    rememberAgency: assign({ agencyId: (_, agencyId: string) => agencyId }),
    /** Binds the session to this tab and tells the other tabs. */
    bindSession: () => undefined,
    unbindSession: () => undefined,
    /** Creates the logic of the player's actors, whose journals belong to this player. */
    preparePlayer: () => undefined,
    removeOtherPlayersData: () => undefined,
    forgetVisitor: () => undefined,
    /** Starts the reads of the shown page before the actors of the player start. */
    readAhead: () => undefined,
    forgetPlayer: () => undefined,
    resetPlayersData: () => undefined,
    /** Stores for the next page load whether a player is signed in. */
    rememberSession: () => undefined,
    rememberStatus: assign({ status: (_, status: SessionSettled['status']) => status }),
    closeGameTab: () => undefined,
    /** Removes and refetches the cached data that the event makes stale, here and in the other tabs. */
    refreshReads: () => undefined,
    showSuccess: () => undefined,
    showRegistered: sendTo('successes', { type: 'success.reported', success: { kind: 'registered' } }),
    showFailure: () => undefined,
    forgetForm: () => undefined,
    changeAddress: () => undefined,
    /** Remembers the scroll position and the focus of the page that is left. */
    rememberPlace: () => undefined,
    rememberEntry: () => undefined,
    reloadOnce: () => undefined,
    /** Changes the address to that of the login page, which leads back, unless the player is signed in already. */
    goToLogin: () => undefined,
    reload: () => undefined,
    announceMoment: () => undefined,
    forgetSuccesses: sendTo('successes', { type: 'success.forget' }),
    toSession: forwardTo('session'),
    toNavigation: forwardTo('navigation'),
    toPlayer: forwardTo('player'),
    toRegistration: forwardTo('registration'),
    toFingerprint: forwardTo('fingerprint'),
    toUpgrade: forwardTo('upgrade'),
    lookUpSession: sendTo('session', { type: 'session.lookUp' }),
    loseSession: sendTo('session', { type: 'session.lost' }),
    retrySession: sendTo('session', { type: 'news.network.restored' }),
    reconsiderPage: sendTo('navigation', { type: 'navigation.reconsidered' }),
    editRegistration: sendTo('registration', { type: 'registration.edit' }),
    retryFingerprint: sendTo('fingerprint', { type: 'news.network.restored' }),
    correctFingerprintClock: sendTo('fingerprint', { type: 'news.clock.corrected' }),
    announceAgency: raise(({ context }) => ({
      type: 'site.shown' as const,
      agencyId: context.agencyId ?? '',
    })),
  },
}).createMachine({
  id: 'app',
  description:
    'The whole page. The site starts its actors here, passes the news of the browser on to them and acts on their reports (specification §2).',
  context: ({ input, spawn }) => ({
    ...input,
    clock: spawn('clock', { id: 'clock' }),
    keys: spawn('keys', { id: 'keys' }),
    playerId: null,
    status: null,
    agencyId: null,
  }),
  type: 'parallel',
  invoke: [
    {
      id: 'session',
      systemId: 'session',
      src: 'session',
      input: ({ context: { clock, keys } }) => ({ clock, keys }),
    },
    { id: 'toasts', systemId: 'toasts', src: 'toasts' },
    { id: 'successes', systemId: 'successes', src: 'successes' },
    {
      id: 'navigation',
      systemId: 'navigation',
      src: 'navigation',
      input: ({ context }) => ({ at: context.at }),
    },
    { id: 'network', src: 'network' },
    { id: 'page', src: 'page' },
    { id: 'serverClock', src: 'serverClock' },
    { id: 'responses', src: 'responses' },
    { id: 'tabs', src: 'tabs' },
    { id: 'history', src: 'history' },
    { id: 'links', src: 'links' },
  ],
  states: {
    session: {
      description: 'The site keeps this tab, the other tabs and the server agreed on who is signed in.',
      on: {
        'session.settled': {
          description:
            'It is known whether a player is signed in, and this has changed. The site remembers it for the next page load and checks the access rules of the shown page.',
          guard: { type: 'isAnotherStatus', params: ({ event }) => event.status },
          actions: [
            { type: 'rememberStatus', params: ({ event }) => event.status },
            'rememberSession',
            'reconsiderPage',
          ],
        },
        'session.ended': {
          description:
            'The player has logged out. The site remembers this for the next page load and checks the access rules of the shown page.',
          actions: [{ type: 'rememberStatus', params: 'signedOut' }, 'rememberSession', 'reconsiderPage'],
        },
        'news.network.reconnected': {
          description: 'The network is back. The site repeats a failed look-up of the player.',
          actions: 'retrySession',
        },
        'news.page.returned': {
          description:
            'The page is visible again. The site repeats a failed look-up of the player, because no event follows an outage of the server (specification §7).',
          actions: 'retrySession',
        },
        'news.page.restored': {
          description:
            'The browser shows the page as it was. Its amounts are old and may be another player’s, so the site reads them and the player again.',
          actions: ['resetPlayersData', 'lookUpSession'],
        },
        'news.response.unauthenticated': [
          {
            description:
              'The password change of the player has ended all sessions. Its own dialog says so, so the site does nothing.',
            guard: 'passwordChangeEndsSession',
          },
          {
            description: 'A response says that there is no session any more. The site signs the player out.',
            actions: 'loseSession',
          },
        ],
        'news.tabs.sessionChanged': {
          description: 'Another tab has changed the session. The site looks up the player.',
          actions: 'lookUpSession',
        },
        'news.tabs.sessionEnded': {
          description: 'Another tab has signed the player out. The site does so here too.',
          actions: 'loseSession',
        },
        'registration.signedIn': {
          description: 'The registration has signed the player in. The site looks up the player.',
          actions: 'lookUpSession',
        },
        'passwordChange.sessionLost': {
          description:
            'The session has ended, and the password change is not known to be the reason. The site signs the player out.',
          actions: 'loseSession',
        },
      },
    },

    player: {
      description: 'The actors of a player exist while that player is signed in, and stop with the session.',
      initial: 'absent',
      states: {
        absent: {
          description: 'No player is signed in.',
          on: {
            'session.started': {
              description: 'A player is signed in. The site starts the actors of this player.',
              target: 'present',
              actions: [
                'bindSession',
                'preparePlayer',
                'removeOtherPlayersData',
                { type: 'rememberPlayer', params: ({ event }) => event.playerId },
                'refreshReads',
                'forgetVisitor',
                'readAhead',
              ],
            },
            'session.lost': {
              description:
                'The session is lost before the site knows the player. The site releases this tab from the session.',
              actions: ['unbindSession', 'forgetSuccesses', 'refreshReads'],
            },
            'session.ended': {
              description: 'The player has logged out. The site forgets the player and reloads the page.',
              actions: ['unbindSession', 'forgetSuccesses', 'refreshReads', 'forgetPlayer', 'reload'],
            },
          },
        },
        present: {
          description: 'A player is signed in.',
          invoke: {
            id: 'player',
            systemId: 'player',
            src: 'player',
            input: ({ context: { clock, keys, playerId } }) => ({
              clock,
              keys,
              playerId: playerId ?? '',
            }),
          },
          on: {
            'session.started': [
              {
                description:
                  'Another player has signed in from another tab. The site stops the actors of the first and starts those of the second.',
                guard: { type: 'isAnotherPlayer', params: ({ event }) => event.playerId },
                target: 'present',
                reenter: true,
                actions: [
                  'bindSession',
                  'closeGameTab',
                  'preparePlayer',
                  'removeOtherPlayersData',
                  { type: 'rememberPlayer', params: ({ event }) => event.playerId },
                  'forgetSuccesses',
                  'refreshReads',
                  'forgetVisitor',
                  'readAhead',
                ],
              },
              {
                description:
                  'The same player is signed in: the look-up confirms it, or the player has logged in again. The actors go on.',
                actions: ['bindSession', 'refreshReads', 'forgetVisitor', 'readAhead'],
              },
            ],
            'session.lost': {
              description:
                'The session is lost. The site stops the actors of the player and removes the data of the player.',
              target: 'absent',
              actions: ['closeGameTab', 'unbindSession', 'forgetSuccesses', 'refreshReads'],
            },
            'session.ended': {
              description: 'The player has logged out. The site forgets the player and reloads the page.',
              target: 'absent',
              actions: [
                'closeGameTab',
                'unbindSession',
                'forgetSuccesses',
                'refreshReads',
                'forgetPlayer',
                'reload',
              ],
            },
            'news.network.restored': {
              description: 'The network is back. The site passes this on to the actors of the player.',
              actions: 'toPlayer',
            },
            'news.page.returned': {
              description: 'The page is visible again. The site passes this on to the actors of the player.',
              actions: 'toPlayer',
            },
            'news.clock.corrected': {
              description:
                'The estimate of the server time has changed. The site passes this on to the actors of the player.',
              actions: 'toPlayer',
            },
            'news.navigation.arrived': {
              description: 'A page is shown. The site passes this on to the actors of the player.',
              actions: 'toPlayer',
            },
            'news.navigation.moved': {
              description:
                'The player presses Back or Forward. The site passes this on to the actors of the player.',
              actions: 'toPlayer',
            },
          },
        },
      },
    },

    reports: {
      description:
        'The actors of the player report what happened. The site refetches the data that is outdated, here and in the other tabs.',
      on: {
        'domain.deposit.followed': {
          description: 'The deposit page follows an order. The site refetches the orders and the promotions.',
          actions: 'refreshReads',
        },
        'domain.deposit.left': {
          description:
            'The player has left a deposit order. The site refetches the orders and the promotions.',
          actions: 'refreshReads',
        },
        'domain.deposit.rejected': {
          description:
            'The server rejected a deposit. The site refetches the data with which the form is checked.',
          actions: 'refreshReads',
        },
        'domain.order.moved': {
          description:
            'A deposit order has a new status. If the money has arrived, the site opens a dialog. It refetches the credit, the orders and the promotions.',
          actions: ['showSuccess', 'refreshReads'],
        },
        'domain.withdraw.requested': {
          description:
            'The server has a withdrawal and has deducted the credit (contract §3). The site refetches both.',
          actions: 'refreshReads',
        },
        'domain.withdraw.followed': {
          description: 'The withdrawal page follows an order. The site refetches the withdrawals.',
          actions: 'refreshReads',
        },
        'domain.withdraw.left': {
          description: 'The player has left a withdrawal. The site refetches the withdrawals.',
          actions: 'refreshReads',
        },
        'domain.withdraw.rejected': {
          description:
            'The server rejected a withdrawal. The site refetches the data with which the form is checked.',
          actions: 'refreshReads',
        },
        'domain.withdraw.moved': {
          description:
            'A withdrawal has a new status. If the money is paid out, the site opens a dialog. It refetches the credit, the withdrawals and the promotions.',
          actions: ['showSuccess', 'refreshReads'],
        },
        'domain.bankAccount.added': {
          description: 'The bank account is added. The site opens a dialog and refetches the player.',
          actions: ['showSuccess', 'refreshReads'],
        },
        'domain.bankAccount.found': {
          description: 'The player already has a bank account. The site refetches the player.',
          actions: 'refreshReads',
        },
        'domain.promotion.claimed': {
          description:
            'The player has claimed a promotion. The site opens a dialog and refetches the promotions.',
          actions: ['showSuccess', 'refreshReads'],
        },
        'domain.promotion.canceled': {
          description:
            'The player has cancelled a promotion. The site opens a dialog and refetches the promotions.',
          actions: ['showSuccess', 'refreshReads'],
        },
        'domain.promotion.rejected': {
          description: 'The server rejected a claim. The site refetches the data that may be the reason.',
          actions: 'refreshReads',
        },
        'domain.promotion.kept': {
          description: 'A promotion was not cancelled. The site refetches the data that may be the reason.',
          actions: 'refreshReads',
        },
        'domain.responsiblePlay.changed': {
          description:
            'The limits or breaks of the player have changed. The site refetches them and the promotions.',
          actions: 'refreshReads',
        },
        'domain.game.opened': {
          description: 'A game has opened, which may change the credit. The site refetches the credit.',
          actions: 'refreshReads',
        },
        'domain.game.returned': {
          description:
            'The player is back from a game, which may have changed the credit. The site refetches the credit and the promotions.',
          actions: 'refreshReads',
        },
        'domain.passwordChange.rejected': {
          description:
            'The password was not changed. The site shows the reason in a toast (specification §8).',
          actions: 'showFailure',
        },
        'passwordChange.confirmed': {
          description:
            'The player has read that the password is changed. The page reloads as the login page, because a page that is open to visitors would not ask for the login.',
          actions: ['goToLogin', 'reload'],
        },
        'domain.registration.registered': {
          description: 'The visitor has registered. The site forgets the form and opens a dialog.',
          actions: ['forgetForm', 'showRegistered'],
        },
        'upgrade.accepted': {
          description: 'The player wants the new build. The page reloads.',
          actions: 'reload',
        },
      },
    },

    pages: {
      description: 'The address of the browser and the shown page agree (specification §2).',
      on: {
        'navigation.departed': [
          {
            description:
              'The player goes to another page during the delay after an outage. The site changes the address and repeats a failed look-up of the player at once.',
            guard: 'isReconnecting',
            actions: ['changeAddress', 'retrySession'],
          },
          {
            description: 'The player goes to another page. The site changes the address.',
            actions: 'changeAddress',
          },
        ],
        'news.navigation.arrived': {
          description: 'A page is shown. The site notes its entry in the history of the browser.',
          actions: 'rememberEntry',
        },
        'navigation.failed': {
          description:
            'The page cannot be loaded. A deployment may have removed its code, so the site reloads once.',
          actions: 'reloadOnce',
        },
        'news.navigation.moved': {
          description:
            'The player presses Back or Forward. The site remembers the place on the shown page and passes this on to the actor navigation.',
          actions: ['rememberPlace', 'toNavigation'],
        },
        'link.intended': {
          description: 'The player is about to follow a link. The actor navigation preloads its page.',
          actions: 'toNavigation',
        },
        'link.abandoned': {
          description: 'The player has left a link. The actor navigation does not preload its page.',
          actions: 'toNavigation',
        },
      },
    },

    registration: {
      description: 'The registration outlives its page, until a player is signed in.',
      initial: 'unused',
      states: {
        unused: {
          description: 'The registration page was not opened.',
          on: {
            'registration.opened': {
              description: 'The visitor opens the registration page. The actor registration starts.',
              target: 'running',
            },
          },
        },
        running: {
          description: 'The visitor registers.',
          invoke: {
            id: 'registration',
            systemId: 'registration',
            src: 'registration',
            input: ({ context: { clock, keys } }) => ({ clock, keys }),
          },
          on: {
            'session.started': {
              description: 'A player is signed in. The actor registration stops.',
              target: 'unused',
            },
            'news.network.restored': {
              description: 'The network is back. The site passes this on to the actor registration.',
              actions: 'toRegistration',
            },
            'news.navigation.arrived': {
              guard: { type: 'hasLeft', params: ({ event }) => ({ page: PAGES.register, left: event.left }) },
              description:
                'The visitor leaves the page, which clears the failure shown there. A later failure is shown on the next visit.',
              actions: 'editRegistration',
            },
          },
        },
      },
    },

    fingerprint: {
      description: 'The site sends the fingerprint of the device once a day (specification §3 and §4).',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'No layout is rendered yet.',
          on: {
            'site.shown': {
              description: 'The layout of an agency is rendered. The site loads the code of the fingerprint.',
              target: 'loading',
              actions: { type: 'rememberAgency', params: ({ event }) => event.agencyId },
            },
          },
        },
        loading: {
          description: 'The site waits until the page is idle and loads the code.',
          invoke: {
            id: 'loadFingerprint',
            src: 'loadFingerprint',
            onDone: {
              description: 'The code is loaded. The actor fingerprint starts for this agency.',
              target: 'running',
            },
            onError: {
              description: 'The code cannot be loaded. The next rendered layout repeats it.',
              target: 'waiting',
            },
          },
        },
        running: {
          description: 'The actor fingerprint works.',
          entry: 'announceAgency',
          invoke: {
            id: 'fingerprint',
            systemId: 'fingerprint',
            src: 'fingerprint',
            input: ({ context }) => ({ clock: context.clock }),
          },
          on: {
            'site.shown': {
              description:
                'The layout of an agency is rendered. The site passes this on to the actor fingerprint.',
              actions: 'toFingerprint',
            },
            'news.network.reconnected': {
              description: 'The network is back. The actor fingerprint repeats a failed attempt.',
              actions: 'retryFingerprint',
            },
            'news.clock.corrected': {
              description:
                'The estimate of the server time has changed. The actor fingerprint checks the date.',
              actions: 'correctFingerprintClock',
            },
            'news.page.returned': {
              description:
                'The page is visible again, perhaps on another day. The actor fingerprint checks the date.',
              actions: 'correctFingerprintClock',
            },
          },
        },
      },
    },

    upgrade: {
      description: 'The site looks for a newer build while the page is open.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The code that looks for a newer build is not loaded yet.',
          on: {
            'upgrade.loaded': {
              description: 'The code is loaded. The actor upgrade starts.',
              target: 'running',
            },
          },
        },
        running: {
          description: 'The actor upgrade works.',
          invoke: {
            id: 'upgrade',
            systemId: 'upgrade',
            src: 'upgrade',
            input: ({ context: { clock, spread }, event }) => {
              if (event.type !== 'upgrade.loaded') throw new Error(event.type);
              return { clock, build: event.build, spread };
            },
          },
          on: {
            'news.page.returned': {
              description:
                'The page is visible again. The actor upgrade may look for a newer build, and may show its notice, because the player is between two tasks.',
              actions: ['toUpgrade', 'announceMoment'],
            },
            'news.navigation.arrived': {
              description:
                'Another page is shown. The actor upgrade may show its notice, because the player is between two tasks.',
              guard: { type: 'isAnotherPage', params: ({ event }) => event.left },
              actions: 'announceMoment',
            },
          },
        },
      },
    },
  },
});
