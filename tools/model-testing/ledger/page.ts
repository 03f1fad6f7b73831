/** The page of one player with its real machines, connected to the mock; ledger walks act on it. */
import type { QueryClient } from '@tanstack/react-query';
import { createActor, type EventObject, type InspectionEvent } from 'xstate';
import { navigationMachine } from '../../../machines/navigation.machine.ts';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { Client } from '../../../src/api/client.ts';
import { depositRead, openDepositsRead } from '../../../src/api/orders.ts';
import { openWithdrawsRead, withdrawRead } from '../../../src/api/orders.ts';
import { startDeposit } from '../../../src/features/deposit/start-deposit.ts';
import { startPromotions } from '../../../src/features/promotion/start-promotions.ts';
import { startWithdraw } from '../../../src/features/withdraw/start-withdraw.ts';
import type { DomainEvent } from '../../../src/app/query/query-invalidation.ts';
import { createQueryClient } from '../../../src/app/query/query-policy.ts';
import type { Browser } from '../../../src/platform/browser.ts';
import { START_TIME } from '../../fixtures/machine-fixtures.ts';
import type { DeliveryOrder } from '../../../tests/in-process/mock.ts';
import { VirtualTime } from '../../../tests/in-process/virtual-time.ts';
import { handBrowser } from '../../../tests/unit/src/browser.ts';
import { AS_THEY_ARE, type Casting } from './casting.ts';
import { Line } from './line.ts';

export const PLAYER = 'PL000001';
/** The player's initial credit in THB, won in a game. */
export const CREDIT = '500';

export interface PageOptions {
  readonly casting?: Casting;
  readonly inspect?: (event: InspectionEvent) => void;
  /** The order in which requests and responses are delivered. */
  readonly order?: DeliveryOrder;
}

export class Page {
  readonly line: Line;
  readonly time: VirtualTime;
  /** The events that the machines have emitted, in order. */
  readonly reported: DomainEvent[] = [];
  readonly #browser: Browser;
  readonly #restore: () => void;
  readonly #casting: Casting;
  readonly #watch: { readonly inspect?: (event: InspectionEvent) => void };
  #client: Client;
  #queries: QueryClient;
  #actors: ReturnType<Page['load']>;

  private constructor(
    line: Line,
    time: VirtualTime,
    restore: () => void,
    { casting = AS_THEY_ARE, inspect }: PageOptions,
  ) {
    this.line = line;
    this.time = time;
    this.#restore = restore;
    this.#casting = casting;
    this.#watch = inspect ? { inspect } : {};
    this.#browser = { ...handBrowser({ readCookie: line.mock.readCookie }), clock: time };
    this.#client = new Client(this.#browser);
    this.#queries = createQueryClient(this.#browser);
    this.#actors = this.load();
  }

  /** Opens the page of a player with a bank account and some credit, but without orders. */
  static async open(options: PageOptions = {}): Promise<Page> {
    const time = new VirtualTime(START_TIME);
    const line = new Line(time, options.order);
    const fetchBefore = globalThis.fetch;
    const restore = () => {
      time.restore();
      globalThis.fetch = fetchBefore;
    };
    globalThis.fetch = line.fetch;
    try {
      const { username } = DEMO_PLAYER;
      await line.mock.lab('session', { username });
      await line.mock.lab('credit', { username, provider: 'alphabet', amount: CREDIT });
      const page = new Page(line, time, restore, options);
      await page.settled();
      return page;
    } catch (error) {
      restore();
      throw error;
    }
  }

  get deposit() {
    return this.#actors.deposit.actor;
  }

  /** The actor of the deposit order that the page shows. */
  get order() {
    return this.deposit.getSnapshot().children.order;
  }

  get withdraw() {
    return this.#actors.withdraw.actor;
  }

  get claim() {
    return this.#actors.promotions.actor.claim;
  }

  get cancel() {
    return this.#actors.promotions.actor.cancel;
  }

  get store() {
    return this.line.mock.backend.world.store;
  }

  get now(): number {
    return this.#client.clock.now();
  }

  /** Reloads the page: only the browser's storage is kept. */
  async reload(): Promise<void> {
    this.#stop();
    this.#client = new Client(this.#browser);
    this.#queries = createQueryClient(this.#browser);
    this.#actors = this.load();
    await this.settled();
  }

  /** Sends the event to every machine. */
  sendToAll(event: { readonly type: 'network.restored' | 'page.returned' }): void {
    for (const actor of [this.deposit, this.order, this.withdraw, this.claim, this.cancel]) {
      (actor as { send(event: EventObject): void } | undefined)?.send(event);
    }
  }

  /** Refetches the data of the visible views, as they do when the page becomes visible. */
  async look(): Promise<void> {
    const code = this.order?.getSnapshot().context.code;
    const withdrawal = this.withdraw.getSnapshot().context.order?.code;
    const reads = [
      openDepositsRead(this.#client),
      openWithdrawsRead(this.#client),
      ...(code === undefined ? [] : [depositRead(this.#client, code)]),
      ...(withdrawal === undefined ? [] : [withdrawRead(this.#client, withdrawal)]),
    ];
    for (const { queryKey, queryFn } of reads) {
      const read = { queryKey: [...queryKey], queryFn: queryFn as () => Promise<unknown> };
      void this.#queries.fetchQuery({ ...read, staleTime: 0, retry: false }).catch(() => undefined);
      await this.settled();
    }
  }

  async settled(): Promise<void> {
    await this.line.mock.settled();
  }

  /** Advances the time; each timer fires at its due time, and its responses arrive before the next one. */
  async pass(milliseconds: number): Promise<void> {
    await this.time.passTo(this.time.now() + milliseconds, this.line.mock.settled);
  }

  close(): void {
    this.#stop();
    this.#restore();
  }

  #stop(): void {
    const { deposit, withdraw, promotions } = this.#actors;
    for (const { stop } of [deposit, withdraw, promotions]) stop();
    this.#queries.clear();
  }

  private load() {
    const dispatch = (event: DomainEvent) => void this.reported.push(event);
    const dependencies = {
      browser: this.#browser,
      watch: this.#watch,
      client: this.#client,
      queries: this.#queries,
      // The machines only read the current page from it; no navigation happens.
      navigation: createActor(navigationMachine, { input: { at: '/player/promotion/' } }),
      dispatch,
      playerId: PLAYER,
    };
    return {
      deposit: startDeposit(dependencies, this.#casting.deposit),
      withdraw: startWithdraw(dependencies, this.#casting.withdraw),
      promotions: startPromotions(dependencies, this.#casting),
    };
  }
}
