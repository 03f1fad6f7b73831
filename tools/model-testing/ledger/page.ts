/** The page of one player with its real machines, connected to the mock; ledger walks act on it. */
import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromCallback, type InspectionEvent } from 'xstate';
import type { PasswordChangeEmitted } from '../../../machines/passwordChange.machine.ts';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { Client } from '../../../src/api/client.ts';
import { depositRead, openDepositsRead } from '../../../src/api/orders.ts';
import { openWithdrawsRead, withdrawRead } from '../../../src/api/orders.ts';
import { GameTab } from '../../../src/app/game-tab.ts';
import { playerWithActors } from '../../../src/app/player-actors.ts';
import type { DomainEvent, PlayerEmitted } from '../../../machines/app.vocabulary.ts';
import type { PlayerActors } from '../../../src/app/site.ts';
import { createQueryClient } from '../../../src/app/query/query-policy.ts';
import type { Browser } from '../../../src/platform/browser.ts';
import { START_TIME } from '../../fixtures/machine-fixtures.ts';
import type { DeliveryOrder } from '../../../tests/in-process/mock.ts';
import { VirtualTime } from '../../../tests/in-process/virtual-time.ts';
import { handBrowser } from '../../../tests/unit/src/browser.ts';
import { AS_THEY_ARE, type Casting } from './casting.ts';
import { Line } from './line.ts';
import { startClock, startKeys } from '../../fixtures/machine-fixtures.ts';

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
  #player: ReturnType<Page['load']>;

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
    this.#player = this.load();
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
    return this.#actor('deposit');
  }

  /** The actor of the deposit order that the page shows. */
  get order() {
    return this.deposit.getSnapshot().children.order;
  }

  get withdraw() {
    return this.#actor('withdraw');
  }

  get claim() {
    return this.#actor('promotionClaim');
  }

  get cancel() {
    return this.#actor('promotionCancel');
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
    this.#player = this.load();
    await this.settled();
  }

  /** Sends the event to the player, who passes it on. */
  sendToAll(event: { readonly type: 'network.restored' | 'page.returned' }): void {
    this.#player.send(event);
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
    this.#player.stop();
    this.#queries.clear();
  }

  #actor<Name extends Role>(name: Name): NonNullable<PlayerActors[Name]> {
    const actor = (this.#player.getSnapshot().children as PlayerActors)[name];
    if (!actor) throw new Error(`the player has no ${name}`);
    return actor as NonNullable<PlayerActors[Name]>;
  }

  private load() {
    const site = {
      browser: this.#browser,
      client: this.#client,
      queries: this.#queries,
      gameTab: new GameTab(this.#browser.openGameWindow),
    };
    const player = createActor(
      // The page has no reminder, whose reads would be requests of their own.
      playerWithActors(site, PLAYER, this.#casting).provide({
        actors: { visit: fromCallback(() => undefined) },
      }),
      {
        systemId: 'player',
        input: {
          clock: startClock(this.#client.clock),
          keys: startKeys(() => this.#browser.newKey()),
          playerId: PLAYER,
        },
        ...this.#watch,
      },
    );
    player.on('*', (event) => {
      if (!isOfPasswords(event)) this.reported.push(event);
    });
    player.start();
    player.send({ type: 'deposit.opened' });
    player.send({ type: 'withdraw.opened' });
    return player;
  }
}

/** The actors that move money. */
type Role = 'deposit' | 'withdraw' | 'promotionClaim' | 'promotionCancel';

function isOfPasswords(event: PlayerEmitted): event is PasswordChangeEmitted {
  return event.type.startsWith('passwordChange.');
}
