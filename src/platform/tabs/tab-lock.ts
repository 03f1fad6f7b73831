/** Runs work in one tab on behalf of all tabs. */
export interface TabLock {
  /** Runs `work`. If another tab holds the lock of this name, waits until that tab has finished, and runs `otherwise` instead. */
  alone<T>(name: string, work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T>;
}

/** Uses the Web Locks API, which releases the lock of a closed tab. Where it is missing or blocked, every tab runs `work`. */
export function browserLock(): TabLock {
  return {
    async alone(name, work, otherwise) {
      let isHeld: boolean | null = null;
      try {
        const { locks } = navigator;
        const done = await locks.request(name, { ifAvailable: true }, async (lock) => {
          isHeld = lock !== null;
          return lock ? { outcome: await work() } : null;
        });
        if (done) return done.outcome;
        if (isHeld === false) {
          await locks.request(name, { mode: 'shared' }, () => undefined);
          return await otherwise();
        }
      } catch (error) {
        // The error is that of the work.
        if (isHeld !== null) throw error;
      }
      return work();
    },
  };
}

/** Every tab runs `work`. */
export const NO_LOCK: TabLock = { alone: (_, work) => work() };
