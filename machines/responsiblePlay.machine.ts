import { assign, type DoneActorEvent, emit, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import { addDays } from '../contract/time/calendar.ts';
import { type Clock, millisecondsOf } from '../contract/time/clock.ts';
import { type Failure, failureOf, outcomeIsUnknown } from '../contract/errors.ts';
import type { SELF_EXCLUSION_DAYS } from '../contract/limits.ts';
import type { PlayerLimits, ResponsiblePlay } from '../contract/responsible-play.ts';
import { keepsLimits } from '../contract/rules/responsible-play.ts';

export type BreakDays = (typeof SELF_EXCLUSION_DAYS)[number];

/** A player's request: new limits, or a break of `days` days. */
export type ResponsiblePlayRequest =
  | { readonly kind: 'limits'; readonly limits: PlayerLimits }
  | { readonly kind: 'break'; readonly days: BreakDays };

export interface ResponsiblePlayContext {
  readonly clock: Clock;
  readonly request: ResponsiblePlayRequest | null;
  /** When `request` was first sent: a server instant in milliseconds. */
  readonly askedAt: number;
  readonly failure: Failure | null;
}

export type ResponsiblePlayEvent =
  | { readonly type: 'responsiblePlay.ask'; readonly request: ResponsiblePlayRequest }
  /** The player edits the form again: the last outcome is cleared. */
  | { readonly type: 'responsiblePlay.edit' }
  | { readonly type: 'responsiblePlay.lookAgain' }
  | { readonly type: 'network.restored' };

export type ResponsiblePlayEmitted = { readonly type: 'responsiblePlay.changed' };

/** Tolerance for a server clock estimate that is late. */
const CLOCK_SLACK_MS = 60_000;

type Rejected = { readonly event: ErrorActorEvent };
type Read = { readonly event: DoneActorEvent<ResponsiblePlay> };

const notProvided = () => Promise.reject(new Error('not provided'));

/**
 * The player's own limits and breaks: contract §2. Contract §1 defines no way to find out the outcome of these two writes
 * after a missing response. Decided here: the settings are read and compared with the request.
 * Nothing is retried automatically, because a break cannot be undone. If the read fails as well, the page reports an unknown
 * outcome, and the settings are read again once the network is back or when the player asks. The machine lives as long as the
 * player's session.
 */
export const responsiblePlayMachine = setup({
  types: {
    context: {} as ResponsiblePlayContext,
    events: {} as ResponsiblePlayEvent,
    emitted: {} as ResponsiblePlayEmitted,
    input: {} as { readonly clock: Clock },
    tags: {} as 'pending' | 'kept' | 'rejected' | 'unknown',
  },
  actors: {
    sendRequest: fromPromise<void, ResponsiblePlayRequest>(notProvided),
    readResponsiblePlay: fromPromise<ResponsiblePlay>(notProvided),
  },
  guards: {
    outcomeIsUnknown: (_, error: unknown) => outcomeIsUnknown(failureOf(error)),
    isKept: ({ context: { request, askedAt } }, responsiblePlay: ResponsiblePlay) => {
      if (request?.kind === 'limits') return keepsLimits(responsiblePlay, request.limits);
      const until = millisecondsOf(responsiblePlay.selfExcludedUntil) ?? 0;
      return request !== null && until >= addDays(askedAt, request.days) - CLOCK_SLACK_MS;
    },
  },
  actions: {
    remember: assign({
      request: (_, request: ResponsiblePlayRequest) => request,
      askedAt: ({ context }) => context.clock.now(),
      failure: null,
    }),
    /**
     * If the player sends a break of the same length again after an unknown outcome, keeps the time of the first attempt: that
     * attempt may already have started the break.
     */
    rememberOnceMore: assign({
      request: (_, request: ResponsiblePlayRequest) => request,
      askedAt: ({ context }, request: ResponsiblePlayRequest) =>
        isTheSameBreak(context.request, request) ? context.askedAt : context.clock.now(),
      failure: null,
    }),
    rememberFailure: assign({ failure: (_, error: unknown) => failureOf(error) }),
    forgetFailure: assign({ failure: null }),
    forget: assign({ request: null, failure: null }),
    announceChange: emit({ type: 'responsiblePlay.changed' }),
  },
}).createMachine({
  id: 'responsiblePlay',
  description: 'The player sets limits and breaks to play responsibly (contract §2).',
  context: ({ input }) => ({ clock: input.clock, request: null, askedAt: 0, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The page shows the settings in force. No request is under way.',
      entry: 'forget',
      on: {
        'responsiblePlay.ask': {
          description: 'The player saves limits or confirms a break.',
          target: 'sending',
          actions: { type: 'remember', params: ({ event }) => event.request },
        },
      },
    },

    sending: {
      description: 'The site has sent the request once and ignores further presses.',
      tags: ['pending'],
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context }) => {
          if (!context.request) throw new Error('responsiblePlay is sent that nobody asked for');
          return context.request;
        },
        onDone: { description: 'The server has stored the request.', target: 'kept' },
        onError: [
          {
            description: 'The site receives no usable response, so the server may have stored the request.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
            target: 'findingOut',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
          {
            description: 'The server rejects the request. The page shows the reason.',
            target: 'rejected',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
        ],
      },
    },

    findingOut: {
      description: 'The site reads the settings from the server again and compares them with the request.',
      tags: ['pending'],
      invoke: {
        id: 'findOutResponsiblePlay',
        src: 'readResponsiblePlay',
        onDone: [
          {
            description:
              'The settings contain the request, in force now or later. Only the response was lost.',
            guard: { type: 'isKept', params: ({ event }: Read) => event.output },
            target: 'kept',
          },
          {
            description: 'The settings do not contain the request. The page shows the reason.',
            target: 'rejected',
          },
        ],
        onError: {
          description: 'The look-up fails too. The page shows that the outcome is unknown.',
          target: 'unknown',
        },
      },
      on: {
        'responsiblePlay.ask': {
          description:
            'The player confirms a request in a dialog that was open before the look-up. The site sends it.',
          target: 'sending',
          actions: { type: 'rememberOnceMore', params: ({ event }) => event.request },
        },
      },
    },

    kept: {
      description: 'The server has stored the request. The page shows what is in force and from when.',
      tags: ['kept'],
      entry: ['forgetFailure', 'announceChange'],
      on: {
        'responsiblePlay.ask': {
          description: 'The player sends another request right after the last one.',
          target: 'sending',
          actions: { type: 'remember', params: ({ event }) => event.request },
        },
        'responsiblePlay.edit': {
          description:
            'The player prepares another request or leaves the page. The page clears the confirmation.',
          target: 'idle',
        },
      },
    },

    rejected: {
      description:
        'The server has not stored the request. The earlier settings stay in force, and the page shows the reason.',
      tags: ['rejected'],
      on: {
        'responsiblePlay.ask': {
          description: 'The player tries again.',
          target: 'sending',
          actions: { type: 'remember', params: ({ event }) => event.request },
        },
        'responsiblePlay.edit': {
          description: 'The player prepares another request or leaves the page. The page clears the reason.',
          target: 'idle',
        },
      },
    },

    unknown: {
      description:
        'The site does not know whether the server has stored the request. The player may look it up or send it again.',
      tags: ['unknown'],
      on: {
        'responsiblePlay.lookAgain': {
          description: 'The player asks for the settings in force. The site looks them up.',
          target: 'findingOut',
        },
        'network.restored': {
          description: 'The network is back. The site looks up the settings.',
          target: 'findingOut',
        },
        'responsiblePlay.ask': {
          description:
            'The player sends a request again. Limits in force do not change, and a break never becomes shorter.',
          target: 'sending',
          actions: { type: 'rememberOnceMore', params: ({ event }) => event.request },
        },
      },
    },
  },
});

function isTheSameBreak(asked: ResponsiblePlayRequest | null, request: ResponsiblePlayRequest): boolean {
  return asked?.kind === 'break' && request.kind === 'break' && asked.days === request.days;
}
