import { assign, type DoneActorEvent, emit, fromPromise, setup } from 'xstate';
import { type Clock, waitUntil } from '../contract/time/clock.ts';

export interface UpgradeContext {
  readonly clock: Clock;
  /** The build that this page runs. */
  readonly build: string;
  /** Random per page, from 0 up to 1: spreads the polls of pages that were opened at the same time. */
  readonly spread: number;
  /** The earliest time of the next poll: an instant in milliseconds. */
  readonly nextLookAt: number;
}

export type UpgradeEvent =
  /** The page became visible again: after another tab, another app, a locked screen. */
  | { readonly type: 'page.returned' }
  /** The notice may be shown: a navigation has just ended or the page became visible again, and no write is in flight. */
  | { readonly type: 'moment.came' }
  /** The player has navigated to a cashier page. */
  | { readonly type: 'moment.passed' }
  /** The player accepts the update: the page is reloaded. */
  | { readonly type: 'upgrade.accept' }
  /** The player postpones the update. */
  | { readonly type: 'upgrade.putOff' };

export type UpgradeEmitted = { readonly type: 'upgrade.accepted' };

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 15 * MINUTE_MS;
/** Maximum difference between the polling intervals of two pages. */
const SPREAD_MS = 5 * MINUTE_MS;
const PUT_OFF_MS = 4 * 60 * MINUTE_MS;

type LookedUp = { readonly event: DoneActorEvent<string> };

const notProvided = () => Promise.reject(new Error('not provided'));

/**
 * Detects that a new build was deployed while the page is open. It polls rarely, shows its notice only while no press and no
 * payment is in progress, and leaves the reload to the player.
 */
export const upgradeMachine = setup({
  types: {
    context: {} as UpgradeContext,
    events: {} as UpgradeEvent,
    emitted: {} as UpgradeEmitted,
    input: {} as Omit<UpgradeContext, 'nextLookAt'>,
    tags: {} as 'offered' | 'leaving',
  },
  actors: {
    /** Resolves once the page is visible, the browser is online, and no write is in flight. */
    comeToRest: fromPromise<void>(notProvided),
    /** Returns the deployed build. */
    lookUp: fromPromise<string>(notProvided),
  },
  guards: {
    isTime: ({ context }) => context.clock.now() >= context.nextLookAt,
    isAnother: ({ context }, build: string) => build !== context.build,
  },
  actions: {
    planLook: assign({ nextLookAt: ({ context }) => nextLookAfter(context) }),
    putOff: assign({ nextLookAt: ({ context }) => context.clock.now() + PUT_OFF_MS }),
    announce: emit({ type: 'upgrade.accepted' }),
  },
  delays: {
    untilNextLook: ({ context }) => waitUntil(context.nextLookAt, context.clock),
  },
}).createMachine({
  id: 'upgrade',
  description:
    'A word about a new build of the site, while an old one is still open (beside the reload of specification §2).',
  context: ({ input }) => ({
    clock: input.clock,
    build: input.build,
    spread: input.spread,
    nextLookAt: nextLookAfter(input),
  }),
  initial: 'resting',
  states: {
    resting: {
      description:
        'Nothing is asked: for a quarter of an hour at least, and for hours after the player has put it off.',
      after: {
        untilNextLook: { description: 'It is time to look again.', target: 'settling' },
      },
      on: {
        'page.returned': {
          description: 'The phone has slept, and its timers with it: it is time by the clock.',
          guard: 'isTime',
          target: 'settling',
        },
      },
    },

    settling: {
      description: 'A page that nobody looks at, or that has no line, asks for nothing.',
      invoke: {
        id: 'comeToRest',
        src: 'comeToRest',
        onDone: { description: 'The page is looked at, with a line, and writes nothing.', target: 'looking' },
      },
    },

    looking: {
      description: 'Which build is deployed is looked up, once.',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        onDone: [
          {
            description: 'Another one than this page runs.',
            guard: { type: 'isAnother', params: ({ event }: LookedUp) => event.output },
            target: 'found',
          },
          { description: 'The same: looked up again later.', target: 'resting', actions: 'planLook' },
        ],
        onError: {
          description: 'No answer: silence, and another look later.',
          target: 'resting',
          actions: 'planLook',
        },
      },
    },

    found: {
      description: 'There is a new build; the notice waits until it is in nobody’s way.',
      on: {
        'moment.came': {
          description: 'Another page, or the return to this one, and no money is on its way.',
          target: 'offered',
        },
      },
    },

    offered: {
      description: 'The notice stands, and the player may go on as if it did not.',
      tags: ['offered'],
      on: {
        'moment.passed': { description: 'Where money is moved nothing else is spoken of.', target: 'found' },
        'upgrade.putOff': {
          description: 'Not now: asked again much later.',
          target: 'resting',
          actions: 'putOff',
        },
        'upgrade.accept': { description: 'The player wants the new build.', target: 'leaving' },
      },
    },

    leaving: {
      description: 'What is being written is waited for, and a line to load the page from.',
      tags: ['offered', 'leaving'],
      invoke: {
        id: 'letWritesEnd',
        src: 'comeToRest',
        onDone: { description: 'Nothing would be cut off.', target: 'left' },
      },
      on: {
        'moment.came': {
          description:
            'It took so long that the player has gone on: not under their hands, the notice asks anew.',
          target: 'offered',
        },
        'moment.passed': {
          description: 'The player has gone where money is moved: not there.',
          target: 'found',
        },
      },
    },

    left: {
      description: 'The page is loaded anew.',
      tags: ['offered', 'leaving'],
      entry: 'announce',
    },
  },
});

function nextLookAfter({ clock, spread }: Pick<UpgradeContext, 'clock' | 'spread'>): number {
  return clock.now() + LOOK_EVERY_MS + spread * SPREAD_MS;
}
