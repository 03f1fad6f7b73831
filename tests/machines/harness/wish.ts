import { instantOf } from '../../../contract/clock.ts';
import type { Deposit } from '../../../contract/deposit.ts';
import type { DepositIntent, Restoration } from '../../../machines/deposit.vocabulary.ts';
import { depositOf, REQUEST } from '../../../src/theatre/repertoire/cashier/deposits.ts';
import { MINUTE, NETWORK, ORDER_HOLDS, refusal, SECOND, START, TIMEOUT } from './facts.ts';
import { type DepositPage, openDepositPage } from './making.ts';

/** Said before a server looks at the key (contract §1: order of checks). */
const BUSY = ['SERVICE_UNAVAILABLE', 'RATE_LIMITED', 'UNAUTHENTICATED', 'XSRF_INVALID'] as const;

type SlotName = keyof typeof ANSWERS;

/** What may come back from a slot. */
const ANSWERS = {
  restore: ['restore', 'restore', 'restore', 'restoreFails'],
  createDeposit: [
    'create',
    'createIsRefused',
    'createIsLost',
    'createNeverArrives',
    'createIsSlow',
    'createIsBusy',
    'createIsBusy',
  ],
  findDeposit: ['find', 'findFails'],
  loadDeposit: ['openOther', 'openOtherFails'],
} as const;
const ALWAYS = [
  'submit',
  'submit',
  'submit',
  'edit',
  'retry',
  'stopWaiting',
  'restoreLine',
  'pass',
  'passLong',
  'reload',
  'reloadAfterArrival',
  'observe',
  'orderInOtherTab',
  'endUnseen',
] as const;

/** A player who makes orders, their page, its journal and a server: each step is something that may happen next. */
export class Wish {
  /** New keys that were sent although the outcome of an earlier one was unknown; and keys sent with other words. */
  readonly faults: string[] = [];
  private keys = 0;
  private page = this.load(START);
  private readonly orders: Deposit[] = [];
  /** Keys that the server has accepted and still works on. */
  private readonly slow = new Set<string>();
  private intent: DepositIntent | null = null;
  private readonly requests = new Map<string, string>();
  /** Keys whose order may exist without the page knowing. */
  private readonly unresolved = new Set<string>();
  /** Of those, the ones that an answer to another sending cannot resolve unless the key was looked at. */
  private readonly doubted = new Set<string>();
  private seen = { sendings: 0, emitted: 0 };
  private count = 0;

  readonly steps = {
    submit: () =>
      this.page.send({
        type: 'deposit.submit',
        request: { ...REQUEST, amount: String(500 + this.next()) },
      }),
    edit: () => this.page.send({ type: 'deposit.edit', changes: { entry: String(this.next()) } }),
    retry: () => this.page.send({ type: 'deposit.retry' }),
    stopWaiting: () => {
      if (this.page.has('slow'))
        for (const call of this.page.createDeposit.openCalls) this.doubted.add(call.input.key);
      this.page.send({ type: 'deposit.stopWaiting' });
    },
    restoreLine: () => this.page.send({ type: 'line.restored' }),
    pass: () => this.pass(30 * SECOND),
    passLong: () => this.pass(6 * MINUTE),
    reload: () => this.reload(),
    reloadAfterArrival: () => {
      const call = this.page.createDeposit.openCalls.at(-1);
      if (call) this.create(call.input.key);
      this.reload();
    },
    finish: () => this.finish(),
    observe: () => {
      const open = this.openOrder();
      if (open) this.page.send({ type: 'deposit.observed', deposit: open });
    },
    orderInOtherTab: () => {
      if (!this.openOrder()) this.create(`other-${this.next()}`);
    },
    endUnseen: () => this.end(this.openOrder()?.code),
    restore: () => this.whenOpen('restore', (call) => this.restore(call.answer.bind(call))),
    restoreFails: () => this.whenOpen('restore', (call) => call.refuse(NETWORK)),
    create: () => this.whenOpen('createDeposit', (call) => this.answerCreation(call, false)),
    createIsRefused: () => this.whenOpen('createDeposit', (call) => this.answerCreation(call, true)),
    createIsLost: () =>
      this.whenOpen('createDeposit', (call) => {
        this.create(call.input.key);
        this.doubted.add(call.input.key);
        return call.refuse(TIMEOUT);
      }),
    createNeverArrives: () =>
      this.whenOpen('createDeposit', (call) => {
        this.doubted.add(call.input.key);
        return call.refuse(NETWORK);
      }),
    createIsSlow: () =>
      this.whenOpen('createDeposit', (call) => {
        this.slow.add(call.input.key);
        this.doubted.add(call.input.key);
        return call.refuse(TIMEOUT);
      }),
    createIsBusy: () =>
      this.whenOpen('createDeposit', (call) => {
        if (!this.doubted.has(call.input.key)) this.unresolved.delete(call.input.key);
        return call.refuse(refusal(BUSY[this.next() % BUSY.length] ?? 'RATE_LIMITED'));
      }),
    find: () =>
      this.whenOpen('findDeposit', (call) => {
        const found = this.orderOf(call.input.key);
        if (found) this.unresolved.delete(call.input.key);
        return call.answer(found);
      }),
    findFails: () => this.whenOpen('findDeposit', (call) => call.refuse(NETWORK)),
    openOther: () =>
      this.whenOpen('loadDeposit', (call) => {
        const found = this.orders.find((order) => order.code === call.input.code);
        return found ? call.answer(found) : call.refuse(refusal('NOT_FOUND'));
      }),
    openOtherFails: () => this.whenOpen('loadDeposit', (call) => call.refuse(NETWORK)),
  } satisfies Record<string, () => void | Promise<void>>;

  /** What may happen now: a call is only answered while one waits. */
  get possible(): readonly (keyof Wish['steps'])[] {
    const waits = (name: SlotName) => this.page[name].openCalls.length > 0;
    return [
      ...ALWAYS,
      ...(this.page.has('following') ? (['finish', 'endUnseen'] as const) : []),
      ...(waits('restore') ? ANSWERS.restore : []),
      ...(waits('createDeposit') ? ANSWERS.createDeposit : []),
      ...(waits('findDeposit') ? ANSWERS.findDeposit : []),
      ...(waits('loadDeposit') ? ANSWERS.loadDeposit : []),
    ];
  }

  get isSettled(): boolean {
    return this.page.has('form') || this.page.has('following') || this.page.has('unreachable');
  }

  get sentKeys(): ReadonlySet<string> {
    return new Set(this.requests.keys());
  }

  async take(step: keyof Wish['steps']): Promise<void> {
    await this.steps[step]();
    this.lookAtSendings();
    this.lookAtJournal();
  }

  /** Everything that waits is answered, as a server in good health does. */
  async answerAll(): Promise<void> {
    for (const step of ['restore', 'create', 'find', 'openOther', 'pass'] as const) await this.take(step);
  }

  private lookAtSendings(): void {
    const { calls } = this.page.createDeposit;
    for (const { input } of calls.slice(this.seen.sendings)) {
      for (const key of this.unresolved) {
        if (key !== input.key) this.faults.push(`${input.key} was sent while ${key} was unknown`);
      }
      const words = JSON.stringify(input.request);
      if ((this.requests.get(input.key) ?? words) !== words) this.faults.push(`${input.key} in other words`);
      this.requests.set(input.key, words);
      this.unresolved.add(input.key);
      this.intent = { ...input, at: this.page.now() };
    }
    this.seen.sendings = calls.length;
  }

  /** The journal holds an intent until the page says what became of it. */
  private lookAtJournal(): void {
    if (this.page.emitted.length > this.seen.emitted) this.intent = null;
    this.seen.emitted = this.page.emitted.length;
  }

  private restore(answer: (found: Restoration) => Promise<void>): Promise<void> {
    const own = this.intent ? this.orderOf(this.intent.key) : null;
    const order = own ?? this.openOrder();
    const isStale = this.intent !== null && this.page.now() - this.intent.at >= 5 * MINUTE;
    if (this.intent && (order || isStale)) this.unresolved.delete(this.intent.key);
    return answer({ draft: null, intent: own ? null : this.intent, order });
  }

  private answerCreation(call: DepositPage['createDeposit']['open'], refuses: boolean): Promise<void> {
    const { key } = call.input;
    if (this.slow.has(key)) return call.refuse(refusal('IDEMPOTENCY_IN_PROGRESS'));
    this.unresolved.delete(key);
    const other = this.openOrder();
    if (!this.orderOf(key) && other) {
      return call.refuse(refusal('OPEN_ORDER', { meta: { code: other.code } }));
    }
    if (!this.orderOf(key) && refuses) return call.refuse(refusal('AMOUNT_OUT_OF_RANGE'));
    return call.answer(this.create(key));
  }

  private create(key: string): Deposit {
    const known = this.orderOf(key) ?? this.openOrder();
    if (known) return known;
    const created = depositOf({
      code: `D-${this.orders.length + 1}`,
      idempotencyKey: key,
      expiresAt: instantOf(this.page.now() + ORDER_HOLDS),
    });
    this.orders.push(created);
    return created;
  }

  private finish(): void {
    const code = this.page.context().order?.code;
    if (!this.page.has('following') || code === undefined) return;
    this.end(code);
    const ended = this.orders.find((order) => order.code === code);
    if (ended) this.page.order().send({ type: 'order.observed', deposit: ended });
    this.page.order().send({ type: 'order.leave' });
  }

  private end(code: string | undefined): void {
    const index = this.orders.findIndex((order) => order.code === code);
    const order = this.orders[index];
    if (order) this.orders[index] = { ...order, status: 'SUCCESS' };
  }

  /** No server works on an order for longer than this. */
  private pass(milliseconds: number): Promise<void> {
    for (const key of this.slow) this.create(key);
    this.slow.clear();
    return this.page.pass(milliseconds);
  }

  private reload(): void {
    for (const call of this.page.createDeposit.openCalls) this.doubted.add(call.input.key);
    this.page = this.load(this.page.now());
    this.seen = { sendings: 0, emitted: 0 };
  }

  private load(at: number): DepositPage {
    return openDepositPage({ newKey: () => `key-${this.nextKey()}`, at });
  }

  private whenOpen<Name extends SlotName>(
    name: Name,
    then: (call: DepositPage[Name]['open']) => Promise<void>,
  ): Promise<void> | undefined {
    return this.page[name].openCalls.length > 0 ? then(this.page[name].open) : undefined;
  }

  private orderOf(key: string): Deposit | null {
    return this.orders.find((order) => order.idempotencyKey === key) ?? null;
  }

  private openOrder(): Deposit | null {
    return this.orders.find((order) => order.status === 'OPEN') ?? null;
  }

  private next(): number {
    this.count += 1;
    return this.count;
  }

  private nextKey(): number {
    this.keys += 1;
    return this.keys;
  }
}
