/** The fixture of the moves: two players, whose clients call the backend in-process, over connections that may be cut. */
import type { WithdrawQuote } from '../../../../contract/withdraw.ts';
import type { Backend } from '../../../../mock-server/backend.ts';
import { LUCKY } from '../../../../mock-server/seeds/promotions.ts';
import { DEMO_PLAYER, NEWCOMER } from '../../../../mock-server/seeds/players.ts';
import type { FaultName } from '../../../../mock-server/lab/faults.ts';
import type { LedgerTransaction } from '../../../../mock-server/domain/ledger/ledger-transaction.ts';
import { sweep } from '../../../../mock-server/domain/sweep.ts';
import { resetWorld, type World } from '../../../../mock-server/world.ts';
import { Client } from '../../../contract/client.ts';
import { BANK_ACCOUNT } from '../../../contract/requests.ts';
import { START } from '../../../contract/site.ts';
import { hundredths } from '../../../oracle/money.ts';
import { placeOf, type LedgerView, ledgerViewOf } from '../invariants/ledger-view.ts';

/** The connection was cut, or there was no response: the client does not know the outcome. */
class NoAnswer extends Error {}

/** A bug of the backend: a response with status 500, or a repeated request with a different response. */
class Broken extends Error {}

export interface Seat {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  readonly client: Client;
  readonly bankAccountId: string;
  /** The last quote that was requested. */
  quote: { readonly provider: string; readonly quote: WithdrawQuote } | null;
}

/** A promotion that ends a day after the start; all others outlast a test. */
export const FLASH = 'flash';

export class Table {
  readonly world: World;
  readonly seats: readonly [Seat, Seat];
  /** The sums of game results that the lab has accepted, in hundredths of THB. */
  readonly played = new Map<string, bigint>();
  #faulty = false;
  #keys = 0;

  constructor(world: World, seats: readonly [Seat, Seat]) {
    this.world = world;
    this.seats = seats;
  }

  look(): LedgerView {
    return ledgerViewOf(this.world, this.played);
  }

  /** A client for the lab: that of any player will do. */
  get lab(): Client {
    return this.seats[0].client;
  }

  /**
   * Acts as the bank, staff or time directly on the store: as a verb of the lab, but without a request, because a run has many
   * thousands of them. The verbs have their own tests.
   */
  builder<Result>(
    act: (transaction: LedgerTransaction) => Result extends PromiseLike<unknown> ? never : Result,
  ): Result {
    const { store, clock } = this.world;
    sweep(this.world, 'req-stage');
    return store.change<Result>((change) => act({ change, now: clock.now(), requestId: 'req-stage' }));
  }

  /** Runs `work` with a fault on the next API request. Errors of the client because of the fault are ignored. */
  async underFault(fault: FaultName, work: () => Promise<void>): Promise<void> {
    const status = fault === 'status' ? ({ code: 'SERVICE_UNAVAILABLE' } as const) : {};
    this.world.faults.add({ match: {}, fault, times: 1, ...status });
    this.#faulty = true;
    try {
      await work();
    } catch (thrown) {
      if (thrown instanceof Broken) throw thrown;
    } finally {
      this.#faulty = false;
      this.world.faults.clear();
    }
  }

  /** Sends a request `tries` times with one idempotency key. A repeat has to return the same response as the first. */
  async insist<Answered extends { readonly status: number; readonly text: string }>(
    tries: number,
    ask: (key: string) => Promise<Answered>,
  ): Promise<Answered> {
    this.#keys += 1;
    const key = `00000000-0000-4000-8000-${String(this.#keys).padStart(12, '0')}`;
    let earlier: Answered | null = null;
    for (let left = tries; left > 1; left -= 1) {
      try {
        earlier = await ask(key);
      } catch (thrown) {
        if (!this.#faulty || thrown instanceof Broken) throw thrown;
      }
    }
    const answer = await ask(key);
    if (earlier?.status === 201 && answer.text !== earlier.text) {
      throw new Broken(`a repeat was answered ${answer.status} ${answer.text}`);
    }
    return answer;
  }

  /** Records a game's result, in THB. */
  noteGame(seat: Seat, provider: string, amount: string): void {
    const place = placeOf(seat.id, provider);
    this.played.set(place, (this.played.get(place) ?? 0n) + hundredths(amount));
  }
}

/** A fresh world with both players signed in and with a bank account. */
export async function laidTable(backend: Backend): Promise<Table> {
  const { world } = backend;
  resetWorld(world);
  world.store.change((change) => {
    const like = change.promotions.findFirst({ where: { id: { equals: LUCKY } } });
    if (!like) throw new Error('the seeds have no promotion');
    const endsAt = new Date(Date.parse(START) + 86_400_000).toISOString();
    change.promotions.create({ ...like, id: FLASH, bonusAmount: '25', requiredCredit: '25', endsAt });
  });
  const newcomer = await clientOf(backend, NEWCOMER.username);
  await newcomer.call('bankAccountAdd', { body: BANK_ACCOUNT });
  const demo = await clientOf(backend, DEMO_PLAYER.username);
  const seatOf = ({ username, password }: typeof DEMO_PLAYER | typeof NEWCOMER, client: Client): Seat => {
    const id = world.store.players.findFirst({ where: { username: { equals: username } } })?.id ?? '';
    const bankAccountId =
      world.store.bankAccounts.findFirst({ where: { playerId: { equals: id } } })?.id ?? '';
    return { id, username, password, client, bankAccountId, quote: null };
  };
  return new Table(world, [seatOf(DEMO_PLAYER, demo), seatOf(NEWCOMER, newcomer)]);
}

async function clientOf(backend: Backend, username: string): Promise<Client> {
  const client = new Client('http://localhost', async (request) => {
    const delivery = await backend.deliver(request);
    if (!delivery || delivery.kind === 'never') throw new NoAnswer(request.url);
    if (delivery.response.status === 500) throw new Broken(await delivery.response.text());
    if (delivery.kind === 'cut') throw new NoAnswer(request.url);
    return delivery.response;
  });
  await client.lab('session', { username });
  return client;
}
