import {
  type PasswordAttempt,
  type PasswordChangeEvent,
  passwordChangeMachine,
} from '../../../../machines/passwordChange.machine.ts';
import { NETWORK, refusal, TIMEOUT } from '../failures.ts';
import type { Repertoire } from '../repertoire.ts';
import { PASSWORD, SOMPHONE } from './players.ts';

const ATTEMPT: PasswordAttempt = {
  username: SOMPHONE.username,
  request: {
    currentPassword: PASSWORD,
    newPassword: `${PASSWORD}-new`,
    confirmNewPassword: `${PASSWORD}-new`,
  },
};
const NOBODY = refusal('UNAUTHENTICATED');

/** The same form as ever: what differs is only what the page knows as it is sent. */
const SENT_TOO_EARLY: PasswordChangeEvent = { type: 'passwordChange.submit', attempt: ATTEMPT };

export const passwordChange: Repertoire<typeof passwordChangeMachine> = {
  machine: passwordChangeMachine.provide({
    // Only the page's cache can tell; alone on the stage the event stands for what the page knows.
    guards: { agencyIsKnown: ({ event }) => event !== SENT_TOO_EARLY },
  }),
  inputs: { 'the site is opened': () => undefined },
  events: {
    'passwordChange.open': { type: 'passwordChange.open' },
    'passwordChange.submit': { type: 'passwordChange.submit', attempt: ATTEMPT },
    'passwordChange.submit: before the agency is known': SENT_TOO_EARLY,
    'passwordChange.stopWaiting': { type: 'passwordChange.stopWaiting' },
    'passwordChange.checkAgain': { type: 'passwordChange.checkAgain' },
    'passwordChange.confirm': { type: 'passwordChange.confirm' },
    'passwordChange.close': { type: 'passwordChange.close' },
    'line.restored': { type: 'line.restored' },
  },
  slots: {
    changePassword: {
      done: { changed: undefined },
      failed: {
        'the current password is wrong': refusal('CURRENT_PASSWORD_INCORRECT'),
        'nobody is signed in': NOBODY,
        'no answer in time': TIMEOUT,
      },
    },
    lookUpPlayer: {
      done: { 'still signed in': SOMPHONE },
      failed: { 'nobody is signed in': NOBODY, 'the line is down': NETWORK },
    },
    logIn: {
      done: { 'it is the new password': SOMPHONE },
      failed: {
        'it is not the new password': refusal('INVALID_CREDENTIALS'),
        'asked too often': refusal('RATE_LIMITED'),
        'the line is down': NETWORK,
      },
    },
  },
  facts: ({ isSessionGone }) => ({ isSessionGone }),
};
