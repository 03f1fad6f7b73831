import { assign, type DoneActorEvent, emit, type ErrorActorEvent, fromPromise, setup, stateIn } from 'xstate';

/** A path of the site with its query, relative to the site's root: `/player/game/askmebet?tab=Slot`. */
export type Address = string;

/** The result of a page's guards: access is granted, or the player is redirected. */
export type Entrance = { readonly kind: 'open' } | { readonly kind: 'elsewhere'; readonly to: Address };

/** How the shown page was reached: a link adds a history entry, Back and Forward move between entries. */
export type Arrival = 'first' | 'link' | 'replacement' | 'history';

export interface NavigationContext {
  /** The address that the views render; null until the first page is loaded. */
  readonly shown: Address | null;
  /** The address shown before `shown`. */
  readonly from: Address | null;
  /** The address that is being loaded. */
  readonly pending: Address | null;
  readonly arrival: Arrival;
  /** Counts the pages shown, which distinguishes two arrivals at the same address. */
  readonly arrivals: number;
  /** Whether the session was looked up just now: it changed while the page was open, or a guard redirected here. */
  readonly isReconsidered: boolean;
  /** Whether the session has changed since the guards of the shown page ran. */
  readonly isInDoubt: boolean;
  /** Why the shown page could not be loaded: the browser's error message. */
  readonly problem: string | null;
  /** Why the pending page could not be loaded; becomes `problem` when that page is shown. */
  readonly obstacle: string | null;
  /** The link that the player hovers, focuses or touches. */
  readonly intended: Address | null;
}

export type NavigationEvent =
  /** The player followed a link, or a page requests navigation. */
  | { readonly type: 'navigation.asked'; readonly to: Address; readonly replace: boolean }
  /** Back or Forward: the browser's URL has already changed. */
  | { readonly type: 'navigation.moved'; readonly to: Address }
  /** The session has changed: the guards of the shown page run again. */
  | { readonly type: 'navigation.reconsidered' }
  /** A link is hovered, focused or touched. */
  | { readonly type: 'link.intended'; readonly to: Address }
  | { readonly type: 'link.abandoned' };

export type NavigationEmitted =
  /** The browser's URL must change to this address. */
  | { readonly type: 'navigation.departed'; readonly to: Address; readonly replace: boolean }
  /** The page could not be loaded. */
  | { readonly type: 'navigation.failed'; readonly problem: string };

type Entered = { readonly event: DoneActorEvent<Entrance> };
type Failed = { readonly event: ErrorActorEvent };

/**
 * Client-side navigation (specification §2). Owns the pending and the shown address. The views render the shown one, so that
 * a page stays visible until its successor is loaded.
 */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    emitted: {} as NavigationEmitted,
    input: {} as { readonly at: Address },
    tags: {} as 'pending' | 'failed',
  },
  actors: {
    /** Loads a page and runs its guards. */
    enter: fromPromise<Entrance, { readonly to: Address; readonly isReconsidered: boolean }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    /** Preloads a page; failures are ignored. */
    preload: fromPromise<void, { readonly to: Address }>(() => Promise.reject(new Error('not provided'))),
  },
  delays: {
    PENDING_THRESHOLD: 1_000, // spec §2
    MINIMUM_DISPLAY: 500, // spec §2
    INTENT_DELAY: 50, // spec §2
  },
  guards: {
    isLedElsewhere: (_, entrance: Entrance) => entrance.kind === 'elsewhere',
    isStillThere: ({ context }, to: Address) =>
      context.shown === to && context.problem === null && !context.isInDoubt,
    isIntended: ({ context }, to: Address) => context.intended === to,
    isLoaded: stateIn({ location: { entering: { page: 'loaded' } } }),
    didNotCome: ({ context }) => context.obstacle !== null,
  },
  actions: {
    keepAsked: assign(({ context, event }) => {
      if (event.type !== 'navigation.asked') throw new Error(`asked by ${event.type}`);
      const stays = event.replace || event.to === (context.pending ?? context.shown);
      return {
        pending: event.to,
        arrival: stays ? ('replacement' as const) : ('link' as const),
        isReconsidered: false,
        obstacle: null,
      };
    }),
    announceDeparture: emit(({ context }) => ({
      type: 'navigation.departed' as const,
      to: context.pending ?? '/',
      replace: context.arrival !== 'link',
    })),
    keepMove: assign({
      pending: (_, to: Address) => to,
      arrival: 'history',
      isReconsidered: false,
      obstacle: null,
    }),
    keepDetour: assign({
      pending: ({ context }, entrance: Entrance) =>
        entrance.kind === 'elsewhere' ? entrance.to : context.pending,
      arrival: ({ context }) => (context.shown === null ? 'first' : 'replacement'),
      isReconsidered: true,
    }),
    keepPlace: assign({
      pending: ({ context }) => context.pending ?? context.shown,
      isReconsidered: true,
      isInDoubt: true,
      obstacle: null,
    }),
    forgetPending: assign({ pending: null, obstacle: null }),
    show: assign(({ context }) => ({
      shown: context.pending,
      from: context.shown,
      pending: null,
      isInDoubt: false,
      problem: context.obstacle,
      obstacle: null,
      arrivals: context.pending === context.shown ? context.arrivals : context.arrivals + 1,
    })),
    rememberObstacle: assign({
      obstacle: (_, error: unknown) => (error instanceof Error ? error.message : String(error)),
    }),
    announceProblem: emit(({ context }) => ({
      type: 'navigation.failed' as const,
      problem: context.obstacle ?? '',
    })),
    keepIntent: assign({ intended: (_, to: Address) => to }),
    forgetIntent: assign({ intended: null }),
  },
}).createMachine({
  id: 'navigation',
  description: 'Where the player is, and where they are going (specification §2).',
  context: ({ input }) => ({
    shown: null,
    from: null,
    pending: input.at,
    arrival: 'first',
    arrivals: 0,
    isReconsidered: false,
    isInDoubt: false,
    problem: null,
    obstacle: null,
    intended: null,
  }),
  type: 'parallel',
  states: {
    location: {
      description: 'The page that is shown, and the one that is on its way.',
      initial: 'entering',
      on: {
        'navigation.asked': {
          description: 'To another page.',
          target: '.entering',
          actions: ['keepAsked', 'announceDeparture'],
        },
        'navigation.moved': {
          description: 'Back or Forward goes the same way as a link.',
          target: '.entering',
          actions: { type: 'keepMove', params: ({ event }) => event.to },
        },
      },
      states: {
        entering: {
          description: 'A page is loaded and its guards are asked; the page before stays meanwhile.',
          type: 'parallel',
          states: {
            page: {
              description: 'The page itself.',
              initial: 'loading',
              on: {
                'navigation.asked': {
                  description: 'To another page than the one on its way, which is dropped.',
                  target: '.loading',
                  actions: ['keepAsked', 'announceDeparture'],
                },
                'navigation.moved': [
                  {
                    description: 'Back to the page that is still shown: whatever was on its way is dropped.',
                    guard: { type: 'isStillThere', params: ({ event }) => event.to },
                    target: '#navigation.location.settled',
                    actions: 'forgetPending',
                  },
                  {
                    description: 'Back or Forward to another page than the one on its way.',
                    target: '.loading',
                    actions: { type: 'keepMove', params: ({ event }) => event.to },
                  },
                ],
                'navigation.reconsidered': {
                  description: 'Who is signed in has changed on the way: its guards are asked again.',
                  target: '.loading',
                  actions: 'keepPlace',
                },
              },
              states: {
                loading: {
                  description: 'Its code is on its way, and where its guards need to know, who is signed in.',
                  invoke: {
                    id: 'enter',
                    src: 'enter',
                    input: ({ context }) => ({
                      to: context.pending ?? '/',
                      isReconsidered: context.isReconsidered,
                    }),
                    onDone: [
                      {
                        description:
                          'Its guards lead elsewhere: a visitor to the login, a player away from it.',
                        guard: { type: 'isLedElsewhere', params: ({ event }: Entered) => event.output },
                        target: 'loading',
                        reenter: true,
                        actions: [
                          { type: 'keepDetour', params: ({ event }: Entered) => event.output },
                          'announceDeparture',
                        ],
                      },
                      { description: 'It may be entered.', target: 'loaded' },
                    ],
                    onError: {
                      description: 'It did not come.',
                      target: 'loaded',
                      actions: [
                        { type: 'rememberObstacle', params: ({ event }: Failed) => event.error },
                        'announceProblem',
                      ],
                    },
                  },
                },
                loaded: { description: 'It is there, or it is known that it is not.', type: 'final' },
              },
            },
            spinner: {
              description: 'The full-screen spinner (specification §2).',
              initial: 'waiting',
              states: {
                waiting: {
                  description: 'Nothing is shown of it for 1000 ms: most pages are there by then.',
                  always: { description: 'The page was faster.', guard: 'isLoaded', target: 'gone' },
                  after: {
                    PENDING_THRESHOLD: {
                      description: 'It takes longer: the spinner is shown.',
                      target: 'shown',
                    },
                  },
                  on: {
                    'navigation.asked': {
                      description: 'Another page may be there within 1000 ms of its own.',
                      target: 'waiting',
                      reenter: true,
                    },
                    'navigation.moved': {
                      description: 'So may the one before, or the next.',
                      target: 'waiting',
                      reenter: true,
                    },
                  },
                },
                shown: {
                  description: 'Stays 500 ms at least, so that it never flickers.',
                  tags: ['pending'],
                  after: { MINIMUM_DISPLAY: { description: 'Seen.', target: 'seen' } },
                },
                seen: {
                  description: 'May go as soon as the page is there.',
                  tags: ['pending'],
                  always: { description: 'The page is there.', guard: 'isLoaded', target: 'gone' },
                },
                gone: { description: 'Out of the way.', type: 'final' },
              },
            },
          },
          onDone: [
            {
              description: 'There is nothing to show in its place but that.',
              guard: 'didNotCome',
              target: 'failed',
              actions: 'show',
            },
            { description: 'The page is shown.', target: 'settled', actions: 'show' },
          ],
        },
        settled: {
          description: 'The page is shown, and nothing is on its way.',
          on: {
            'navigation.reconsidered': {
              description: 'Who is signed in has changed: may this page still be seen?',
              target: 'entering',
              actions: 'keepPlace',
            },
          },
        },
        failed: {
          description: 'The page could not be loaded: told in its place.',
          tags: ['failed'],
        },
      },
    },
    intent: {
      description: 'A page is loaded ahead when someone is about to go there (specification §2).',
      initial: 'idle',
      states: {
        idle: { description: 'No one is about to go anywhere.' },
        considering: {
          description: 'For 50 ms it is not known whether it is meant.',
          after: { INTENT_DELAY: { description: 'It is meant.', target: 'preloading' } },
          on: { 'link.abandoned': { description: 'Only passing.', target: 'idle', actions: 'forgetIntent' } },
        },
        preloading: {
          description: 'The page is loaded ahead; going there asks for everything once more.',
          invoke: {
            id: 'preload',
            src: 'preload',
            input: ({ context }) => ({ to: context.intended ?? '/' }),
            onDone: { description: 'It is there.', target: 'idle', actions: 'forgetIntent' },
            onError: {
              description: 'It is not: whoever goes there will be told.',
              target: 'idle',
              actions: 'forgetIntent',
            },
          },
        },
      },
      on: {
        'link.intended': [
          {
            description: 'The same link: a finger is a touch and a pointer.',
            guard: { type: 'isIntended', params: ({ event }) => event.to },
          },
          {
            description: 'Another link.',
            target: '.considering',
            actions: { type: 'keepIntent', params: ({ event }) => event.to },
          },
        ],
      },
    },
  },
});
