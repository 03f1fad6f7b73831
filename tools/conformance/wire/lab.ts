/** Client of the server's lab, if it has one (contract §6): controls the bank, the staff and the clock. */
import type { Currency } from '../../../contract/money/money.ts';
import type { Provider } from '../../../contract/values.ts';
import { NotReached } from '../rule/outcome.ts';
import { reasonOf } from './caller.ts';

export class Lab {
  #advancedSeconds = 0;

  /** `base` is the lab's URL, such as `http://localhost:3001/__lab`. */
  constructor(readonly base: string) {}

  /** Simulates a payment for an order; default: of the amount that the order asks for. */
  async pay(code: string, changes: { amount?: string; times?: number } = {}): Promise<void> {
    await this.#post('bank/pay', { code, ...changes });
  }

  async bank(mode: 'up' | 'silent'): Promise<void> {
    await this.#post('bank/mode', { mode });
  }

  async staff(kind: 'withdraws' | 'deposits' | 'usages', id: string, action: string): Promise<void> {
    await this.#post(`staff/${kind}/${encodeURIComponent(id)}`, { action });
  }

  /** Changes the player's credit as a game result does: a signed amount of THB. */
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

  /** Resets the server's clock to its state before the run; false if the lab refuses. */
  async restoreClock(): Promise<boolean> {
    try {
      if (this.#advancedSeconds !== 0) await this.advance(-this.#advancedSeconds);
      return true;
    } catch (thrown) {
      if (thrown instanceof NotReached) return false;
      throw thrown;
    }
  }

  /** Returns rows of a collection from the server's store. */
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
      throw new NotReached(`a lab that supports ${path}: it responds with ${response.status}`);
    } catch (thrown) {
      if (thrown instanceof NotReached) throw thrown;
      throw new NotReached(`a lab that responds: ${reasonOf(thrown)}`);
    }
  }
}
