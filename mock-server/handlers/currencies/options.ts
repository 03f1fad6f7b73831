import { defineHandler } from '../../pipeline/define-handler.ts';

/** GET /currencies/options: the merchants that receive deposits. */
export const currencyOptions = defineHandler('currencyOptions', ({ store }) => ({
  options: store.options.getAll(),
}));
