/** The other end of the business, where a server has a lab (contract §6): the bank, the staff, the clock. */
import type { Currency } from '../../../contract/money/money.ts';
import type { Provider } from '../../../contract/values.ts';
import { NotReached } from '../rule/rule.ts';
import { reasonOf } from './caller.ts';

export class Lab {
  #advancedSeconds = 0;

  /** `base` is the lab's own path, such as `http://localhost:3001/__lab`. */
  constructor(readonly base: string) {}

  /** Money for an order arrives at the bank: what it asks for, unless an amount is said. */
  async pay(code: string, changes: { amount?: string; times?: number } = {}): Promise<void> {
    await this.#post('bank/pay', { code, ...changes });
  }

  async bank(mode: 'up' | 'silent'): Promise<void> {
    await this.#post('bank/mode', { mode });
  }

  async staff(kind: 'withdraws' | 'deposits' | 'usages', id: string, action: string): Promise<void> {
    await this.#post(`staff/${kind}/${encodeURIComponent(id)}`, { action });
  }

  /** A game is won or lost: a signed amount of THB. */
  async credit(username: string, provider: Provider, amount: string): Promise<void> {
    await this.#post('credit', { username, provider, amount });
  }

  async rate(currency: Currency, buy: string, sell: string): Promise<void> {
    await this.#post('rates', { currency, buy, sell });
  }

  async advance(seconds: number): Promise<void> {
    await this.#post('clock', { advanceSeconds: seconds });
    this.#advancedSeconds += seconds;
  }

  /** The server's clock runs as it did before the run; false where the lab will not have it. */
  async restoreClock(): Promise<boolean> {
    try {
      if (this.#advancedSeconds !== 0) await this.advance(-this.#advancedSeconds);
      return true;
    } catch (thrown) {
      if (thrown instanceof NotReached) return false;
      throw thrown;
    }
  }

  /** Rows of a collection as the server keeps them. */
  async rows(
    collection: string,
    filter: Readonly<Record<string, string>>,
  ): Promise<readonly { id: string }[]> {
    const rows = await this.#fetch(`db/${collection}?${new URLSearchParams(filter)}`, { method: 'GET' });
    return Array.isArray(rows) ? (rows as { id: string }[]) : [];
  }

  async #post(verb: string, body: unknown): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    await this.#fetch(verb, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async #fetch(path: string, init: RequestInit): Promise<unknown> {
    try {
      const response = await fetch(`${this.base}/${path}`, init);
      const text = await response.text();
      if (response.ok) return JSON.parse(text) as unknown;
      throw new NotReached(`the lab carries out ${path}: it answers ${response.status}`);
    } catch (thrown) {
      if (thrown instanceof NotReached) throw thrown;
      throw new NotReached(`the lab answers: ${reasonOf(thrown)}`);
    }
  }
}
