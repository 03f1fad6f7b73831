import { waitFor } from 'xstate';
import type { Success } from '../../../src/app/messages/success-dialogs.ts';
import { rejected, unanswered } from '../faults.ts';
import type { Hands } from '../frame/actions.ts';
import type { StateEntry } from '../page-state.ts';
import { DEMO, demoIn, VISITOR } from '../people.ts';

const ON_HOME = { address: '/' } as const;
const ON_BANK = { address: '/player/bank/', ...DEMO } as const;

/** Opens the drawer: its button is the first one in the header. */
const openDrawer = ({ press }: Hands) => press('header button');

/** Opens the contact sheet: its button is the only entry of the bottom bar that is not a link. */
const openContact = ({ press }: Hands) => press('nav li button[type="button"]');

function openPasswordChange({ player }: Hands): void {
  player('passwordChange').send({ type: 'passwordChange.open' });
}

async function changePassword(hands: Hands, current: string): Promise<void> {
  openPasswordChange(hands);
  await hands.fill('currentPassword', current);
  await hands.fill('newPassword', 'next-1234');
  await hands.fill('confirmNewPassword', 'next-1234');
  await hands.send('[role="dialog"] form');
}

const WELCOME = {
  lo: 'ໂບນັດຕ້ອນຮັບ',
  cn: '新人礼遇',
  vn: 'Thưởng chào mừng',
  th: 'โบนัสต้อนรับ',
} as const;

/** States of the layout around every page, each shown on one page. */
export const LAYOUT_STATES: readonly StateEntry[] = [
  { name: 'visitor-menu', ...ON_HOME, ...VISITOR, act: openDrawer },
  { name: 'player-menu', ...ON_BANK, act: openDrawer },
  { name: 'contact', ...ON_BANK, act: openContact },
  { name: 'offline', ...ON_HOME, ...VISITOR, act: () => window.dispatchEvent(new Event('offline')) },
  {
    name: 'navigation-pending',
    ...ON_HOME,
    ...VISITOR,
    async act({ site, lab }) {
      await lab('faults', unanswered('players/info'));
      site.navigation.send({ type: 'navigation.asked', to: '/player/bank/', replace: false });
      // The layout shows a pending navigation only after a delay.
      await waitFor(site.navigation, (snapshot) => snapshot.hasTag('pending'));
    },
  },
  { name: 'logout-pending', ...ON_BANK, faults: [unanswered('players/logout', 'POST')], act: logOut },
  { name: 'logout-rejected', ...ON_BANK, faults: [rejected('RATE_LIMITED', 'players/logout')], act: logOut },
  { name: 'password-change', ...ON_BANK, act: openPasswordChange },
  {
    name: 'password-form-rejected',
    ...ON_BANK,
    act(hands) {
      openPasswordChange(hands);
      return hands.send('[role="dialog"] form');
    },
  },
  {
    name: 'password-pending',
    ...ON_BANK,
    faults: [unanswered('players/security/password/change', 'POST')],
    act: (hands) => changePassword(hands, 'demo-1234'),
  },
  {
    name: 'password-incorrect',
    ...demoIn('error-current-password-incorrect'),
    address: '/player/bank/',
    act: (hands) => changePassword(hands, 'not-this-one'),
  },
  { name: 'password-changed', ...ON_BANK, act: (hands) => changePassword(hands, 'demo-1234') },
  succeeded('deposit-successful', { kind: 'deposit', credit: '1480.14' }),
  succeeded('withdraw-successful', { kind: 'withdraw', amount: '982500', currency: 'LAK' }),
  succeeded('bank-account-added', { kind: 'bankAccount' }),
  succeeded('registered', { kind: 'registered' }),
  succeeded('promotion-received', { kind: 'promotionReceived', title: WELCOME, bonus: '50' }),
  succeeded('promotion-canceled', { kind: 'promotionCanceled' }),
];

/** A success dialog of specification §8. */
function succeeded(name: string, success: Success): StateEntry {
  return {
    name,
    ...ON_BANK,
    act: ({ site }) => site.successes.show(success),
  };
}

function logOut({ site }: Hands): void {
  site.session.send({ type: 'session.logOut' });
}
