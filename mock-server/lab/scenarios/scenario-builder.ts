/**
 * Builds the state of a scenario: a step about an order returns its code, for the next one. Every step calls the same functions as requests and staff actions, so that a scenario only
 * reaches states that the business can reach. All randomness comes from the seed.
 */
import { instantOf } from '../../../contract/time/clock.ts';
import type { DepositRequest } from '../../../contract/deposit.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { type Currency, DEFAULT_CURRENCY } from '../../../contract/money/money.ts';
import type { Provider } from '../../../contract/values.ts';
import { DEMO_PLAYER } from '../../seeds/players.ts';
import { askBank } from '../../domain/deposits/ask.ts';
import { pay, setBankMode } from '../../domain/bank.ts';
import { type LedgerTransaction, enter } from '../../domain/ledger/ledger-transaction.ts';
import { addCredit, creditOf } from '../../domain/ledger/credit.ts';
import { openDeposit } from '../../domain/deposits/open.ts';
import { openUsage } from '../../domain/promotions/claim.ts';
import { cancelAsStaff } from '../../domain/promotions/staff.ts';
import { moveUsage } from '../../domain/promotions/transition.ts';
import { actAsStaff, type StaffAction } from '../../domain/deposits/staff.ts';
import { sweep } from '../../domain/sweep.ts';
import { cancel } from '../../domain/deposits/transition.ts';
import { openWithdraw } from '../../domain/withdrawals/open.ts';
import { settlementOf } from '../../domain/withdrawals/terms.ts';
import { actOnWithdraw, type WithdrawStaffAction } from '../../domain/withdrawals/transition.ts';
import type { PlayerRow } from '../../store/rows.ts';
import type { World } from '../../world.ts';
import { faultProblems } from '../fault-problems.ts';
import type { FaultRequest } from '../faults.ts';
import { type Draw, drawFrom } from './draw.ts';

/** The requestId of ledger lines that a scenario creates. */
const REQUEST_ID = 'scenario';

/** 100 THB of credit in kip at the seeded rate. */
export const HUNDRED_IN_KIP = '67500';

type DepositFormInput = Partial<DepositRequest> & { readonly player?: string };

interface Playing {
  readonly provider?: Provider;
  readonly player?: string;
}

export class ScenarioBuilder {
  /** A generator that depends on the seed only. */
  readonly draw: Draw;
  #ago = 0;
  #keys = 0;

  constructor(
    readonly world: World,
    seed: number,
  ) {
    this.draw = drawFrom(seed);
  }

  /** The time of the next step, in milliseconds since 1970. */
  get now(): number {
    return this.world.clock.now() - this.#ago;
  }

  /** Sets the time of the following steps to `seconds` ago. Orders and promotions that have expired by then are closed. */
  secondsAgo(seconds: number): this {
    this.#ago = seconds * 1000;
    sweep(this.world, REQUEST_ID, this.now);
    return this;
  }

  minutesAgo(minutes: number): this {
    return this.secondsAgo(minutes * 60);
  }

  /** By default, a deposit of 100 THB in kip with alphabet by `demo`. Returns the order's code. */
  deposit({ player = DEMO_PLAYER.username, ...input }: DepositFormInput = {}): string {
    const request = { provider: 'alphabet', mid: 'MOCKLAK0001', amount: HUNDRED_IN_KIP, ...input } as const;
    return this.#step(
      (transaction) => openDeposit(transaction, this.#player(player).id, this.newKey(), request).code,
    );
  }

  /** A payment arrives at the bank, without a notification. In the order's currency; the default is the order's amount. */
  bankReceives(code: string, amount?: string, times = 1): string {
    this.#step(({ change, now }) => {
      const order = this.#deposit(code);
      for (let time = 0; time < times; time += 1) pay(change, order, amount ?? order.amount, now);
    });
    return code;
  }

  /** The player checks the order. */
  check(code: string): string {
    this.#step((transaction) => {
      const asked = askBank(transaction, this.#deposit(code));
      if (asked === 'silent') throw new Error('the bank is silent');
      transaction.change.deposits.update({
        where: { code: { equals: code } },
        data: { checkedAt: instantOf(transaction.now) },
      });
    });
    return code;
  }

  /** The order is paid at the bank, and checked. */
  pay(code: string, amount?: string, times?: number): string {
    return this.check(this.bankReceives(code, amount, times));
  }

  /** Creates an order that is paid and credited. Returns its code. */
  paidDeposit(request: DepositFormInput = {}): string {
    return this.pay(this.deposit(request));
  }

  cancelDeposit(code: string): string {
    this.#step((transaction) => cancel(transaction, this.#deposit(code), 'PLAYER'));
    return code;
  }

  /** The order expires unpaid. */
  expire(code: string): void {
    this.#step((transaction) => {
      const order = this.#deposit(code);
      cancel(transaction, order, 'EXPIRED', Date.parse(order.expiresAt));
    });
  }

  /** The credit of `demo` with alphabet, in THB. */
  credit(): string {
    return creditOf(this.world.store, this.playerId(DEMO_PLAYER.username), 'alphabet');
  }

  playerId(username: string): string {
    return this.#player(username).id;
  }

  staffOnDeposit(code: string, action: StaffAction): string {
    this.#step((transaction) => done(actAsStaff(transaction, this.#deposit(code), action)));
    return code;
  }

  bankIsSilent(): void {
    this.#step(({ change, now }) => setBankMode(change, 'silent', now));
  }

  /** By default, `demo` claims the promotion for alphabet. Returns the usage's id. */
  claim(promotionId: string, { provider = 'alphabet', player = DEMO_PLAYER.username }: Playing = {}): string {
    return this.#step((transaction) => {
      const promotion = transaction.change.promotions.findFirst({ where: { id: { equals: promotionId } } });
      if (!promotion) throw new Error(`there is no promotion ${promotionId}`);
      const claim = { playerId: this.#player(player).id, provider, idempotencyKey: this.newKey() };
      return openUsage(transaction, promotion, claim).id;
    });
  }

  /** The promotion is claimed, and used by a deposit. Returns the usage's id. */
  promotionInPlay(promotionId: string, deposit: DepositFormInput = {}): string {
    const id = this.claim(promotionId, deposit);
    this.paidDeposit(deposit);
    return id;
  }

  cancelUsage(id: string): void {
    this.#step((transaction) => moveUsage(transaction, this.#usage(id), 'CANCELED', 'player'));
  }

  staffCancelUsage(id: string): void {
    this.#step((transaction) => done(cancelAsStaff(transaction, this.#usage(id))));
  }

  endPromotion(id: string): void {
    this.#step(({ change }) =>
      change.promotions.update({ where: { id: { equals: id } }, data: { status: 'INACTIVE' } }),
    );
  }

  /** Applies a game result in THB; negative for a loss. */
  gameResult(amount: string, { provider = 'alphabet', player = DEMO_PLAYER.username }: Playing = {}): void {
    this.#step((transaction) => {
      const { id: playerId } = this.#player(player);
      done(addCredit(transaction, playerId, provider, amount));
      const line = { playerId, provider, order: null, amount, currency: DEFAULT_CURRENCY };
      enter(transaction, { ...line, kind: 'credit.adjusted' });
    });
  }

  /** By default, `demo` withdraws THB from alphabet. Returns the order's code. */
  withdraw(amount: string, { provider = 'alphabet', player = DEMO_PLAYER.username }: Playing = {}): string {
    return this.#step((transaction) => {
      const account = transaction.change.bankAccounts.findFirst({
        where: { playerId: { equals: this.#player(player).id } },
      });
      if (!account) throw new Error(`${player} has no bank account`);
      const settlement = settlementOf(transaction.change, account.playerId, { provider, amount });
      return openWithdraw(transaction, account, { provider, idempotencyKey: this.newKey() }, settlement).code;
    });
  }

  onWithdraw(code: string, ...actions: readonly WithdrawStaffAction[]): void {
    for (const action of actions) {
      this.#step((transaction) => {
        const order = transaction.change.withdraws.findFirst({ where: { code: { equals: code } } });
        done(order && actOnWithdraw(transaction, order, action));
      });
    }
  }

  /** Sets a rate, in units for 1 THB. */
  rate(currency: Currency, buy: string, sell: string): void {
    this.#step(({ change, now }) => {
      change.rates.update({
        where: { currency: { equals: currency } },
        data: { buy, sell, updatedAt: instantOf(now) },
      });
    });
  }

  fault(fault: FaultRequest): void {
    const [problem] = faultProblems(this.world.store, fault);
    if (problem) throw new Error(problem.message);
    this.world.faults.add(fault);
  }

  /** Adds a fault that responds with an error code of the contract. */
  answersWith(code: ErrorCode, match: FaultRequest['match']): void {
    this.fault({ match, fault: 'status', code });
  }

  /** Direct changes that no business function makes: changed operator settings, or rows that existed from the start. */
  set(work: (transaction: LedgerTransaction) => void): void {
    this.#step(work);
  }

  /** A deterministic UUID. */
  newKey(): string {
    this.#keys += 1;
    return `00000000-0000-4000-8000-${String(this.#keys).padStart(12, '0')}`;
  }

  #step<Result>(work: (transaction: LedgerTransaction) => Result): Result {
    const results: Result[] = [];
    this.world.store.change((change) => {
      results.push(work({ change, now: this.now, requestId: REQUEST_ID }));
    });
    // `change` either runs its callback exactly once or throws.
    return results[0] as Result;
  }

  #player(username: string): PlayerRow {
    const player = this.world.store.players.findFirst({ where: { username: { equals: username } } });
    if (!player) throw new Error(`there is no player ${username}`);
    return player;
  }

  #deposit(code: string) {
    const order = this.world.store.deposits.findFirst({ where: { code: { equals: code } } });
    if (!order) throw new Error(`there is no deposit ${code}`);
    return order;
  }

  #usage(id: string) {
    const usage = this.world.store.usages.findFirst({ where: { id: { equals: id } } });
    if (!usage) throw new Error(`there is no usage ${id}`);
    return usage;
  }
}

/** Throws if the rules rejected a step, because the scenario is then incorrect. */
function done(outcome: unknown): void {
  if (outcome === null || outcome === false) throw new Error('the rules do not allow this step');
}
