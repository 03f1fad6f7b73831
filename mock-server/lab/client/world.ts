/** One world of the mock backend. Each method is one verb of the lab, and throws a LabError if the lab rejects it. */
import type { Deposit } from '../../../contract/deposit.ts';
import type { Player } from '../../../contract/player.ts';
import type { Usage } from '../../../contract/promotion.ts';
import type { Withdraw } from '../../../contract/withdraw.ts';
import type { LedgerRow, PaymentRow } from '../../store/rows.ts';
import type { ClockReading } from '../clock.ts';
import { secondsOf } from '../duration.ts';
import { readEvents } from '../events/read-events.ts';
import type { LabEvent } from '../events/lab-event.ts';
import type { Fault, FaultRequest } from '../faults.ts';
import type {
  BankModeChange,
  BankPayment,
  Beginning,
  DepositActionInput,
  GameResult,
  Input,
  JournalQuery,
  LedgerQuery,
  RateInput,
  UsageActionInput,
  WithdrawActionInput,
} from '../inputs.ts';
import type { RecordedEntry } from '../journal.ts';
import type { RequestMatch } from '../match/match.ts';
import { type Connection, LabError } from './connection.ts';
import { type SessionCookie, sessionCookiesIn } from './session-cookies.ts';
import type { FullState, WorldState } from './world-state.ts';

/** Called with the cookies of each new session. */
export type KeepSession = (cookies: readonly SessionCookie[]) => Promise<void>;

/** The events of a world as they happen. */
export type WorldEvents = AsyncGenerator<LabEvent> & { readonly opened: Promise<void> };

export class World implements AsyncDisposable {
  readonly #connection: Connection;

  readonly #keepSession: KeepSession | undefined;

  constructor(connection: Connection, keepSession?: KeepSession) {
    this.#connection = connection;
    this.#keepSession = keepSession;
  }

  /** The same world; each session that it opens is handed to `keep`, such as a browser context. */
  withSessions(keep: KeepSession): World {
    return new World(this.#connection, keep);
  }

  get id(): string {
    return this.#connection.world ?? 'default';
  }

  /** The address of the server, without a path. */
  get origin(): string {
    return this.#connection.origin;
  }

  /** The headers by which any other client reaches this world, and its lab. */
  get headers(): Readonly<Record<string, string>> {
    return this.#connection.headers;
  }

  /** A link that moves a browser to this world, and leads to a path of the site. */
  link(to = '/'): string {
    return this.#connection.linkTo(to);
  }

  readonly bank = {
    /** Pays an order: by default its amount, once. The site finds the payment at its next check. */
    pay: async (
      code: string,
      payment: Omit<Input<typeof BankPayment>, 'code'> = {},
    ): Promise<readonly PaymentRow[]> => {
      const body = { code, ...payment };
      return (await this.#ask<{ payments: readonly PaymentRow[] }>('bank/pay', body)).payments;
    },
    /** `silent`: the bank stops responding. */
    mode: async (mode: Input<typeof BankModeChange>['mode']): Promise<void> => {
      await this.#ask('bank/mode', { mode });
    },
  };

  /** Actions of staff on an order or a promotion, or of the bank on a withdrawal that was sent to it. */
  readonly staff = {
    deposit: async (code: string, action: Input<typeof DepositActionInput>['action']): Promise<Deposit> =>
      (await this.#act<{ deposit: Deposit }>('deposits', code, action)).deposit,
    withdraw: async (code: string, action: Input<typeof WithdrawActionInput>['action']): Promise<Withdraw> =>
      (await this.#act<{ withdraw: Withdraw }>('withdraws', code, action)).withdraw,
    usage: async (id: string, action: Input<typeof UsageActionInput>['action']): Promise<Usage> =>
      (await this.#act<{ usage: Usage }>('usages', id, action)).usage,
  };

  /** Everything that is due at the new time has happened when a method returns. */
  readonly clock = {
    /** `2h`, `1h30m`, `-45s`, or a number of seconds. */
    advance: (duration: string | number): Promise<ClockReading> =>
      this.#setClock({ advanceSeconds: typeof duration === 'number' ? duration : durationIn(duration) }),
    /** An instant in ISO 8601 UTC. */
    set: (now: string): Promise<ClockReading> => this.#setClock({ now }),
    /** Stops the clock, at that time if one is given. */
    freeze: (now?: string): Promise<ClockReading> =>
      this.#setClock({ frozen: true, ...(now === undefined ? {} : { now }) }),
    resume: (): Promise<ClockReading> => this.#setClock({ frozen: false }),
  };

  readonly faults = {
    add: async (fault: FaultRequest): Promise<Fault> =>
      (await this.#ask<{ fault: Fault }>('faults', fault)).fault,
    /** The active ones, oldest first. */
    list: async (): Promise<readonly Fault[]> =>
      (await this.#ask<{ faults: readonly Fault[] }>('faults')).faults,
    remove: async (id: string): Promise<void> => {
      await this.#connection.ask({ method: 'DELETE', verb: `faults/${encodeURIComponent(id)}` });
    },
    clear: async (): Promise<void> => {
      await this.#connection.ask({ method: 'DELETE', verb: 'faults' });
    },
  };

  readonly journal = {
    /** The recorded requests, newest first, 50 by default. */
    list: async (query: Input<typeof JournalQuery> = {}): Promise<readonly RecordedEntry[]> =>
      (await this.#connection.ask<{ journal: readonly RecordedEntry[] }>({ verb: 'journal', query })).journal,
    /** How many requests a match meets, such as exactly one POST. A request under a fault counts once. */
    count: async (match: RequestMatch): Promise<number> =>
      (await this.#ask<{ count: number }>('journal/count', { match })).count,
  };

  /** Books the result of a game: a signed amount of THB. */
  async credit(result: Input<typeof GameResult>): Promise<void> {
    await this.#ask('credit', result);
  }

  /** Sets a rate, in units of the currency for 1 THB. */
  async rates(rate: Input<typeof RateInput>): Promise<void> {
    await this.#ask('rates', rate);
  }

  /** Signs a player in. The cookies are those of a browser or client that is to have the session. */
  async session(
    username: string,
  ): Promise<{ readonly player: Player; readonly cookies: readonly SessionCookie[] }> {
    const call = { verb: 'session', body: { username } };
    const { body, response } = await this.#connection.answerTo<{ player: Player }>(call);
    const cookies = sessionCookiesIn(response.headers.getSetCookie());
    await this.#keepSession?.(cookies);
    return { player: body.player, cookies };
  }

  /** Resets the world to a scenario: its sessions end, and its orders, faults and journal are deleted. */
  async reset(beginning: Input<typeof Beginning> = {}): Promise<void> {
    await this.#ask('reset', beginning);
  }

  /** A summary; with `full` the whole store, which may be large. */
  state(): Promise<WorldState>;
  state(options: { readonly full: true }): Promise<FullState>;
  state({ full }: { readonly full?: true } = {}): Promise<WorldState | FullState> {
    return this.#connection.ask({ verb: 'state', query: { full } });
  }

  /** The movements of money, oldest first. */
  async ledger(query: Input<typeof LedgerQuery> = {}): Promise<readonly LedgerRow[]> {
    return (await this.#connection.ask<{ ledger: readonly LedgerRow[] }>({ verb: 'ledger', query })).ledger;
  }

  /**
   * Follows the world until the loop is left, the signal aborts, or the world is deleted. What happens before `opened` resolves may
   * be missed.
   */
  events({ signal }: { readonly signal?: AbortSignal } = {}): WorldEvents {
    const opening = this.#connection.send({ verb: 'events' }, signal ? { signal } : {});
    const opened = opening.then(() => undefined);
    // A caller that only iterates learns of a failure there.
    opened.catch(() => undefined);
    return Object.assign(eventsOf(opening, signal), { opened });
  }

  /** The whole state, for `import`. It contains no sessions. */
  export(): Promise<unknown> {
    return this.#ask('export');
  }

  /** Replaces the whole state by an exported one. */
  async import(state: unknown): Promise<void> {
    await this.#ask('import', state);
  }

  /** Deletes the world with everything in it. A world that is gone already is no error. */
  async delete(): Promise<void> {
    try {
      await this.#connection.ask({ method: 'DELETE', verb: `worlds/${encodeURIComponent(this.id)}` });
    } catch (thrown) {
      if (!(thrown instanceof LabError) || thrown.code !== 'WORLD_NOT_FOUND') throw thrown;
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.delete();
  }

  async #setClock(body: object): Promise<ClockReading> {
    return (await this.#ask<{ clock: ClockReading }>('clock', body)).clock;
  }

  #act<Answer>(collection: string, id: string, action: string): Promise<Answer> {
    return this.#ask(`staff/${collection}/${encodeURIComponent(id)}`, { action });
  }

  #ask<Answer>(verb: string, body?: unknown): Promise<Answer> {
    return this.#connection.ask<Answer>({ verb, body });
  }
}

async function* eventsOf(opening: Promise<Response>, signal?: AbortSignal): AsyncGenerator<LabEvent> {
  try {
    const { body } = await opening;
    if (body) for await (const { event } of readEvents(body)) yield event;
  } catch (thrown) {
    if (!signal?.aborted) throw thrown;
  }
}

function durationIn(text: string): number {
  const seconds = secondsOf(text);
  if (seconds !== null) return seconds;
  const message = `“${text}” is no duration: write it like 2h, 1h30m or -45s`;
  throw new LabError({ status: null, code: 'VALIDATION_FAILED', message, fields: { advance: 'FORMAT' } });
}
