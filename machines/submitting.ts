/** What machines that invoke `submission` have in common: the intent, the input, and guards and actions for their `setup`. */
import { type AnyEventObject, assign } from 'xstate';
import type { Failure } from '../contract/errors.ts';
import { clockIn, newKeyIn } from './clock-and-keys.ts';
import {
  type Intent,
  type IntentSource,
  isRejection,
  type Outcome,
  type SubmissionInput,
  type SubmissionOutput,
} from './submission.machine.ts';
import type { Done } from './invoked.ts';

/** The end of a submission, for the `params` of `onDone`. */
export type Submitted<Result = unknown> = Done<SubmissionOutput<Result>>;

/** Returns the key and the time of a request that the player makes now. `key`: one that an earlier event has made. */
export function intentFrom(source: IntentSource, key: string = newKeyIn(source)): Intent {
  return { key, at: Math.round(clockIn(source).now()) };
}

/** The input of a machine that makes intents, from the context of the machine that invokes it. */
export const sourceIn = ({ context: { clock, keys } }: { readonly context: IntentSource }): IntentSource => ({
  clock,
  keys,
});

/** The part of a context that `submissionIn` reads. */
interface SubmittingContext<Its extends Intent> extends Pick<IntentSource, 'clock'> {
  readonly intent: Its | null;
  /** Whether an earlier page load or an earlier attempt may have sent `intent`. */
  readonly wasSent?: boolean;
}

/**
 * Returns what the submission sends; a retry sends exactly the same.
 *
 * @throws if the player has made no request.
 */
export function submissionIn<Its extends Intent>({
  clock,
  intent,
  wasSent = false,
}: SubmittingContext<Its>): SubmissionInput<Its> {
  if (!intent) throw new Error('a submission needs an intent');
  return { clock, intent, wasSent };
}

/** Returns what the submission sends once (`resend: 'never'`); with `wasSent`, it only looks up. */
export function onlyOnceIn<Its extends Intent>(context: SubmittingContext<Its>): SubmissionInput<Its> {
  return { ...submissionIn(context), resend: 'never' };
}

export const isCreated = (_: unknown, { kind }: Outcome) => kind === 'created';
export const isUnknown = (_: unknown, { kind }: Outcome) => kind === 'unknown';
export const isRejected = (_: unknown, output: Outcome) => isRejection(output);

/** An action of any machine whose context has this part. `setup` infers no type for an action that is made outside of it. */
type SharedAction<Part, Params> = (args: { readonly context: Part }, params: Params) => void;

interface WithFailure {
  readonly failure: Failure | null;
}

/** Keeps why the server rejected the request; null if it did not. */
export const rememberRejection = assign<WithFailure, AnyEventObject, SubmissionOutput, AnyEventObject, never>(
  {
    failure: (_, output) => (isRejection(output) ? output.failure : null),
  },
) as SharedAction<WithFailure, SubmissionOutput>;

/** Keeps why the request failed. A submission that only looks up has no failure of the request itself. */
export const rememberFailure = assign<WithFailure, AnyEventObject, SubmissionOutput, AnyEventObject, never>({
  failure: ({ context }, output) =>
    (output.kind === 'created' ? undefined : output.failure) ?? context.failure,
}) as SharedAction<WithFailure, SubmissionOutput>;
