/** The last events of a world, and who follows them. */
import { type Clock, instantOf } from '../../../contract/time/clock.ts';
import type { EventContent, LabEvent } from './lab-event.ts';

export interface NumberedEvent {
  /** Unique across restarts of the server, and in the order of the events. */
  readonly id: string;
  readonly event: LabEvent;
}

export interface Follower {
  readonly receive: (numbered: NumberedEvent) => void;
  /** The world is gone: nothing follows. */
  readonly end: () => void;
}

/** How many events a client may miss between two connections. */
const CAPACITY = 1_000;

export class EventLog {
  readonly #clock: Clock;
  readonly #epoch: number;
  readonly #followers = new Set<Follower>();
  #last: NumberedEvent[] = [];
  #made = 0;
  #isQuiet = true;

  /** `startedAt` is the real time, so that a client of an earlier process is not continued at a wrong place. */
  constructor(clock: Clock, startedAt: number) {
    this.#clock = clock;
    this.#epoch = startedAt;
  }

  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /** Without it, the world is being prepared and has no events. */
  begin(): void {
    this.#isQuiet = false;
  }

  add(content: EventContent): void {
    if (this.#isQuiet) return;
    this.#made += 1;
    const numbered = this.#numbered(content);
    this.#last.push(numbered);
    if (this.#last.length > CAPACITY) this.#last.shift();
    for (const follower of this.#followers) follower.receive(numbered);
  }

  /** Runs `work` without events: the changes of a reset or an import are not listed one by one. */
  quietly<Result>(work: () => Result): Result {
    const wasQuiet = this.#isQuiet;
    this.#isQuiet = true;
    try {
      return work();
    } finally {
      this.#isQuiet = wasQuiet;
    }
  }

  /**
   * Sends the events after the one with the id `after`, and then each new one. If some of them are no longer known, `missed`
   * is sent instead. Null for new ones only. Returns a function that ends it.
   */
  follow(after: string | null, follower: Follower): () => void {
    if (after !== null) for (const numbered of this.#since(after)) follower.receive(numbered);
    this.#followers.add(follower);
    return () => void this.#followers.delete(follower);
  }

  /** Ends all followers, when the world is dropped. */
  close(): void {
    for (const follower of this.#followers) follower.end();
    this.#followers.clear();
  }

  #since(id: string): readonly NumberedEvent[] {
    if (id === this.#idOf(this.#made)) return [];
    const place = this.#last.findIndex((numbered) => numbered.id === id);
    if (place >= 0) return this.#last.slice(place + 1);
    return [this.#numbered({ type: 'missed' })];
  }

  #numbered(content: EventContent): NumberedEvent {
    return { id: this.#idOf(this.#made), event: { at: instantOf(this.#clock.now()), ...content } };
  }

  #idOf(number: number): string {
    return `${this.#epoch}-${number}`;
  }
}
