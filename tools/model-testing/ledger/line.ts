/** The network of a ledger walk: what is sent under an Idempotency-Key is noted, and a write can be held up. */
import type { Clock } from '../../../contract/time/clock.ts';
import { aborted, type DeliveryOrder, InProcessMock, ORIGIN } from '../../../tests/in-process/mock.ts';

/** What is held up for longer has been given up by every router on its way. */
const LOST_AFTER_MS = 60_000;

/** What was sent under an Idempotency-Key. */
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

  /** As the page's own. */
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

  /** The next write stays on its way. */
  holdNext(): void {
    this.#holdsNext = true;
  }

  /** What was held up arrives after all; its answer reaches no page. */
  async arrive(): Promise<void> {
    const late = this.#held.filter(({ since }) => this.#clock.now() - since < LOST_AFTER_MS);
    this.#held = [];
    for (const { send } of late) void send().catch(() => undefined);
    await this.mock.settled();
  }

  get hasHeld(): boolean {
    return this.#held.length > 0;
  }

  /** From now on nothing is held up, and no fault waits. */
  heal(): void {
    this.#holdsNext = false;
    this.mock.backend.world.faults.clear();
  }

  /** Asks the lab. What it rejects does nothing. */
  async lab(verb: string, body: object): Promise<void> {
    await this.mock.askLab(verb, body);
  }
}
