import { assign, fromCallback, fromPromise, setup, stateIn, type ActorRefFrom } from 'xstate';
import type { PageArrival } from './news.ts';
import { report } from './report.ts';
import { type Done, type Failed, notProvided } from './invoked.ts';

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
  | { readonly type: 'news.navigation.moved'; readonly to: Address }
  /** The session has changed: the guards of the shown page run again. */
  | { readonly type: 'navigation.reconsidered' }
  /** A link is hovered, focused or touched. */
  | { readonly type: 'link.intended'; readonly to: Address }
  | { readonly type: 'link.abandoned' };

export type NavigationEmitted =
  /** The browser's URL must change to this address. */
  | { readonly type: 'navigation.departed'; readonly to: Address; readonly replace: boolean }
  | PageArrival
  /** The page could not be loaded. */
  | { readonly type: 'navigation.failed'; readonly problem: string };

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
    enter: fromPromise<Entrance, { readonly to: Address; readonly isReconsidered: boolean }>(notProvided),
    /** Tells which link the player is about to follow. Silent until the site provides it. */
    links: fromCallback(() => undefined),
    /** Preloads a page; failures are ignored. */
    preload: fromPromise<void, { readonly to: Address }>(notProvided),
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
      if (event.type !== 'navigation.asked') throw new Error(event.type);
      const stays = event.replace || event.to === (context.pending ?? context.shown);
      return {
        pending: event.to,
        arrival: stays ? ('replacement' as const) : ('link' as const),
        isReconsidered: false,
        obstacle: null,
      };
    }),
    announceDeparture: report(({ context }) => ({
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
    announceArrival: report(({ context: { shown, from } }) => {
      const page = pathOf(shown ?? '/');
      const left = from && pathOf(from);
      return { type: 'news.navigation.arrived' as const, page, left: left === page ? null : left };
    }),
    rememberObstacle: assign({
      obstacle: (_, error: unknown) => (error instanceof Error ? error.message : String(error)),
    }),
    announceProblem: report(({ context }) => ({
      type: 'navigation.failed' as const,
      problem: context.obstacle ?? '',
    })),
    keepIntent: assign({ intended: (_, to: Address) => to }),
    forgetIntent: assign({ intended: null }),
  },
}).createMachine({
  id: 'navigation',
  description: 'The page on which the player is, and the page to which the player goes (specification §2).',
  meta: {
    guards: {
      isLedElsewhere: 'the access rules lead to another page',
      isStillThere: 'it is the page that is still shown',
      isIntended: 'it is the same link again',
      isLoaded: 'loading has ended',
      didNotCome: 'the site cannot load the page',
    },
  },
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
      description: 'The site shows one page and may load the next one.',
      initial: 'entering',
      on: {
        'navigation.asked': {
          description: 'The player follows a link, or the site redirects to another page.',
          target: '.entering',
          actions: ['keepAsked', 'announceDeparture'],
        },
        'news.navigation.moved': {
          description:
            'The player presses Back or Forward. The site loads that page as it does after a link.',
          target: '.entering',
          actions: { type: 'keepMove', params: ({ event }) => event.to },
        },
      },
      states: {
        entering: {
          description: 'The site loads a page and checks its access rules. The previous page stays visible.',
          type: 'parallel',
          states: {
            page: {
              description: 'The site loads the page to which the player goes.',
              initial: 'loading',
              on: {
                'navigation.asked': {
                  description: 'The player goes to another page. The site drops the page that is loading.',
                  target: '.loading',
                  actions: ['keepAsked', 'announceDeparture'],
                },
                'news.navigation.moved': [
                  {
                    description:
                      'The player goes back to the page that is still shown. The site drops the page that is loading.',
                    guard: { type: 'isStillThere', params: ({ event }) => event.to },
                    target: '#navigation.location.settled',
                    actions: 'forgetPending',
                  },
                  {
                    description:
                      'The player presses Back or Forward and goes to a different page. The site loads that page instead.',
                    target: '.loading',
                    actions: { type: 'keepMove', params: ({ event }) => event.to },
                  },
                ],
                'navigation.reconsidered': {
                  description:
                    'The session has changed while the page loads. The site checks the access rules again.',
                  target: '.loading',
                  actions: 'keepPlace',
                },
              },
              states: {
                loading: {
                  description:
                    'The site loads the code of the page and looks up the player if the access rules need it. It requests the data of the page at the same time: home the games and promotions, for a player also credits, open deposits and the promotion in force; deposit and withdraw their terms and open orders, the newest orders, the promotion in force and the credits concerned; a history its list. The footer of every page reads the promotions.',
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
                          'The site redirects a visitor to the login, a signed-in player away from the login, and an old address to its new one.',
                        guard: {
                          type: 'isLedElsewhere',
                          params: ({ event }: Done<Entrance>) => event.output,
                        },
                        target: 'loading',
                        reenter: true,
                        actions: [
                          { type: 'keepDetour', params: ({ event }: Done<Entrance>) => event.output },
                          'announceDeparture',
                        ],
                      },
                      { description: 'The access rules admit the player.', target: 'loaded' },
                    ],
                    onError: {
                      description: 'The site cannot load the page.',
                      target: 'loaded',
                      actions: [
                        { type: 'rememberObstacle', params: ({ event }: Failed) => event.error },
                        'announceProblem',
                      ],
                    },
                  },
                },
                loaded: {
                  description: 'The site has loaded the page, or knows that it cannot.',
                  type: 'final',
                },
              },
            },
            spinner: {
              description:
                'The site shows a full-screen spinner if the page loads slowly (specification §2).',
              initial: 'waiting',
              states: {
                waiting: {
                  description:
                    'The site shows no spinner for the first 1000 ms, because most pages load faster.',
                  always: {
                    description: 'Loading ends before the site needs the spinner.',
                    guard: 'isLoaded',
                    target: 'gone',
                  },
                  after: {
                    PENDING_THRESHOLD: {
                      description: 'Loading takes longer than 1000 ms. The site shows the spinner.',
                      target: 'shown',
                    },
                  },
                  on: {
                    'navigation.asked': {
                      description: 'The player goes to another page. The 1000 ms start again for that page.',
                      target: 'waiting',
                      reenter: true,
                    },
                    'news.navigation.moved': {
                      description:
                        'The player presses Back or Forward. The 1000 ms start again for that page.',
                      target: 'waiting',
                      reenter: true,
                    },
                  },
                },
                shown: {
                  description: 'The spinner stays visible for at least 500 ms, so that it does not flicker.',
                  tags: ['pending'],
                  after: {
                    MINIMUM_DISPLAY: {
                      description: 'The spinner has been visible for 500 ms.',
                      target: 'seen',
                    },
                  },
                },
                seen: {
                  description: 'The site hides the spinner as soon as loading ends.',
                  tags: ['pending'],
                  always: { description: 'Loading has ended.', guard: 'isLoaded', target: 'gone' },
                },
                gone: { description: 'The site has hidden the spinner or never needed it.', type: 'final' },
              },
            },
          },
          onDone: [
            {
              description: 'The site cannot load the page. It shows an error message in place of the page.',
              guard: 'didNotCome',
              target: 'failed',
              actions: ['show', 'announceArrival'],
            },
            {
              description: 'The site shows the loaded page.',
              target: 'settled',
              actions: ['show', 'announceArrival'],
            },
          ],
        },
        settled: {
          description: 'The site shows the page and loads no other page.',
          on: {
            'navigation.reconsidered': {
              description:
                'The session has changed. The site checks whether the player may still see the page.',
              target: 'entering',
              actions: 'keepPlace',
            },
          },
        },
        failed: {
          description: 'The site shows an error message, because it cannot load the page.',
          tags: ['failed'],
        },
      },
    },
    intent: {
      description: 'The site preloads a page when the player is about to go there (specification §2).',
      initial: 'idle',
      invoke: { id: 'links', src: 'links' },
      states: {
        idle: { description: 'The player is not about to follow a link.' },
        considering: {
          description: 'For 50 ms the site does not know whether the player intends to follow the link.',
          after: {
            INTENT_DELAY: {
              description: 'The player has stayed on the link for 50 ms.',
              target: 'preloading',
            },
          },
          on: {
            'link.abandoned': {
              description: 'The player has left the link.',
              target: 'idle',
              actions: 'forgetIntent',
            },
          },
        },
        preloading: {
          description: 'The site preloads the page. It checks everything again when the player goes there.',
          invoke: {
            id: 'preload',
            src: 'preload',
            input: ({ context }) => ({ to: context.intended ?? '/' }),
            onDone: {
              description: 'The site has preloaded the page.',
              target: 'idle',
              actions: 'forgetIntent',
            },
            onError: {
              description:
                'The site cannot preload the page. It shows an error only if the player goes there.',
              target: 'idle',
              actions: 'forgetIntent',
            },
          },
        },
      },
      on: {
        'link.intended': [
          {
            description: 'The browser reports the same link twice, because a touch is also a pointer event.',
            guard: { type: 'isIntended', params: ({ event }) => event.to },
          },
          {
            description: 'The player hovers, focuses or touches another link.',
            target: '.considering',
            actions: { type: 'keepIntent', params: ({ event }) => event.to },
          },
        ],
      },
    },
  },
});

/** The path of an address, always with a trailing slash. */
function pathOf(address: Address): string {
  return `${/^[^?#]*/.exec(address)?.[0].replace(/\/$/, '')}/`;
}

export type NavigationActor = ActorRefFrom<typeof navigationMachine>;
