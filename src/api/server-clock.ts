import type { Clock } from '../../contract/time/clock.ts';
import type { Unsubscribe } from '../platform/unsubscribe.ts';

/** The resolution of the `Date` header. */
const DATE_GRAIN_MS = 1_000;
/** The smallest correction that changes a countdown. */
const NOTICEABLE_MS = 1_000;
/** A `Date` outside of the years 2000 to 2100 is ignored (contract §1). */
const EARLIEST = Date.UTC(2000, 0);
const LATEST = Date.UTC(2101, 0);

/**
 * The server's time, derived from the `Date` header of its responses (contract §1). All countdowns use it, so that they are
 * right on a device whose clock is wrong.
 *
 * Each response limits the offset to an interval: the server wrote `Date` between sending and receiving, and the header
 * omits up to a second. Intervals are intersected as long as they overlap. One that does not overlap means that a clock was
 * set; the intersection restarts with it.
 */
export class ServerClock implements Clock {
  private earliest = Number.NEGATIVE_INFINITY;
  private latest = Number.POSITIVE_INFINITY;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly device: Clock) {}

  now(): number {
    return this.device.now() + this.offset();
  }

  /** Server time minus device time, in milliseconds; 0 until the first response. */
  private offset(): number {
    return Number.isFinite(this.earliest) ? (this.earliest + this.latest) / 2 : 0;
  }

  /** Updates the offset from one response. `sentAt` and `receivedAt` are device time in milliseconds. */
  observe(dateHeader: string | null, sentAt: number, receivedAt: number): void {
    const date = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
    // NaN is in no range.
    if (!(date >= EARLIEST && date < LATEST)) return;
    const before = this.offset();
    const earliest = date - receivedAt;
    const latest = date + DATE_GRAIN_MS - sentAt;
    const agrees = earliest <= this.latest && latest >= this.earliest;
    this.earliest = agrees ? Math.max(this.earliest, earliest) : earliest;
    this.latest = agrees ? Math.min(this.latest, latest) : latest;
    if (Math.abs(this.offset() - before) >= NOTICEABLE_MS) {
      for (const listener of this.listeners) listener();
    }
  }

  /** Calls the listener when the time is corrected by a second or more. */
  onCorrection(listener: () => void): Unsubscribe {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
