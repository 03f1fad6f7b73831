/** Chart ids without the machine's id before the first dot; `*` matches any text. */
export type Names = string | readonly string[];

/** The reason why no transition of `next` (except `exceptNext`) directly follows one of `after` (except `exceptAfter`). */
export interface Reason {
  readonly after: Names;
  readonly exceptAfter?: Names;
  readonly next: Names;
  readonly exceptNext?: Names;
  readonly reason: string;
}
