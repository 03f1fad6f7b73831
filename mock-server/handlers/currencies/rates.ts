import { defineHandler } from '../../pipeline/define-handler.ts';

/** GET /currencies/rates. `updatedAt` is the last change of any rate. */
export const currencyRates = defineHandler('currencyRates', ({ store }) => {
  const rows = store.rates.getAll();
  const updatedAt = rows.map((row) => row.updatedAt).reduce((a, b) => (a > b ? a : b));
  return { rates: rows.map(({ currency, buy, sell }) => ({ currency, buy, sell })), updatedAt };
});
