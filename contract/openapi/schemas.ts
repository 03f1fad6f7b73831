/**
 * The named schemas of the document. A schema in this list is defined once, in `components/schemas`, and referenced
 * everywhere else; all others are inlined.
 */
import { Agency } from '../agency.ts';
import { AccountNumber, Bank, BankAccount, BankAccountRequest, BankCodeSchema } from '../bank.ts';
import { CheckAnswer, Deposit, DepositConfig, DepositQr, DepositRequest } from '../deposit.ts';
import { Fingerprint, VisitorId } from '../fingerprint.ts';
import { Game, GameList, GameTab, Launch, LaunchRequest } from '../game.ts';
import { CodePart, Day, HistoryTotal } from '../history.ts';
import { OrderFilters, ProviderLimits } from '../order.ts';
import {
  Credit,
  LoginRequest,
  Password,
  PasswordChangeRequest,
  Player,
  PlayerInfo,
  RegisterRequest,
  UsernameAnswer,
  Username,
  UsernameRequest,
} from '../player.ts';
import {
  ClaimRequest,
  Promotion,
  PromotionDetail,
  PromotionTitle,
  Usage,
  UsageFilters,
} from '../promotion.ts';
import {
  DepositLimits,
  PlayerLimits,
  ResponsiblePlay,
  SelfExclusion,
  SelfExclusionRequest,
} from '../responsible-play.ts';
import { CurrencyOption, Rate, Rates } from '../money/rates.ts';
import { type JsonSchema, jsonSchemaOf } from '../schema/json-schema.ts';
import type { Schema } from '../schema/vocabulary.ts';
import {
  Amount,
  Code,
  CurrencySchema,
  DecimalText,
  Instant,
  Link,
  MerchantId,
  Name,
  ProviderSchema,
  RateText,
  Uuid,
} from '../values.ts';
import {
  QuoteStep,
  Withdraw,
  WithdrawConfig,
  WithdrawQuote,
  WithdrawQuoteRequest,
  WithdrawRequest,
} from '../withdraw.ts';

interface Named {
  readonly schema: Schema;
  /** Description in the document; if absent, the type's own note. */
  readonly description?: string;
}

/** Every named schema, primitive values first. */
export const NAMED_SCHEMAS: Readonly<Record<string, Named>> = {
  Amount: { schema: Amount },
  DecimalText: { schema: DecimalText, description: 'Money or a rate, in a line of a calculation.' },
  RateText: { schema: RateText },
  Currency: { schema: CurrencySchema },
  Instant: { schema: Instant },
  Code: { schema: Code, description: 'The code of an order or the id of an entity.' },
  Uuid: { schema: Uuid },
  Day: { schema: Day },
  CodePart: { schema: CodePart },
  Name: { schema: Name, description: 'A name for people.' },
  Link: { schema: Link, description: 'A link, or empty.' },
  Provider: { schema: ProviderSchema, description: 'A provider of games. Specification §1.' },
  MerchantId: { schema: MerchantId, description: 'The MID of a receiving merchant.' },
  BankCode: { schema: BankCodeSchema, description: 'Specification §2.' },
  AccountNumber: { schema: AccountNumber, description: 'The bank’s own range comes with the list of banks.' },
  Username: { schema: Username, description: 'Specification §5, contract §4.' },
  Password: { schema: Password, description: 'Specification §9, contract §4.' },
  VisitorId: { schema: VisitorId, description: 'The id that stands for a device.' },
  GameTab: { schema: GameTab, description: 'A provider’s own name for a group of its games, verbatim.' },

  Agency: { schema: Agency, description: 'The agency that runs the site. Specification §3.' },
  Fingerprint: {
    schema: Fingerprint,
    description: 'What a device says of itself; a signal that could not be read is null. Specification §3.',
  },
  Player: { schema: Player },
  PlayerInfo: { schema: PlayerInfo },
  Credit: { schema: Credit, description: 'What a player has with one provider.' },
  UsernameRequest: { schema: UsernameRequest },
  UsernameAnswer: { schema: UsernameAnswer },
  RegisterRequest: {
    schema: RegisterRequest,
    description:
      '`confirmPassword` equals `password`; the visitor id is also sent as the header `fingerprint`.',
  },
  LoginRequest: { schema: LoginRequest },
  PasswordChangeRequest: {
    schema: PasswordChangeRequest,
    description: '`confirmNewPassword` equals `newPassword`.',
  },
  Bank: { schema: Bank },
  BankAccount: { schema: BankAccount },
  BankAccountRequest: { schema: BankAccountRequest },
  Rate: { schema: Rate, description: 'The operator buys credit back at `buy` and sells it at `sell`.' },
  Rates: { schema: Rates },
  CurrencyOption: { schema: CurrencyOption, description: 'A receiving merchant.' },
  ProviderLimits: {
    schema: ProviderLimits,
    description: 'The least and the greatest amount that is accepted, in THB credit.',
  },
  OrderFilters: {
    schema: OrderFilters,
    description: 'The filters that the server has applied; without them it has applied none. Contract §1.',
  },
  UsageFilters: {
    schema: UsageFilters,
    description: 'The filters that the server has applied; without them it has applied none. Contract §1.',
  },
  HistoryTotal: {
    schema: HistoryTotal,
    description:
      'The sums of a currency over all rows of the filter, of money that moved: `paid` in the currency, the others in THB.',
  },
  Deposit: {
    schema: Deposit,
    description:
      '`amount` and `paidAmount` are in `currency`, the credits in THB, `rate` in units for 1 THB. Transitions: contract §3.',
  },
  DepositRequest: {
    schema: DepositRequest,
    description:
      '`amount` is in the currency of the MID; `expectedCredit`, in THB, is what the page promised.',
  },
  DepositConfig: { schema: DepositConfig, description: 'Contract §4.' },
  DepositQr: {
    schema: DepositQr,
    description: '`payload` is the EMVCo text of the picture, `deeplink` opens the bank’s app. Contract §5.',
  },
  CheckAnswer: { schema: CheckAnswer, description: '`paid` is whether `paidAt` is set.' },
  Withdraw: {
    schema: Withdraw,
    description:
      'Amounts are in THB, except `payAmount`, in `payCurrency`. Transitions and arithmetic: contract §3.',
  },
  WithdrawRequest: { schema: WithdrawRequest, description: '`amount` is in THB.' },
  WithdrawQuoteRequest: { schema: WithdrawQuoteRequest, description: '`amount` is in THB.' },
  QuoteStep: { schema: QuoteStep, description: 'A line of the calculation.' },
  WithdrawQuote: {
    schema: WithdrawQuote,
    description: 'What a withdrawal would come to. Amounts are in THB, except `payAmount`. Contract §3.',
  },
  WithdrawConfig: { schema: WithdrawConfig, description: 'Contract §4.' },
  PromotionTitle: { schema: PromotionTitle, description: 'Plain text in each language of the site.' },
  PromotionDetail: { schema: PromotionDetail, description: 'Plain text in each language of the site.' },
  Promotion: {
    schema: Promotion,
    description: 'Amounts are in THB. `eligible` and `reasonCode` are there with a session only.',
  },
  Usage: {
    schema: Usage,
    description: 'A promotion in a player’s hands, with its terms as they were at the claim. Contract §3.',
  },
  ClaimRequest: { schema: ClaimRequest },
  Game: { schema: Game },
  GameList: { schema: GameList, description: 'A page of games, by rank, and the tabs to choose from.' },
  LaunchRequest: { schema: LaunchRequest, description: '`returnUrl` is a path of this site.' },
  Launch: { schema: Launch, description: 'Opens once, until `expiresAt`.' },
  DepositLimits: { schema: DepositLimits, description: 'In THB credit; null where there is no limit.' },
  PlayerLimits: { schema: PlayerLimits },
  ResponsiblePlay: { schema: ResponsiblePlay, description: 'The limits that hold, and those that will.' },
  SelfExclusionRequest: { schema: SelfExclusionRequest },
  SelfExclusion: { schema: SelfExclusion },
};

const names = new Map(Object.entries(NAMED_SCHEMAS).map(([name, { schema }]) => [schema, name]));

/** Returns a reference if the schema is named, otherwise the inlined schema. */
export function schemaOf(schema: Schema): JsonSchema {
  return referenceTo(schema) ?? jsonSchemaOf(schema, referenceTo);
}

/** `components/schemas`, without the error schema. */
export function namedSchemas(): JsonSchema {
  return Object.fromEntries(
    Object.entries(NAMED_SCHEMAS).map(([name, { schema, description }]) => [
      name,
      { ...jsonSchemaOf(schema, referenceTo), ...(description === undefined ? {} : { description }) },
    ]),
  );
}

function referenceTo(schema: Schema): JsonSchema | null {
  const name = names.get(schema);
  return name === undefined ? null : { $ref: `#/components/schemas/${name}` };
}
