/** A place that outlives a process and keeps entries in the order in which they came: a file, or a browser's database. */
export interface Log {
  /** Every entry that is there as a whole, oldest first: nothing at all when the place is new. */
  read(): Promise<readonly unknown[]>;
  /** Resolves once the entry would survive the end of the process. One that was cut off in the middle never counts. */
  append(entry: unknown): Promise<void>;
  /** Puts one entry in the place of all others, at once: whoever is cut off in the middle still has the old ones. */
  replace(entry: unknown): Promise<void>;
}
