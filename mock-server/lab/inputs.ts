/**
 * What the verbs take: contract §6. Apart from the verbs, so that the client's types can be derived from these schemas without anything
 * else of the server.
 */
import { Rate } from '../../contract/money/rates.ts';
import {
  boolean,
  choice,
  type Infer,
  integer,
  optional,
  record,
  type Schema,
  text,
} from '../../contract/schema/vocabulary.ts';
import { Amount, Code, Instant, ProviderSchema } from '../../contract/values.ts';
import { USAGE_STAFF_ACTIONS } from '../domain/promotions/staff.ts';
import { STAFF_ACTIONS } from '../domain/deposits/staff.ts';
import { WITHDRAW_STAFF_ACTIONS } from '../domain/withdrawals/transition.ts';
import { BANK_MODES, SignedAmount } from '../store/rows.ts';
import { JOURNAL_CAPACITY } from './journal.ts';
import { RequestMatch } from './match/match.ts';

const A_CENTURY = 3_155_760_000;

const Username = text({ maxLength: 64 });

/** What a world begins with. */
export const Beginning = record({ scenario: optional(text({ maxLength: 64 })), seed: optional(integer()) });

/** Printed in lists and terminals, hence without control characters. */
export const WorldName = text({ maxLength: 80, pattern: '^[^\\p{Cc}]+$' });

export const NewWorld = record({ name: optional(WorldName), ...Beginning.fields });

export const WorldCard = record({
  id: text({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
  name: WorldName,
  /** What the world was created with. A later reset does not change it. */
  scenario: text({ maxLength: 64 }),
  seed: integer(),
  createdAt: Instant,
});

export const SignIn = record({ username: Username });

export const BankPayment = record({
  code: Code,
  amount: optional(Amount),
  times: optional(integer(1, 10)),
});

export const BankModeChange = record({ mode: choice(BANK_MODES) });

export const DepositActionInput = record({ action: choice(STAFF_ACTIONS) });
export const WithdrawActionInput = record({ action: choice(WITHDRAW_STAFF_ACTIONS) });
export const UsageActionInput = record({ action: choice(USAGE_STAFF_ACTIONS) });

export const GameResult = record({ username: Username, provider: ProviderSchema, amount: SignedAmount });

export const RateInput = Rate;

export const ClockChange = record({
  now: optional(Instant),
  advanceSeconds: optional(integer(-A_CENTURY, A_CENTURY)),
  frozen: optional(boolean()),
});

export const JournalQuery = record({
  method: optional(text({ maxLength: 20 })),
  path: optional(text({ maxLength: 300 })),
  player: optional(Username),
  since: optional(Instant),
  limit: optional(integer(1, JOURNAL_CAPACITY)),
});

export const JournalCount = record({ match: RequestMatch });

export const LedgerQuery = record({ player: optional(Username), order: optional(Code) });

/** The values of a schema, as a caller may write them: `undefined` counts as absent. */
export type Input<S extends Schema> = Readonly<Infer<S>>;

export type WorldCard = Input<typeof WorldCard>;
