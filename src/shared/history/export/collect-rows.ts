/** Reads all rows of a history, page by page, while other rows may be added. */
import { type Failure, failureOf, isServerCode } from '../../../../contract/errors.ts';
import { mayRetry, retryDelay } from '../../../app/query/query-policy.ts';

/** Requests at a time: a phone on a slow network has none to spare for the page itself. */
const AT_A_TIME = 2;
/** How often a page is asked for again after 429, each time after the server's `Retry-After`. */
const MOST_WAITS = 20;
/** How often all pages are read anew because rows have left the list meanwhile. */
const MOST_ROUNDS = 3;

/** A page of the list. */
export interface RowPage<Row> {
  readonly items: readonly Row[];
  readonly unreadable: readonly unknown[];
  readonly total: number;
}

export interface Collecting<Row> {
  readonly readPage: (page: number) => Promise<RowPage<Row>>;
  readonly pageSize: number;
  readonly keyOf: (row: Row) => string;
  /** Called for the rows of each page that were not read before: in slices, so that no task is long. */
  readonly write: (rows: readonly Row[]) => string;
  readonly onProgress: (read: number, total: number) => void;
  readonly signal: AbortSignal;
  readonly random: () => number;
}

export type Collected =
  | {
      readonly kind: 'complete';
      readonly parts: readonly string[];
      readonly rows: number;
      readonly unreadable: number;
    }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** Rows left the list in each round, so that others may have been skipped. */
  | { readonly kind: 'changing' }
  | { readonly kind: 'canceled' };

/**
 * Reads every page and writes each row once, newest first. A row that is added meanwhile moves others to the next page, where they
 * are recognized by their key. A row that leaves the list moves others to a page that was read already: then all is read
 * anew.
 */
export async function collectRows<Row>(options: Collecting<Row>): Promise<Collected> {
  try {
    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
      const collected = await readAll(options);
      options.signal.throwIfAborted();
      if (collected) return collected;
    }
    return { kind: 'changing' };
  } catch (error) {
    return options.signal.aborted ? { kind: 'canceled' } : { kind: 'failed', failure: failureOf(error) };
  }
}

/** Null if rows have left the list. */
async function readAll<Row>(options: Collecting<Row>): Promise<Collected | null> {
  const { pageSize, keyOf, write, onProgress } = options;
  const patience = new Patience(options);
  const parts: string[] = [];
  const seen = new Set<string>();
  let unreadable = 0;
  let first = 0;
  let most = 0;

  const readOne = async (page: number) => {
    const { items, unreadable: skipped, total } = await patience.read(page);
    most = Math.max(most, total);
    if (page === 1) first = total;
    const added = items.filter((row) => {
      const isNew = !seen.has(keyOf(row));
      seen.add(keyOf(row));
      return isNew;
    });
    unreadable += skipped.length;
    parts[page - 1] = write(added);
    onProgress(seen.size + unreadable, most);
  };

  await readOne(1);
  let next = 2;
  const work = async () => {
    while ((next - 1) * pageSize < most) {
      next += 1;
      await readOne(next - 1);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  // Added rows are before the first page, so that each row that has left or was skipped is missing in this number.
  if (seen.size + unreadable < first) return null;
  return { kind: 'complete', parts, rows: seen.size, unreadable };
}

/** Repeats a read that may succeed later. After 429, none is sent before the server allows it. */
class Patience<Row> {
  #pause: Promise<void> | null = null;

  constructor(private readonly options: Collecting<Row>) {}

  async read(page: number): Promise<RowPage<Row>> {
    const { readPage, signal, random } = this.options;
    for (let failures = 0; ; failures += 1) {
      await this.#pause;
      signal.throwIfAborted();
      try {
        return await readPage(page);
      } catch (error) {
        signal.throwIfAborted();
        const failure = failureOf(error);
        if (isServerCode(failure, 'RATE_LIMITED') && failures < MOST_WAITS) {
          const seconds = failure.retryAfterSeconds ?? 1;
          // Jitter: the two requests, and those of another tab, do not return at the same moment.
          this.#pause ??= pause(seconds * 1000 + random() * 1000, signal).finally(() => {
            this.#pause = null;
          });
        } else if (mayRetry(failures, error)) {
          await pause(retryDelay(failures, error, random), signal);
        } else throw error;
      }
    }
  }
}

/** Rejects if the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const abort = () => {
      clearTimeout(timer);
      reject(new DOMException('The download was canceled.', 'AbortError'));
    };
    signal.addEventListener('abort', abort, { once: true });
  });
}
