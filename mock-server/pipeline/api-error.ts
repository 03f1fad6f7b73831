/** A rejected request. Thrown by handlers and rules; the pipeline sends it in the contract's envelope. */
import type { ErrorCode } from '../../contract/errors.ts';

/** Invalid fields and the reasons. */
export type FieldProblems = Record<string, string>;

interface Details {
  readonly meta?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<FieldProblems>;
  readonly retryAfterSeconds?: number;
  /** The allowed methods of the path, for a 405. */
  readonly allow?: string;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly code: ErrorCode,
    readonly details: Details = {},
  ) {
    super(code);
  }
}

/** Throws VALIDATION_FAILED if there are invalid fields. */
export function rejectFields(fields: Readonly<FieldProblems>): void {
  if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION_FAILED', { fields });
}
