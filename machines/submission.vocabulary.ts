/** Types of the submission machine. */
import { type ErrorCode, type Failure, isServerCode, type ServerFailure } from '../contract/errors.ts';
import type { ClockActor, KeyActor } from './clock-and-keys.ts';

/** A request of the player. The journal stores it before its POST, so that a reload can find out the outcome. */
export interface Intent {
  /** The Idempotency-Key. */
  readonly key: string;
  /** When the player made the request: a server instant, in milliseconds. */
  readonly at: number;
}

/** What a machine makes an intent with. */
export interface IntentSource {
  readonly clock: ClockActor;
  readonly keys: KeyActor;
}

export interface SubmissionInput<Its extends Intent = Intent> {
  readonly clock: ClockActor;
  readonly intent: Its;
  /** Whether an earlier page load may have sent the request. */
  readonly wasSent: boolean;
  /**
   * For a request that cannot be undone or that has no Idempotency-Key (contract §2): after an unknown outcome it is looked up
   * once, and the result of the look-up counts. A machine that looks again starts a submission with `wasSent`. A machine for which a
   * look-up while the request is in flight proves nothing stops the submission when its player stops waiting.
   */
  readonly resend?: 'never';
}

export interface SubmissionContext extends SubmissionInput {
  readonly tries: number;
  /** Why the server rejected the last attempt. */
  readonly failure: Failure | null;
  /** Why the first attempt had no usable response. */
  readonly lost: Failure | null;
  /** Why the look-up of a request that is never sent again failed. */
  readonly lookUpFailure: Failure | null;
  /** What the server created or changed. */
  readonly result: unknown;
}

export type SubmissionEvent =
  /**
   * Tries at once, instead of waiting for the response or for the end of the backoff. While a request that is never sent again
   * is looked up, nothing is left to try, and the outcome stays unknown.
   */
  | { readonly type: 'submission.retry' }
  /** Repeats the look-up in progress of a request that is never sent again: its response may be outdated. */
  | { readonly type: 'submission.lookUpAgain' }
  | { readonly type: 'news.network.restored' }
  | { readonly type: 'news.page.returned' };

export type SubmissionOutput<Result = unknown> =
  | { readonly kind: 'created'; readonly result: Result; readonly failure?: never }
  /** The server rejected the request. `wasResent`: the rejected attempt was not the first one. */
  | { readonly kind: 'rejected'; readonly failure: Failure; readonly wasResent: boolean }
  /**
   * The request is not sent again, and the server has no result of it. `failure`: why the response is missing, if
   * this submission sent it.
   */
  | { readonly kind: 'notCreated'; readonly failure?: Failure }
  /** The request is not sent again, and its look-up failed. */
  | { readonly kind: 'unknown'; readonly failure?: Failure; readonly lookUpFailure: Failure };

export type Rejection = Extract<SubmissionOutput, { readonly kind: 'rejected' }>;

/** Whether the server rejected the request, with one of these codes if there are any. */
export function isRejection(output: Outcome): output is Rejection;
export function isRejection(
  output: Outcome,
  ...codes: readonly ErrorCode[]
): output is Rejection & { readonly failure: ServerFailure };
export function isRejection(output: Outcome, ...codes: readonly ErrorCode[]): boolean {
  return (
    output.kind === 'rejected' &&
    (codes.length === 0 || (output.failure !== undefined && isServerCode(output.failure, ...codes)))
  );
}

/** The output of a submission, or of another machine whose request the server can reject. */
export interface Outcome {
  readonly kind: string;
  readonly failure?: Failure;
}

/** Returns what the server created or changed; null if it did not. */
export function resultOf<Result>(output: SubmissionOutput<Result>): Result | null {
  return output.kind === 'created' ? output.result : null;
}
