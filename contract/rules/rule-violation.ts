/** Why something is rejected, as a code and numbers: the page says from them why not, what is missing, what to do next. */
import type { ErrorCode } from '../errors.ts';

export interface RuleViolation<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  /** What the words are filled in with. Amounts are THB unless `currency` says otherwise. */
  readonly meta: Readonly<Record<string, string>>;
}

export function reject<Code extends ErrorCode>(
  code: Code,
  meta: Readonly<Record<string, string>> = {},
): RuleViolation<Code> {
  return { code, meta };
}
