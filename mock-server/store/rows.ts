/** The schemas of all rows of the mock, based on the contract's schemas. */
import { AccountNumber, BankAccount, BankCodeSchema } from '../../contract/bank.ts';
import { Deposit } from '../../contract/deposit.ts';
import { DEVICES, Game, GameTab } from '../../contract/game.ts';
import {
  type Language,
  LANGUAGES,
  Amount,
  Code,
  CurrencySchema,
  Instant,
  Link,
  Name,
  ProviderSchema,
  RateText,
  Uuid,
} from '../../contract/values.ts';
import { Promotion, Usage } from '../../contract/promotion.ts';
import { PlayerLimits } from '../../contract/responsible-play.ts';
import { Withdraw } from '../../contract/withdraw.ts';
import { VisitorId } from '../../contract/fingerprint.ts';
import { Player } from '../../contract/player.ts';
import { CurrencyOption, Rate } from '../../contract/money/rates.ts';
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

/** A signed money amount: a contract amount with an optional minus. */
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

/** Localized text as flat fields: `titleLo`, `titleCn` … */
const inEveryLanguage = <Field extends 'title' | 'detail'>(field: Field, maxLength: number) => {
  const localized = text({ maxLength });
  const fields = LANGUAGES.map((language) => [
    `${field}${language.charAt(0).toUpperCase()}${language.slice(1)}`,
    localized,
  ]);
  return Object.fromEntries(fields) as Readonly<Record<`${Field}${Capitalize<Language>}`, typeof localized>>;
};

export const PlayerRow = record({
  ...Player.fields,
  /** For the format see security/password.ts. */
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

/** The credit of one player with one provider, in THB. Unsigned, because credit is never negative. */
export const CreditRow = record({
  id: text({ maxLength: 80 }),
  playerId: Code,
  provider: ProviderSchema,
  amount: Amount,
});

export const RateRow = record({ ...Rate.fields, updatedAt: Instant });

export const OptionRow = record({ ...CurrencyOption.fields });

/** A single row with the constants of contract §4 that the config calls return. */
export const SettingsRow = record({
  id: Code,
  creditThreshold: Amount,
  qrSeconds: integer(1, 86_400),
  orderSeconds: integer(1, 86_400),
  checkSeconds: integer(0, 3_600),
  payCurrency: CurrencySchema,
});

/** Limits in THB credit: contract §4. */
export const ProviderRow = record({
  provider: ProviderSchema,
  depositMinimum: Amount,
  depositMaximum: Amount,
  withdrawMinimum: Amount,
  withdrawMaximum: Amount,
  /** During maintenance, neither the provider's credit nor its games are accessible. */
  maintenance: boolean(),
});

export const DepositRow = record({
  ...Deposit.fields,
  playerId: Code,
  /** Issue time and number of the current QR. */
  qrIssuedAt: Instant,
  qrNumber: integer(1),
  /** The last accepted check; absent before the first. */
  checkedAt: optional(Instant),
  /** Set by the lab: the next transfer to the provider fails. */
  transferFails: boolean(),
});

export const WithdrawRow = record({ ...Withdraw.fields, playerId: Code, bankAccountId: Code });

/** A quote for a withdrawal, as returned to the player. */
export const QuoteRow = record({
  id: Code,
  playerId: Code,
  provider: ProviderSchema,
  amount: Amount,
  bonusDeducted: Amount,
  received: Amount,
  returned: Amount,
  payAmount: Amount,
  payCurrency: CurrencySchema,
  rate: RateText,
  expiresAt: Instant,
});

const {
  eligible: _eligible,
  reasonCode: _reason,
  title: _title,
  detail: _detail,
  ...promotionFields
} = Promotion.fields;

/** `status` is set by staff; a promotion has also ended once `endsAt` has passed. */
export const PromotionRow = record({
  ...promotionFields,
  ...inEveryLanguage('title', 120),
  ...inEveryLanguage('detail', 4_000),
});

const { title: _usageTitle, ...usageFields } = Usage.fields;

export const UsageRow = record({ ...usageFields, ...inEveryLanguage('title', 120), playerId: Code });

export const GameRow = record({ ...Game.fields });

/** A launch link: the token opens it once; the game session that it opened lasts as long as the provider's page. */
export const LaunchRow = record({
  id: Code,
  token: Secret,
  /** The key of the provider's game session; absent until the link is opened. */
  play: optional(Secret),
  playerId: Code,
  provider: ProviderSchema,
  gameCode: optional(Code),
  tab: optional(GameTab),
  language: choice(LANGUAGES),
  device: choice(DEVICES),
  returnUrl: text({ maxLength: 500 }),
  expiresAt: Instant,
});

/** A device fingerprint; `signals` is JSON. */
export const DeviceRow = record({
  id: text({ maxLength: 120 }),
  visitorId: VisitorId,
  /** The player who was signed in; null for a visitor. */
  playerId: nullable(Code),
  signals: text({ maxLength: 70_000 }),
  firstSeenAt: Instant,
  lastSeenAt: Instant,
  reports: integer(1),
});

/** A player's limits and self-exclusion; the `pending…` limits apply from `pendingAt`. Amounts in THB. */
export const ResponsiblePlayRow = record({
  playerId: Code,
  day: nullable(Amount),
  week: nullable(Amount),
  month: nullable(Amount),
  sessionReminderMinutes: PlayerLimits.fields.sessionReminderMinutes,
  pendingDay: nullable(Amount),
  pendingWeek: nullable(Amount),
  pendingMonth: nullable(Amount),
  pendingReminderMinutes: PlayerLimits.fields.sessionReminderMinutes,
  /** Unset if nothing is pending. */
  pendingAt: Instant,
  selfExcludedUntil: Instant,
});

/** A payment at the simulated bank. The operator knows of it once it is `learnt`. */
export const PaymentRow = record({
  id: Code,
  depositCode: Code,
  amount: Amount,
  currency: CurrencySchema,
  at: Instant,
  learnt: boolean(),
});

export const BANK_MODES = ['up', 'silent'] as const;

/** A single row with the state of the simulated bank. */
export const BankLineRow = record({
  id: Code,
  mode: choice(BANK_MODES),
  /** When the bank started to respond again: timers that were blocked until then fire at this time. */
  upSince: Instant,
});

export const LEDGER_KINDS = [
  'deposit.opened',
  'payment.received',
  'credit.deposited',
  'credit.adjusted',
  'refund.owed',
  'refund.paid',
  // Withdrawals: the credit taken at the start, its return after a failure, and the parts after a success.
  'credit.reserved',
  'credit.released',
  'bonus.deducted',
  'credit.received',
  'credit.returned',
  'payout.sent',
  'bonus.removed',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** The ledger, by which every money test is judged: contract §6. Credit amounts are THB, all others the order's currency. */
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

/** A stored 2xx response, which is replayed for a repeated request: contract §1. */
export const IdempotencyRow = record({
  /** A digest of scope, method, path and key, because the scope may be an XSRF token. */
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

/** Times of rate-limited attempts, in milliseconds since 1970. */
export const RateLimitRow = record({ id: text({ maxLength: 300 }), hits: list(integer(-8.64e15)) });

export const CounterRow = record({ name: Code, value: integer() });

/** A frozen row of the store, which later changes do not affect. */
export type Frozen<S> = {
  readonly [Name in keyof Infer<S>]: Infer<S>[Name] extends (infer Item)[] ? readonly Item[] : Infer<S>[Name];
};

export type DepositRow = Frozen<typeof DepositRow>;
export type WithdrawRow = Frozen<typeof WithdrawRow>;
export type QuoteRow = Frozen<typeof QuoteRow>;
export type PromotionRow = Frozen<typeof PromotionRow>;
export type UsageRow = Frozen<typeof UsageRow>;
export type LaunchRow = Frozen<typeof LaunchRow>;
export type ResponsiblePlayRow = Frozen<typeof ResponsiblePlayRow>;
export type PlayerRow = Frozen<typeof PlayerRow>;
export type SessionRow = Frozen<typeof SessionRow>;
export type BankRow = Frozen<typeof BankRow>;
export type BankAccountRow = Frozen<typeof BankAccountRow>;
export type PaymentRow = Frozen<typeof PaymentRow>;
export type LedgerRow = Frozen<typeof LedgerRow>;
export type AgencyRow = Frozen<typeof AgencyRow>;
