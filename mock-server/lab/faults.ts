/** Requested failures: contract §6. A fault applies to each matching request until it is used up. */
import { ErrorEnvelope, isErrorCode } from '../../contract/errors.ts';
import {
  choice,
  type Infer,
  integer,
  nullable,
  optional,
  record,
  text,
} from '../../contract/schema/vocabulary.ts';

export const FAULTS = [
  'drop',
  'lost-reply',
  'timeout',
  'delay',
  'status',
  'malformed-json',
  'wrong-shape',
  'wrong-content-type',
  'truncated',
  'duplicate',
] as const;
export type FaultName = (typeof FAULTS)[number];

export const FaultRequest = record({
  match: record({
    /** If absent, any method matches. */
    method: optional(text({ maxLength: 10, pattern: '^[A-Z]+$' })),
    /** The whole path from the site's root: `*` matches any characters, `:name` matches one segment. */
    path: text({ maxLength: 300, pattern: '^[/*]' }),
  }),
  fault: choice(FAULTS),
  /** The number of requests that the fault applies to; if absent, all requests until the faults are cleared. */
  times: optional(integer(1, 1_000_000)),
  /** Where `drop` and `lost-reply` cut the response. Browsers automatically re-send a request that was cut before the head. */
  cut: optional(choice(['after-head', 'before-head'])),
  /** For `delay`. */
  delayMs: optional(integer(0, 600_000)),
  /** For `status`: the status, the code or both. */
  status: optional(integer(400, 599)),
  code: optional(text({ maxLength: 64 })),
  /** The error's details, which the page inserts into its message. */
  meta: ErrorEnvelope.fields.meta,
  fields: ErrorEnvelope.fields.fields,
});
export type FaultRequest = Infer<typeof FaultRequest>;

/** An active fault, as persisted. */
export const FaultState = record({
  ...FaultRequest.fields,
  id: text({ maxLength: 40, pattern: '^fault-\\d{1,15}$' }),
  /** How many more requests the fault applies to; null for all. */
  remaining: nullable(integer(1)),
});

export type Fault = Readonly<Infer<typeof FaultState>>;

/** Returns a problem that the schema cannot detect: an unknown error code. Null if there is none. */
export function faultProblem(request: FaultRequest): string | null {
  return request.code === undefined || isErrorCode(request.code) ? null : 'UNKNOWN';
}

export class FaultList {
  #faults: Fault[] = [];
  #made = 0;

  add(request: FaultRequest): Fault {
    this.#made += 1;
    const fault = { ...request, id: `fault-${this.#made}`, remaining: request.times ?? null };
    this.#faults.push(fault);
    return fault;
  }

  all(): readonly Fault[] {
    return this.#faults;
  }

  clear(): void {
    this.#faults = [];
  }

  /** Restores persisted faults; new ones are numbered after them. */
  resume(faults: readonly Fault[]): void {
    this.#faults = [...faults];
    this.#made = Math.max(this.#made, ...faults.map(({ id }) => Number(id.replace('fault-', ''))));
  }

  /** Returns the oldest matching fault and counts its use. Null if none matches. */
  take(method: string, path: string): Fault | null {
    const fault = this.#faults.find((candidate) => matches(candidate, method, path));
    if (!fault) return null;
    if (fault.remaining !== null) {
      const used = { ...fault, remaining: fault.remaining - 1 };
      this.#faults = this.#faults
        .map((candidate) => (candidate === fault ? used : candidate))
        .filter((candidate) => candidate.remaining !== 0);
    }
    return fault;
  }
}

export function matches({ match }: Fault, method: string, path: string): boolean {
  return (match.method === undefined || match.method === method) && matchesPath(match.path, path);
}

export function matchesPath(wanted: string, path: string): boolean {
  const pattern = wanted
    .replace(/[\\^$.|?+()[\]{}]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:[A-Za-z]+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}
