/** The resources of a run: players, the operator's terms, and the lab if there is one. */
import type { Bank, BankAccount } from '../../contract/bank.ts';
import type { Deposit, DepositConfig, DepositRequest } from '../../contract/deposit.ts';
import { type AmountRange, amountRange, isBelowThreshold } from '../../contract/rules/deposit.ts';
import type { CurrencyOption, Rate } from '../../contract/money/rates.ts';
import type { Provider } from '../../contract/values.ts';
import type { WithdrawConfig } from '../../contract/withdraw.ts';
import { given, needed, neededIn } from './rule/expect.ts';
import { Mismatch, type Need, NEEDS, NotReached } from './rule/outcome.ts';
import type { Names } from './names.ts';
import { bankAccountBody, registration } from './sample.ts';
import { type Adapter, type Credentials, fromAdapter } from './wire/adapter.ts';
import { Caller, type Line } from './wire/caller.ts';
import type { Lab } from './wire/lab.ts';

export interface Player extends Credentials {
  readonly caller: Caller;
}

export interface Depositor extends Player {
  readonly account: BankAccount;
}

/** The responses of the config calls; limits are never hard-coded (contract §4). */
export interface TargetConfig {
  readonly config: DepositConfig;
  readonly withdrawConfig: WithdrawConfig;
  readonly options: readonly CurrencyOption[];
  readonly rates: readonly Rate[];
  readonly banks: readonly Bank[];
}

export interface TargetStateOptions {
  readonly line: Line;
  readonly lab: Lab | null;
  readonly adapter: Adapter | null;
  /** Existing players with a bank account; the first becomes `player`, the second `other`. */
  readonly credentials: readonly Credentials[];
  readonly names: Names;
}

export class TargetState {
  readonly #cast = new Map<number, Promise<Player>>();
  #terms: Promise<TargetConfig> | null = null;

  constructor(readonly options: TargetStateOptions) {}

  get names(): Names {
    return this.options.names;
  }

  /** Returns the reason why a need is not met; null if it is met. */
  lacks(need: Need): string | null {
    const { line, lab, credentials } = this.options;
    const isFull = line.mode === 'full';
    const isMet = {
      writes: isFull,
      newcomer: isFull,
      player: isFull || credentials.length > 0,
      lab: lab !== null,
    };
    return isMet[need] ? null : NEEDS[need];
  }

  get lab(): Lab {
    return needed(NEEDS.lab, this.options.lab);
  }

  /** A caller without a session and without cookies. */
  visitor(): Caller {
    return new Caller(this.options.line);
  }

  /** A caller without a session, but with the XSRF cookie from a first response. */
  async guest(): Promise<Caller> {
    const guest = this.visitor();
    await given('a first response', () => guest.call('agencyInfo'));
    return guest;
  }

  /** The run's first player: has a bank account, and no open order from this run. */
  player(): Promise<Player> {
    return this.#member(0);
  }

  /** The run's second player, for rules about access to another player's data. */
  other(): Promise<Player> {
    return this.#member(1);
  }

  /** Creates a password that reports mask. */
  newPassword(): string {
    const password = `Kit-${crypto.randomUUID()}`;
    this.options.line.secrets.add(password);
    return password;
  }

  /** Registers a new player and signs in; the player has no bank account yet. */
  async newcomer(): Promise<Player> {
    const made = await this.#fromAdapter(false);
    if (made) return this.signIn(made);
    const credentials = { username: this.names.username(), password: this.newPassword() };
    const guest = await this.guest();
    const options = registration(credentials.username, credentials.password);
    await given('a registration', () => guest.ok('register', options));
    return this.signIn(credentials);
  }

  /** Registers a new player with a bank account. */
  async depositor(): Promise<Depositor> {
    const made = await this.#fromAdapter(true);
    if (!made) {
      const player = await this.newcomer();
      return { ...player, account: await this.addBankAccount(player) };
    }
    const player = await this.signIn(made);
    const { bankAccounts } = await given('the data of the player', () => player.caller.ok('playerInfo'));
    return { ...player, account: needed(`a bank account of ${made.username}`, bankAccounts[0]) };
  }

  async #fromAdapter(bankAccount: boolean): Promise<Credentials | null> {
    const { adapter, line } = this.options;
    const made =
      adapter?.newPlayer && fromAdapter('newPlayer', async () => adapter.newPlayer?.({ bankAccount }));
    const credentials = (await made) ?? null;
    if (credentials) line.secrets.add(credentials.password);
    return credentials;
  }

  async addBankAccount({ caller }: Player): Promise<BankAccount> {
    const { banks } = await this.terms();
    const bank = neededIn('a bank that is enabled', banks, ({ enabled }) => enabled);
    const body = bankAccountBody(bank, this.names.accountNumber(bank));
    const what = 'a bank account that the server accepts, or --username of a player who has one';
    return (await given(what, () => caller.ok('bankAccountAdd', { body }))).bankAccount;
  }

  /** Signs an existing player in, with a new session. */
  async signIn(credentials: Credentials): Promise<Player> {
    const caller = await this.guest();
    const { username, password } = credentials;
    await given('a login', () => caller.ok('login', { body: { username, password } }));
    return { ...credentials, caller };
  }

  terms(): Promise<TargetConfig> {
    this.#terms ??= given('the config calls', () => this.#readTerms());
    return this.#terms;
  }

  /** A request that opens an order of the minimum amount, in kip if the operator accepts it. */
  async depositBody(changes: Partial<DepositRequest> = {}): Promise<DepositRequest> {
    const { options } = await this.terms();
    const chosen = options.find(({ currency }) => currency === 'LAK') ?? options[0];
    const { mid } = needed('a receiving merchant', chosen);
    const provider = changes.provider ?? (await this.provider());
    return { provider, mid, amount: (await this.range(provider, mid)).min, ...changes };
  }

  /** The allowed amounts for a merchant and a provider, in the merchant's currency. */
  async range(provider: Provider, mid: string): Promise<AmountRange> {
    const { config, options, rates } = await this.terms();
    const { currency } = neededIn('a merchant', options, (option) => option.mid === mid);
    return needed('limits', amountRange(provider, currency, config, rates));
  }

  /** The first provider that the operator accepts deposits for. */
  async provider(): Promise<Provider> {
    const { config } = await this.terms();
    return needed('a provider', config.providers[0]).provider;
  }

  /** Opens an order, passes it to `use` and always cancels it afterwards. */
  async withOrder<T>(
    use: (order: Deposit, player: Player) => Promise<T>,
    { by, ...changes }: Partial<DepositRequest> & { by?: Player } = {},
  ): Promise<T> {
    const player = by ?? (await this.player());
    const body = await this.depositBody(changes);
    const { deposit } = await given('an open order', () => player.caller.ok('depositCreate', { body }));
    try {
      return await use(deposit, player);
    } finally {
      await this.tidy(player, deposit.code);
    }
  }

  /** Like `withOrder`, but with a newly registered player who has no other orders. */
  async withOwnOrder<T>(use: (order: Deposit, player: Player) => Promise<T>): Promise<T> {
    return this.withOrder(use, { by: await this.depositor() });
  }

  /** Cancels an order if it is still open. A failure is ignored here, because other rules test cancelling. */
  async tidy({ caller }: Player, code: string): Promise<void> {
    try {
      await caller.call('depositCancel', { parameters: { code } });
    } catch (thrown) {
      if (!(thrown instanceof Mismatch)) throw thrown;
    }
  }

  #member(index: number): Promise<Player> {
    const known = this.#cast.get(index);
    if (known) return known;
    const credentials = this.options.credentials[index];
    if (!credentials && this.lacks('newcomer')) throw new NotReached('two players with a password');
    const member = credentials ? this.#guestStar(credentials) : this.depositor();
    this.#cast.set(index, member);
    return member;
  }

  /** Signs in an existing player. If the run may write, checks that the player can open orders. */
  async #guestStar(credentials: Credentials): Promise<Player> {
    const player = await this.signIn(credentials);
    if (this.lacks('writes')) return player;
    const { caller, username } = player;
    const { config } = await this.terms();
    const parameters = { provider: await this.provider() };
    const [info, open, { credit }] = await given(`the data of ${username}`, async () => [
      await caller.ok('playerInfo'),
      await caller.ok('depositOpen'),
      await caller.ok('credit', { parameters }),
    ]);
    needed(`a bank account of ${username}`, info.bankAccounts.length > 0);
    needed(`no open order of ${username}`, open.items.length === 0);
    needed(`credit of ${username} below the threshold`, isBelowThreshold(credit.amount, config));
    return player;
  }

  async #readTerms(): Promise<TargetConfig> {
    const visitor = this.visitor();
    return {
      config: (await visitor.ok('depositConfig')).config,
      withdrawConfig: (await visitor.ok('withdrawConfig')).config,
      options: (await visitor.ok('currencyOptions')).options,
      rates: (await visitor.ok('currencyRates')).rates,
      banks: (await visitor.ok('banks')).banks,
    };
  }
}
