/** What the code of `breaks.ts` asks for each place that it passes. */
export interface Switches {
  readonly isBroken: (id: string) => boolean;
}

declare global {
  var __switches: Switches | undefined;
}
