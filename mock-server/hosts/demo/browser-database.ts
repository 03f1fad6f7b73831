/** The demo's persistent state in IndexedDB: the world's log and the cookie jar. */
import type { Log } from '../../persistence/keeper.ts';

const ENTRIES = 'entries';
const COOKIES = 'cookies';

export class BrowserDatabase implements Log {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  /** Rejects if the browser allows no IndexedDB for this site. */
  static async open(name: string): Promise<BrowserDatabase> {
    const opening = indexedDB.open(name, 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(ENTRIES, { autoIncrement: true });
      opening.result.createObjectStore(COOKIES);
    });
    return new BrowserDatabase(await resultOf(opening));
  }

  read(): Promise<readonly unknown[]> {
    return resultOf(this.#database.transaction(ENTRIES).objectStore(ENTRIES).getAll());
  }

  append(entry: unknown): Promise<void> {
    return this.#write(ENTRIES, (entries) => entries.add(entry));
  }

  replace(entry: unknown): Promise<void> {
    return this.#write(ENTRIES, (entries) => {
      entries.clear();
      entries.add(entry);
    });
  }

  /** Deletes the log. */
  clear(): Promise<void> {
    return this.#write(ENTRIES, (entries) => entries.clear());
  }

  async readCookies(): Promise<string> {
    const kept: unknown = await resultOf(this.#database.transaction(COOKIES).objectStore(COOKIES).get(0));
    return typeof kept === 'string' ? kept : '';
  }

  keepCookies(contents: string): Promise<void> {
    return this.#write(COOKIES, (cookies) => cookies.put(contents, 0));
  }

  /** Resolves once the transaction is complete: its writes are stored all together or not at all. */
  #write(name: string, work: (store: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.#database.transaction(name, 'readwrite');
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')));
      work(transaction.objectStore(name));
    });
  }
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
  });
}
