/** A command with a wrong syntax. The message says how to correct it. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** Returns ` Did you mean X?`, or an empty string. */
export function didYouMean(meant: string | null): string {
  return meant === null ? '' : ` Did you mean ${meant}?`;
}
