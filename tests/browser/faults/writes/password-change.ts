import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { SEEDED_AT } from '../../../../mock-server/seeds/operator.ts';
import { PasswordScreen } from '../../shell/password-screen.ts';
import { say, type Write } from '../write.ts';

/** The effect: the password has been changed. */
export const passwordChange: Write = {
  name: 'password change',
  call: 'passwordChange',
  scenario: 'default',
  player: DEMO_PLAYER.username,
  address: '/player/bank/',
  ready: async ({ page }) => {
    const screen = new PasswordScreen(page, say);
    if (!(await screen.submit().isVisible())) await screen.open();
    await screen.fillIn();
  },
  button: (page) => new PasswordScreen(page, say).submit(),
  done: (page) => page.getByText(say('passwordChange.done.title'), { exact: true }),
  effects: async ({ world }) => {
    const { store } = await world.state({ full: true });
    const player = store.players.find(({ username }) => username === DEMO_PLAYER.username);
    return player?.passwordChangedAt === SEEDED_AT ? 0 : 1;
  },
};
