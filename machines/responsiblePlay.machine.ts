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
  /** When it was first sent: a server instant in milliseconds. */
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
    /** Keeps the time of the first attempt for a repeated break, because that break may already have begun. */
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
  description: 'What a player sets to protect themselves: limits and breaks (contract §2).',
  context: ({ input }) => ({ clock: input.clock, request: null, askedAt: 0, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The page shows what holds; nothing is asked for.',
      entry: 'forget',
      on: {
        'responsiblePlay.ask': {
          description: 'Limits are saved, or a break is confirmed.',
          target: 'sending',
          actions: { type: 'remember', params: ({ event }) => event.request },
        },
      },
    },

    sending: {
      description: 'The wish is with the server, once, however often it is pressed.',
      tags: ['pending'],
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context }) => {
          if (!context.request) throw new Error('responsiblePlay is sent that nobody asked for');
          return context.request;
        },
        onDone: { description: 'Kept by the server.', target: 'kept' },
        onError: [
          {
            description: 'No usable answer: it may have been kept.',
            guard: { type: 'outcomeIsUnknown', params: ({ event }: Rejected) => event.error },
            target: 'findingOut',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
          {
            description: 'Rejected, with the reason.',
            target: 'rejected',
            actions: { type: 'rememberFailure', params: ({ event }: Rejected) => event.error },
          },
        ],
      },
    },

    findingOut: {
      description: 'What the server keeps is read again and compared with what was asked for.',
      tags: ['pending'],
      invoke: {
        id: 'findOutResponsiblePlay',
        src: 'readResponsiblePlay',
        onDone: [
          {
            description: 'It holds, or will: the answer alone was lost.',
            guard: { type: 'isKept', params: ({ event }: Read) => event.output },
            target: 'kept',
          },
          { description: 'It was not kept: said so, with the reason.', target: 'rejected' },
        ],
        onError: { description: 'The line is still down: not known, and said so.', target: 'unknown' },
      },
    },

    kept: {
      description: 'Kept: the page says what holds from when.',
      tags: ['kept'],
      entry: ['forgetFailure', 'announceChange'],
      on: {
        'responsiblePlay.ask': {
          description: 'Another wish, right after the last.',
          target: 'sending',
          actions: { type: 'remember', params: ({ event }) => event.request },
        },
        'responsiblePlay.edit': { description: 'Another wish is being made up.', target: 'idle' },
      },
    },

    rejected: {
      description: 'Not kept: what held before holds, and the page says why.',
      tags: ['rejected'],
      on: {
        'responsiblePlay.ask': {
          description: 'Another attempt.',
          target: 'sending',
          actions: { type: 'remember', params: ({ event }) => event.request },
        },
        'responsiblePlay.edit': {
          description: 'Something else is tried: the reason is gone.',
          target: 'idle',
        },
      },
    },

    unknown: {
      description: 'Whether it was kept is not known; the player may look again, or ask again.',
      tags: ['unknown'],
      on: {
        'responsiblePlay.lookAgain': { description: 'The player asks what holds now.', target: 'findingOut' },
        'network.restored': { description: 'The network is back.', target: 'findingOut' },
        'responsiblePlay.ask': {
          description:
            'Asked once more: limits that hold already change nothing, and a break is never shortened.',
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
