/** What a username and a password must be: specification §5. Both sides ask here. */
import type { FieldCode } from '../errors.ts';
import { Password, Username } from '../player.ts';
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

/** Logging in asks only that something was typed; the server alone knows whether it is right. */
export function presenceProblem(value: string): Problem {
  return value === '' ? 'REQUIRED' : null;
}

export function problemOf(schema: Schema, value: unknown): Problem {
  const reading = read(schema, value);
  return reading.ok ? null : (reading.violations[0]?.code ?? 'FORMAT');
}
