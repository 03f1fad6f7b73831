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
  const attempt = <T>(act: (store: Storage) => T, otherwise: T): T => {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (name) => attempt((store) => store.getItem(name), null),
    write: (name, text) => attempt((store) => store.setItem(name, text), undefined),
    remove: (name) => attempt((store) => store.removeItem(name), undefined),
    clear: () => attempt((store) => store.clear(), undefined),
    isEmpty: () => attempt((store) => store.length === 0, true),
  };
}
