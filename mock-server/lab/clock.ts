/** The clock that the mock lives by: the real one, moved and stopped as the lab says (contract §6). */
import { type Clock, instantOf } from '../../contract/clock.ts';

/** Moments that ISO 8601 writes with four digits, with room for a deadline on either side. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

export interface ClockReading {
  readonly now: string;
  /** How far it is from the real clock. */
  readonly offsetMs: number;
  readonly frozen: boolean;
}

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
    if (!(moment >= EARLIEST && moment < LATEST)) return false;
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

  reading(): ClockReading {
    const now = this.now();
    return {
      now: instantOf(now),
      offsetMs: now - this.#base.now(),
      frozen: this.#frozenAt !== null,
    };
  }
}
