/** The columns of `db COLLECTION` on a terminal: the six that answer most questions. `--all-columns` prints every one. */

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  bankAccounts: ['id', 'playerId', 'bankCode', 'accountNumber', 'accountName', 'currency'],
  deposits: ['code', 'status', 'provider', 'amount', 'currency', 'createdAt'],
  games: ['code', 'provider', 'name', 'category', 'rank', 'enabled'],
  ledger: ['at', 'kind', 'amount', 'currency', 'order', 'player'],
  promotions: ['id', 'status', 'depositAmount', 'bonusAmount', 'requiredCredit', 'endsAt'],
  quotes: ['id', 'playerId', 'provider', 'amount', 'payAmount', 'expiresAt'],
  usages: ['id', 'status', 'promotionId', 'provider', 'depositCode', 'claimedAt'],
  withdraws: ['code', 'status', 'provider', 'amount', 'payAmount', 'createdAt'],
};

const MOST = 6;

/** The rows with the important columns only; the first ones if none are named. Anything but a list of rows is returned as it is. */
export function withImportantColumns(collection: string, body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  return body.map((row: Readonly<Record<string, unknown>>) => {
    const names = COLUMNS[collection] ?? Object.keys(row).slice(0, MOST);
    return Object.fromEntries(names.map((name) => [name, row[name]]));
  });
}
