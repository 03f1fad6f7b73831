/**
 * Model of the session from the player's view: specification §2, §4 and §8. A page for players redirects to the login and back,
 * and typed input survives the end of a session.
 */
import { alert, button, dialog, field, heading, page, PLAYER_MENU, QR, text } from './assertions.ts';
import { type Acts, type Model, modelOf, NOTHING_YET } from './vocabulary.ts';

const acts = {
  'player.opensTheLogin': { path: '/login/' },
  'player.opensTheDeposit': { path: '/player/deposit/' },
  'player.opensTheHome': { path: '/' },
  'player.opensTheRegistration': { path: '/register/' },
  'player.logsIn': { username: 'demo', password: 'demo-1234' },
  'player.mistypesThePassword': { username: 'demo', password: 'demo-12345' },
  'player.registersATakenName': { username: 'demo', password: 'dok-champa-7' },
  'player.registers': { username: 'somphone_{registrations}', password: 'dok-champa-7' },
  'player.readsThatItIsDone': {},
  'player.fillsInTheDeposit': { provider: 'Alphabet', amount: '100000' },
  'player.orders': {},
  'player.logsOut': {},
  'player.reloads': {},
  'session.endsElsewhere': {},
  'line.losesTheLogin': { call: 'login', fault: 'timeout', times: '1' },
  'line.garblesThePlayer': { call: 'playerInfo', fault: 'wrong-shape' },
  'line.isRepaired': {},
} as const satisfies Acts;

const LOGIN = [heading('login.title'), field('field.username'), button('login.submit')];
const BACK_TO_DEPOSIT = page('/login/?next=%2Fplayer%2Fdeposit%2F');

const machine = modelOf(acts).createMachine({
  id: 'session',
  context: NOTHING_YET,
  initial: 'login',
  states: {
    login: {
      meta: { sees: [page('/login/'), ...LOGIN], misses: [PLAYER_MENU, alert('login.failed')] },
      on: {
        'player.logsIn': 'home',
        'player.mistypesThePassword': 'rejected',
        'player.opensTheDeposit': 'loginOnTheWay',
        'player.opensTheHome': 'visitorHome',
        'player.opensTheRegistration': 'registration',
        'line.losesTheLogin': 'loginWillBeLost',
        'line.garblesThePlayer': 'playerGarbled',
      },
    },
    loginWillBeLost: { meta: { sees: LOGIN }, on: { 'player.logsIn': 'loggingIn' } },
    loggingIn: {
      meta: { sees: [text('login.pending')], misses: [PLAYER_MENU] },
      on: { 'player.reloads': 'login' },
    },
    // A visitor can log in although the site does not know who is signed in.
    playerGarbled: { meta: { sees: LOGIN }, on: { 'player.reloads': 'playerUnknown' } },
    playerUnknown: {
      meta: { sees: LOGIN, misses: [PLAYER_MENU] },
      on: { 'line.isRepaired': 'login' },
    },
    rejected: {
      meta: {
        sees: [alert('login.failed'), alert('failure.login.credentials'), field('field.username', 'demo')],
        misses: [PLAYER_MENU],
      },
      on: { 'player.logsIn': 'home' },
    },
    visitorHome: {
      meta: { sees: [page('/')], misses: [PLAYER_MENU] },
      on: { 'player.opensTheLogin': 'login' },
    },
    loginOnTheWay: {
      meta: { sees: [BACK_TO_DEPOSIT, ...LOGIN], misses: [PLAYER_MENU] },
      on: { 'player.logsIn': 'deposit', 'player.mistypesThePassword': 'rejectedOnTheWay' },
    },
    rejectedOnTheWay: {
      meta: { sees: [BACK_TO_DEPOSIT, alert('login.failed')], misses: [PLAYER_MENU] },
      on: { 'player.logsIn': 'deposit' },
    },

    registration: {
      meta: { sees: [page('/register/'), button('register.submit')], misses: [PLAYER_MENU] },
      on: {
        'player.registersATakenName': 'nameTaken',
        'player.registers': { target: 'registered', actions: 'register' },
      },
    },
    nameTaken: {
      meta: {
        sees: [page('/register/'), button('register.submit')],
        misses: [dialog('register.done.title')],
      },
      on: { 'player.registers': { target: 'registered', actions: 'register' } },
    },
    registered: {
      meta: { sees: [dialog('register.done.title'), text('register.done.pleaseLogIn')] },
      on: { 'player.readsThatItIsDone': 'login' },
    },

    home: {
      meta: {
        sees: [page('/'), PLAYER_MENU, button('home.credits.refresh')],
        misses: [button('login.submit')],
      },
      on: {
        'player.opensTheDeposit': 'deposit',
        'player.opensTheLogin': 'home',
        'player.reloads': 'home',
        'player.logsOut': 'visitorHome',
      },
    },
    deposit: {
      meta: { sees: [page('/player/deposit/'), PLAYER_MENU, field('deposit.amount', '')], misses: [QR] },
      on: {
        'player.fillsInTheDeposit': 'filledIn',
        'player.opensTheHome': 'home',
        'player.logsOut': 'loginOnTheWay',
      },
    },
    filledIn: {
      meta: { sees: [PLAYER_MENU, field('deposit.amount', '100.000')] },
      on: {
        'player.reloads': 'filledIn',
        'player.logsOut': 'loginOnTheWay',
        'session.endsElsewhere': 'endedElsewhere',
      },
    },
    endedElsewhere: {
      meta: { sees: [field('deposit.amount', '100.000')] },
      on: { 'player.orders': 'sessionLost' },
    },
    sessionLost: {
      meta: {
        sees: [BACK_TO_DEPOSIT, text('login.sessionLost.title'), text('login.sessionLost.body')],
        misses: [PLAYER_MENU],
      },
      on: { 'player.logsIn': 'filledIn' },
    },
  },
});

export const session: Model = {
  subject: 'session',
  scenario: 'default',
  player: null,
  path: '/login/',
  acts,
  machine,
};
