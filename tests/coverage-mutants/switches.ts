/** The inserted code calls `isBroken` at each place (`breaks.ts`). */
export interface Switches {
  readonly isBroken: (id: string) => boolean;
}

declare global {
  var __switches: Switches | undefined;
}
