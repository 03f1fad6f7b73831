/** Rules for usernames and passwords: specification §5. Both the site and the mock use them. */
import type { FieldCode } from '../errors.ts';
import { Password, type PasswordChangeRequest, Username } from '../player.ts';
import { read } from '../schema/struct.ts';
import type { Schema } from '../schema/vocabulary.ts';
import { typedText } from './typed-text.ts';

/** The reason why a value is invalid; null if it is valid. */
export type Problem<Code extends string = FieldCode> = Code | null;

/** Returns why a typed username is invalid, or null. Send it as `typedText` reads it. */
export function usernameProblem(typed: string): Problem {
  return problemOf(Username, typedText(typed));
}

export function passwordProblem(value: string): Problem {
  return problemOf(Password, value);
}

/** specification §5: required, and equal to the password, however its letters are composed (contract §1). */
export function confirmationProblem(password: string, confirmation: string): Problem {
  if (confirmation === '') return 'REQUIRED';
  return confirmation.normalize('NFC') === password.normalize('NFC') ? null : 'MISMATCH';
}

/** specification §5: three passwords of at least 8 characters, the last two equal. */
export function passwordChangeProblems(request: PasswordChangeRequest): {
  readonly [Name in keyof PasswordChangeRequest]: Problem;
} {
  const { currentPassword, newPassword, confirmNewPassword } = request;
  const confirmation = confirmationProblem(newPassword, confirmNewPassword);
  return {
    currentPassword: passwordProblem(currentPassword),
    newPassword: passwordProblem(newPassword),
    // "Too short" is reported before "does not match", because the user may still be typing.
    confirmNewPassword: passwordProblem(confirmNewPassword) ?? confirmation,
  };
}

/** Login has no maximum length: that rule applies to registration only (specification §5). */
export function loginUsernameProblem(value: string): Problem {
  const problem = usernameProblem(value);
  return problem === 'TOO_LONG' ? null : problem;
}

export function problemOf(schema: Schema, value: unknown): Problem {
  const reading = read(schema, value);
  return reading.ok ? null : (reading.violations[0]?.code ?? 'FORMAT');
}
