/** What a player does over several pages, up to its effect in the mock's store: specification §1, §3, §4, §5 and §8, contract §1 and §2. */
import { expect, test, vi } from 'vitest';
import { WELCOME } from '../../../../mock-server/seeds/promotions.ts';
import { DEMO_PLAYER, NEWCOMER } from '../../../../mock-server/seeds/players.ts';
import { loginLeadingTo, paths, promotionPath } from '../../../../src/app/paths.ts';
import { LANGUAGES, LANGUAGE_TAGS } from '../../../../src/i18n/languages.ts';
import { BRAND_NAME } from '../../../../src/ui/brand/names.ts';
import { setViewport, DESKTOP } from '../../../in-process/viewport.ts';
import {
  choice,
  choose,
  dialog,
  field,
  fill,
  findControl,
  main,
  playerMenu,
  press,
  say,
  saysWrong,
  sees,
  submit,
  textOf,
  topBar,
} from '../../../in-process/page-reading.ts';
import { isPerceivable } from '../../../in-process/perception.ts';
import { Visit as TimedVisit } from '../../../in-process/visit.ts';
import { waitFor } from '../../../in-process/wait-for.ts';
import { fillInWithdrawal } from './forms.ts';
import { type Visit, visit } from './visit.ts';

const KIP = () => say('currency.LAK');

const storeOf = ({ mock }: Pick<Visit, 'mock'>) => mock.backend.world.store;
const ledgerOf = (player: Pick<Visit, 'mock'>, kind: string) =>
  storeOf(player)
    .ledger.getAll()
    .filter((entry) => entry.kind === kind)
    .map(({ amount }) => amount);
const usagesOf = (player: Visit) =>
  storeOf(player)
    .usages.getAll()
    .map(({ provider, status }) => `${provider} ${status}`);

async function logIn({ username, password }: { username: string; password: string }): Promise<void> {
  await fill(say('field.username'), username);
  await fill(say('field.password'), password);
  submit().click();
}

test('a partial withdrawal pays out exactly the amount that the page quoted', async () => {
  // The page asks for the order at intervals, which pass in virtual time.
  const player = await TimedVisit.at(paths.withdraw, { scenario: 'withdraw-ready' });
  const seesIn = (text: string, where: () => HTMLElement | null) =>
    player.until(() => isPerceivable(text, where()), text);
  await fillInWithdrawal('400', player);
  await player.press(say('withdraw.quote.submit'));
  await seesIn(`262.000${KIP()}`, main);
  await seesIn('•3456', main);
  expect(ledgerOf(player, 'credit.reserved')).toEqual([]);
  await player.press(say('withdraw.confirm'));
  await seesIn('W000001', main);
  expect(ledgerOf(player, 'credit.reserved')).toEqual(['-400']);

  await player.mock.lab('staff/withdraws/W000001', { action: 'approve' });
  await player.mock.lab('staff/withdraws/W000001', { action: 'succeed' });
  await seesIn(`262.000${KIP()}`, dialog);
  await player.press(say('success.confirm'));
  await seesIn(say('withdraw.end.success.title'), main);
  expect(ledgerOf(player, 'payout.sent')).toEqual(['262000']);
  await player.press(say('withdraw.another'));
  await seesIn('600', main);
});

test('a promotion is claimed for the chosen provider, and its bonus is credited with its deposit', async () => {
  const player = await visit(promotionPath(WELCOME), { player: 'demo' });
  await press(say('promotion.claim'), main);
  await waitFor(() => choice('AskMeBet').click());
  await press(say('promotion.claim.confirm', { provider: 'AskMeBet' }), dialog);
  await sees(say('success.promotionReceived.title'), dialog);
  await press(say('success.confirm'), dialog);
  expect(usagesOf(player)).toEqual(['askmebet ACTIVE']);
  const currency = say('currency.THB');
  const values = { amount: 100, bonus: 50, provider: 'AskMeBet', currency };
  await sees(say('promotion.step.deposit', values), main);

  await player.go(paths.deposit);
  await choose('AskMeBet');
  await choose('MOCKLAK0001');
  await fill(say('deposit.amount'), '67500');
  await press(say('deposit.submit'));
  await sees('D000001', main);
  await player.mock.lab('bank/pay', { code: 'D000001' });
  await press(say('order.check'));
  await press(say('success.confirm'), dialog);
  expect(ledgerOf(player, 'credit.deposited')).toEqual(['150']);
  expect(usagesOf(player)).toEqual(['askmebet USED']);
  await player.go(paths.home);
  await sees(say('promotion.step.missing', { credit: '150', missing: '150,01', currency }), main);
});

test('a promotion is cancelled after a confirmation, and may be claimed again', async () => {
  const player = await visit(promotionPath(WELCOME), { player: 'demo', scenario: 'promotion-active' });
  await press(say('promotion.cancel'), main);
  expect(usagesOf(player)).toEqual(['alphabet ACTIVE']);
  await press(say('promotion.cancel.confirm'), dialog);
  await sees(say('success.promotionCanceled.title'), dialog);
  await press(say('success.confirm'), dialog);
  await sees(say('promotion.claim'), main);
  expect(usagesOf(player)).toEqual(['alphabet CANCELED']);
});

test('after a change of the password the page reloads, and only the new password logs in', async () => {
  const reload = vi.fn<() => void>();
  const player = await visit(paths.bank, { player: 'demo', browser: { reload } });
  await press(playerMenu('Demo Player'), topBar);
  await press(say('layout.changePassword'), () => document);
  await fill(say('passwordChange.current'), DEMO_PLAYER.password);
  await fill(say('passwordChange.new'), 'another-5678');
  await fill(say('passwordChange.confirm'), 'another-5678');
  await press(say('passwordChange.submit'), dialog);
  await sees(say('passwordChange.done.pleaseLogIn'), dialog);
  await press(say('login.submit'), dialog);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));

  await player.load(paths.bank);
  await waitFor(() => expect(player.address).toBe(loginLeadingTo(paths.bank)));
  await logIn(DEMO_PLAYER);
  await sees(say('failure.login.credentials'), main);
  await logIn({ ...DEMO_PLAYER, password: 'another-5678' });
  await waitFor(() => expect(player.address).toBe(paths.bank));
});

test('a session that ends while a bank account is added: after the login the form has its values again', async () => {
  const player = await visit(paths.bank, { player: NEWCOMER.username });
  choice('BCEL').click();
  await fill(say('bank.accountNumber'), '0101-2345-6789');
  await fill(say('bank.accountName'), 'NEW COMER');
  choice(say('bank.owner.self')).click();
  await player.mock.lab('reset', { scenario: 'default' });
  await press(say('bank.submit'));
  await sees(say('login.sessionLost.title'), main);
  await logIn(NEWCOMER);
  await waitFor(() => expect(field(say('bank.accountNumber')).value).toBe('0101-2345-6789'));
  expect(field(say('bank.accountName')).value).toBe('NEW COMER');
  expect(choice('BCEL').checked).toBe(true);
  expect(player.written.join()).not.toContain(NEWCOMER.password);
  await press(say('bank.submit'));
  await sees(say('bank.added.title'), dialog);
  expect(
    storeOf(player)
      .bankAccounts.getAll()
      .map(({ accountNumber }) => accountNumber),
  ).toContain('010123456789');
});

test('a logout takes effect in every tab, and removes the player’s data there', async () => {
  const player = await visit(paths.bank, { player: 'demo' });
  const other = await player.openTab(paths.deposit);
  const menu = playerMenu('Demo Player');
  await press(menu, () => topBar(other.container));
  await press(say('layout.logOut'), () => document);
  for (const { container } of [player.tab, other])
    await waitFor(() => expect(findControl(menu, container)).toBeUndefined());
  expect(textOf(player.tab.container)).not.toContain('DEMO PLAYER');
  await sees(say('login.sessionLost.title'), () => player.tab.container.querySelector('main'));
});

test('a language takes effect at once in all texts, keeps typed values, and is stored', async () => {
  setViewport(DESKTOP);
  const player = await visit(paths.deposit, { player: 'demo' });
  await choose('Alphabet');
  await choose('MOCKLAK0001');
  await fill(say('deposit.amount'), '1');
  const { site, addresses } = player.tab;
  for (const language of LANGUAGES.toReversed()) {
    const select = topBar()?.querySelector('select');
    if (!select) throw new Error('there is no choice of the language');
    select.value = language;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() => expect(document.documentElement.lang).toBe(LANGUAGE_TAGS[language]));
    const limit = { min: '33.750', currency: KIP() };
    await saysWrong(() => field(say('deposit.amount')), say('problem.amount.belowMinimum', limit));
    expect(field(say('deposit.amount')).value).toBe('1');
    await sees('BCEL One', main);
    const title = `${say('deposit.title')} · ${BRAND_NAME}`;
    await waitFor(() => expect(document.title).toBe(title));
    expect(site.browser.device.read('i18nextLng')).toBe(language);
  }
  expect(addresses).toHaveLength(1);
});
