/** Requested failures: contract §6. A fault applies to matching requests until it is used up. */
import { ErrorEnvelope } from '../../contract/errors.ts';
import {
  choice,
  type Infer,
  integer,
  json,
  map,
  nullable,
  number,
  optional,
  record,
  text,
} from '../../contract/schema/vocabulary.ts';
import { Delay, drawDelay } from './delay.ts';
import { isMatch, type ObservedRequest, RequestMatch } from './match/match.ts';
import type { Randomness } from './randomness.ts';

export const FAULTS = [
  'drop',
  'lost-reply',
  'timeout',
  'delay',
  'status',
  'respond',
  'malformed-json',
  'wrong-shape',
  'wrong-content-type',
  'truncated',
  'slow-body',
  'duplicate',
  'unfiltered',
] as const;
export type FaultName = (typeof FAULTS)[number];

export const FaultRequest = record({
  match: RequestMatch,
  fault: choice(FAULTS),
  /** The number of matching requests that pass before the fault applies. */
  after: optional(integer(0, 1_000_000)),
  /** The number of requests that the fault applies to; if absent, all requests until the faults are cleared. */
  times: optional(integer(1, 1_000_000)),
  /** The share of the remaining matching requests that the fault applies to, drawn from the world's randomness. */
  probability: optional(number()),
  /** Before the response is sent, the line is cut or the first byte of the body arrives. For `delay`, 1000 by default. */
  delay: optional(Delay),
  /** Where `drop` and `lost-reply` cut the response. Browsers automatically re-send a request that was cut before the head. */
  cut: optional(choice(['after-head', 'before-head'])),
  /** For `slow-body`. */
  bytesPerSecond: optional(integer(1, 10_000_000)),
  /** For `respond`: by default 200 without a body. A text is sent as it is, any other body as JSON. */
  respond: optional(
    record({
      status: optional(integer(200, 599)),
      headers: optional(map(text({ minLength: 0, maxLength: 2_000 }))),
      body: optional(json()),
    }),
  ),
  /** For `status`: the status, the code or both. */
  status: optional(integer(400, 599)),
  code: optional(text({ maxLength: 64 })),
  /** The error's details, which the page inserts into its message. */
  meta: ErrorEnvelope.fields.meta,
  fields: ErrorEnvelope.fields.fields,
});
export type FaultRequest = Infer<typeof FaultRequest>;

/** A fault of the list, as persisted. */
export const FaultState = record({
  ...FaultRequest.fields,
  id: text({ maxLength: 20, pattern: '^F\\d{1,15}$' }),
  /** The number of requests that matched it, and of those that it applied to. */
  matched: integer(),
  fired: integer(),
  /** How many more requests the fault applies to; null for all. */
  remaining: nullable(integer()),
});

export type Fault = Readonly<Infer<typeof FaultState>>;

/** A fault that applies to a request. */
export interface AppliedFault {
  readonly fault: Fault;
  readonly delayMs: number;
}

const DEFAULT_DELAY_MS = 1_000;

/** The maximum number of faults without remaining requests in the list. */
const ENDED_KEPT = 50;

export class FaultList {
  #active: readonly Fault[] = [];
  #ended: readonly Fault[] = [];
  #made = 0;
  readonly #changed: (active: readonly Fault[]) => void;

  /** `changed` is called with the active faults after each change of them. */
  constructor(changed: (active: readonly Fault[]) => void = () => {}) {
    this.#changed = changed;
  }

  add(request: FaultRequest): Fault {
    this.#made += 1;
    const fault = {
      ...request,
      id: `F${this.#made}`,
      matched: 0,
      fired: 0,
      remaining: request.times ?? null,
    };
    this.#activate([...this.#active, fault]);
    return fault;
  }

  /** The faults that may still apply, oldest first. */
  active(): readonly Fault[] {
    return this.#active;
  }

  /** The last faults that have applied as often as requested. */
  ended(): readonly Fault[] {
    return this.#ended;
  }

  /** Removes an active fault. Returns false if there is none with this id. */
  remove(id: string): boolean {
    const rest = this.#active.filter((fault) => fault.id !== id);
    const isRemoved = rest.length < this.#active.length;
    if (isRemoved) this.#activate(rest);
    return isRemoved;
  }

  clear(): void {
    this.#ended = [];
    this.#activate([]);
  }

  /** Removes all faults; the next one has the id F1. */
  reset(): void {
    this.clear();
    this.#made = 0;
  }

  /** Restores persisted faults; new ones are numbered after them. */
  resume(faults: readonly Fault[], ended: readonly Fault[] = []): void {
    this.#ended = ended;
    this.#activate([...faults]);
    this.#made = Math.max(this.#made, ...[...faults, ...ended].map(({ id }) => Number(id.slice(1))));
  }

  /**
   * Offers a request to the matching faults, oldest first, until one applies. Null if none does. Those after the one that
   * applies do not count the request.
   */
  take(request: ObservedRequest, randomness: Randomness): AppliedFault | null {
    for (const fault of this.#active) {
      if (!isMatch(fault.match, request)) continue;
      const isPassed = fault.matched < (fault.after ?? 0);
      const { probability } = fault;
      const fires = !isPassed && (probability === undefined || randomness.next() < probability);
      this.#count(fault, fires);
      if (fires) return { fault, delayMs: delayOf(fault, randomness) };
    }
    return null;
  }

  #count(fault: Fault, fires: boolean): void {
    const fired = fault.fired + (fires ? 1 : 0);
    const remaining = fault.times === undefined ? null : fault.times - fired;
    const counted = { ...fault, matched: fault.matched + 1, fired, remaining };
    if (remaining === 0) {
      this.#ended = [...this.#ended, counted].slice(-ENDED_KEPT);
      this.#activate(this.#active.filter((candidate) => candidate !== fault));
    } else this.#activate(this.#active.map((candidate) => (candidate === fault ? counted : candidate)));
  }

  #activate(faults: readonly Fault[]): void {
    this.#active = faults;
    this.#changed(faults);
  }
}

function delayOf({ fault, delay }: Fault, randomness: Randomness): number {
  return drawDelay(delay ?? (fault === 'delay' ? DEFAULT_DELAY_MS : 0), randomness);
}
