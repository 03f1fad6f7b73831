import type { I18n } from '@lingui/core';
import type { Problem } from '../../contract/rules/credentials.ts';
import { PASSWORD, USERNAME } from '../../contract/limits.ts';

/** The message for a problem with a username or password: specification §5; undefined if there is no problem. */
type MessageText = string | undefined;

export function usernameMessage(i18n: I18n, problem: Problem): MessageText {
  switch (problem) {
    case null:
      return undefined;
    case 'REQUIRED':
      return i18n._('problem.username.required');
    case 'TOO_SHORT':
      // The specification's text is "longer than N characters".
      return i18n._('problem.username.tooShort', { count: USERNAME.minLength - 1 });
    case 'TOO_LONG':
      return i18n._('problem.username.tooLong', { count: USERNAME.maxLength });
    default:
      return i18n._('problem.username.format');
  }
}

export function passwordMessage(i18n: I18n, problem: Problem): MessageText {
  switch (problem) {
    case null:
      return undefined;
    case 'REQUIRED':
      return i18n._('problem.password.required');
    case 'TOO_LONG':
      return i18n._('problem.password.tooLong', { count: PASSWORD.maxLength });
    default:
      return i18n._('problem.password.tooShort', { count: PASSWORD.minLength });
  }
}

export function confirmationMessage(i18n: I18n, problem: Problem): MessageText {
  if (problem === null) return undefined;
  return problem === 'REQUIRED'
    ? i18n._('problem.confirmation.required')
    : i18n._('problem.confirmation.mismatch');
}

/** The confirmation of a new password is validated as a password too: specification §5. */
export function newPasswordConfirmationMessage(i18n: I18n, problem: Problem): MessageText {
  return problem === 'TOO_SHORT' || problem === 'TOO_LONG'
    ? passwordMessage(i18n, problem)
    : confirmationMessage(i18n, problem);
}
