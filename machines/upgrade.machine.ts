import { assign, type DoneActorEvent, emit, fromPromise, setup } from 'xstate';
import { waitUntil } from '../contract/time/clock.ts';
import { type ClockActor, clockIn } from './clock-and-keys.ts';
import { notProvided } from './not-provided.ts';

export interface UpgradeContext {
  readonly clock: ClockActor;
  /** The build that this page runs. */
  readonly build: string;
  /** Random per page, from 0 up to 1: spreads the polls of pages that were opened at the same time. */
  readonly spread: number;
  /** The earliest time of the next poll: an instant in milliseconds. */
  readonly nextLookAt: number;
}

export type UpgradeEvent =
  /** The page became visible again: after another tab, another app, a locked screen. */
  | { readonly type: 'news.page.returned' }
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
    isTime: ({ context }) => clockIn(context).now() >= context.nextLookAt,
    isAnother: ({ context }, build: string) => build !== context.build,
  },
  actions: {
    planLook: assign({ nextLookAt: ({ context }) => nextLookAfter(context) }),
    putOff: assign({ nextLookAt: ({ context }) => clockIn(context).now() + PUT_OFF_MS }),
    announce: emit({ type: 'upgrade.accepted' }),
  },
  delays: {
    untilNextLook: ({ context }) => waitUntil(context.nextLookAt, clockIn(context)),
  },
}).createMachine({
  id: 'upgrade',
  description:
    'The site offers a new build while a page with an old one is open (beside the reload of specification §2).',
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
        'The site looks up nothing for at least 15 minutes, and for hours after the player has postponed the update.',
      after: {
        untilNextLook: {
          description: 'The interval has ended. The site looks up the deployed build again.',
          target: 'settling',
        },
      },
      on: {
        'news.page.returned': {
          description:
            'The page is visible again, and the interval has ended. A sleeping phone had stopped the timer.',
          guard: 'isTime',
          target: 'settling',
        },
      },
    },

    settling: {
      description:
        'The site sends no request while the page is hidden or offline, or while a write is under way.',
      invoke: {
        id: 'comeToRest',
        src: 'comeToRest',
        onDone: {
          description: 'The page is visible and online, and no write is under way.',
          target: 'looking',
        },
      },
    },

    looking: {
      description: 'The site looks up the deployed build once.',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
        onDone: [
          {
            description: 'The deployed build is not the one that this page runs.',
            guard: { type: 'isAnother', params: ({ event }: LookedUp) => event.output },
            target: 'found',
          },
          {
            description:
              'The deployed build is the one that this page runs. The site looks it up again later.',
            target: 'resting',
            actions: 'planLook',
          },
        ],
        onError: {
          description:
            'The site receives no usable response. It shows nothing and looks up the build again later.',
          target: 'resting',
          actions: 'planLook',
        },
      },
    },

    found: {
      description:
        'A new build is deployed. The site delays the notice until it does not interrupt the player.',
      on: {
        'moment.came': {
          description:
            'The player opens or returns to a page where no money is moved, and no write is under way.',
          target: 'offered',
        },
      },
    },

    offered: {
      description: 'The page shows the notice. The player may continue as usual.',
      tags: ['offered'],
      on: {
        'moment.passed': {
          description: 'The player opens a cashier page. The site hides the notice there.',
          target: 'found',
        },
        'upgrade.putOff': {
          description:
            'The player postpones the update. The site looks up the deployed build again hours later.',
          target: 'resting',
          actions: 'putOff',
        },
        'upgrade.accept': { description: 'The player accepts the new build.', target: 'leaving' },
      },
    },

    leaving: {
      description:
        'The site waits until no write is under way and the network is available. Then it reloads the page.',
      tags: ['offered', 'leaving'],
      invoke: {
        id: 'letWritesEnd',
        src: 'comeToRest',
        onDone: { description: 'No write is under way, so a reload interrupts nothing.', target: 'left' },
      },
      on: {
        'upgrade.putOff': {
          description: 'The player chooses “Later” while the site waits. The site does not reload.',
          target: 'resting',
          actions: 'putOff',
        },
        'moment.came': {
          description:
            'The player has continued during a long wait. The site does not reload unexpectedly but shows the notice again.',
          target: 'offered',
        },
        'moment.passed': {
          description: 'The player opens a cashier page. The site does not reload there.',
          target: 'found',
        },
      },
    },

    left: {
      description: 'The site reloads the page.',
      tags: ['offered', 'leaving'],
      entry: 'announce',
    },
  },
});

function nextLookAfter(context: Pick<UpgradeContext, 'clock' | 'spread'>): number {
  return clockIn(context).now() + LOOK_EVERY_MS + context.spread * SPREAD_MS;
}
