/** A command that cannot be carried out as it is written. Its message is for whoever wrote it. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** ` Did you mean X?`, or nothing. */
export function didYouMean(meant: string | null): string {
  return meant === null ? '' : ` Did you mean ${meant}?`;
}
