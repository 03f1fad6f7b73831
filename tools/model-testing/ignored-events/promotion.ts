/** The events that states of the promotions' machines ignore, and why that is right for the player. */
import type { IgnoredEvent } from './cells.ts';

export const promotionClaim: readonly IgnoredEvent[] = [
  {
    event: 'claim.choose',
    in: ['idle', 'notClaimed'],
    because: 'ClaimDialog is closed.',
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
    in: ['idle', 'notClaimed'],
    because: 'ClaimDialog is closed.',
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
    in: ['idle', 'asking', 'notClaimed'],
    because: 'ClaimDialog and ClaimNotice have the retry button only while a claim is pending.',
  },

  {
    event: 'claim.stopWaiting',
    in: ['idle', 'asking', 'notClaimed'],
    because: 'CommitDialog shows the button only while the response to a claim is slow.',
  },

  {
    event: 'network.restored',
    in: ['idle', 'asking', 'notClaimed'],
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
    in: ['idle', 'notCanceled', 'canceling.inBackground'],
    because: 'The dialog with the button is closed.',
  },
  {
    event: 'cancel.confirm',
    in: ['canceling.inDialog'],
    because:
      'The button is busy and says that the cancellation is being sent; later the dialog has no such button.',
  },

  {
    event: 'cancel.retry',
    in: ['idle', 'confirming', 'notCanceled'],
    because: 'CommitDialog shows the retry button only while the outcome is unknown.',
  },

  {
    event: 'cancel.stopWaiting',
    in: ['idle', 'confirming', 'notCanceled'],
    because: 'CommitDialog shows the button only while the response to a cancellation is slow.',
  },

  {
    event: 'network.restored',
    in: ['idle', 'confirming', 'notCanceled'],
    because: 'The machine has no request in flight.',
  },
];
