/** Colours and symbols of the provider and bank emblems. No copied trademark. */
import type { ReactNode } from 'react';
import type { BankCode } from '../../../contract/bank.ts';
import type { Provider } from '../../../contract/values.ts';

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
export const PROVIDER_SIGNS: Readonly<Record<Provider, ReactNode>> = {
  alphabet: (
    <g fill="none" stroke="currentColor" strokeWidth="3.6" strokeLinecap="round" strokeLinejoin="round">
      <path d="M13.5 35 24 12.5 34.5 35" />
      <path d="M18.5 27.5h11" />
    </g>
  ),
  askmebet: (
    <g>
      <path
        d="M24 12c7.5 0 13 4.9 13 11s-5.5 11-13 11c-1.5 0-3-.2-4.3-.6L13 36.5l1.6-5.6C12.3 28.9 11 26.1 11 23c0-6.1 5.5-11 13-11Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinejoin="round"
      />
      <g fill="currentColor">
        <circle cx="18.5" cy="23" r="2.2" />
        <circle cx="24" cy="23" r="2.2" />
        <circle cx="29.5" cy="23" r="2.2" />
      </g>
    </g>
  ),
  betflix: (
    <g fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M18.5 14.5v19l16-9.5Z" />
      <path d="M12.5 18v12" />
    </g>
  ),
  gclub: (
    <path
      fill="currentColor"
      d="M24 10.5a6.4 6.4 0 0 1 5.6 9.5 6.5 6.5 0 1 1-4 11.5c.3 2.4 1.3 4.2 3 5.5h-9.2c1.7-1.3 2.7-3.1 3-5.5a6.5 6.5 0 1 1-4-11.5A6.4 6.4 0 0 1 24 10.5Z"
    />
  ),
  gclub_live: (
    <g>
      <path
        fill="currentColor"
        d="M24 16.5c3.3-4.5 10.5-2.8 10.5 3.3 0 5.2-5.7 9.3-10.5 13.2-4.8-3.9-10.5-8-10.5-13.2 0-6.1 7.2-7.8 10.5-3.3Z"
      />
      <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
        <path d="M38.2 11.5a17.5 17.5 0 0 1 0 21" />
        <path d="M9.8 11.5a17.5 17.5 0 0 0 0 21" />
      </g>
    </g>
  ),
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
