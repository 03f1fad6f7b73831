/**
 * Amounts as people here read them: `1.234.567,5`, in every language (specification §9: Lao locale formatting). Browsers
 * ship no Lao locale data and would fall back to English, so this does not go through Intl.
 */
export function formatAmount(amount: string): string {
  const [whole = '', decimals] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
