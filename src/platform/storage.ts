import { attempt } from './attempt.ts';

/** Storage for short texts. May be unavailable at any time: private windows, full disks, blocked cookies. */
export interface TextStore {
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
  /** Removes all entries. */
  clear(): void;
  /** Also true if the storage is unavailable. */
  isEmpty(): boolean;
}

/** A browser's storage. Errors are ignored, because the site works without stored values. */
export function browserStore(storage: () => Storage): TextStore {
  return {
    // A stubbed storage may return undefined.
    read: (name) => attempt(() => storage().getItem(name) ?? null, null),
    write: (name, text) => attempt(() => storage().setItem(name, text), undefined),
    remove: (name) => attempt(() => storage().removeItem(name), undefined),
    clear: () => attempt(() => storage().clear(), undefined),
    isEmpty: () => attempt(() => !storage().length, true),
  };
}
