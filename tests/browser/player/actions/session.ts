/** The acts of the session model: how a player registers, logs in and out, and loses a session. */
import { confirmNews, LoginScreen, logOut, RegisterScreen } from '../../account/account-screens.ts';
import { DepositScreen } from '../../deposit/deposit-screen.ts';
import { moveTo } from '../../shell/walk.ts';
import type { Action, PlayerActions, Trouble } from './action.ts';

/** Navigates to another page of the site without a reload. */
export const opens: Action = ({ page }, { path = '/' }) => moveTo(page, path);

const logsIn: Action = ({ page, say }, { username = '', password = '' }) =>
  new LoginScreen(page, say).logIn({ username, password });

const registers: Action = ({ page, say }, { username = '', password }) =>
  new RegisterScreen(page, say).register(username, password);

export const sessionActions: PlayerActions = {
  'player.opensTheLogin': opens,
  'player.opensTheDeposit': opens,
  'player.opensTheHome': opens,
  'player.opensTheRegistration': opens,
  'player.logsIn': logsIn,
  'player.mistypesThePassword': logsIn,
  'player.registersATakenName': registers,
  'player.registers': registers,
  'player.readsThatItIsDone': ({ page }) => confirmNews(page),
  'player.fillsInTheDeposit': ({ page, say }, values) => new DepositScreen(page, say).fillIn(values),
  'player.orders': ({ page, say }) => new DepositScreen(page, say).submit().click(),
  'player.logsOut': async (playerPage) => {
    const { page, say } = playerPage;
    await playerPage.allAnswered();
    await Promise.all([page.waitForEvent('domcontentloaded'), logOut(page, say)]);
  },
  'session.endsElsewhere': async (playerPage) => {
    await playerPage.allAnswered();
    await playerPage.page.context().clearCookies({ name: 'sid' });
  },
};

export const sessionTrouble: Trouble = {
  'player.mistypesThePassword → rejected': 'response 401 POST /api/v2/players/login',
  'player.mistypesThePassword → rejectedOnTheWay': 'response 401 POST /api/v2/players/login',
  'player.registersATakenName → nameTaken': 'response 409 POST /api/v2/players/register',
  'player.orders → sessionLost': 'response 401 POST /api/v2/deposits',
};
