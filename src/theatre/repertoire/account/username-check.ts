import { usernameCheckMachine } from '../../../../machines/usernameCheck.machine.ts';
import { refusal, TIMEOUT } from '../failures.ts';
import type { Repertoire } from '../repertoire.ts';

export const usernameCheck: Repertoire<typeof usernameCheckMachine> = {
  machine: usernameCheckMachine,
  inputs: { 'the form is opened': () => undefined },
  events: {
    'username.typed: somphone': { type: 'username.typed', username: 'somphone' },
    'username.typed: somphone2': { type: 'username.typed', username: 'somphone2' },
    'username.typed: so, which is too short': { type: 'username.typed', username: 'so' },
  },
  slots: {
    ask: {
      done: { 'nobody has it': true, 'somebody has it': false },
      failed: { 'asked too often': refusal('RATE_LIMITED'), 'no answer in time': TIMEOUT },
    },
  },
  facts: ({ username }) => ({ username }),
};
