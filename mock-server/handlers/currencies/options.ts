import { answers } from '../../pipeline/define-handler.ts';

/** GET /currencies/options: the merchants that receive deposits. */
export const currencyOptions = answers('currencyOptions', ({ store }) => ({
  options: store.options.getAll(),
}));
