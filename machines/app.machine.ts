import { type Actor, assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { BankAccountEmitted } from './bankAccount.machine.ts';
import { clockLogic, keyLogic } from './clock-and-keys.ts';
import type { DepositEmitted } from './deposit.machine.ts';
import type { DepositOrderEmitted } from './depositOrder.machine.ts';
import type { GameEvent } from './gameLaunch.machine.ts';
import { type Address, type NavigationEmitted, navigationMachine } from './navigation.machine.ts';
import { broadcast, type News } from './news.ts';
import type { PasswordChangeEmitted } from './passwordChange.machine.ts';
import type { PromotionCancelEmitted } from './promotionCancel.machine.ts';
import type { PromotionClaimEmitted } from './promotionClaim.machine.ts';
import type { ResponsiblePlayEmitted } from './responsiblePlay.machine.ts';
import { type SessionEmitted, sessionMachine, type SessionSettled } from './session.machine.ts';
import type { IntentSource } from './submission.machine.ts';
import type { WithdrawEmitted } from './withdraw.machine.ts';
import type { WithdrawOrderEmitted } from './withdrawOrder.machine.ts';
import { notGiven, notProvided } from './invoked.ts';
import { sourceIn } from './submitting.ts';

/** What has happened to a player: it makes cached data stale here and in the other tabs, and may open a success dialog. */
export type DomainEvent =
  | DepositEmitted
  | DepositOrderEmitted
  | WithdrawEmitted
  | WithdrawOrderEmitted
  | BankAccountEmitted
  | PromotionClaimEmitted
  | PromotionCancelEmitted
  | ResponsiblePlayEmitted
  | GameEvent;

/** What the views ask of the root. */
export type AppRequest =
  /** The layout of this agency is rendered. */
  | { readonly type: 'site.shown'; readonly agencyId: string }
  /** The registration page is open, and the code of the registration is loaded. */
  | { readonly type: 'registration.opened' };

export type AppEvent =
  | News
  | AppRequest
  | DomainEvent
  | SessionEmitted
  | NavigationEmitted
  | Extract<PasswordChangeEmitted, { readonly type: 'passwordChange.confirmed' }>;

export interface AppInput {
  /** The address at which the page was opened. */
  readonly at: Address;
}

export interface AppContext extends AppInput, IntentSource {
  /** The player who was signed in last, until the page is reloaded. */
  readonly playerId: string | null;
  /** What is known of the session since it has settled last. */
  readonly status: SessionSettled['status'] | null;
  /** The agency whose layout is rendered. */
  readonly agencyId: string | null;
}

/**
 * The root of the actor system. It starts every actor that belongs to the page, passes all news on to them, and acts on their
 * reports: cached data that is stale, success dialogs, the other tabs (specification §2, §4, §7 and §8). The logic of a player,
 * of the registration and of the fingerprint is loaded later; the site's actions spawn it.
 */
export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent,
    children: {} as { session: 'session'; navigation: 'navigation'; clock: 'clock'; keys: 'keys' },
  },
  actors: {
    session: sessionMachine,
    navigation: navigationMachine,
    /** Resolves once the page is idle and the code of the fingerprint is loaded. */
    loadFingerprint: fromPromise<void>(notProvided),
    clock: clockLogic({ now: notGiven }),
    keys: keyLogic({ newKey: notGiven }),
    /** The source of `News`. Silent until the site provides it. */
    news: fromCallback(() => undefined),
  },
  guards: {
    isAnotherPlayer: ({ context }, playerId: string) => context.playerId !== playerId,
    isAnotherStatus: ({ context }, status: SessionSettled['status']) => context.status !== status,
    isReconnecting: () => false,
  },
  actions: {
    rememberPlayer: assign({ playerId: (_, playerId: string) => playerId }),
    rememberAgency: assign({ agencyId: (_, agencyId: string) => agencyId }),
    /** Binds the session to this tab and tells the other tabs. */
    bindSession: () => undefined,
    /** Releases this tab from the session, and tells the other tabs whether the player has logged out. */
    unbindSession: () => undefined,
    /** Spawns the machine of this player, whose journals belong to this player. */
    startPlayer: () => undefined,
    stopPlayer: () => undefined,
    startRegistration: () => undefined,
    stopRegistration: () => undefined,
    startFingerprint: () => undefined,
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
    /** Removes and refetches the cached data that the event concerns, here and in the other tabs, and opens its success dialog. */
    applyEffects: () => undefined,
    changeAddress: () => undefined,
    /** Remembers the scroll position and the focus of the page that is left. */
    rememberPlace: () => undefined,
    rememberEntry: () => undefined,
    reloadOnce: () => undefined,
    /** Changes the address to that of the login page, which leads back, unless the player is signed in already. */
    goToLogin: () => undefined,
    reload: () => undefined,
    forgetSuccesses: () => undefined,
    broadcast: broadcast(),
    lookUpSession: sendTo('session', { type: 'session.lookUp' }),
    reconsiderPage: sendTo('navigation', { type: 'navigation.reconsidered' }),
  },
}).createMachine({
  id: 'app',
  description:
    'The whole page. The site starts its machines here, passes all news on to them and acts on their reports (specification §2). The first download has app, session, submission and navigation. The code of registration is loaded with its page, that of a player at the sign-in, and that of fingerprint when the page is idle. The first data are the agency and who is signed in; player says what is read at the sign-in, and navigation what is read with a page.',
  meta: {
    guards: {
      isAnotherStatus: 'this has changed since the last answer',
      isAnotherPlayer: 'it is not the player who was here before',
      isReconnecting:
        'the site waits to look up the player again: for the random delay after an outage, as long as it is not known who is signed in',
    },
  },
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
    { id: 'session', systemId: 'session', src: 'session', input: sourceIn },
    { id: 'navigation', systemId: 'navigation', src: 'navigation', input: ({ context: { at } }) => ({ at }) },
    { id: 'news', src: 'news' },
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
        'news.page.restored': {
          description:
            'The browser shows the page as it was. Its amounts are old and may be another player’s, so the site reads them and the player again.',
          actions: ['resetPlayersData', 'lookUpSession'],
        },
      },
    },

    player: {
      description: 'The actors of a player exist while that player is signed in, and stop with the session.',
      initial: 'absent',
      on: {
        'session.lost': {
          description:
            'The session is lost. The site tells the other tabs, stops the machine player and removes the data of the player.',
          target: '.absent',
          actions: ['closeGameTab', 'unbindSession', 'forgetSuccesses', 'applyEffects'],
        },
        'session.ended': {
          description:
            'The player has logged out. The site tells the other tabs, forgets the player and reloads the page.',
          target: '.absent',
          actions: [
            'closeGameTab',
            'unbindSession',
            'forgetSuccesses',
            'applyEffects',
            'forgetPlayer',
            'reload',
          ],
        },
      },
      states: {
        absent: {
          description: 'No player is signed in.',
          on: {
            'session.started': {
              description: 'A player is signed in. The site starts the actors of this player.',
              target: 'present',
              actions: [
                'bindSession',
                'removeOtherPlayersData',
                { type: 'rememberPlayer', params: ({ event }) => event.playerId },
                'applyEffects',
                'forgetVisitor',
                'readAhead',
              ],
            },
          },
        },
        present: {
          description:
            'A player is signed in. The machine player runs for this player, with the code that the session has loaded.',
          entry: 'startPlayer',
          exit: 'stopPlayer',
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
                  'removeOtherPlayersData',
                  { type: 'rememberPlayer', params: ({ event }) => event.playerId },
                  'forgetSuccesses',
                  'applyEffects',
                  'forgetVisitor',
                  'readAhead',
                ],
              },
              {
                description:
                  'The same player is signed in: the look-up confirms it, or the player has logged in again. The actors go on.',
                actions: ['bindSession', 'applyEffects', 'forgetVisitor', 'readAhead'],
              },
            ],
          },
        },
      },
    },

    news: {
      description: 'All machines hear what happens outside of them.',
      on: {
        'news.*': {
          description:
            'The network is back, the page returns, another page is shown, or the like. Each machine takes what concerns it.',
          actions: 'broadcast',
        },
      },
    },

    reports: {
      description:
        'The machines of the player report what has happened, which opens the success dialogs. The only toast of a machine is that of passwordChange. Other toasts report code that could not be loaded, which no machine knows.',
      on: {
        'domain.*': {
          description:
            'An order, a withdrawal, a promotion or the like has changed. The site refetches the data that is outdated, here and in the other tabs, and opens the success dialog of the event (specification §8).',
          actions: 'applyEffects',
        },
        'passwordChange.confirmed': {
          description:
            'The player has read that the password is changed. The page reloads as the login page, because a page that is open to visitors would not ask for the login.',
          actions: ['goToLogin', 'reload'],
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
            actions: ['changeAddress', 'lookUpSession'],
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
          description: 'The player presses Back or Forward. The site remembers the place on the shown page.',
          actions: 'rememberPlace',
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
              description: 'The visitor opens the registration page. The machine registration starts.',
              target: 'running',
            },
          },
        },
        running: {
          description: 'The visitor registers. The machine registration runs.',
          entry: 'startRegistration',
          exit: 'stopRegistration',
          on: {
            'session.started': {
              description: 'A player is signed in. The machine registration stops.',
              target: 'unused',
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
              description: 'The code is loaded. The machine fingerprint starts for this agency.',
              target: 'running',
            },
            onError: {
              description: 'The code cannot be loaded. The next rendered layout repeats it.',
              target: 'waiting',
            },
          },
        },
        running: {
          description: 'The machine fingerprint works.',
          entry: 'startFingerprint',
        },
      },
    },
  },
});

/** The root of the actor system. */
export type AppActor = Actor<typeof appMachine>;
