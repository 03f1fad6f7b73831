import { assign, raise, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '../contract/errors.ts';
import type { LaunchRequest } from '../contract/game.ts';
import { LAUNCH_SECONDS } from '../contract/limits.ts';
import type { Provider } from '../contract/values.ts';
import { clockIn } from './clock-and-keys.ts';
import {
  type Intent,
  type IntentSource,
  isRejection,
  resultOf,
  submissionOf,
  type SubmissionOutput,
} from './submission.machine.ts';
import { intentFrom, isRejected, onlyOnceIn, rememberFailure, type Submitted } from './submitting.ts';
import { report } from './report.ts';
import type { News } from './news.ts';

/** The game that the player wants to play. */
export interface GameRequest {
  readonly request: LaunchRequest;
  /** The game's display name; null for the provider's lobby. */
  readonly name: string | null;
}

/** A launch that was requested. Each press has a key of its own, because a link is valid for a minute only. */
export interface LaunchIntent extends Intent, GameRequest {}

/** A launch link, which can be opened once. */
export interface GamePass {
  /** An absolute `http:` or `https:` URL. */
  readonly address: string;
  /** A server instant in milliseconds. */
  readonly expiresAt: number;
}

export interface GameLaunchContext extends IntentSource {
  readonly intent: LaunchIntent | null;
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
  | { readonly type: 'news.page.returned' }
  | Extract<News, { readonly type: 'news.navigation.moved' }>;

/** Events that may change credits. */
export type GameEvent =
  | { readonly type: 'domain.game.opened'; readonly provider: Provider }
  | { readonly type: 'domain.game.returned'; readonly provider: Provider };

const NOTHING_LAUNCHED = { intent: null, pass: null, failure: null } as const;

/**
 * Launches one game at a time (specification §1, §8; contract §2). A launch request takes no credit, and an unused link
 * expires within a minute: after a missing response, the player simply requests another one.
 */
export const gameLaunchMachine = setup({
  types: {
    context: {} as GameLaunchContext,
    events: {} as GameLaunchEvent,
    emitted: {} as GameEvent,
    input: {} as IntentSource,
    tags: {} as 'opening' | 'dialog' | 'offered' | 'lapsed' | 'rejected' | 'unanswered',
    children: {} as { submission: 'submitLaunch' },
  },
  actors: { submitLaunch: submissionOf<LaunchIntent, GamePass>() },
  delays: {
    /** A second press on the same game within this time is ignored, because people press twice if nothing happens at once. */
    SAME_PRESS: 1_500,
    /**
     * The server's expiry, limited to the contract's maximum, because a delay beyond the maximum of a browser timer fires at
     * once.
     */
    PASS_HOLDS: ({ context }) => {
      const left = passIn(context).expiresAt - clockIn(context).now();
      return Math.min(Math.max(0, left), LAUNCH_SECONDS * 1000);
    },
  },
  guards: {
    /** Provided by the view: whether the press opened a tab that is still open. */
    tabIsThere: () => false,
    isSignedOut: (_, output: SubmissionOutput) => isRejection(output, 'UNAUTHENTICATED'),
    isRejected,
    isUnanswered: (_, { kind }: SubmissionOutput) => kind !== 'created',
    hasPlayed: ({ context }) => context.playedWith !== null,
    isAnotherGame: ({ context }, { request }: GameRequest) => {
      const { provider, gameCode } = intentIn(context).request;
      return request.provider !== provider || request.gameCode !== gameCode;
    },
  },
  actions: {
    leave: raise({ type: 'game.leave' }),
    intend: assign(({ context }, request: GameRequest) => ({
      ...NOTHING_LAUNCHED,
      intent: { ...request, ...intentFrom(context) },
    })),
    rememberPass: assign({ pass: (_, output: SubmissionOutput<GamePass>) => resultOf(output) }),
    rememberFailure,
    forget: assign(NOTHING_LAUNCHED),
    rememberPlay: assign({ playedWith: ({ context }) => intentIn(context).request.provider }),
    /** Sends the tab that the press opened to the game, or closes it. The feature owns that tab. */
    sendTab: () => undefined,
    dropTab: () => undefined,
    announceOpening: report(({ context }) => ({
      type: 'domain.game.opened' as const,
      provider: intentIn(context).request.provider,
    })),
    announceReturn: report(({ context }) => {
      if (context.playedWith === null) throw new Error('back from a game that was never opened');
      return { type: 'domain.game.returned' as const, provider: context.playedWith };
    }),
  },
}).createMachine({
  id: 'gameLaunch',
  description: 'The player opens a game, one at a time (specification §1).',
  meta: {
    guards: {
      tabIsThere: 'the tab of the press is still open',
      isSignedOut: 'the session has ended',
      isRejected: 'the server rejects the launch',
      isUnanswered: 'no usable response arrives',
      hasPlayed: 'the player has opened a game',
      isAnotherGame: 'it is another game: a second press on the same game is ignored',
    },
  },
  context: ({ input }) => ({ ...input, ...NOTHING_LAUNCHED, playedWith: null }),
  on: {
    'news.navigation.moved': {
      description: 'The player presses Back or Forward, which cancels a launch.',
      actions: 'leave',
    },
    'news.page.returned': {
      description:
        'The player returns to the page after a game. The site does not know the result, so it reads the credits again.',
      guard: 'hasPlayed',
      actions: 'announceReturn',
    },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The site opens no game.',
      entry: 'forget',
      on: {
        'game.launch': {
          description: 'The player presses a game. A tab opens with the press and waits for the game.',
          target: 'asking',
          actions: { type: 'intend', params: ({ event }) => event.request },
        },
      },
    },

    asking: {
      description:
        'The machine submission requests a launch link once, and the site ignores further presses on the same game. If it takes long, the page offers to stop waiting.',
      tags: ['opening'],
      invoke: {
        id: 'submission',
        src: 'submitLaunch',
        // The link of a lost response is not looked up: it expires unused.
        input: ({ context }) => onlyOnceIn(context),
        onDone: [
          {
            description: 'The session has ended. The site closes the tab, and the player must log in again.',
            guard: { type: 'isSignedOut', params: ({ event }: Submitted) => event.output },
            target: 'idle',
            actions: 'dropTab',
          },
          {
            description:
              'The server rejects the launch. The dialog shows the reason: deposit first, maintenance or a break (specification §8).',
            guard: { type: 'isRejected', params: ({ event }: Submitted) => event.output },
            target: 'rejected',
            actions: [{ type: 'rememberFailure', params: ({ event }: Submitted) => event.output }, 'dropTab'],
          },
          {
            description:
              'The site receives no usable response. The player loses nothing, because an unused launch link expires.',
            guard: { type: 'isUnanswered', params: ({ event }: Submitted) => event.output },
            target: 'unanswered',
            actions: [{ type: 'rememberFailure', params: ({ event }: Submitted) => event.output }, 'dropTab'],
          },
          {
            description:
              'The server returns the launch link, and the tab is still open. The game loads in that tab.',
            guard: 'tabIsThere',
            target: 'opened',
            actions: [
              { type: 'rememberPass', params: ({ event }: Submitted<GamePass>) => event.output },
              'sendTab',
              'rememberPlay',
              'announceOpening',
            ],
          },
          {
            description:
              'The browser blocked the tab, or the player closed it. The site shows the link for the player to press.',
            target: 'offered',
            actions: { type: 'rememberPass', params: ({ event }: Submitted<GamePass>) => event.output },
          },
        ],
      },
      on: {
        'game.launch': {
          description:
            'The player presses another game, which opens instead. The launch link of the first game expires unused.',
          guard: { type: 'isAnotherGame', params: ({ event }) => event.request },
          target: 'asking',
          reenter: true,
          actions: { type: 'intend', params: ({ event }) => event.request },
        },
        'game.leave': {
          description:
            'The player stops waiting or presses Back or Forward, or the session changes. The site closes the tab.',
          target: 'idle',
          actions: 'dropTab',
        },
      },
    },

    opened: {
      description: 'The game opens in its tab. A second press on the same game opens no second tab.',
      tags: ['opening'],
      after: {
        SAME_PRESS: {
          description: 'The time in which a second press is ignored has ended. The player may open any game.',
          target: 'idle',
        },
      },
      on: {
        'game.launch': {
          description: 'The player presses another game.',
          guard: { type: 'isAnotherGame', params: ({ event }) => event.request },
          target: 'asking',
          actions: { type: 'intend', params: ({ event }) => event.request },
        },
        'game.leave': {
          description: 'The player presses Back or Forward, or the session changes.',
          target: 'idle',
        },
      },
    },

    offered: {
      description: 'The site shows a link for the player to press, which no browser blocks.',
      tags: ['dialog', 'offered'],
      after: {
        PASS_HOLDS: {
          description: 'The launch link has expired and no longer opens the game.',
          target: 'lapsed',
        },
      },
      on: {
        'game.launch': {
          description: 'The player presses a game instead of the launch link, which expires unused.',
          target: 'asking',
          actions: { type: 'intend', params: ({ event }) => event.request },
        },
        'game.followed': {
          description: 'The player follows the launch link, which can be used only once.',
          target: 'idle',
          actions: ['rememberPlay', 'announceOpening'],
        },
        'game.leave': {
          description: 'The player does not follow the launch link, which expires unused.',
          target: 'idle',
        },
      },
    },

    lapsed: {
      description: 'The player did not follow the launch link within a minute, but may request another one.',
      tags: ['dialog', 'lapsed'],
      on: {
        'game.launch': {
          description: 'The player presses a game instead of requesting another launch link.',
          target: 'asking',
          actions: { type: 'intend', params: ({ event }) => event.request },
        },
        'game.again': {
          description: 'The player requests another launch link.',
          target: 'asking',
          actions: { type: 'intend', params: ({ context }) => intentIn(context) },
        },
        'game.leave': { description: 'The player closes the dialog without playing.', target: 'idle' },
      },
    },

    rejected: {
      description: 'The game does not open. The dialog shows the reason and the next step.',
      tags: ['dialog', 'rejected'],
      on: {
        'game.launch': {
          description: 'The player presses a game while the dialog is open or its code loads.',
          target: 'asking',
          actions: { type: 'intend', params: ({ event }) => event.request },
        },
        'game.again': {
          description: 'The player tries again, because the reason may be gone.',
          target: 'asking',
          actions: { type: 'intend', params: ({ context }) => intentIn(context) },
        },
        'game.leave': {
          description: 'The player has read the reason and closes the dialog.',
          target: 'idle',
        },
      },
    },

    unanswered: {
      description:
        'The site received no usable response. The launch takes no credit, so the player may request the game again.',
      tags: ['dialog', 'unanswered'],
      on: {
        'game.launch': {
          description: 'The player presses a game while the dialog is open or its code loads.',
          target: 'asking',
          actions: { type: 'intend', params: ({ event }) => event.request },
        },
        'game.again': {
          description: 'The player requests the game again.',
          target: 'asking',
          actions: { type: 'intend', params: ({ context }) => intentIn(context) },
        },
        'game.leave': { description: 'The player closes the dialog without playing.', target: 'idle' },
      },
    },
  },
});

function intentIn({ intent }: GameLaunchContext): LaunchIntent {
  if (!intent) throw new Error('no game was requested');
  return intent;
}

function passIn({ pass }: GameLaunchContext): GamePass {
  if (!pass) throw new Error('there is no launch link');
  return pass;
}

export type GameLaunchActor = ActorRefFrom<typeof gameLaunchMachine>;
