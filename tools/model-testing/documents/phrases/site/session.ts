/** Phrases for signing in and out. */
import { alert, button, heading, link, PLAYER_MENU, text } from '../../../player/assertions.ts';
import { fault, fill, lab, NO_FAULTS, open, press, start, unreadable } from '../actions.ts';
import type { SitePhrases } from '../site-phrases.ts';

const LOGIN = open('/login/');
const ENTER = [fill('field.username', 'demo'), fill('field.password', 'demo-1234'), press('login.submit')];
const NOT_SIGNED_IN = [heading('login.title'), button('login.submit')];

export const sessionPhrases: SitePhrases = {
  starts: {
    'fail lookUpPlayer: nobody is signed in': start('default', null, LOGIN),
    'answer lookUpPlayer: Somphone is signed in': start('default', 'demo', open('/')),
    'fail lookUpPlayer: the line is down': start('default', null, LOGIN, [unreadable('players/info')]),
  },
  acts: {
    'send session.logIn': ENTER,
    'send session.logOut': [press('layout.playerMenu'), press('layout.logOut')],
  },
  answers: {
    'answer submission: Somphone is signed in': [NO_FAULTS],
    'answer submission: the password is wrong': [
      fault('POST', 'players/login', 'status', 'code=INVALID_CREDENTIALS'),
    ],
    'answer submission: signed out': [],
    'answer submission: signed out, but the answer is lost': [fault('POST', 'players/logout', 'lost-reply')],
    'answer submission: not now': [fault('POST', 'players/logout', 'status', 'code=SERVICE_UNAVAILABLE')],
  },
  holds: {
    submission: [lab('faults match.method=POST match.path=/api/v2/players/login fault=timeout times=1')],
  },
  sees: {
    'session.signedOut': NOT_SIGNED_IN,
    'session.unreachable': NOT_SIGNED_IN,
    'session.loggingIn': [button('login.pending')],
    'session.signedIn': [PLAYER_MENU],
    'session.ended': [link('layout.logIn')],
  },
  covers: {
    'answer submission: the password is wrong': [alert('login.failed'), alert('failure.login.credentials')],
    'answer submission: not now': [text('layout.logOut.failed')],
  },
};
