import { choice, record } from '../../../contract/schema/vocabulary.ts';
import { setBankMode } from '../../settlement/bank.ts';
import { BANK_MODES } from '../../store/rows.ts';
import { labVerb } from '../lab-verb.ts';

/** POST /__lab/bank/mode. */
export const setMode = labVerb({
  method: 'post',
  path: '/bank/mode',
  explanation: 'Makes the bank stop responding, or respond again.',
  example: { body: { mode: 'silent' } },
  body: record({ mode: choice(BANK_MODES) }),
  handle: ({ world, body, now }) => {
    world.store.change((change) => setBankMode(change, body.mode, now));
    return { bank: { mode: body.mode } };
  },
});
