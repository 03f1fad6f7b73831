/**
 * What only the bank, staff or time can cause: the verbs by which the kit controls a target. A lab has them over HTTP (contract §6);
 * an operator's own adapter has some of them as functions.
 */
import type { Currency } from '../../../contract/money/money.ts';
import type { Provider } from '../../../contract/values.ts';
import { NotReached } from '../rule/outcome.ts';
import { reasonOf } from './caller.ts';

export interface Verbs {
  /** Lets money arrive for an order; by default once, of the amount that the order asks for. */
  pay(payment: { readonly code: string; readonly amount?: string; readonly times?: number }): Promise<void>;
  bank(mode: 'up' | 'silent'): Promise<void>;
  staff(kind: 'withdraws' | 'deposits' | 'usages', id: string, action: string): Promise<void>;
  /** Changes a player's credit as a game result does: a signed amount of THB. */
  credit(username: string, provider: Provider, amount: string): Promise<void>;
  rate(currency: Currency, buy: string, sell: string): Promise<void>;
  /** Moves the server's clock. */
  advance(seconds: number): Promise<void>;
  /** Rows of a collection of the server's store. */
  rows(
    collection: string,
    filter: Readonly<Record<string, string>>,
  ): Promise<readonly { readonly id: string }[]>;
}

export interface Lab extends Omit<Verbs, 'pay'> {
  pay(code: string, changes?: { readonly amount?: string; readonly times?: number }): Promise<void>;
  /** Resets the server's clock to its state before the run; false if the lab refuses. */
  restoreClock(): Promise<boolean>;
}

export function labOf(verbs: Verbs): Lab {
  let advancedSeconds = 0;
  const advance = async (seconds: number) => {
    await verbs.advance(seconds);
    advancedSeconds += seconds;
  };
  return {
    ...verbs,
    pay: (code, changes) => verbs.pay({ code, ...changes }),
    advance,
    async restoreClock() {
      try {
        if (advancedSeconds !== 0) await advance(-advancedSeconds);
        return true;
      } catch (thrown) {
        if (thrown instanceof NotReached) return false;
        throw thrown;
      }
    },
  };
}

/** The header that names the world of a request (contract §6). */
export const WORLD_HEADER = 'X-Lab-World';

/** The verbs of a lab. `base` is its URL, such as `http://localhost:3001/__lab`; `world` is the id of one of its worlds. */
export function labVerbs(base: string, world?: string): Verbs {
  const ask = async (path: string, init: RequestInit): Promise<unknown> => {
    const { ok, status, body } = await asked(base, path, init, world);
    if (ok) return body;
    throw new NotReached(`a lab that supports ${path}: it responds with ${status}`);
  };
  const post = async (verb: string, body: unknown): Promise<void> => {
    await ask(verb, posted(body));
  };
  return {
    pay: (payment) => post('bank/pay', payment),
    bank: (mode) => post('bank/mode', { mode }),
    staff: (kind, id, action) => post(`staff/${kind}/${encodeURIComponent(id)}`, { action }),
    credit: (username, provider, amount) => post('credit', { username, provider, amount }),
    rate: (currency, buy, sell) => post('rates', { currency, buy, sell }),
    advance: (advanceSeconds) => post('clock', { advanceSeconds }),
    async rows(collection, filter) {
      const rows = await ask(`db/${collection}?${new URLSearchParams(filter)}`, { method: 'GET' });
      return Array.isArray(rows) ? (rows as { id: string }[]) : [];
    },
  };
}

/** Makes worlds, one for each job. Null if the lab has none, or no room for so many; none of them is then left behind. */
export async function newWorlds(base: string, count: number): Promise<readonly string[] | null> {
  const made: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { body } = await asked(base, 'worlds', posted({ name: `conformance ${index + 1}` }));
    const { world } = (body ?? {}) as { world?: { id?: unknown } };
    if (typeof world?.id !== 'string') {
      await deleteWorlds(base, made);
      return null;
    }
    made.push(world.id);
  }
  return made;
}

export async function deleteWorlds(base: string, worlds: readonly string[]): Promise<void> {
  for (const world of worlds) await asked(base, `worlds/${world}`, { method: 'DELETE' });
}

function posted(body: unknown): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

async function asked(base: string, path: string, init: RequestInit, world?: string) {
  const headers = new Headers(init.headers);
  if (world !== undefined) headers.set(WORLD_HEADER, world);
  try {
    const response = await fetch(`${base}/${path}`, { ...init, headers });
    const text = await response.text();
    const { ok, status } = response;
    return { ok, status, body: ok && text !== '' ? (JSON.parse(text) as unknown) : null };
  } catch (thrown) {
    throw new NotReached(`a lab that responds: ${reasonOf(thrown)}`);
  }
}
