/** The event handler of all specimens. */
export function nothing(): void {
  // The specimens have no backend.
}
