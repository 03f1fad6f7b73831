import { assign, type DoneActorEvent, emit, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import type { Clock } from '../contract/time/clock.ts';
import { type Failure, failureOf, isServerCode, outcomeIsUnknown } from '../contract/errors.ts';
import type { LaunchRequest } from '../contract/game.ts';
import { LAUNCH_SECONDS } from '../contract/limits.ts';
import type { Provider } from '../contract/values.ts';

/** The game that the player wants to play. */
export interface GameRequest {
  readonly request: LaunchRequest;
  /** The game's display name; null for the provider's lobby. */
  readonly name: string | null;
}

/** A launch link, which can be opened once. */
export interface GamePass {
  /** An absolute `http:` or `https:` URL. */
  readonly address: string;
  /** A server instant in milliseconds. */
  readonly expiresAt: number;
}

export interface GameLaunchContext {
  readonly clock: Clock;
  readonly request: GameRequest | null;
  readonly pass: GamePass | null;
  readonly failure: Failure | null;
  /** The provider of the last game; null before the first game. */
  readonly playedWith: Provider | null;
}

export type GameLaunchEvent =
  /** The player pressed a game or the link to a provider's lobby. */
  | { readonly type: 'game.launch'; readonly request: GameRequest }
  /** Launches the same game again. */
  | { readonly type: 'game.again' }
  /** The player followed the link in the launch dialog. */
  | { readonly type: 'game.followed' }
  | { readonly type: 'game.leave' }
  /** The page became visible again. */
  | { readonly type: 'page.returned' };

/** Events that may change credits. */
export type GameEvent =
  | { readonly type: 'game.opened'; readonly provider: Provider }
  | { readonly type: 'game.returned'; readonly provider: Provider };

export type GameLaunchEmitted =
  | GameEvent
  /** Navigates the tab that was opened by the press to the game. */
  | { readonly type: 'gameTab.sent'; readonly address: string }
  /** The tab stays without a game and can be closed. */
  | { readonly type: 'gameTab.dropped' };

type Granted = { readonly event: DoneActorEvent<GamePass> };
type Rejected = { readonly event: ErrorActorEvent };

/**
 * Launches one game at a time (specification §1, §8; contract §2). A launch request takes no credit, and an unused link
 * expires within a minute: after a missing response, the player simply requests another one.
 */
export const gameLaunchMachine = setup({
  types: {
    context: {} as GameLaunchContext,
    events: {} as GameLaunchEvent,
    emitted: {} as GameLaunchEmitted,
    input: {} as { readonly clock: Clock },
    tags: {} as 'opening' | 'dialog' | 'slow' | 'offered' | 'lapsed' | 'rejected' | 'unanswered',
  },
  actors: {
    askForPass: fromPromise<GamePass, LaunchRequest>(() => Promise.reject(new Error('not provided'))),
  },
  delays: {
    /** After this time the page reports that the launch takes longer than usual. */
    USUAL: 4_000,
    /** A second press on the same game within this time is ignored, because people press twice if nothing happens at once. */
    SAME_PRESS: 1_500,
    /**
     * The server's expiry, limited to the contract's maximum, because a delay beyond the maximum of a browser timer fires at
     * once.
     */
    PASS_HOLDS: ({ context }) => {
      const left = passIn(context).expiresAt - context.clock.now();
      return Math.min(Math.max(0, left), LAUNCH_SECONDS * 1000);
    },
  },
  guards: {
    /** Provided by the view: whether the press opened a tab that is still open. */
    tabIsThere: () => false,
    isSignedOut: (_, error: unknown) => isServerCode(failureOf(error), 'UNAUTHENTICATED'),
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
    hasPlayed: ({ context }) => context.playedWith !== null,
    /** A second press on the same game counts as a double press and is ignored. */
    isAnotherGame: ({ context }, { request }: GameRequest) => {
      const { provider, gameCode } = requestIn(context).request;
      return request.provider !== provider || request.gameCode !== gameCode;
    },
  },
  actions: {
    remember: assign({ request: (_, request: GameRequest) => request, pass: null, failure: null }),
    rememberPass: assign({ pass: (_, pass: GamePass) => pass }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureOf(error) }),
    forget: assign({ request: null, pass: null, failure: null }),
    forgetOutcome: assign({ pass: null, failure: null }),
    rememberPlay: assign({ playedWith: ({ context }) => requestIn(context).request.provider }),
    sendTab: emit(({ context }) => ({ type: 'gameTab.sent' as const, address: passIn(context).address })),
    dropTab: emit({ type: 'gameTab.dropped' }),
    announceOpening: emit(({ context }) => ({
      type: 'game.opened' as const,
      provider: requestIn(context).request.provider,
    })),
    announceReturn: emit(({ context }) => {
      if (context.playedWith === null) throw new Error('back from a game that was never opened');
      return { type: 'game.returned' as const, provider: context.playedWith };
    }),
  },
}).createMachine({
  id: 'gameLaunch',
  description: 'The way into a game, one at a time (specification §1).',
  context: ({ input }) => ({
    clock: input.clock,
    request: null,
    pass: null,
    failure: null,
    playedWith: null,
  }),
  on: {
    'page.returned': {
      description: 'Back at the page after a game was opened: what was won or lost there is not known here.',
      guard: 'hasPlayed',
      actions: 'announceReturn',
    },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'No game is on its way.',
      entry: 'forget',
      on: {
        'game.launch': {
          description: 'A game is pressed: its tab is opened with the press itself, and waits.',
          target: 'asking',
          actions: { type: 'remember', params: ({ event }) => event.request },
        },
      },
    },

    asking: {
      description: 'The provider is asked for a way in, once, however often the game is pressed.',
      tags: ['opening'],
      invoke: {
        id: 'askForPass',
        src: 'askForPass',
        input: ({ context }) => requestIn(context).request,
        onDone: [
          {
            description: 'The way in is there, and so is the tab: it goes to the game.',
            guard: 'tabIsThere',
            target: 'opened',
            actions: [
              { type: 'rememberPass', params: ({ event }: Granted) => event.output },
              'sendTab',
              'rememberPlay',
              'announceOpening',
            ],
          },
          {
            description: 'The browser rejected the tab, or it was closed: the player is handed a link.',
            target: 'offered',
            actions: { type: 'rememberPass', params: ({ event }: Granted) => event.output },
          },
        ],
        onError: [
          {
            description: 'The session is gone: the site leads to the login and back.',
            guard: { type: 'isSignedOut', params: ({ event }: Rejected) => event.error },
            target: 'idle',
            actions: 'dropTab',
          },
          {
            description: 'No usable answer. Nothing is lost by it: a way in that nobody uses lapses.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
            target: 'unanswered',
            actions: [{ type: 'rememberFailure', params: ({ event }: Rejected) => event.error }, 'dropTab'],
          },
          {
            description:
              'Rejected, with the reason: please deposit, maintenance, a break (specification §8).',
            target: 'rejected',
            actions: [{ type: 'rememberFailure', params: ({ event }: Rejected) => event.error }, 'dropTab'],
          },
        ],
      },
      on: {
        'game.launch': {
          description: 'Another game is pressed: it opens instead. The pass of the first one lapses unused.',
          guard: { type: 'isAnotherGame', params: ({ event }) => event.request },
          target: 'asking',
          reenter: true,
          actions: { type: 'remember', params: ({ event }) => event.request },
        },
        'game.leave': {
          description: 'The player waits no longer, or somebody else is here.',
          target: 'idle',
          actions: 'dropTab',
        },
      },
      initial: 'usual',
      states: {
        usual: {
          description: 'Most ways in are there in a moment.',
          after: { USUAL: { description: 'Not this one: said so.', target: 'slow' } },
        },
        slow: {
          description: 'It takes longer than usual; the player may stop waiting, and nothing is lost.',
          tags: ['dialog', 'slow'],
        },
      },
    },

    opened: {
      description: 'The game opens in its tab. Another press of the same finger opens no second one.',
      tags: ['opening'],
      after: { SAME_PRESS: { description: 'Another game may be opened.', target: 'idle' } },
      on: {
        'game.launch': {
          description: 'Another game is pressed.',
          guard: { type: 'isAnotherGame', params: ({ event }) => event.request },
          target: 'asking',
          actions: { type: 'remember', params: ({ event }) => event.request },
        },
        'game.leave': { description: 'Somebody else is here.', target: 'idle' },
      },
    },

    offered: {
      description: 'A link that the player follows by a tap of their own: no browser rejects that.',
      tags: ['dialog', 'offered'],
      after: { PASS_HOLDS: { description: 'It opens nothing any more.', target: 'lapsed' } },
      on: {
        'game.followed': {
          description: 'Followed: it is used up by that.',
          target: 'idle',
          actions: ['rememberPlay', 'announceOpening'],
        },
        'game.leave': { description: 'Left alone: it lapses.', target: 'idle' },
      },
    },

    lapsed: {
      description: 'The link was not followed within its minute; another one may be asked for.',
      tags: ['dialog', 'lapsed'],
      on: {
        'game.again': { description: 'Another one.', target: 'asking', actions: 'forgetOutcome' },
        'game.leave': { description: 'Never mind.', target: 'idle' },
      },
    },

    rejected: {
      description: 'The game does not open, and the page says why and where to go.',
      tags: ['dialog', 'rejected'],
      on: {
        'game.again': { description: 'Perhaps by now.', target: 'asking', actions: 'forgetOutcome' },
        'game.leave': { description: 'Read.', target: 'idle' },
      },
    },

    unanswered: {
      description: 'No answer came. No credit was taken, and the player may simply ask again.',
      tags: ['dialog', 'unanswered'],
      on: {
        'game.again': { description: 'Asked once more.', target: 'asking', actions: 'forgetOutcome' },
        'game.leave': { description: 'Never mind.', target: 'idle' },
      },
    },
  },
});

function requestIn({ request }: GameLaunchContext): GameRequest {
  if (!request) throw new Error('a game is opened that nobody asked for');
  return request;
}

function passIn({ pass }: GameLaunchContext): GamePass {
  if (!pass) throw new Error('a game is entered without a way in');
  return pass;
}
