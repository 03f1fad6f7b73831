/** What a username and a password must be: specification §5. Both sides ask here. */
import type { FieldCode } from '../errors.ts';
import { Password, type PasswordChangeRequest, Username } from '../player.ts';
import { read } from '../schema/struct.ts';
import type { Schema } from '../schema/vocabulary.ts';

/** Why a value does not pass; null when it does. */
export type Problem<Code extends string = FieldCode> = Code | null;

export function usernameProblem(value: string): Problem {
  return problemOf(Username, value);
}

export function passwordProblem(value: string): Problem {
  return problemOf(Password, value);
}

/** specification §5: required, and the same as the password. */
export function confirmationProblem(password: string, confirmation: string): Problem {
  if (confirmation === '') return 'REQUIRED';
  return confirmation === password ? null : 'MISMATCH';
}

/** specification §5: three passwords of at least 8 characters, the last two alike. */
export function passwordChangeProblems(request: PasswordChangeRequest): {
  readonly [Name in keyof PasswordChangeRequest]: Problem;
} {
  const { currentPassword, newPassword, confirmNewPassword } = request;
  const confirmation = confirmationProblem(newPassword, confirmNewPassword);
  return {
    currentPassword: passwordProblem(currentPassword),
    newPassword: passwordProblem(newPassword),
    // "Too short" is reported before "does not match", because the password may not be complete yet.
    confirmNewPassword: passwordProblem(confirmNewPassword) ?? confirmation,
  };
}

/** Logging in knows no maximum: it is a rule of registration only (specification §5). */
export function loginUsernameProblem(value: string): Problem {
  const problem = usernameProblem(value);
  return problem === 'TOO_LONG' ? null : problem;
}

export function problemOf(schema: Schema, value: unknown): Problem {
  const reading = read(schema, value);
  return reading.ok ? null : (reading.violations[0]?.code ?? 'FORMAT');
}
