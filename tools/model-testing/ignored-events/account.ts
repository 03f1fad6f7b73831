/** The events that states of the account's machines ignore, and why that is right for the player. */
import type { IgnoredEvent } from './cells.ts';

export const session: readonly IgnoredEvent[] = [
  {
    event: 'network.restored',
    in: ['lookingUp', 'logInRejected'],
    because: 'The look-up is in flight, and the query cache retries it while the browser is online.',
  },
  {
    event: 'network.restored',
    in: ['loggingIn', 'loggingOut'],
    because: 'The request is not sent twice; if its response is lost, the site looks up the player.',
  },
  {
    event: 'network.restored',
    in: ['signedOut', 'signedIn'],
    because: 'The server has already reported who is signed in, so no look-up is outstanding.',
  },
  {
    event: 'network.restored',
    in: ['ended'],
    because: 'The page reloads, and the new page looks up the player.',
  },
  {
    event: 'session.enter',
    in: ['lookingUp'],
    because: 'The site is already requesting the current player.',
  },
  {
    event: 'session.enter',
    in: ['loggingIn'],
    because: 'The response to the login, or the look-up after its failure, shows who is signed in.',
  },
  {
    event: 'session.enter',
    in: ['signedIn'],
    because: 'A signed-in player is not looked up on each page, because a 401 to any call reports the loss.',
  },
  {
    event: 'session.enter',
    in: ['loggingOut'],
    because: 'A confirmed logout reloads the page, and a failed one is followed by a look-up.',
  },
  {
    event: 'session.enter',
    in: ['ended'],
    because: 'The page reloads, and the new page looks up the player.',
  },
  {
    event: 'session.lost',
    in: ['lookingUp', 'logInRejected'],
    because: 'The look-up in flight reports the loss, and another tab’s message repeats that look-up.',
  },
  {
    event: 'session.lost',
    in: ['loggingIn'],
    because: 'The login replaces the lost session, and a failed login is followed by a look-up.',
  },
  {
    event: 'session.lost',
    in: ['signedOut'],
    because: 'The site knows no player here and already shows the menu for visitors.',
  },
  {
    event: 'session.lost',
    in: ['ended'],
    because: 'The session has already ended, and the page reloads.',
  },
  {
    event: 'session.stopWaiting',
    in: ['lookingUp', 'unreachable', 'signedOut', 'logInRejected', 'signedIn', 'logOutUnresolved', 'ended'],
    because: 'The login page shows the button only in a state with the tag `pending`.',
  },
  {
    event: 'session.stopWaiting',
    in: ['loggingOut'],
    because: 'Only the login page has the button, and it redirects a player with the tag `signedIn`.',
  },
  {
    event: 'session.logOut',
    in: ['signedOut', 'loggingIn', 'logInRejected', 'ended'],
    because: 'The player menu is hidden, and the session reminder has closed because the visit is over.',
  },
  {
    event: 'session.logOut',
    in: ['loggingOut'],
    because: 'A logout is already under way, and the menu item is disabled.',
  },
  {
    event: 'session.logIn',
    in: ['loggingIn'],
    because: 'The submit button is busy, which blocks the Enter key as well.',
  },
  {
    event: 'session.logIn',
    in: ['signedIn', 'loggingOut', 'logOutUnresolved'],
    because: 'For a signed-in player the submit button stays busy until the next page replaces the form.',
  },
  {
    event: 'session.lookUp',
    in: ['ended'],
    because: 'The page reloads, and the new page looks up the player.',
  },
];

export const player: readonly IgnoredEvent[] = [
  {
    event: 'deposit.opened',
    in: ['deposit.running'],
    because: 'The actor deposit already works, and the page shows its form or order.',
  },
  {
    event: 'withdraw.opened',
    in: ['withdraw.running'],
    because: 'The actor withdraw already works, and the page shows its form or withdrawal.',
  },
  {
    event: 'clock.corrected',
    in: ['deposit.unused', 'withdraw.unused'],
    because: 'No deadline runs yet, and an actor that starts reads the corrected clock.',
  },
  {
    event: 'network.restored',
    in: ['deposit.unused', 'withdraw.unused'],
    because: 'No request of this part is outstanding, and the views repeat their own reads.',
  },
  {
    event: 'network.restored',
    in: ['shownOrder.none'],
    because: 'A check in progress ends by itself, and the player sees no failure that a retry would clear.',
  },
  {
    event: 'page.returned',
    in: ['deposit.unused', 'withdraw.unused'],
    because: 'Nothing is followed yet, and the query cache refetches what the page shows.',
  },
  {
    event: 'page.returned',
    in: ['shownOrder.none'],
    because: 'The player looks at no order, and the views on the page read theirs on focus.',
  },
  {
    event: 'deposit.observed',
    in: ['deposit.unused'],
    because: 'The actor deposit looks up the open order itself when the player opens the deposit page.',
  },
  {
    event: 'order.observed',
    in: ['deposit.unused'],
    because: 'No order is followed here, and the view that has read the order shows it.',
  },
  {
    event: 'withdraw.observed',
    in: ['withdraw.unused'],
    because: 'The actor withdraw looks up the withdrawal itself when the player opens the withdrawal page.',
  },
  {
    event: 'order.hidden',
    in: ['shownOrder.none'],
    because: 'The order is already closed.',
  },
];

export const registration: readonly IgnoredEvent[] = [
  {
    event: 'registration.begin',
    in: ['registering', 'registered'],
    because: 'The request already has its fingerprint, or reads it now.',
  },
  {
    event: 'registration.edit',
    in: ['registering'],
    because: 'The form is read-only, and a page that is left has no failure to clear yet.',
  },
  {
    event: 'registration.retry',
    in: ['editing', 'registered'],
    because: 'The page shows the button only while a request is outstanding.',
  },
  {
    event: 'registration.submit',
    in: ['registering'],
    because:
      'The submit button is busy, which blocks the Enter key as well; then the look-up replaces the form.',
  },
  {
    event: 'registration.submit',
    in: ['registered'],
    because: 'The page shows no form: it redirects to the login.',
  },
  {
    event: 'network.restored',
    in: ['editing', 'registered'],
    because: 'No request is outstanding.',
  },
];

export const usernameCheck: readonly IgnoredEvent[] = [];

export const bankAccount: readonly IgnoredEvent[] = [
  {
    event: 'bankAccount.edit',
    in: ['adding'],
    because: 'The form is read-only, and a page that is left has no failure to clear yet.',
  },
  {
    event: 'bankAccount.edit',
    in: ['added'],
    because: 'The page shows the account instead of the form.',
  },
  {
    event: 'bankAccount.observed',
    in: ['editing'],
    because: 'No request is outstanding, and the page shows an account that another read lists.',
  },
  {
    event: 'bankAccount.retry',
    in: ['editing', 'added'],
    because: 'The page shows the button only while a request is outstanding.',
  },
  {
    event: 'bankAccount.submit',
    in: ['adding'],
    because:
      'The submit button is busy, which blocks the Enter key as well; then the look-up replaces the form.',
  },
  {
    event: 'bankAccount.submit',
    in: ['added'],
    because: 'The page shows the account instead of the form.',
  },
  {
    event: 'network.restored',
    in: ['editing', 'added'],
    because: 'No request is outstanding.',
  },
];

export const passwordChange: readonly IgnoredEvent[] = [
  {
    event: 'network.restored',
    in: ['closed', 'editing'],
    because: 'No password change is outstanding.',
  },
  {
    event: 'network.restored',
    in: ['changing'],
    because:
      'The change is not sent twice, and the query cache retries a look-up in flight while the browser is online.',
  },
  {
    event: 'network.restored',
    in: ['changed', 'changedAndSignedIn'],
    because: 'The outcome is known, and the dialog waits for its confirmation.',
  },
  {
    event: 'passwordChange.checkAgain',
    in: ['closed', 'editing', 'changing', 'tryingNewPassword', 'changed', 'changedAndSignedIn'],
    because: 'The dialog shows the button only in the state with the tag `unresolved`.',
  },
  {
    event: 'passwordChange.close',
    in: ['closed'],
    because: 'The dialog is not rendered.',
  },
  {
    event: 'passwordChange.close',
    in: ['changing', 'tryingNewPassword'],
    because: 'While a request is pending, the button is disabled and the dialog cannot be dismissed.',
  },
  {
    event: 'passwordChange.close',
    in: ['changed', 'changedAndSignedIn'],
    because: 'The success dialog can only be confirmed.',
  },
  {
    event: 'passwordChange.confirm',
    in: ['closed', 'editing', 'changing', 'tryingNewPassword', 'unresolved'],
    because: 'The success dialog is rendered only in a state with the tag `changed`.',
  },
  {
    event: 'passwordChange.stopWaiting',
    in: ['closed', 'editing', 'unresolved', 'changed', 'changedAndSignedIn'],
    because: 'The form shows the button only while a request is pending.',
  },
  {
    event: 'passwordChange.submit',
    in: ['closed'],
    because: 'The dialog is not rendered.',
  },
  {
    event: 'passwordChange.submit',
    in: ['changing'],
    because: 'The submit button is busy, which blocks the Enter key as well.',
  },
  {
    event: 'passwordChange.submit',
    in: ['tryingNewPassword'],
    because: 'The button is busy, and the outcome of the earlier change has to be found out first.',
  },
  {
    event: 'passwordChange.submit',
    in: ['unresolved'],
    because: 'The form hides its fields and has no submit button.',
  },
  {
    event: 'passwordChange.submit',
    in: ['changed', 'changedAndSignedIn'],
    because: 'The success dialog replaces the form.',
  },
  {
    event: 'passwordChange.open',
    in: ['editing'],
    because: 'The dialog is open, or its code is loading; a failed load reloads the page.',
  },
  {
    event: 'passwordChange.open',
    in: ['changing', 'tryingNewPassword', 'unresolved', 'changed', 'changedAndSignedIn'],
    because: 'The open dialog is modal, so the player menu cannot be reached.',
  },
];
