import type { TabChannel } from '../../../src/platform/tabs/tab-channel.ts';

/** The message channel between the tabs of one browser: delivers a copy synchronously to the other tabs. */
export class Tabs {
  /** Every message that was sent. */
  readonly said: unknown[] = [];
  readonly #listeners = new Set<readonly [TabChannel, (message: unknown) => void]>();

  /** `deliver`: `queueMicrotask` delivers later, as a browser does. */
  constructor(private readonly deliver: (run: () => void) => void = (run) => run()) {}

  open(): TabChannel {
    const channel: TabChannel = {
      post: (message) => {
        // As `BroadcastChannel`, throws for data that cannot be cloned.
        const copy: unknown = structuredClone(message);
        this.said.push(copy);
        this.deliver(() => {
          for (const [owner, listener] of this.#listeners) if (owner !== channel) listener(copy);
        });
      },
      onMessage: (listener) => {
        const received = [channel, listener] as const;
        this.#listeners.add(received);
        return () => this.#listeners.delete(received);
      },
    };
    return channel;
  }
}
