import { RegisterScreen } from '../../account/account-screens.ts';
import { say, type Write } from '../write.ts';

const NAME = 'somphone_1';
const PASSWORD = 'dok-champa-7';

/** The effect: one player with this name. */
export const register: Write = {
  name: 'register',
  call: 'register',
  scenario: 'default',
  player: null,
  address: '/register/',
  ready: ({ page }) =>
    new RegisterScreen(page, say).enter({
      'field.username': NAME,
      'field.password': PASSWORD,
      'field.confirmPassword': PASSWORD,
    }),
  button: (page) => new RegisterScreen(page, say).submit(),
  done: (page) => page.getByText(say('register.done.title'), { exact: true }),
  doneBefore: (page) => page.getByText(say('failure.register.usernameExists'), { exact: true }),
  effects: async ({ world }) => {
    const { store } = await world.state({ full: true });
    return store.players.filter(({ username }) => username === NAME).length;
  },
};
