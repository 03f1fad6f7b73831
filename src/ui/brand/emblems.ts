/** Colours and symbols of the provider and bank emblems. No copied trademark. */
import type { ReactNode } from 'react';
import type { BankCode } from '../../../contract/bank.ts';
import type { Provider } from '../../../contract/values.ts';
import alphabet from './signs/alphabet.svg?motif';
import askmebet from './signs/askmebet.svg?motif';
import betflix from './signs/betflix.svg?motif';
import gclub from './signs/gclub.svg?motif';
import gclubLive from './signs/gclub-live.svg?motif';

export interface EmblemColours {
  readonly top: string;
  readonly bottom: string;
}

export const PROVIDER_COLOURS: Readonly<Record<Provider, EmblemColours>> = {
  alphabet: { top: '#7b6cf6', bottom: '#3a2bb4' },
  askmebet: { top: '#2fb5c4', bottom: '#0b5a78' },
  betflix: { top: '#f06a5d', bottom: '#971f3c' },
  gclub: { top: '#38b27a', bottom: '#0c5b45' },
  gclub_live: { top: '#d86bd0', bottom: '#6d2289' },
};

/** On a 48-unit grid, in `currentColor` (a warm white in the emblem). */
export const PROVIDER_SIGNS: Readonly<Record<Provider, () => ReactNode>> = {
  alphabet,
  askmebet,
  betflix,
  gclub,
  gclub_live: gclubLive,
};

export interface BankMark extends EmblemColours {
  readonly letters: string;
}

export const BANK_MARKS: Readonly<Record<BankCode, BankMark>> = {
  bcel: { letters: 'BC', top: '#e5574c', bottom: '#93171f' },
  jdb: { letters: 'JD', top: '#3f86e8', bottom: '#143f95' },
  ldb: { letters: 'LD', top: '#2fa37d', bottom: '#0b5949' },
  indochina: { letters: 'IC', top: '#e29a3a', bottom: '#8a4a0c' },
  kasikam: { letters: 'KK', top: '#4bb05a', bottom: '#15662f' },
  lvb: { letters: 'LV', top: '#5a74d8', bottom: '#28307f' },
};
