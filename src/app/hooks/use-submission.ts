import { useSelector } from '@xstate/react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { SubmissionEvent, submissionMachine } from '../../../machines/submission.machine.ts';

type Snapshot = SnapshotFrom<typeof submissionMachine>;

/** An actor whose machine invokes `submission`. */
interface Submitter {
  readonly subscribe: AnyActorRef['subscribe'];
  readonly getSnapshot: () => { readonly children: { readonly submission?: Submission | undefined } };
}

interface Submission {
  readonly subscribe: AnyActorRef['subscribe'];
  readonly getSnapshot: () => Pick<Snapshot, 'hasTag'>;
  readonly send: (event: SubmissionEvent) => void;
}

/** How far a submission is: it is slow, its outcome is being found out, or the next try is not due yet. */
export type SubmissionProgress = 'sending' | 'slow' | 'findingOut' | 'waiting';

/** Returns how far the submission of an actor is; null if it has none. */
export function useSubmissionProgress(submitter: Submitter): SubmissionProgress | null {
  const submission = useSelector(submitter, ({ children }) => children.submission);
  return useSelector(submission, progressOf);
}

/** Whether the current request takes longer than usual, also while an outcome is found out without sending again. */
export function useIsSlow(submitter: Submitter): boolean {
  const submission = useSelector(submitter, ({ children }) => children.submission);
  return useSelector(submission, (snapshot) => snapshot?.hasTag('slow') ?? false);
}

/** The player stops waiting for the response, or for the next try: the submission goes on at once. */
export function retrySubmission(submitter: Submitter): void {
  submitter.getSnapshot().children.submission?.send({ type: 'submission.retry' });
}

/** Whether the first response is missing, so that the player has to wait for the outcome. */
export function isFindingOut(progress: SubmissionProgress | null): boolean {
  return progress === 'findingOut' || progress === 'waiting';
}

function progressOf(snapshot: Pick<Snapshot, 'hasTag'> | undefined): SubmissionProgress | null {
  if (!snapshot) return null;
  if (snapshot.hasTag('waiting')) return 'waiting';
  if (snapshot.hasTag('findingOut')) return 'findingOut';
  return snapshot.hasTag('slow') ? 'slow' : 'sending';
}
