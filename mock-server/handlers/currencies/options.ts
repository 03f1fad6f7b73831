import { defineHandler } from '../../pipeline/define-handler.ts';

/** GET /currencies/options: the receiving merchants. */
export const currencyOptions = defineHandler('currencyOptions', ({ store }) => ({
  options: store.options.getAll(),
}));
