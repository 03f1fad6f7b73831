/**
 * @mswjs/data synchronizes its rows between the pages of an origin through a BroadcastChannel. A page with a world of its own
 * must not receive them, so the channel is replaced. Imported before anything that imports that library.
 */
class DeafChannel extends EventTarget {
  readonly onmessage = null;
  readonly onmessageerror = null;

  constructor(readonly name: string) {
    super();
  }

  postMessage(): void {
    // There are no listeners.
  }

  close(): void {
    // There is nothing to close.
  }
}

globalThis.BroadcastChannel = DeafChannel;
