import { setBankMode } from '../../domain/bank.ts';
import { BankModeChange } from '../inputs.ts';
import { labVerb } from '../lab-verb.ts';

/** POST /__lab/bank/mode. */
export const switchBank = labVerb({
  method: 'post',
  path: '/bank/mode',
  explanation: 'Makes the bank stop responding, or respond again.',
  example: { body: { mode: 'silent' } },
  body: BankModeChange,
  handle: ({ world, body, now }) => {
    world.store.change((change) => setBankMode(change, body.mode, now));
    return { bank: { mode: body.mode } };
  },
});
