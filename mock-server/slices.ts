/** Long work in slices, so that one request stops no other: contract §6. */

/** Work that yields wherever other requests may run. */
export type Sliced<Result> = Generator<void, Result, void>;

/** How long a slice takes, unless the work yields later. */
const SLICE_MS = 4;

/** Carries the work out in slices; other requests run between them. */
export async function inSlices<Result>(work: Sliced<Result>): Promise<Result> {
  for (let end = performance.now() + SLICE_MS; ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    await new Promise((resolve) => void setTimeout(resolve));
    end = performance.now() + SLICE_MS;
  }
}

/** Carries the work out without a pause: where no request is waiting, or none may see an intermediate state. */
export function atOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Whether what a function returned is work in slices, and not its result. */
export function isSliced(returned: unknown): returned is Sliced<unknown> {
  return (
    typeof returned === 'object' && returned !== null && Symbol.iterator in returned && 'next' in returned
  );
}
