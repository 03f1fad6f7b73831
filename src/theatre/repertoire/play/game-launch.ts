import { gameLaunchMachine, type GamePass, type GameWish } from '../../../../machines/gameLaunch.machine.ts';
import { NETWORK, refusal, TIMEOUT } from '../failures.ts';
import { CURTAIN, type Repertoire } from '../repertoire.ts';

/** The server lets it hold for an hour; the machine lets none hold longer than the contract says. */
const PASS: GamePass = { address: 'https://provider.example/?launch=1', expiresAt: CURTAIN + 3_600_000 };
/** The way in that finds the tab of its press. */
const PASS_FOR_ITS_TAB: GamePass = { ...PASS };

const WISH: GameWish = {
  name: 'Baccarat Hall A',
  request: { provider: 'gclub', gameCode: 'GCB-1', language: 'lo', device: 'mobile', returnUrl: '/' },
};

export const gameLaunch: Repertoire<typeof gameLaunchMachine> = {
  // Whether the tab is there is the browser's to say. Here it comes with the answer.
  machine: gameLaunchMachine.provide({
    guards: { tabIsThere: ({ event }) => 'output' in event && event.output === PASS_FOR_ITS_TAB },
  }),
  inputs: { 'a page with games': ({ clock }) => ({ clock }) },
  events: {
    'game.launch': { type: 'game.launch', wish: WISH },
    'game.launch: another game': {
      type: 'game.launch',
      wish: { name: 'Lucky Koi', request: { ...WISH.request, gameCode: 'GCS-2' } },
    },
    'game.again': { type: 'game.again' },
    'game.followed': { type: 'game.followed' },
    'game.leave': { type: 'game.leave' },
    'page.returned': { type: 'page.returned' },
  },
  slots: {
    askForPass: {
      done: { 'a way in, and its tab waits': PASS_FOR_ITS_TAB, 'a way in, but its tab is gone': PASS },
      failed: {
        'no answer in time': TIMEOUT,
        'the line is down': NETWORK,
        'signed out': refusal('UNAUTHENTICATED'),
        'please deposit first': refusal('DEPOSIT_REQUIRED', { provider: 'gclub' }),
        'the provider is under maintenance': refusal('PROVIDER_MAINTENANCE', { provider: 'gclub' }),
      },
    },
  },
  facts: ({ playedWith, wish }) => ({ hasPlayed: playedWith !== null, game: wish?.request.gameCode ?? '' }),
};
