/** How many digits of an account number stand on a page that nobody asked for them. */
const SHOWN_DIGITS = 4;

/** An account number with its last digits only: enough to know one's own by. */
export function maskAccountNumber(accountNumber: string): string {
  return accountNumber.slice(-SHOWN_DIGITS).padStart(accountNumber.length, '•');
}
