/** Counts what a tool must never run: custom actions, and the code of promises, callbacks and observables. */
const counts = new Map<string, number>();

/** Notes one call of an implementation. */
export function called(name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** An action that has no effect but to be counted. */
export function effect(name: string): () => void {
  return () => called(name);
}

/** The calls since the start or the last `forgetCalls`, by name. */
export function callsSoFar(): Readonly<Record<string, number>> {
  return Object.fromEntries(counts);
}

/** Starts counting anew. */
export function forgetCalls(): void {
  counts.clear();
}
