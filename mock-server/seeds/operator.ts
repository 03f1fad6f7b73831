/** The operator's data: agency, banks, rates, merchants and limits (contract §4). */
import type { BankCode } from '../../contract/bank.ts';
import { PROVIDERS } from '../../contract/values.ts';
import { BANK_LINE } from '../domain/bank.ts';
import { SETTINGS } from '../domain/records.ts';
import type { Change } from '../store/reader.ts';

const BANK_NAMES: Readonly<Record<BankCode, string>> = {
  bcel: 'BCEL',
  jdb: 'JDB',
  ldb: 'LDB',
  indochina: 'Indochina Bank',
  kasikam: 'Kasikornthai Bank',
  lvb: 'LaoVietBank',
};

const RATES = [
  { currency: 'THB', buy: '1', sell: '1' },
  { currency: 'LAK', buy: '655', sell: '675' },
  { currency: 'USD', buy: '0.0275', sell: '0.029' },
] as const;

const OPTIONS = [
  { code: 'LAK-1', mid: 'MOCKLAK0001', displayName: 'BCEL One (mock)', currency: 'LAK' },
  { code: 'LAK-2', mid: 'MOCKLAK0002', displayName: 'JDB Yes (mock)', currency: 'LAK' },
  { code: 'THB-1', mid: 'MOCKTHB0001', displayName: 'Thai baht (mock)', currency: 'THB' },
  { code: 'USD-1', mid: 'MOCKUSD0001', displayName: 'US dollar (mock)', currency: 'USD' },
] as const;

export function seedOperator(change: Change): void {
  change.agency.create({
    id: 'dok-champa',
    name: 'Dok Champa',
    telegram: 'https://t.me/dok_champa_demo',
    whatsapp: 'https://wa.me/8562000000000',
    facebook: 'https://www.facebook.com/dok.champa.demo',
    twitter: 'https://twitter.com/dok_champa_demo',
    line: 'https://line.me/R/ti/p/@dok-champa-demo',
  });
  for (const [code, displayName] of Object.entries(BANK_NAMES)) {
    change.banks.create({
      code: code as BankCode,
      displayName,
      minimumDigits: 10,
      maximumDigits: 18,
      enabled: true,
    });
  }
  for (const rate of RATES) change.rates.create({ ...rate, updatedAt: SEEDED_AT });
  for (const option of OPTIONS) change.options.create(option);
  change.settings.create({
    id: SETTINGS,
    creditThreshold: '10',
    qrSeconds: 10 * 60,
    orderSeconds: 30 * 60,
    checkSeconds: 3,
    payCurrency: 'LAK',
  });
  for (const provider of PROVIDERS) {
    const isGclub = provider.startsWith('gclub');
    change.providers.create({
      provider,
      depositMinimum: isGclub ? '100' : '50',
      depositMaximum: '30000',
      withdrawMinimum: isGclub ? '200' : '100',
      withdrawMaximum: '50000',
      maintenance: false,
    });
  }
  change.bankLines.create({ id: BANK_LINE, mode: 'up', upSince: SEEDED_AT });
}

/** The time of all seeded events. Fixed, so that fresh stores are identical. */
export const SEEDED_AT = '2026-01-05T02:00:00.000Z';
