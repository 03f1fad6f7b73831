/** What the lab shows of an exchange with a real backend. Types only, so that the panel loads nothing of the proxy. */
import type { Call } from '../../contract/endpoints.ts';
import type { Deviation, RuleText } from '../../contract/exchange/rules.ts';

/** A rule of the contract that a response breaks, without secrets. */
export interface Violation extends Pick<RuleText, 'section' | 'says'>, Pick<Deviation, 'part' | 'expected'> {
  /** The id of the rule, such as `depositCreate.shape`. */
  readonly rule: string;
  readonly received: string;
}

/** The part of a journal entry about a forwarded request. */
export interface ForwardedExchange {
  /** The backend's `X-Request-Id`, for its logs; null if it sent none. */
  readonly requestId: string | null;
  /** The error code of its envelope, which may be unknown to the contract. */
  readonly code: string | null;
  readonly milliseconds: number;
  readonly violations: readonly Violation[];
  /** Why the mock answered in its place, or what it did with the session, in one sentence. */
  readonly note: string | null;
}

/** A violation with how often it occurred, and its last occurrence. */
export interface CountedViolation extends Violation {
  readonly count: number;
  /** By the lab's clock. */
  readonly at: string;
  /** Of the journal. */
  readonly requestId: string;
}

export interface CallReport {
  readonly call: Call;
  readonly method: string;
  /** Relative to `/api/v2`. */
  readonly path: string;
  /** Whether it is to be forwarded; `server` says whether it is. */
  readonly isChosen: boolean;
  readonly server: 'mock' | 'backend';
  /** The number of requests that each has answered. */
  readonly answers: { readonly mock: number; readonly backend: number };
  readonly violations: readonly CountedViolation[];
}

export interface BackendReport {
  /** The address of the backend, or the file that is replayed. */
  readonly target: string;
  readonly isReplay: boolean;
  readonly calls: readonly CallReport[];
  readonly warnings: readonly string[];
}
