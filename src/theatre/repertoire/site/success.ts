import { successMachine } from '../../../../machines/success.machine.ts';
import type { Repertoire } from '../repertoire.ts';

export const success: Repertoire<typeof successMachine> = {
  machine: successMachine,
  inputs: { start: () => undefined },
  events: {
    'success.told: a deposit': { type: 'success.told', success: { kind: 'deposit', credit: '550' } },
    'success.told: a bank account': { type: 'success.told', success: { kind: 'bankAccount' } },
    'success.confirm': { type: 'success.confirm' },
    'success.forget': { type: 'success.forget' },
  },
  slots: {},
  facts: ({ queue }) => ({ moreWait: queue.length > 1 }),
};
