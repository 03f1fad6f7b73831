/** The clock that the mock lives by: the real one, moved and stopped as the lab says (contract §6). */
import { type Clock, instantOf } from '../../contract/time/clock.ts';
import { type Infer, integer, nullable, record } from '../../contract/schema/vocabulary.ts';
import { Instant } from '../../contract/values.ts';

/** Moments that ISO 8601 writes with four digits, with room for a deadline on either side. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

export interface ClockReading {
  readonly now: string;
  /** How far it is from the real clock. */
  readonly offsetMs: number;
  readonly frozen: boolean;
}

/** What is kept of the clock: how far it is from the real one and, where it is frozen, the moment that it shows. */
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

  /** Moves to a moment. False, and nothing moves, when it is outside 2000 to 2100. */
  moveTo(moment: number): boolean {
    if (!isAllowed(moment)) return false;
    this.#offset = moment - this.#base.now();
    if (this.#frozenAt !== null) this.#frozenAt = moment;
    return true;
  }

  freeze(): void {
    this.#frozenAt = this.now();
  }

  /** Runs on from where it stood. */
  thaw(): void {
    if (this.#frozenAt === null) return;
    this.#offset = this.#frozenAt - this.#base.now();
    this.#frozenAt = null;
  }

  /** Back to the real time. */
  reset(): void {
    this.#offset = 0;
    this.#frozenAt = null;
  }

  state(): ClockState {
    return {
      offsetMs: this.#offset,
      frozenAt: this.#frozenAt === null ? null : instantOf(this.#frozenAt),
    };
  }

  /** Goes on from a state that was kept. False, and nothing moves, when that is outside 2000 to 2100. */
  resume({ offsetMs, frozenAt }: ClockState): boolean {
    const moment = frozenAt === null ? this.#base.now() + offsetMs : Date.parse(frozenAt);
    if (!isAllowed(moment)) return false;
    this.#offset = offsetMs;
    this.#frozenAt = frozenAt === null ? null : moment;
    return true;
  }

  reading(): ClockReading {
    // Looked at once: between two looks it may go on.
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
