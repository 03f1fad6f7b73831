/**
 * The pages of an origin hear each other by name, and the store's library has them share its rows like that. A page with
 * a world of its own hears nobody. Imported before anything that imports that library.
 */
class DeafChannel extends EventTarget {
  readonly onmessage = null;
  readonly onmessageerror = null;

  constructor(readonly name: string) {
    super();
  }

  postMessage(): void {
    // No one listens.
  }

  close(): void {
    // Nothing was open.
  }
}

globalThis.BroadcastChannel = DeafChannel;
