/** Proper names: the same in every language, so they are not in the catalogs. */
import type { BankCode } from '../../../contract/bank.ts';
import type { Provider } from '../../../contract/values.ts';

export const BRAND_NAME = 'Dok Champa';

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  alphabet: 'Alphabet',
  askmebet: 'AskMeBet',
  betflix: 'Betflix',
  gclub: 'GClub',
  gclub_live: 'GClub Live',
};

export const BANK_NAMES: Readonly<Record<BankCode, string>> = {
  bcel: 'BCEL',
  jdb: 'JDB',
  ldb: 'LDB',
  indochina: 'Indochina Bank',
  kasikam: 'Kasikornthai Bank',
  lvb: 'LaoVietBank',
};
