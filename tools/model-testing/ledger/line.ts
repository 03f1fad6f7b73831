/** The network of a ledger walk: records requests with an Idempotency-Key, and can hold back a write. */
import type { Clock } from '../../../contract/time/clock.ts';
import { aborted, type DeliveryOrder, InProcessMock, ORIGIN } from '../../../tests/in-process/mock.ts';

/** Requests that were held back for longer are dropped, as a real network would do. */
const LOST_AFTER_MS = 60_000;

/** A request that was sent with an Idempotency-Key. */
export interface Sending {
  readonly path: string;
  readonly key: string;
  readonly text: string;
}

export class Line {
  readonly mock: InProcessMock;
  readonly sendings: Sending[] = [];
  readonly #clock: Clock;
  #holdsNext = false;
  #held: { readonly since: number; readonly send: () => Promise<Response> }[] = [];

  constructor(clock: Clock, order?: DeliveryOrder) {
    this.#clock = clock;
    this.mock = new InProcessMock({ clock, ...(order && { order }) });
  }

  /** The page's `fetch`. */
  readonly fetch: typeof globalThis.fetch = (input, init) => {
    const key = new Headers(init?.headers).get('Idempotency-Key');
    if (key !== null) {
      const path = new URL(String(input), ORIGIN).pathname;
      this.sendings.push({ path, key, text: String(init?.body ?? '') });
    }
    if (!this.#holdsNext || init?.method !== 'POST') return this.mock.fetch(input, init);
    this.#holdsNext = false;
    const send = () => this.mock.fetch(input, { ...init, signal: null });
    this.#held.push({ since: this.#clock.now(), send });
    return aborted(init.signal);
  };

  /** Holds back the next write. */
  holdNext(): void {
    this.#holdsNext = true;
  }

  /** Delivers the writes that were held back; their responses do not reach the page. */
  async arrive(): Promise<void> {
    const late = this.#held.filter(({ since }) => this.#clock.now() - since < LOST_AFTER_MS);
    this.#held = [];
    for (const { send } of late) void send().catch(() => undefined);
    await this.mock.settled();
  }

  get hasHeld(): boolean {
    return this.#held.length > 0;
  }

  /** Stops holding back writes and removes all faults. */
  heal(): void {
    this.#holdsNext = false;
    this.mock.backend.world.faults.clear();
  }

  /** Sends a command to the lab; a rejected command has no effect. */
  async lab(verb: string, body: object): Promise<void> {
    await this.mock.askLab(verb, body);
  }
}
