/** Who may enter a page, and where everyone else is redirected: specification §2 and §6, docs/decisions/0014. */
import { waitFor } from '../../../in-process/wait-for.ts';
import { describe, expect, test } from 'vitest';
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { WELCOME } from '../../../../mock-server/seeds/promotions.ts';
import { gamePath, loginLeadingTo, paths, promotionPath } from '../../../../src/app/paths.ts';
import { dialog, field, main, press, say, sees, submit } from '../../../in-process/page-reading.ts';
import { fillInDeposit, fillInLogin, fillInRegistration } from './forms.ts';
import { visit, type Visit } from './visit.ts';

const INFO = 'GET /players/info';
const PLAYER = { player: DEMO_PLAYER.username };

async function logIn(credentials: Parameters<typeof fillInLogin>[0] = DEMO_PLAYER) {
  await fillInLogin(credentials);
  submit().click();
}

const isAt = (tab: Visit, address: string) => waitFor(() => expect(tab.address).toBe(address));

describe('a visitor', () => {
  // Who may enter which page is proven in tests/unit/src/app/navigation/routes.test.ts.
  test.each([paths.bank, promotionPath(WELCOME), gamePath('betflix', 'pp.txt')])(
    'who opens %s is redirected to the login, which leads there',
    async (address) => {
      const visitor = await visit(address);
      await isAt(visitor, loginLeadingTo(address));
      await sees(say('login.title'), main);
      await logIn();
      await isAt(visitor, address);
      // The redirects leave no entry to which Back would lead.
      expect(visitor.tab.addresses).toEqual([address]);
    },
  );

  test('who registers on the way is led there as well', async () => {
    const visitor = await visit(paths.bank);
    await press(say('login.toRegister'), main);
    await fillInRegistration({ username: 'somphone_1', password: 'dok-champa-7' });
    submit().click();
    await sees(say('register.done.title'), dialog);
    await press(say('login.submit'), dialog);
    await sees(say('login.title'), main);
    await logIn({ username: 'somphone_1', password: 'dok-champa-7' });
    await isAt(visitor, paths.bank);
  });

  test('is looked up on each entry of home and the public pages, and nowhere else', async () => {
    // A first response sets the XSRF cookie, without which nobody is looked up (docs/decisions/0031).
    const visitor = await visit(paths.home, { prepare: ({ mock }) => mock.fetch('/api/v2/agency/info') });
    await visitor.settled();
    expect(visitor.timesSent(INFO)).toBe(1);
    await visitor.go(paths.login);
    await visitor.go(paths.register);
    expect(visitor.timesSent(INFO)).toBe(3);
    await visitor.go(paths.responsiblePlay);
    await visitor.go(paths.contact);
    expect(visitor.timesSent(INFO)).toBe(3);
  });
});

describe('a player', () => {
  test.each([paths.login, paths.register])(
    'who opens %s is redirected to where it leads',
    async (address) => {
      const player = await visit(`${address}?next=${encodeURIComponent(paths.bank)}`, PLAYER);
      await waitFor(() => expect(player.tab.addresses).toEqual([paths.bank]));
    },
  );

  test('whose look-up fails is told so, and the next page of players repeats it', async () => {
    const player = await visit(paths.bank, {
      ...PLAYER,
      prepare: ({ mock }) => mock.fault(INFO, { code: 'NOT_FOUND', times: 1 }),
    });
    await sees(say('unreachable.title'), main);
    await player.go(paths.deposit);
    await sees(say('deposit.title'), main);
  });

  test('whose session ends is told so at the login, and finds the draft again, which is not sent without a press', async () => {
    const player = await visit(paths.deposit, PLAYER);
    await fillInDeposit();
    await player.mock.lab('reset', { scenario: 'default' });
    await press(say('deposit.submit'));
    await sees(say('login.sessionLost.title'), main);
    expect(player.address).toBe(loginLeadingTo(paths.deposit));
    await logIn();
    await isAt(player, paths.deposit);
    await waitFor(() => expect(field(say('deposit.amount')).value).toBe('100.000'));
    await player.settled();
    expect(player.timesSent('POST /deposits')).toBe(1);
    await press(say('deposit.submit'));
    await sees('D000001', main);
  });
});
