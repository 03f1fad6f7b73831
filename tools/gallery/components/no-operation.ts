/** What a specimen does when it is pressed. */
export function nothing(): void {
  // There is nobody behind a specimen.
}
