import { type Registration, registrationMachine } from '../../../../machines/registration.machine.ts';
import { refusal, TIMEOUT } from '../failures.ts';
import type { Repertoire } from '../repertoire.ts';
import { KEO, PASSWORD, SOMPHONE } from './players.ts';

export const registration: Repertoire<typeof registrationMachine> = {
  machine: registrationMachine,
  inputs: { 'the form is opened': ({ newKey }) => ({ newKey }) },
  events: {
    'registration.submit: Somphone': { type: 'registration.submit', registration: formOf(SOMPHONE.username) },
    'registration.submit: Keo': { type: 'registration.submit', registration: formOf(KEO.username) },
    'registration.edit': { type: 'registration.edit' },
    'registration.stopWaiting': { type: 'registration.stopWaiting' },
    'line.restored': { type: 'line.restored' },
  },
  slots: {
    register: {
      done: { registered: undefined },
      failed: {
        'the username is taken': refusal('USERNAME_ALREADY_EXISTS'),
        'asked too often': refusal('RATE_LIMITED'),
        'no answer in time': TIMEOUT,
      },
    },
    logIn: {
      done: { 'the account is there': SOMPHONE },
      failed: { 'no such account': refusal('INVALID_CREDENTIALS'), 'no answer in time': TIMEOUT },
    },
  },
  // A username that is taken may be taken by an attempt of one's own that was never answered.
  facts: ({ registration, username, unresolvedUsername }) => ({
    isKept: registration !== null,
    username,
    unresolvedUsername,
  }),
};

function formOf(username: string): Registration {
  return { username, password: PASSWORD, confirmPassword: PASSWORD };
}
