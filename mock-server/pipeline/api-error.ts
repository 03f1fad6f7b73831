/** A rejected request. Handlers and rules throw it; the pipeline sends it in the contract's envelope. */
import type { ErrorCode } from '../../contract/errors.ts';

interface Details {
  readonly meta?: Readonly<Record<string, string>>;
  /** Which fields did not pass, and why. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** The methods that the path has, for a 405. */
  readonly allow?: string;
}

export class ApiError extends Error {
  override readonly name = 'Rejection';
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code);
  }
}

/** Throws VALIDATION_FAILED where there is a field that did not pass. */
export function rejectFields(fields: Readonly<Record<string, string>>): void {
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION_FAILED', { fields });
}
