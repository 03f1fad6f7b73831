/**
 * The lab's verbs, as a test speaks them: how it puts the mock's business into a state, moves its clock, plays the bank
 * and the staff, breaks the line, and afterwards looks at the ledger, which is the judge of every money test.
 *
 * The verbs go through the browser's own cookie jar: after `lab.session('demo')` the page is signed in.
 */
import type { APIRequestContext } from '@playwright/test';
import type { Rate } from '../../contract/rates.ts';
import type { Provider } from '../../contract/values.ts';
import type { ClockReading } from '../../mock-server/lab/clock.ts';
import type { Fault, FaultRequest } from '../../mock-server/lab/faults.ts';
import type { JournalEntry } from '../../mock-server/lab/journal.ts';
import type { StaffAction } from '../../mock-server/settlement/staff.ts';
import type { WithdrawStaffAction } from '../../mock-server/settlement/withdraws/transition.ts';
import type {
  BankAccountRow,
  CreditRow,
  DepositRow,
  Frozen,
  GameRow,
  LedgerRow,
  PaymentRow,
  PlayerRow,
  PromotionRow,
  UsageRow,
  WithdrawRow,
} from '../../mock-server/store/rows.ts';

/** How the bank is paid: by default the order's amount, once. */
export interface Payment {
  readonly code: string;
  /** In the order's currency: less is a partial payment, more is too much. */
  readonly amount?: string;
  readonly times?: number;
}

/** Time travel. Instants are ISO 8601 UTC. */
export interface ClockChange {
  readonly now?: string;
  readonly advanceSeconds?: number;
  readonly frozen?: boolean;
}

/** Everything there is to see. The store has more collections than tests have asked for so far. */
export interface LabState {
  readonly clock: ClockReading;
  readonly bank: { readonly mode: 'up' | 'silent' };
  readonly faults: readonly Fault[];
  readonly journal: readonly JournalEntry[];
  readonly ledger: readonly LedgerRow[];
  readonly store: {
    readonly players: readonly PlayerRow[];
    readonly bankAccounts: readonly BankAccountRow[];
    readonly deposits: readonly DepositRow[];
    readonly payments: readonly PaymentRow[];
    readonly withdraws: readonly WithdrawRow[];
    readonly usages: readonly UsageRow[];
    readonly credits: readonly Frozen<typeof CreditRow>[];
    readonly promotions: readonly PromotionRow[];
    readonly games: readonly Frozen<typeof GameRow>[];
  };
}

export class Lab {
  readonly #request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** A fresh, deterministic store. Every test starts with one. */
  async reset(options: { readonly scenario?: string; readonly seed?: number } = {}): Promise<void> {
    await this.#post('reset', options);
  }

  /** Signs a player of the store in, without the form. */
  async session(username: string): Promise<void> {
    await this.#post('session', { username });
  }

  /** Money arrives at the bank. The site learns of it when it asks. */
  async pay(payment: Payment): Promise<void> {
    await this.#post('bank/pay', payment);
  }

  async bankMode(mode: 'up' | 'silent'): Promise<void> {
    await this.#post('bank/mode', { mode });
  }

  /** Moves the server's clock. The page learns of it with its next answer. */
  async clock(change: ClockChange): Promise<void> {
    await this.#post('clock', change);
  }

  /** The next requests that match go wrong: `times` of them, or all until the faults are cleared. */
  async fault(fault: FaultRequest): Promise<void> {
    await this.#post('faults', fault);
  }

  async clearFaults(): Promise<void> {
    await this.#call('DELETE', 'faults');
  }

  /** What staff do to an order or a promotion, and the bank to a withdrawal that was sent to it. */
  async staff(
    ...[collection, code, action]:
      | readonly ['deposits', string, StaffAction]
      | readonly ['withdraws', string, WithdrawStaffAction]
      | readonly ['usages', string, 'cancel']
  ): Promise<void> {
    await this.#post(`staff/${collection}/${encodeURIComponent(code)}`, { action });
  }

  /** A new rate, in units of the currency for 1 THB. */
  async rates(rate: Rate): Promise<void> {
    await this.#post('rates', rate);
  }

  /** The result of a game: a signed amount of THB. */
  async credit(result: {
    readonly username: string;
    readonly provider: Provider;
    readonly amount: string;
  }): Promise<void> {
    await this.#post('credit', result);
  }

  async state(): Promise<LabState> {
    return (await this.#call('GET', 'state')) as LabState;
  }

  async ledger(): Promise<readonly LedgerRow[]> {
    return (await this.state()).ledger;
  }

  async #post(verb: string, data: object): Promise<unknown> {
    return this.#call('POST', verb, data);
  }

  async #call(method: string, verb: string, data?: object): Promise<unknown> {
    const response = await this.#request.fetch(`/__lab/${verb}`, { method, ...(data ? { data } : {}) });
    const text = await response.text();
    if (!response.ok()) throw new Error(`${method} /__lab/${verb}: ${response.status()} ${text}`);
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  }
}
