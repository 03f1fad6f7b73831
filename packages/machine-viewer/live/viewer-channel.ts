/** Messages between an application and the viewer, for example by a `BroadcastChannel`. A side does not receive its own messages. */
export interface ViewerChannel {
  post(message: unknown): void;
  /** Returns a function that stops listening. */
  onMessage(listener: (message: unknown) => void): () => void;
}
