/**
 * Formats an amount as `1.234.567,5`, in every language (specification §9: Lao locale formatting). Not by Intl: browsers
 * have no Lao locale data and would fall back to English.
 */
export function formatAmount(amount: string): string {
  const [whole = '', decimals] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

/** Formats a count as `10.000`, in every language (specification §9). */
export function formatCount(count: number): string {
  return formatAmount(String(count));
}

/** How many digits of a masked account number are visible. */
const SHOWN_DIGITS = 4;

/** Masks an account number except for its last digits. */
export function maskAccountNumber(accountNumber: string): string {
  return accountNumber.slice(-SHOWN_DIGITS).padStart(accountNumber.length, '•');
}

/**
 * The year in Vientiane; `milliseconds` is an instant. Not by dayjs, as in `date.ts`, so that the first page does not load
 * dayjs. A formatter takes a slow phone 20 ms to create, so only the footer that needs it does.
 */
export function formatYear(milliseconds: number): string {
  return new Intl.DateTimeFormat('en', { timeZone: 'Asia/Vientiane', year: 'numeric' }).format(milliseconds);
}
