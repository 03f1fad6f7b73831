/** What a specimen does when it is pressed. */
export function nothing(): void {
  // The specimens have no backend.
}
