import type { Agency } from '../contract/agency.ts';
import type {
  AgencyRow,
  BankAccountRow,
  BankRow,
  DepositRow,
  LaunchRow,
  PlayerRow,
  PromotionRow,
  UsageRow,
  QuoteRow,
  WithdrawRow,
} from './store/rows.ts';
import type { Bank, BankAccount } from '../contract/bank.ts';
import { instantOf } from '../contract/time/clock.ts';
import { Deposit, type DepositConfig, type DepositQr } from '../contract/deposit.ts';
import { read } from '../contract/schema/struct.ts';
import { MERCHANT_NAME, qrExpiry, qrPayload } from './qr/deposit-qr.ts';
import { settingsOf } from './domain/records.ts';
import type { Reader } from './store/reader.ts';
import type { Game, Launch } from '../contract/game.ts';
import { PROVIDER_PATH } from './paths.ts';
import type { RowOf } from './store/collections.ts';
import type { Player, PlayerInfo } from '../contract/player.ts';
import { Promotion, Usage } from '../contract/promotion.ts';
import { claimObstacle, isRunning, type PlayerClaimFacts } from '../contract/rules/promotion.ts';
import { Withdraw, type WithdrawConfig, type WithdrawQuote } from '../contract/withdraw.ts';
import type { WithdrawSettlement } from '../contract/rules/withdraw.ts';

export function serializeAgency({ id, name, ...social }: AgencyRow): Agency {
  return { id, name, social };
}

export function serializeBank({ minimumDigits, maximumDigits, ...bank }: BankRow): Bank {
  return { ...bank, accountDigits: { min: minimumDigits, max: maximumDigits } };
}

export function serializeBankAccount(row: BankAccountRow): BankAccount {
  const { id, bankCode, bankName, accountNumber, accountName, currency, owner, createdAt } = row;
  return { id, bankCode, bankName, accountNumber, accountName, currency, owner, createdAt };
}

/** Returns the contract's fields of the row, without the mock's internal ones. */
export function serializeDeposit(row: DepositRow): Deposit {
  const reading = read(Deposit, row);
  if (!reading.ok) throw new Error(`${row.code} is outside the contract`);
  return reading.value;
}

export function serializeQr(reader: Reader, row: DepositRow): DepositQr {
  const payload = qrPayload(row);
  return {
    payload,
    deeplink: `onepay://qr/${encodeURIComponent(payload)}`,
    amount: row.amount,
    currency: row.currency,
    merchantName: MERCHANT_NAME,
    expiresAt: instantOf(qrExpiry(reader, row)),
  };
}

export function serializeDepositConfig(reader: Reader): DepositConfig {
  const { id: _id, payCurrency: _payCurrency, ...settings } = settingsOf(reader);
  const providers = reader.providers.getAll().map(({ provider, depositMinimum, depositMaximum }) => ({
    provider,
    minCredit: depositMinimum,
    maxCredit: depositMaximum,
  }));
  return { ...settings, providers };
}

export function serializeGame(row: RowOf<'games'>): Game {
  const { code, provider, name, category, tab, imageUrl, rank, enabled } = row;
  return { code, provider, name, category, tab, imageUrl, rank, enabled };
}

/** The URL of the provider's page with the launch token. */
export function serializeLaunch({ token, expiresAt }: LaunchRow, sitePath: string): Launch {
  return { url: `${sitePath}${PROVIDER_PATH}/?launch=${encodeURIComponent(token)}`, expiresAt };
}

export function serializePlayer({ id, username, displayName, createdAt }: PlayerRow): Player {
  return { id, username, displayName, createdAt };
}

export function serializePlayerInfo(row: PlayerRow, accounts: readonly BankAccountRow[]): PlayerInfo {
  return {
    player: serializePlayer(row),
    credential: { username: row.username, passwordChangedAt: row.passwordChangedAt },
    bankAccounts: accounts.map(serializeBankAccount),
  };
}

/**
 * A promotion at a moment: INACTIVE before its start and after its end. With a player's facts, it says whether that player
 * may claim it.
 */
export function serializePromotion(
  row: PromotionRow,
  now: number,
  facts: PlayerClaimFacts | null,
): Promotion {
  const running = isRunning(row, now);
  const obstacle = facts && claimObstacle(row, { ...facts, isRunning: running });
  const reading = read(Promotion, {
    ...row,
    title: titleOf(row),
    detail: {
      lo: row.detailLo,
      cn: row.detailCn,
      vn: row.detailVn,
      th: row.detailTh,
    } satisfies Promotion['detail'],
    status: running ? 'ACTIVE' : 'INACTIVE',
    ...(facts ? { eligible: obstacle === null } : {}),
    ...(obstacle ? { reasonCode: obstacle.code } : {}),
  });
  if (!reading.ok) throw new Error(`promotion ${row.id} is outside the contract`);
  return reading.value;
}

function titleOf({ titleLo, titleCn, titleVn, titleTh }: UsageRow | PromotionRow): Usage['title'] {
  return { lo: titleLo, cn: titleCn, vn: titleVn, th: titleTh };
}

export function serializeUsage(row: UsageRow): Usage {
  const reading = read(Usage, {
    ...row,
    title: titleOf(row),
  });
  if (!reading.ok) throw new Error(`usage ${row.id} is outside the contract`);
  return reading.value;
}

/** Returns the contract's fields of the row. */
export function serializeWithdraw(row: WithdrawRow): Withdraw {
  const reading = read(Withdraw, row);
  if (!reading.ok) throw new Error(`${row.code} is outside the contract`);
  return reading.value;
}

export function serializeQuote(row: QuoteRow, { steps }: WithdrawSettlement): WithdrawQuote {
  const { id, playerId: _playerId, provider: _provider, ...quote } = row;
  return { quoteId: id, ...quote, steps: [...steps] };
}

export function serializeWithdrawConfig(reader: Reader): WithdrawConfig {
  const providers = reader.providers.getAll().map(({ provider, withdrawMinimum, withdrawMaximum }) => ({
    provider,
    minCredit: withdrawMinimum,
    maxCredit: withdrawMaximum,
  }));
  return { payCurrency: settingsOf(reader).payCurrency, providers };
}
