// @module-tag sampled
/** Random walks of an order, a little server of its own beside it: what must hold whatever happens in which order. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Deposit, DepositStatus } from '../../contract/deposit.ts';
import { DEPOSIT_TRANSITIONS } from '../../contract/rules/deposit.ts';
import type { OrderReference, QrOutcome } from '../../machines/deposit.vocabulary.ts';
import { depositOf, QR_HOLDS } from '../../src/theatre/repertoire/cashier/deposits.ts';
import { MINUTE, NETWORK, refusal, SECOND } from './harness/facts.ts';
import { type FollowedOrder, followOrder } from './harness/order.ts';
import type { Call } from './harness/slots.ts';
import { WALK_LENGTH, WALK_OPTIONS, WALK_TIMEOUT } from './harness/walks.ts';

type Step =
  | { readonly kind: 'send'; readonly type: (typeof SENT)[number] }
  /** The order moves at the server, without a word to the page. */
  | { readonly kind: 'move'; readonly pick: number }
  /** The server handles a call that waits; its answer sets out. */
  | { readonly kind: 'handle'; readonly pick: number; readonly refuses: boolean }
  /** An answer arrives, in any order, or is lost. */
  | { readonly kind: 'arrive'; readonly pick: number; readonly isLost: boolean }
  /** News from elsewhere, however old. */
  | { readonly kind: 'observe'; readonly pick: number }
  | { readonly kind: 'pass'; readonly milliseconds: number }
  | { readonly kind: 'correct'; readonly milliseconds: number };

const SENT = [
  'order.check',
  'order.checkQuietly',
  'order.cancel',
  'order.confirmCancel',
  'order.keep',
  'order.issueQr',
  'order.retryQr',
  'order.stopWaiting',
  'page.returned',
  'line.restored',
] as const;

const pick = fc.nat({ max: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('send'), type: fc.constantFrom(...SENT) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move'), pick }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('handle'), pick, refuses: fc.boolean() }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('arrive'), pick, isLost: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('observe'), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('pass'),
      milliseconds: fc.constantFrom(0, SECOND, 5 * SECOND, QR_HOLDS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('correct'),
      milliseconds: fc.integer({ min: -5 * MINUTE, max: 5 * MINUTE }),
    }),
  },
);

/** A call of any slot. */
type Waiting = Pick<Call<unknown, unknown>, 'isOpen' | 'isAnswered' | 'refuse'>;
/** An answer on its way; calling it lets it arrive. */
type Answer = () => Promise<void>;
/** What the server does with a call, or why it does not. */
type Handler = (refuses: boolean) => Answer;

/** The server's side of one order, and what of it has reached the page. */
class OrderServer {
  /** Every status the order has had; what has reached the page is a place in here, and it never goes back. */
  readonly history: DepositStatus[];
  believed = 0;
  /** Answers that are on their way. */
  private readonly answers = new Map<Waiting, Answer>();

  constructor(
    readonly order: FollowedOrder,
    first: DepositStatus,
  ) {
    this.history = [first];
  }

  get status(): DepositStatus {
    return this.history.at(-1) ?? 'OPEN';
  }

  get believedStatus(): DepositStatus {
    return this.history[this.believed] ?? 'OPEN';
  }

  async take(taken: Step): Promise<void> {
    const { order } = this;
    switch (taken.kind) {
      case 'send':
        return order.send({ type: taken.type });
      case 'move': {
        const rows = DEPOSIT_TRANSITIONS.filter((row) => row.from === this.status);
        const row = rows[taken.pick % Math.max(1, rows.length)];
        if (row) this.history.push(row.to);
        return undefined;
      }
      case 'handle': {
        const unhandled = this.calls().filter(([call]) => !this.answers.has(call));
        const chosen = unhandled[taken.pick % Math.max(1, unhandled.length)];
        if (chosen) this.answers.set(chosen[0], chosen[1](taken.refuses));
        return undefined;
      }
      case 'arrive': {
        const waiting = [...this.answers].filter(([call]) => !call.isAnswered);
        const chosen = waiting[taken.pick % Math.max(1, waiting.length)];
        if (!chosen) return undefined;
        return taken.isLost ? chosen[0].refuse(NETWORK) : chosen[1]();
      }
      case 'observe': {
        const version = taken.pick % this.history.length;
        this.believed = Math.max(this.believed, version);
        return order.observe({ status: this.history[version] ?? 'OPEN' });
      }
      case 'pass':
        return order.pass(taken.milliseconds);
      case 'correct':
        return order.correct(taken.milliseconds);
    }
  }

  /** Everything that waits is handled at once and answered with the truth. */
  async answerAll(): Promise<void> {
    for (const [call, handle] of this.calls()) if (call.isOpen) await handle(false)();
  }

  /** Every call that has not been answered, and how the server handles it: now, to be told later. */
  private calls(): readonly [Waiting, Handler][] {
    const { order } = this;
    const handlers: [Waiting, Handler][] = [];
    for (const call of [...order.loadQr.calls, ...order.issueQr.calls]) {
      handlers.push([call, (refuses) => this.handleQr(call, refuses)]);
    }
    for (const call of order.loadDeposit.calls) {
      handlers.push([call, (refuses) => this.told(call, refuses, (deposit) => call.answer(deposit))]);
    }
    for (const call of order.checkDeposit.calls) {
      const tell = (deposit: Deposit) => call.answer({ deposit, retryAfterSeconds: 3 });
      handlers.push([call, (refuses) => this.told(call, refuses, tell)]);
    }
    for (const call of order.cancelDeposit.calls) {
      handlers.push([call, (refuses) => this.handleCancellation(call, refuses)]);
    }
    return handlers.filter(([call]) => !call.isAnswered);
  }

  private handleQr(call: Call<QrOutcome, OrderReference>, refuses: boolean): Answer {
    if (this.status !== 'OPEN') return () => call.refuse(refusal('ORDER_NOT_OPEN'));
    if (refuses) return () => call.refuse(refusal('QR_EXPIRED'));
    const expiresAt = this.order.clock.now() + QR_HOLDS;
    return () => call.answer({ expiresAt });
  }

  private handleCancellation(call: Call<Deposit, OrderReference>, refuses: boolean): Answer {
    if (this.status !== 'OPEN' && this.status !== 'CANCELED') {
      return () => call.refuse(refusal('ORDER_ALREADY_PAID'));
    }
    if (!refuses && this.status === 'OPEN') this.history.push('CANCELED');
    return this.told(call, refuses, (deposit) => call.answer(deposit));
  }

  /** What the order is now, however much later that is heard. */
  private told(call: Waiting, refuses: boolean, tell: (deposit: Deposit) => Promise<void>): Answer {
    if (refuses) return () => call.refuse(refusal('BANK_UNAVAILABLE'));
    const version = this.history.length - 1;
    const deposit = depositOf({ status: this.status });
    return () => {
      if (call.isOpen) this.believed = Math.max(this.believed, version);
      return tell(deposit);
    };
  }
}

const walk = fc.record({
  first: fc.constantFrom<DepositStatus>('OPEN', 'OPEN', 'OPEN', 'CANCELED', 'PAID', 'FAILED'),
  steps: fc.array(step, { maxLength: WALK_LENGTH, size: 'max' }),
});

test(
  'whatever happens: the page stands where the last believed news says, and asks each thing once at a time',
  async () => {
    await fc.assert(
      fc.asyncProperty(walk, async ({ first, steps }) => {
        const order = followOrder({ status: first });
        const server = new OrderServer(order, first);
        for (const taken of steps) {
          const checks = order.checkDeposit.calls.length;
          await server.take(taken);
          expect(order.standing()).toBe(server.believedStatus.toLowerCase());
          // A paid order never shows as canceled, by whatever answer that was overtaken.
          const wasPaid = server.history.slice(0, server.believed + 1).some((status) => status === 'PAID');
          if (wasPaid) expect(order.standing()).not.toBe('canceled');
          if (order.context().notice === 'UNPAID') expect(['open', 'canceled']).toContain(order.standing());
          for (const slot of [order.checkDeposit, order.cancelDeposit, order.loadQr, order.issueQr]) {
            expect(slot.openCalls.length).toBeLessThanOrEqual(1);
          }
          expect(order.checkDeposit.calls.length - checks).toBeLessThanOrEqual(1);
        }
      }),
      WALK_OPTIONS,
    );
  },
  WALK_TIMEOUT,
);

test(
  'whatever has happened: once the server answers, a player who comes back sees the truth',
  async () => {
    await fc.assert(
      fc.asyncProperty(walk, async ({ first, steps }) => {
        const order = followOrder({ status: first });
        const server = new OrderServer(order, first);
        for (const taken of steps) await server.take(taken);
        order.send({ type: 'page.returned' });
        for (let round = 0; round < 5; round += 1) {
          await server.answerAll();
          await order.pass(5 * SECOND);
        }
        expect(order.standing()).toBe(server.status.toLowerCase());
        expect(order.has('canceling')).toBe(false);
        if (server.status === 'OPEN') {
          expect(order.has('qrShown') || order.has('qrExpired') || order.has('qrUnavailable')).toBe(true);
        }
      }),
      WALK_OPTIONS,
    );
  },
  WALK_TIMEOUT,
);
