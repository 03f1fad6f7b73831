import type { Clock } from '../../contract/time/clock.ts';
import type { Unsubscribe } from '../platform/browser.ts';

/** The `Date` header is cut to whole seconds. */
const DATE_GRAIN_MS = 1_000;
/** A change that a countdown would show. */
const NOTICEABLE_MS = 1_000;

/**
 * The server's time, worked out from the `Date` of its answers (contract §1). All countdowns run on it, so that a phone
 * whose clock is wrong counts right.
 *
 * Each answer narrows the offset to an interval: the server wrote `Date` between our sending and our receiving, and the
 * header hides up to a second. Intervals are intersected as long as they agree. One that does not agree means that a
 * clock was set; the intersection then restarts with it.
 */
export class ServerClock implements Clock {
  private earliest = Number.NEGATIVE_INFINITY;
  private latest = Number.POSITIVE_INFINITY;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly device: Clock) {}

  now(): number {
    return this.device.now() + this.offset();
  }

  /** Server time minus device time, in milliseconds; 0 until the first answer. */
  private offset(): number {
    return Number.isFinite(this.earliest) ? (this.earliest + this.latest) / 2 : 0;
  }

  /** Learns from one answer. Times of the device in milliseconds. */
  observe(dateHeader: string | null, sentAt: number, receivedAt: number): void {
    const date = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
    if (Number.isNaN(date)) return;
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

  /** Called when the time turned out to be another by a second or more. */
  onCorrection(listener: () => void): Unsubscribe {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
