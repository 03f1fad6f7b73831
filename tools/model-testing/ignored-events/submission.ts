/** The events that states of the submission ignore, and why that is right for the player. */
import type { IgnoredEvent } from './cells.ts';

export const submission: readonly IgnoredEvent[] = [
  {
    event: 'submission.retry',
    in: ['sending.usual'],
    because: 'The button is busy, and the page offers to stop waiting only for a slow response.',
  },
  {
    event: 'submission.retry',
    in: ['sendingAgain', 'lookingUp'],
    because: 'The retry button is busy: an attempt is in flight, and the next one follows by itself.',
  },
  {
    event: 'network.restored',
    in: ['sending', 'sendingAgain'],
    because:
      'The request in flight ends with a response or a failure, and the next attempt follows by itself.',
  },
  {
    event: 'network.restored',
    in: ['lookingUp'],
    because: 'The look-up in flight repeats a failed attempt by itself.',
  },
  {
    event: 'submission.retry',
    in: ['onlyLookingUp.usual'],
    because: 'The one look-up is in flight, and a page offers to stop waiting only for a slow one.',
  },
  {
    event: 'submission.lookUpAgain',
    in: ['sending', 'sendingAgain', 'waiting'],
    because: 'No look-up is in flight whose response could be outdated.',
  },
  {
    event: 'submission.lookUpAgain',
    in: ['lookingUp'],
    because: 'Only the session sends it, whose requests are never sent again and have a state of their own.',
  },
  {
    event: 'network.restored',
    in: ['onlyLookingUp'],
    because: 'The look-up in flight ends with a response or a failure, and its machine may look up again.',
  },
];
