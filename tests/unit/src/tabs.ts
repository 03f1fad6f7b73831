import type { TabChannel } from '../../../src/platform/tabs/tab-channel.ts';

/** The tabs of one browser: what one says, the others hear at once, as a copy. */
export class Tabs {
  /** Everything that was ever said. */
  readonly said: unknown[] = [];
  readonly #listeners = new Set<readonly [TabChannel, (message: unknown) => void]>();

  open(): TabChannel {
    const channel: TabChannel = {
      post: (message) => {
        // What cannot be copied cannot be told in a browser either.
        const copy: unknown = structuredClone(message);
        this.said.push(copy);
        for (const [owner, listener] of this.#listeners) if (owner !== channel) listener(copy);
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
