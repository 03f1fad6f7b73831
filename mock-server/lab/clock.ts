/** The mock's clock: the real time, which the lab can shift and freeze (contract §6). */
import { type Clock, instantOf } from '../../contract/time/clock.ts';
import { type Infer, integer, nullable, record } from '../../contract/schema/vocabulary.ts';
import { Instant } from '../../contract/values.ts';

/** The allowed range: four-digit years, with room for deadlines before and after. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

export interface ClockReading {
  readonly now: string;
  /** Offset from the real clock. */
  readonly offsetMs: number;
  readonly frozen: boolean;
}

/** The clock's persisted state: its offset from the real clock and, if frozen, its time. */
export const ClockState = record({
  offsetMs: integer(EARLIEST - LATEST, LATEST - EARLIEST),
  frozenAt: nullable(Instant),
});
export type ClockState = Infer<typeof ClockState>;

export class LabClock implements Clock {
  readonly #base: Clock;
  #offset = 0;
  #frozenAt: number | null = null;

  constructor(base: Clock) {
    this.#base = base;
  }

  now(): number {
    return this.#frozenAt ?? this.#base.now() + this.#offset;
  }

  /** Sets the clock. Returns false and changes nothing if the moment is outside 2000 to 2100. */
  moveTo(moment: number): boolean {
    if (!isAllowed(moment)) return false;
    this.#offset = moment - this.#base.now();
    if (this.#frozenAt !== null) this.#frozenAt = moment;
    return true;
  }

  freeze(): void {
    this.#frozenAt = this.now();
  }

  /** Continues from the frozen time. */
  thaw(): void {
    if (this.#frozenAt === null) return;
    this.#offset = this.#frozenAt - this.#base.now();
    this.#frozenAt = null;
  }

  /** Returns to the real time. */
  reset(): void {
    this.#offset = 0;
    this.#frozenAt = null;
  }

  /** Shows the same time as another clock from now on. */
  adopt(other: LabClock): void {
    this.#offset = other.#offset;
    this.#frozenAt = other.#frozenAt;
  }

  state(): ClockState {
    return {
      offsetMs: this.#offset,
      frozenAt: this.#frozenAt === null ? null : instantOf(this.#frozenAt),
    };
  }

  /** Restores a persisted state. Returns false and changes nothing if its time is outside 2000 to 2100. */
  resume({ offsetMs, frozenAt }: ClockState): boolean {
    const moment = frozenAt === null ? this.#base.now() + offsetMs : Date.parse(frozenAt);
    if (!isAllowed(moment)) return false;
    this.#offset = offsetMs;
    this.#frozenAt = frozenAt === null ? null : moment;
    return true;
  }

  reading(): ClockReading {
    // Reads the real clock once: it may advance between two reads.
    const real = this.#base.now();
    const now = this.#frozenAt ?? real + this.#offset;
    return {
      now: instantOf(now),
      offsetMs: now - real,
      frozen: this.#frozenAt !== null,
    };
  }
}

function isAllowed(moment: number): boolean {
  return moment >= EARLIEST && moment < LATEST;
}
