import { assign, setup, raise, type ActorRefFrom } from 'xstate';
import { addDays } from '../contract/time/day.ts';
import { millisecondsOf } from '../contract/time/clock.ts';
import type { Failure } from '../contract/errors.ts';
import type { SELF_EXCLUSION_DAYS } from '../contract/limits.ts';
import type { PlayerLimits, ResponsiblePlay } from '../contract/responsible-play.ts';
import { keepsLimits } from '../contract/rules/responsible-play.ts';
import { type Intent, type IntentSource, submissionOf } from './submission.machine.ts';
import {
  intentFrom,
  isCreated,
  isUnknown,
  onlyOnceIn,
  rememberFailure,
  type Submitted,
} from './submitting.ts';
import { report } from './report.ts';
import { PAGES } from '../contract/pages.ts';
import { hasLeft, type PageArrival } from './news.ts';

export type BreakDays = (typeof SELF_EXCLUSION_DAYS)[number];

/** A player's request: new limits, or a break of `days` days. */
export type ResponsiblePlayRequest =
  | { readonly kind: 'limits'; readonly limits: PlayerLimits }
  | { readonly kind: 'break'; readonly days: BreakDays };

/** A request that was sent. */
export type ResponsiblePlayIntent = Intent & ResponsiblePlayRequest;

export interface ResponsiblePlayContext extends IntentSource {
  readonly intent: ResponsiblePlayIntent | null;
  /** Whether `intent` was sent, so that it is only looked up. */
  readonly wasSent: boolean;
  readonly failure: Failure | null;
}

export type ResponsiblePlayEvent =
  | { readonly type: 'responsiblePlay.ask'; readonly request: ResponsiblePlayRequest }
  /** The player edits the form again: the last outcome is cleared. */
  | { readonly type: 'responsiblePlay.edit' }
  | { readonly type: 'responsiblePlay.lookAgain' }
  | { readonly type: 'news.network.restored' }
  | PageArrival;

export type ResponsiblePlayEmitted = { readonly type: 'domain.responsiblePlay.changed' };

/** Tolerance for a server clock estimate that is late. */
const CLOCK_SLACK_MS = 60_000;

const NOTHING_SENT = { intent: null, wasSent: false, failure: null } as const;

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
    input: {} as IntentSource,
    tags: {} as 'pending' | 'kept' | 'rejected' | 'unknown',
    children: {} as { submission: 'submitRequest' },
  },
  actors: { submitRequest: submissionOf<ResponsiblePlayIntent, true>() },
  guards: {
    hasLeft: hasLeft(PAGES.responsiblePlay),
    wasSent: ({ context }) => context.wasSent,
    isCreated,
    isUnknown,
  },
  actions: {
    clear: raise({ type: 'responsiblePlay.edit' }),
    intend: assign(({ context }, request: ResponsiblePlayRequest) => ({
      ...NOTHING_SENT,
      intent: { ...request, ...intentFrom(context) },
    })),
    /**
     * If the player sends a break of the same length again after an unknown outcome, keeps the key and the time of the first
     * attempt: that attempt may already have started the break, and the server starts it once.
     */
    intendOnceMore: assign(({ context }, request: ResponsiblePlayRequest) => ({
      ...NOTHING_SENT,
      intent: isTheSameBreak(context.intent, request)
        ? context.intent
        : { ...request, ...intentFrom(context) },
    })),
    rememberThatItWasSent: assign({ wasSent: true }),
    rememberFailure,
    forgetFailure: assign({ failure: null }),
    forget: assign(NOTHING_SENT),
    /** Forgets what was typed into the form of the limits. The feature does. */
    forgetForm: () => undefined,
    announceChange: report({ type: 'domain.responsiblePlay.changed' }),
  },
}).createMachine({
  id: 'responsiblePlay',
  description: 'The player sets limits and breaks to play responsibly (contract §2).',
  meta: {
    guards: {
      hasLeft: 'the player leaves the page of the limits',
      wasSent: 'the site is only looking up an earlier request',
      isCreated: 'the server has stored the request',
      isUnknown: 'the outcome is unknown: the look-up fails too',
    },
  },
  context: ({ input }) => ({ ...input, ...NOTHING_SENT }),
  on: {
    'news.navigation.arrived': {
      description:
        'The player leaves the page, which clears the outcome shown there. A later outcome is shown on the next visit.',
      guard: { type: 'hasLeft', params: ({ event }) => event.left },
      actions: 'clear',
    },
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The page shows the settings in force. No request is under way.',
      entry: 'forget',
      on: {
        'responsiblePlay.ask': {
          description: 'The player saves limits or confirms a break.',
          target: 'sending',
          actions: { type: 'intend', params: ({ event }) => event.request },
        },
      },
    },

    sending: {
      description:
        'The machine submission sends the request once. After a lost response, it reads the settings from the server and compares them with the request.',
      tags: ['pending'],
      invoke: {
        id: 'submission',
        src: 'submitRequest',
        input: ({ context }) => onlyOnceIn(context),
        onDone: [
          {
            description:
              'The server has stored the request, or the settings contain it after a lost response, in force now or later.',
            guard: { type: 'isCreated', params: ({ event }: Submitted) => event.output },
            target: 'kept',
          },
          {
            description: 'The look-up fails too. The page shows that the outcome is unknown.',
            guard: { type: 'isUnknown', params: ({ event }: Submitted) => event.output },
            target: 'unknown',
            actions: { type: 'rememberFailure', params: ({ event }: Submitted) => event.output },
          },
          {
            description:
              'The server rejects the request, or the settings do not contain it after a lost response. The page shows the reason.',
            target: 'rejected',
            actions: { type: 'rememberFailure', params: ({ event }: Submitted) => event.output },
          },
        ],
      },
      on: {
        'responsiblePlay.ask': {
          description:
            'The site looks an earlier request up again, and the player confirms a request in a dialog that was already open. The site sends it.',
          guard: 'wasSent',
          target: 'sending',
          reenter: true,
          actions: { type: 'intendOnceMore', params: ({ event }) => event.request },
        },
      },
    },

    kept: {
      description: 'The server has stored the request. The page shows what is in force and from when.',
      tags: ['kept'],
      entry: ['forgetFailure', 'forgetForm', 'announceChange'],
      on: {
        'responsiblePlay.ask': {
          description: 'The player sends another request right after the last one.',
          target: 'sending',
          actions: { type: 'intend', params: ({ event }) => event.request },
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
          actions: { type: 'intend', params: ({ event }) => event.request },
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
      entry: 'rememberThatItWasSent',
      on: {
        'responsiblePlay.lookAgain': {
          description: 'The player asks for the settings in force. The site looks them up.',
          target: 'sending',
        },
        'news.network.restored': {
          description: 'The network is back. The site looks up the settings.',
          target: 'sending',
        },
        'responsiblePlay.ask': {
          description:
            'The player sends a request again. Limits in force do not change, and a break never becomes shorter.',
          target: 'sending',
          actions: { type: 'intendOnceMore', params: ({ event }) => event.request },
        },
      },
    },
  },
});

function isTheSameBreak(sent: ResponsiblePlayIntent | null, request: ResponsiblePlayRequest): boolean {
  return sent?.kind === 'break' && request.kind === 'break' && sent.days === request.days;
}

/** Whether the settings contain a request, in force or pending: limits that are equal, or a break that is at least as long. */
export function isStored(intent: ResponsiblePlayIntent, responsiblePlay: ResponsiblePlay): boolean {
  if (intent.kind === 'limits') return keepsLimits(responsiblePlay, intent.limits);
  const until = millisecondsOf(responsiblePlay.selfExcludedUntil) ?? 0;
  return until >= addDays(intent.at, intent.days) - CLOCK_SLACK_MS;
}

export type ResponsiblePlayActor = ActorRefFrom<typeof responsiblePlayMachine>;
