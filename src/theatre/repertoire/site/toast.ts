import { toastMachine } from '../../../../machines/toast.machine.ts';
import type { Repertoire } from '../repertoire.ts';

export const toast: Repertoire<typeof toastMachine> = {
  machine: toastMachine,
  inputs: { start: () => undefined },
  events: {
    'toast.shown': { type: 'toast.shown', toast: { tone: 'success', title: { id: 'common.copied' } } },
    'toast.shown: another': {
      type: 'toast.shown',
      toast: { tone: 'danger', title: { id: 'toast.error' }, description: { id: 'failure.network' } },
    },
    'toast.dismissed': { type: 'toast.dismissed' },
    'toast.held': { type: 'toast.held' },
    'toast.released': { type: 'toast.released' },
  },
  slots: {},
};
