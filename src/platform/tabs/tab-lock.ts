/** Work that one tab of a browser does for all of them. */
export interface TabLock {
  /**
   * Does the work, unless another tab is at the work of that name: then waits until it is done there, and does the other
   * thing instead.
   */
  alone<T>(name: string, work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T>;
}

/** By the browser's own locks, which a tab that dies gives back. Where there are none, every tab works for itself. */
export function browserLock(): TabLock {
  return {
    async alone(name, work, otherwise) {
      const locks = 'locks' in navigator ? navigator.locks : null;
      if (!locks) return work();
      const done = await locks.request(name, { ifAvailable: true }, async (lock) =>
        lock ? { outcome: await work() } : null,
      );
      if (done) return done.outcome;
      await locks.request(name, { mode: 'shared' }, () => undefined);
      return otherwise();
    },
  };
}

/** Every tab for itself. */
export const NO_LOCK: TabLock = { alone: (_, work) => work() };
