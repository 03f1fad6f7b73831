/** Every row that the mock keeps, in the contract's own vocabulary. */
import { AccountNumber, BankAccount, BankCodeSchema } from '../../contract/bank.ts';
import { Deposit, ProviderLimits } from '../../contract/deposit.ts';
import { VisitorId } from '../../contract/fingerprint.ts';
import { Player } from '../../contract/player.ts';
import { CurrencyOption, Rate } from '../../contract/rates.ts';
import {
  boolean,
  choice,
  type Infer,
  integer,
  list,
  nullable,
  optional,
  record,
  text,
} from '../../contract/schema/vocabulary.ts';
import {
  Amount,
  Code,
  CurrencySchema,
  Instant,
  Link,
  Name,
  ProviderSchema,
  Uuid,
} from '../../contract/values.ts';

/** Money in or out: an amount of the contract with an optional minus. */
export const SignedAmount = text({ maxLength: 16, pattern: '^-?\\d{1,12}(\\.\\d{1,2})?$' });

const Secret = text({ maxLength: 128 });
const Digest = text({ maxLength: 64, pattern: '^[0-9a-f]{64}$' });

export const AgencyRow = record({
  id: Code,
  name: Name,
  telegram: Link,
  whatsapp: Link,
  facebook: Link,
  twitter: Link,
  line: Link,
});

export const PlayerRow = record({
  ...Player.fields,
  /** See security/password.ts for what the text holds. */
  passwordHash: text({ maxLength: 200 }),
  passwordChangedAt: Instant,
  visitorId: optional(VisitorId),
});

export const SessionRow = record({
  id: Code,
  /** The value of the `sid` cookie. */
  secret: Secret,
  xsrfToken: Secret,
  playerId: Code,
  createdAt: Instant,
});

export const BankRow = record({
  code: BankCodeSchema,
  displayName: Name,
  minimumDigits: integer(1, 34),
  maximumDigits: integer(1, 34),
  enabled: boolean(),
});

export const BankAccountRow = record({ ...BankAccount.fields, playerId: Code, accountNumber: AccountNumber });

/** The credit of one player with one provider, in THB. The amount has no sign: credit is never negative. */
export const CreditRow = record({
  id: text({ maxLength: 80 }),
  playerId: Code,
  provider: ProviderSchema,
  amount: Amount,
});

export const RateRow = record({ ...Rate.fields, updatedAt: Instant });

export const OptionRow = record({ ...CurrencyOption.fields });

/** Constants of contract §4 that the config call serves. */
export const DepositSettingsRow = record({
  id: Code,
  creditThreshold: Amount,
  qrSeconds: integer(1, 86_400),
  orderSeconds: integer(1, 86_400),
  checkSeconds: integer(0, 3_600),
});

export const ProviderLimitsRow = record({ ...ProviderLimits.fields });

export const DepositRow = record({
  ...Deposit.fields,
  playerId: Code,
  /** When the QR that holds now was issued, and which one it is. */
  qrIssuedAt: Instant,
  qrNumber: integer(1),
  /** The last check that was answered; absent before the first. */
  checkedAt: optional(Instant),
  /** Armed by the lab: the next transfer to the provider fails. */
  transferFails: boolean(),
});

/** Money at the simulated bank. The operator knows of it once it has been `learnt`. */
export const PaymentRow = record({
  id: Code,
  depositCode: Code,
  amount: Amount,
  currency: CurrencySchema,
  at: Instant,
  learnt: boolean(),
});

export const BANK_MODES = ['up', 'silent'] as const;

/** The line to the simulated bank: one row. */
export const BankLineRow = record({
  id: Code,
  mode: choice(BANK_MODES),
  /** Since when the bank answers again: timers that it held up fire then. */
  upSince: Instant,
});

export const LEDGER_KINDS = [
  'deposit.opened',
  'payment.received',
  'credit.deposited',
  'credit.adjusted',
  'refund.owed',
  'refund.paid',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The judge of every money test: contract §6. Amounts of credit are THB, all others the order's currency. */
export const LedgerRow = record({
  id: Code,
  at: Instant,
  /** The username. */
  player: Player.fields.username,
  provider: ProviderSchema,
  order: nullable(Code),
  kind: choice(LEDGER_KINDS),
  amount: SignedAmount,
  currency: CurrencySchema,
  requestId: Code,
});

/** A 2xx answer that a repeat of its request gets again: contract §1. */
export const IdempotencyRow = record({
  /** A digest of scope, method, path and key: the scope may be an XSRF token. */
  id: Digest,
  key: Uuid,
  method: text({ maxLength: 10 }),
  path: text({ maxLength: 300 }),
  bodyDigest: Digest,
  status: integer(200, 299),
  body: nullable(text({ minLength: 0, maxLength: 200_000 })),
  setCookies: list(text({ maxLength: 500 })),
  storedAt: Instant,
});

/** Moments, in milliseconds since 1970, at which someone did what is limited. */
export const RateLimitRow = record({ id: text({ maxLength: 300 }), hits: list(integer(-8.64e15)) });

export const CounterRow = record({ name: Code, value: integer() });

export type DepositRow = Infer<typeof DepositRow>;
export type PlayerRow = Infer<typeof PlayerRow>;
export type SessionRow = Infer<typeof SessionRow>;
export type BankRow = Infer<typeof BankRow>;
export type BankAccountRow = Infer<typeof BankAccountRow>;
export type PaymentRow = Infer<typeof PaymentRow>;
export type LedgerRow = Infer<typeof LedgerRow>;
export type AgencyRow = Infer<typeof AgencyRow>;
