/** The rejection of a verb: contract §6. */
import { ApiError } from '../pipeline/api-error.ts';
import type { InputProblem } from './match/match-problems.ts';

/** A rejected verb, with a message for the lab's user. */
export class LabError extends Error {
  override readonly name = 'LabError';
  constructor(
    readonly status: 403 | 404 | 405 | 409 | 422 | 429,
    readonly code: string,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Throws a 422 with all problems, if there are any. */
export function rejectProblems(problems: readonly InputProblem[]): void {
  if (problems.length > 0) throw rejectionOf(problems);
}

/** How many problems one response names: an imported file may have one in each of its rows. */
export const MOST_NAMED = 100;

function rejectionOf(all: readonly InputProblem[]): LabError {
  const problems = all.slice(0, MOST_NAMED);
  const fields = Object.fromEntries(problems.map(({ path, code }) => [path, code]));
  const message = problems.map((problem) => problem.message).join('; ');
  return new LabError(422, 'VALIDATION_FAILED', message, fields);
}

/** The status and the body of the response to a verb that threw. */
export function problemOf(thrown: unknown): [number, unknown] {
  if (thrown instanceof LabError) {
    const { status, code, message, fields } = thrown;
    return [status, { code, message, ...(Object.keys(fields).length > 0 ? { fields } : {}) }];
  }
  if (thrown instanceof ApiError) {
    const statuses: Readonly<Record<string, number>> = {
      PAYLOAD_TOO_LARGE: 413,
      UNSUPPORTED_MEDIA_TYPE: 415,
    };
    return [
      statuses[thrown.code] ?? 400,
      { code: thrown.code, message: 'the body must be JSON with Content-Type application/json' },
    ];
  }
  return [
    500,
    { code: 'INTERNAL', message: thrown instanceof Error ? String(thrown.stack) : String(thrown) },
  ];
}
