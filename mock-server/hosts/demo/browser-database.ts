/** The demo's persistent state in IndexedDB: a database for each world's log. The one of `default` also has the cookie jar. */
import type { RemovableLog } from '../../persistence/world-log.ts';

const ENTRIES = 'entries';
const COOKIES = 'cookies';

export class BrowserDatabase implements RemovableLog {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
    // A deletion waits for all connections to the database.
    database.addEventListener('versionchange', () => database.close());
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

  /** The names of all databases of the origin. */
  static async names(): Promise<readonly string[]> {
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
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

  /** Deletes the database. */
  async remove(): Promise<void> {
    await resultOf(indexedDB.deleteDatabase(this.#database.name));
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
