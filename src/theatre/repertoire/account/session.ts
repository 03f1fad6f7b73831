import { sessionMachine } from '../../../../machines/session.machine.ts';
import { NETWORK, refusal, TIMEOUT } from '../failures.ts';
import type { Repertoire } from '../repertoire.ts';
import { CREDENTIALS, KEO, SOMPHONE } from './players.ts';

const NOBODY = refusal('UNAUTHENTICATED');

export const session: Repertoire<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: { 'the site is opened': () => undefined },
  events: {
    'session.logIn': { type: 'session.logIn', ...CREDENTIALS },
    'session.logOut': { type: 'session.logOut' },
    'session.stopWaiting': { type: 'session.stopWaiting' },
    'session.lookUp': { type: 'session.lookUp' },
    'session.enter': { type: 'session.enter' },
    'session.lost': { type: 'session.lost' },
    'line.restored': { type: 'line.restored' },
  },
  slots: {
    lookUpPlayer: {
      done: { 'Somphone is signed in': SOMPHONE, 'Keo is signed in': KEO },
      failed: { 'nobody is signed in': NOBODY, 'the line is down': NETWORK },
    },
    logIn: {
      done: { 'Somphone is signed in': SOMPHONE },
      failed: { 'the password is wrong': refusal('INVALID_CREDENTIALS'), 'no answer in time': TIMEOUT },
    },
    logOut: {
      done: { 'signed out': undefined },
      failed: {
        'nobody is signed in': NOBODY,
        'not now': refusal('SERVICE_UNAVAILABLE'),
        'no answer in time': TIMEOUT,
      },
    },
  },
  facts: ({ playerId }) => ({ someoneWasHere: playerId !== null }),
};
