/** A rejection as a code with values, from which the page builds the reason and the next step. */
import type { ErrorCode } from '../errors.ts';

export interface RuleViolation<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  /** Values for the message's placeholders. Amounts are THB unless `currency` says otherwise. */
  readonly meta: Readonly<Record<string, string>>;
}

export function reject<Code extends ErrorCode>(
  code: Code,
  meta: Readonly<Record<string, string>> = {},
): RuleViolation<Code> {
  return { code, meta };
}
