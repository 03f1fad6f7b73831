/** The collections of the store. One declaration defines the model, the validation and the masked fields. */
import type { Fields, InferFields, Schema } from '../../contract/schema/vocabulary.ts';
import {
  AgencyRow,
  BankAccountRow,
  BankLineRow,
  BankRow,
  CounterRow,
  CreditRow,
  DepositRow,
  DeviceRow,
  type Frozen,
  GameRow,
  IdempotencyRow,
  LaunchRow,
  LedgerRow,
  OptionRow,
  PaymentRow,
  PlayerRow,
  PromotionRow,
  ResponsiblePlayRow,
  ProviderRow,
  QuoteRow,
  RateLimitRow,
  RateRow,
  SessionRow,
  SettingsRow,
  UsageRow,
  WithdrawRow,
} from './rows.ts';

/** A row's schema. Rows are flat, as in a table: text, numbers, booleans, choices and lists of them. */
export type RowSchema<F extends Fields = Fields> = Schema<InferFields<F>> & { readonly fields: F };

export interface Collection<F extends Fields = Fields> {
  readonly schema: RowSchema<F>;
  /** The primary key field. */
  readonly key: keyof F & string;
  /** Fields that the lab masks: hashes, tokens, session secrets. */
  readonly masked: readonly (keyof F & string)[];
  /** Rows may only be added, never changed or removed. */
  readonly appendOnly: boolean;
}

interface Options<F extends Fields> {
  readonly key: keyof F & string;
  readonly masked?: readonly (keyof F & string)[];
  readonly appendOnly?: boolean;
}

export function collection<F extends Fields>(schema: RowSchema<F>, options: Options<F>): Collection<F> {
  return {
    schema,
    key: options.key,
    masked: options.masked ?? [],
    appendOnly: options.appendOnly ?? false,
  };
}

export const collections = {
  agency: collection(AgencyRow, { key: 'id' }),
  players: collection(PlayerRow, { key: 'id', masked: ['passwordHash'] }),
  sessions: collection(SessionRow, {
    key: 'id',
    masked: ['secret', 'xsrfToken'],
  }),
  banks: collection(BankRow, { key: 'code' }),
  bankAccounts: collection(BankAccountRow, { key: 'id' }),
  credits: collection(CreditRow, { key: 'id' }),
  rates: collection(RateRow, { key: 'currency' }),
  options: collection(OptionRow, { key: 'mid' }),
  settings: collection(SettingsRow, { key: 'id' }),
  providers: collection(ProviderRow, { key: 'provider' }),
  deposits: collection(DepositRow, { key: 'code' }),
  withdraws: collection(WithdrawRow, { key: 'code' }),
  quotes: collection(QuoteRow, { key: 'id' }),
  promotions: collection(PromotionRow, { key: 'id' }),
  usages: collection(UsageRow, { key: 'id' }),
  games: collection(GameRow, { key: 'code' }),
  launches: collection(LaunchRow, {
    key: 'id',
    masked: ['token', 'play'],
  }),
  devices: collection(DeviceRow, { key: 'id' }),
  responsiblePlay: collection(ResponsiblePlayRow, { key: 'playerId' }),
  payments: collection(PaymentRow, { key: 'id' }),
  bankLines: collection(BankLineRow, { key: 'id' }),
  ledger: collection(LedgerRow, { key: 'id', appendOnly: true }),
  idempotency: collection(IdempotencyRow, { key: 'id', masked: ['id', 'setCookies', 'body', 'bodyDigest'] }),
  rateLimits: collection(RateLimitRow, { key: 'id' }),
  counters: collection(CounterRow, { key: 'name' }),
} as const;

export type CollectionName = keyof typeof collections;

/** A frozen row of the collection, as handlers receive it. */
export type RowOf<Name extends CollectionName> = Frozen<(typeof collections)[Name]['schema']>;

export const COLLECTION_NAMES = Object.keys(collections) as CollectionName[];
