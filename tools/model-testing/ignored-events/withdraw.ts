/** The events that states of the withdrawal, its quote and its order ignore, and why that is right for the player. */
import type { IgnoredEvent } from './cells.ts';

export const withdraw: readonly IgnoredEvent[] = [
  {
    event: 'clock.corrected',
    in: ['restoring', 'unreachable', 'composing', 'opening', 'following'],
    because: 'No timer of this state depends on the server time.',
  },
  {
    event: 'clock.corrected',
    in: ['creating'],
    because: 'The submission reads the clock at each try, and no timer of it depends on the server time.',
  },

  {
    event: 'network.restored',
    in: ['restoring', 'opening'],
    because: 'The query cache repeats a read that fails online; if it still fails, unreachable has a button.',
  },
  {
    event: 'network.restored',
    in: ['composing'],
    because: 'The machine has no request in flight, and the query cache repeats failed reads of the form.',
  },
  {
    event: 'network.restored',
    in: ['following'],
    because: 'FollowedWithdraw reads the order every 5 seconds until it has ended, also after a failed read.',
  },

  {
    event: 'page.returned',
    in: ['restoring', 'opening'],
    because: 'The read continues by itself: the query cache resumes a paused repetition on focus.',
  },
  {
    event: 'page.returned',
    in: ['composing'],
    because: 'The form has no deadline, and the query cache refetches its stale reads on focus.',
  },
  {
    event: 'page.returned',
    in: ['following'],
    because:
      'FollowedWithdraw reads an order that has not ended as soon as the page is visible, and nothing expires.',
  },

  {
    event: 'withdraw.back',
    in: ['restoring', 'opening'],
    because: 'Below its heading, WithdrawPage shows only a skeleton, without a control.',
  },
  {
    event: 'withdraw.back',
    in: ['unreachable'],
    because: 'WithdrawPage shows only the failure notice, whose button sends withdraw.retry.',
  },
  {
    event: 'withdraw.back',
    in: ['composing'],
    because: 'Only QuoteView and the notice of a slow quote send it, and the page shows neither.',
  },
  {
    event: 'withdraw.back',
    in: ['creating'],
    because: 'QuoteView hides the button while the withdrawal is pending, and FindingOut has no such button.',
  },
  {
    event: 'withdraw.back',
    in: ['following'],
    because: 'FollowedWithdraw has no control that sends it.',
  },

  {
    event: 'withdraw.confirm',
    in: ['restoring', 'opening'],
    because: 'Below its heading, WithdrawPage shows only a skeleton, without a control.',
  },
  {
    event: 'withdraw.confirm',
    in: ['unreachable'],
    because: 'WithdrawPage shows only the failure notice, whose button sends withdraw.retry.',
  },
  {
    event: 'withdraw.confirm',
    in: ['composing'],
    because: 'Only QuoteView has the confirm button, and the page shows the form instead.',
  },
  {
    event: 'withdraw.confirm',
    in: ['creating'],
    because: 'The button is busy and says that the withdrawal is being sent; FindingOut has no such button.',
  },
  {
    event: 'withdraw.confirm',
    in: ['following'],
    because: 'FollowedWithdraw has no control that sends it.',
  },

  {
    event: 'withdraw.edit',
    in: ['restoring', 'opening'],
    because: 'Below its heading, WithdrawPage shows only a skeleton, without a control.',
  },
  {
    event: 'withdraw.edit',
    in: ['unreachable'],
    because: 'WithdrawPage shows only the failure notice, whose button sends withdraw.retry.',
  },
  {
    event: 'withdraw.edit',
    in: ['creating'],
    because: 'WithdrawPage shows QuoteView or FindingOut in place of the form.',
  },
  {
    event: 'withdraw.edit',
    in: ['following'],
    because: 'FollowedWithdraw has no control that sends it.',
  },

  {
    event: 'withdraw.observed',
    in: ['restoring'],
    because: 'The look-up reads the open withdrawals itself, and its result decides what the page shows.',
  },
  {
    event: 'withdraw.observed',
    in: ['creating'],
    because:
      'After notCreated, the form reads the withdrawals in progress again, and composing handles the result.',
  },
  {
    event: 'withdraw.observed',
    in: ['opening'],
    because: 'The site is loading the withdrawal in progress; after a failure, it reads the open ones again.',
  },

  {
    event: 'withdraw.quote',
    in: ['restoring', 'opening'],
    because: 'Below its heading, WithdrawPage shows only a skeleton, without a control.',
  },
  {
    event: 'withdraw.quote',
    in: ['unreachable'],
    because: 'WithdrawPage shows only the failure notice, whose button sends withdraw.retry.',
  },
  {
    event: 'withdraw.quote',
    in: ['quoting'],
    because:
      'The submit button is busy, which also prevents a submit with the Enter key; then QuoteView replaces the form.',
  },
  {
    event: 'withdraw.quote',
    in: ['creating'],
    because: 'WithdrawPage shows QuoteView or FindingOut in place of the form.',
  },
  {
    event: 'withdraw.quote',
    in: ['following'],
    because: 'FollowedWithdraw has no control that sends it.',
  },

  {
    event: 'withdraw.retry',
    in: ['restoring', 'opening'],
    because: 'Below its heading, WithdrawPage shows only a skeleton, without a control.',
  },
  {
    event: 'withdraw.retry',
    in: ['composing'],
    because: 'The form has no control that sends it: the notice of a slow quote sends withdraw.back.',
  },
  {
    event: 'withdraw.retry',
    in: ['following'],
    because: 'FollowedWithdraw has no control that sends it.',
  },
];

export const withdrawQuote: readonly IgnoredEvent[] = [
  {
    event: 'clock.corrected',
    in: ['requesting', 'unread', 'renewing'],
    because: 'The deadline of a quote is calculated on entry to shown, with the corrected time.',
  },
  {
    event: 'clock.corrected',
    in: ['lapsed'],
    because: 'This quote is no longer offered, and the next one gets its deadline from the corrected time.',
  },

  {
    event: 'network.restored',
    in: ['requesting'],
    because: 'The request ends by itself (WRITE_TIMEOUT_MS), and the form can then request a quote again.',
  },
  {
    event: 'network.restored',
    in: ['unread', 'shown'],
    because: 'The quote has arrived, and no request is in flight.',
  },
  {
    event: 'network.restored',
    in: ['renewing'],
    because: 'The request ends by itself (WRITE_TIMEOUT_MS); if it fails, lapsed has a retry button.',
  },

  {
    event: 'page.returned',
    in: ['requesting'],
    because: 'The request ends by itself, and the quote gets its deadline on entry to shown.',
  },
  {
    event: 'page.returned',
    in: ['unread'],
    because: 'Within 0.6 seconds, shown follows and calculates the deadline of the quote.',
  },
  {
    event: 'page.returned',
    in: ['renewing'],
    because: 'The site is already requesting a new quote, which gets its deadline on entry to shown.',
  },

  {
    event: 'withdraw.confirm',
    in: ['requesting'],
    because: 'Only QuoteView has the confirm button, and the page shows the form instead.',
  },
  {
    event: 'withdraw.confirm',
    in: ['unread'],
    because: 'QuoteView disables the button for 0.6 seconds, so that a double tap confirms nothing.',
  },
  {
    event: 'withdraw.confirm',
    in: ['renewing'],
    because: 'The button is busy and says that the site requests a new quote.',
  },
  {
    event: 'withdraw.confirm',
    in: ['lapsed'],
    because: 'QuoteView shows the button for a new quote in place of the confirm button.',
  },

  {
    event: 'withdraw.retry',
    in: ['requesting'],
    because: 'The form has no control that sends it: the notice of a slow quote sends withdraw.back.',
  },
  {
    event: 'withdraw.retry',
    in: ['unread', 'shown', 'renewing'],
    because: 'QuoteView shows the button for a new quote only after the quote has lapsed.',
  },
];

/** `order.leave` is handled in each state; its guard rejects it until the withdrawal has ended. */
export const withdrawOrder: readonly IgnoredEvent[] = [];
