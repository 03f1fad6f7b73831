/**
 * Amounts as people here read them: `1.234.567,5`, in every language (specification §9: Lao locale formatting). Browsers
 * ship no Lao locale data and would fall back to English, so this does not go through Intl.
 */
export function formatAmount(amount: string): string {
  const [whole = '', decimals] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

/** How many digits of an account number are visible before the player reveals it. */
const SHOWN_DIGITS = 4;

/** An account number of which only the last digits are visible. */
export function maskAccountNumber(accountNumber: string): string {
  return accountNumber.slice(-SHOWN_DIGITS).padStart(accountNumber.length, '•');
}

const YEAR = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Vientiane', year: 'numeric' });

/** The year in Vientiane at a moment in milliseconds. Not by dayjs, as in `date.ts`: the first page does not wait for that. */
export function formatYear(milliseconds: number): string {
  return YEAR.format(milliseconds);
}
