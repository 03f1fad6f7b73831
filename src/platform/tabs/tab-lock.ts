/** Runs work in one tab on behalf of all tabs. */
export interface TabLock {
  /** Runs `work`. If another tab holds the lock of this name, waits until that tab has finished, and runs `otherwise` instead. */
  alone<T>(name: string, work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T>;
}

/** Uses the Web Locks API, which releases the lock of a closed tab. Without it every tab runs `work`. */
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

/** Every tab runs `work`. */
export const NO_LOCK: TabLock = { alone: (_, work) => work() };
