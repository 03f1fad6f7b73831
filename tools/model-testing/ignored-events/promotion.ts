/** The events that states of the promotions' machines ignore, and why that is right for the player. */
import type { IgnoredEvent } from './cells.ts';

export const promotionClaim: readonly IgnoredEvent[] = [
  {
    event: 'claim.choose',
    in: ['idle'],
    because: 'ClaimDialog is closed, because nothing is chosen.',
  },
  {
    event: 'claim.choose',
    in: ['claiming'],
    because: 'ClaimDialog disables the providers while a claim is pending, and later hides them.',
  },

  {
    event: 'claim.close',
    in: ['idle'],
    because: 'Only leaving the page sends it here, and there is no dialog to close.',
  },

  {
    event: 'claim.confirm',
    in: ['idle'],
    because: 'ClaimDialog is closed, because nothing is chosen.',
  },
  {
    event: 'claim.confirm',
    in: ['claiming'],
    because: 'The button is busy and says that the claim is being sent; later the dialog has no such button.',
  },

  {
    event: 'claim.open',
    in: ['claiming'],
    because: 'The button on the page of a promotion is busy and says that a claim is being sent.',
  },

  {
    event: 'claim.retry',
    in: ['idle', 'asking'],
    because: 'ClaimDialog and ClaimNotice have the retry button only while a claim is pending.',
  },

  {
    event: 'claim.stopWaiting',
    in: ['idle', 'asking'],
    because: 'CommitDialog shows the button only while the response to a claim is slow.',
  },

  {
    event: 'network.restored',
    in: ['idle', 'asking'],
    because: 'The machine has no request in flight.',
  },
];

export const promotionCancel: readonly IgnoredEvent[] = [
  {
    event: 'cancel.close',
    in: ['idle'],
    because: 'Only leaving the page sends it here, and there is no dialog to close.',
  },

  {
    event: 'cancel.confirm',
    in: ['idle'],
    because: 'The dialog is closed, because no promotion is chosen for cancellation.',
  },
  {
    event: 'cancel.confirm',
    in: ['canceling.sending'],
    because: 'The button is busy and says that the cancellation is being sent.',
  },
  {
    event: 'cancel.confirm',
    in: ['canceling.findingOut', 'canceling.sendingAgain', 'canceling.unresolved'],
    because: 'While the outcome is unknown, CommitDialog shows no confirm button.',
  },

  {
    event: 'cancel.retry',
    in: ['idle', 'asking', 'canceling.sending'],
    because: 'CommitDialog shows the retry button only while the outcome is unknown.',
  },
  {
    event: 'cancel.retry',
    in: ['canceling.findingOut', 'canceling.sendingAgain'],
    because: 'The retry button is busy, because a request that finds out the outcome is in flight.',
  },

  {
    event: 'cancel.stopWaiting',
    in: [
      'idle',
      'asking',
      'canceling.sending.usual',
      'canceling.findingOut',
      'canceling.sendingAgain',
      'canceling.unresolved',
    ],
    because: 'CommitDialog shows the button only in canceling.sending.slow.',
  },

  {
    event: 'network.restored',
    in: ['idle', 'asking'],
    because: 'The machine has no request in flight.',
  },
  {
    event: 'network.restored',
    in: ['canceling.sending'],
    because: 'The request ends by itself (WRITE_TIMEOUT_MS); without a response, a look-up follows at once.',
  },
  {
    event: 'network.restored',
    in: ['canceling.findingOut'],
    because: 'The query cache repeats a read that fails online; the next look-up follows after 10 seconds.',
  },
  {
    event: 'network.restored',
    in: ['canceling.sendingAgain'],
    because: 'The request ends by itself (WRITE_TIMEOUT_MS); the next look-up follows after 10 seconds.',
  },
];
