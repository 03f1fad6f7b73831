import { ask } from '../../pages/evidence.ts';
import { LoginScreen, playerMenu } from '../../account/account-screens.ts';
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { say, type Write } from '../write.ts';

/** The effect: this browser is signed in. */
export const login: Write = {
  name: 'login',
  call: 'login',
  scenario: 'default',
  player: null,
  address: '/login/',
  ready: ({ page }) =>
    new LoginScreen(page, say).enter({
      'field.username': DEMO_PLAYER.username,
      'field.password': DEMO_PLAYER.password,
    }),
  button: (page) => new LoginScreen(page, say).submit(),
  done: (page) => playerMenu(page, say),
  effects: async ({ context }) => ((await ask(context, 'playerInfo')).status === 200 ? 1 : 0),
};
