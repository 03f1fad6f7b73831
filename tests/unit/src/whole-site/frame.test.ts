/** The layout around the pages, and the loading and error screens before them: specification §2 to §5, §7 and §8. */
import { fireEvent } from '@testing-library/dom';
import { waitFor } from '../../../in-process/wait-for.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { PROVIDERS } from '../../../../contract/values.ts';
import { WELCOME } from '../../../../mock-server/seeds/promotions.ts';
import { SITE_PAGES } from '../../../../src/pages.ts';
import { loginLeadingTo, paths } from '../../../../src/app/paths.ts';
import { switchLanguage } from '../../../../src/i18n/language.ts';
import { BRAND_NAME, PROVIDER_NAMES } from '../../../../src/ui/brand/names.ts';
import {
  control,
  dialog,
  field,
  fill,
  found,
  foundControl,
  isBusy,
  notifies,
  main,
  playerMenu,
  press,
  say,
  says,
  saysWrong,
  sees,
  textOf,
  topBar,
} from '../../../in-process/page-reading.ts';
import { accessibleText } from '../../../in-process/perception.ts';
import { fillInPasswordChange } from './forms.ts';
import { visit } from './visit.ts';

const AGENCY = 'GET /agency/info';
const PLAYER_INFO = 'GET /players/info';

test('credit is shown for each of the five providers, in baht', async () => {
  const player = await visit('/', { player: 'demo', scenario: 'with-credit' });
  const baht = say('currency.THB');
  for (const provider of PROVIDERS) {
    const tile = () =>
      [...document.querySelectorAll('main article')].find(
        (article) => textOf(article.querySelector('h3')) === PROVIDER_NAMES[provider],
      );
    await waitFor(() => expect(textOf(tile())).toMatch(new RegExp(`\\d${baht}`)));
    expect(player.sent.map(({ path }) => path)).toContain(`/players/credits/${provider}`);
  }
  await notifies('polite', say('home.credits.readAt', { time: '' }).trim(), main);
  expect(textOf(document.querySelector('main'))).toMatch(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}/);
});

test('a player without credit has 0 baht with each provider', async () => {
  await visit('/', { player: 'newcomer', scenario: 'newcomer' });
  await waitFor(() =>
    expect([...document.querySelectorAll('main article')].map((tile) => textOf(tile))).toEqual(
      PROVIDERS.map((provider) =>
        expect.stringContaining(`${PROVIDER_NAMES[provider]}0${say('currency.THB')}`),
      ),
    ),
  );
});

test('if the agency is not found, a support page fills the screen: an image, a contact notice and an apology, in Lao', async () => {
  await visit('/', {
    prepare: ({ mock }) => mock.fault(AGENCY, { status: 404 }),
  });
  await sees(say('support.title'));
  await sees(say('support.apology'));
  expect(document.querySelector('main svg')).not.toBeNull();
  expect(topBar()).toBeNull();
  expect(document.querySelector('footer')).toBeNull();
  expect(document.querySelector('a')).toBeNull();
});

test('the support page is in Lao, and then in the chosen language', async () => {
  await switchLanguage('th');
  onTestFinished(() => switchLanguage('lo').then(() => undefined));
  const thai = [say('support.title'), say('support.apology')];
  await visit('/', { prepare: ({ mock }) => mock.fault(AGENCY, { status: 404 }) });
  for (const text of ['ເຂົ້າສູ່ລະບົບບໍ່ໄດ້. ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການລູກຄ້າ', ...thai]) await sees(text);
});

test('the support page has the links of the agency that the device has loaded before', async () => {
  const visitor = await visit('/contact/');
  const links = () => [...(main()?.querySelectorAll('a') ?? [])].map((link) => link.href);
  const known = links();
  expect(known).toHaveLength(5);
  await visitor.mock.fault(AGENCY, { status: 404 });
  await visitor.load('/');
  await sees(say('support.title'));
  expect(links()).toEqual(known);
});

test('no page is shown before the agency is loaded', async () => {
  let answer = () => {};
  await visit('/login/', {
    prepare: (visitor) => {
      answer = visitor.hold(AGENCY);
    },
    until: ({ container }) => expect(container.isConnected).toBe(true),
  });
  expect(textOf(document.body)).toBe('');
  answer();
  await sees(say('login.title'), main);
});

test('a failed refetch of the agency keeps the page', async () => {
  const visitor = await visit('/login/');
  await fill(say('field.username'), 'somphone');
  await visitor.mock.fault(AGENCY, { fault: 'wrong-shape' });
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 6 * 60_000);
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(visitor.timesSent(AGENCY)).toBe(2));
  await visitor.settled();
  expect(field(say('field.username'))).toHaveProperty('value', 'somphone');
});

test('the current player is requested on entry, and not again once signed in', async () => {
  const player = await visit('/login/', { player: 'demo' });
  const lookups = () => player.timesSent(PLAYER_INFO);
  await foundControl(playerMenu('Demo Player'), topBar);
  await player.settled();
  const known = lookups();
  expect(known).toBeGreaterThan(0);
  await press(BRAND_NAME, topBar);
  await sees(say('home.credits'), main);
  await player.settled();
  expect(lookups()).toBe(known);
});

test('the old address of responsible play leads to the page, with its query', async () => {
  const visitor = await visit('/safe-play?from=bookmark');
  await sees(say('responsiblePlay.title'), main);
  expect(visitor.address).toBe('/responsible-play/?from=bookmark');
});

test('a visitor has the login and the registration in the top bar, and with the logo in the drawer', async () => {
  await visit('/contact/');
  expect((await foundControl(say('layout.logIn'), topBar)).getAttribute('href')).toBe('/login/');
  expect(control(say('layout.register'), topBar() ?? document).getAttribute('href')).toBe('/register/');
  expect(accessibleText(topBar())).not.toContain(say('layout.playerMenu'));
  await press(say('layout.menu'), topBar);
  await sees(say('layout.register'), dialog);
  for (const text of [BRAND_NAME, say('layout.logIn')])
    expect(control(text, dialog() ?? document)).toBeTruthy();
});

test('home says to a visitor that games are for adults and can be lost, and has a button to scroll to the top after more than 500 px', async () => {
  await visit('/');
  await sees(say('home.visitor.facts', { providers: 5, banks: 6 }), main);
  await sees(say('home.before.chance'), main);
  const advice = control(say('footer.responsiblePlay'), main() ?? document);
  expect(advice.getAttribute('href')).toBe(paths.responsiblePlay);
  const scrollTo = (place: number) => {
    vi.stubGlobal('scrollY', place);
    fireEvent.scroll(window);
  };
  scrollTo(500);
  expect(() => control(say('layout.scrollToTop'), document)).toThrow();
  scrollTo(501);
  await foundControl(say('layout.scrollToTop'), () => document);
});

test('the app bar of home leads a visitor to the login, and from there to the page', async () => {
  const appBar = () => document.querySelector(`nav[aria-label="${say('home.cashier')}"]`);
  const visitor = await visit('/');
  for (const [id, address] of [
    ['home.deposit', paths.deposit],
    ['home.withdraw', paths.withdraw],
    ['home.bank', paths.bank],
  ] as const)
    expect((await foundControl(say(id), appBar)).getAttribute('href'), id).toBe(address);
  await press(say('home.bank'), appBar);
  await waitFor(() => expect(visitor.address).toBe(loginLeadingTo(paths.bank)));
});

test('the top bar of a player has a deposit link, and a menu under the display name with password and logout', async () => {
  const player = await visit('/contact/', { player: 'newcomer', scenario: 'newcomer' });
  const openMenu = () => press(playerMenu('New Comer'), topBar);
  await foundControl(playerMenu('New Comer'), topBar);
  expect(control(say('nav.deposit'), topBar() ?? document).getAttribute('href')).toBe('/player/deposit/');
  for (const id of ['layout.logIn', 'layout.register'])
    expect(accessibleText(topBar())).not.toContain(say(id));
  await openMenu();
  await press(say('layout.changePassword'), () => document);
  await waitFor(() => expect(textOf(dialog())).toContain(say('passwordChange.title')));
  await press(say('passwordChange.cancel'), dialog);
  await openMenu();
  player.hold('POST /players/logout');
  await press(say('layout.logOut'), () => document);
  await waitFor(() => expect(player.timesSent('POST /players/logout')).toBe(1));
  expect(isBusy(control(playerMenu('New Comer'), topBar() ?? document))).toBe(true);
});

test('the top bar shows neither menu while the player is loading, and the player’s afterwards', async () => {
  let answer = () => {};
  await visit('/contact/', {
    player: 'demo',
    prepare: (network) => {
      answer = network.holdAnswer(PLAYER_INFO);
    },
  });
  for (const id of ['layout.logIn', 'layout.register', 'nav.deposit'])
    expect(accessibleText(topBar())).not.toContain(say(id));
  answer();
  await foundControl(playerMenu('Demo Player'), topBar);
});

test('the drawer of a player has two groups, an icon with each entry, and closes after a click', async () => {
  const player = await visit('/contact/', { player: 'demo' });
  await foundControl(playerMenu('Demo Player'), topBar);
  await press(say('layout.menu'), topBar);
  await waitFor(() => expect(dialog()?.querySelectorAll('nav > ul')).toHaveLength(2));
  const entries = [...(dialog()?.querySelectorAll('nav li') ?? [])];
  expect(entries).toHaveLength(14);
  expect(entries.filter((entry) => entry.querySelector(':scope > :first-child svg') === null)).toEqual([]);
  // A click on a heading closes it too.
  const heading = [...(dialog()?.querySelectorAll('nav *') ?? [])].find(
    (each) => textOf(each) === say('nav.games'),
  );
  fireEvent.click(heading ?? document);
  await waitFor(() => expect(dialog()).toBeNull());
  expect(player.address).toBe('/contact/');
  await press(say('layout.menu'), topBar);
  await press(say('nav.bank'), dialog);
  await waitFor(() => expect(player.address).toBe('/player/bank/'));
  await waitFor(() => expect(dialog()).toBeNull());
});

describe('Back closes what lies over the page, and shows the page before', () => {
  const bar = () => document.querySelector(`nav[aria-label="${say('nav.shortcuts')}"]`);

  const menu = () => document.querySelector('[role="menu"]');
  const demosMenu = () => playerMenu('Demo Player');
  test.each<
    [what: string, button: () => string, place: () => ParentNode | null, shown: () => Element | null]
  >([
    ['the drawer', () => say('layout.menu'), topBar, dialog],
    ['the contact sheet', () => say('nav.short.contact'), bar, dialog],
    ['the contact menu', () => say('layout.contact'), topBar, menu],
    ['the player’s menu', demosMenu, topBar, menu],
    ['the form for the password', demosMenu, topBar, dialog],
  ])('%s', async (_, button, place, shown) => {
    const player = await visit('/responsible-play/', { player: 'demo' });
    await foundControl(playerMenu('Demo Player'), topBar);
    await player.go('/contact/');
    await press(button(), place);
    if (button === demosMenu && shown === dialog) await press(say('layout.changePassword'), () => document);
    await waitFor(() => expect(shown()).not.toBeNull());
    player.tab.back();
    await waitFor(() => expect(shown()).toBeNull());
    await sees(say('responsiblePlay.title'), main);
  });
});

test('the bottom bar leads to deposit, withdraw, game and bank; its sheet has the five contacts and a close button', async () => {
  await visit('/contact/');
  const bar = () => document.querySelector(`nav[aria-label="${say('nav.shortcuts')}"]`);
  expect([...(bar()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/player/deposit/',
    '/player/withdraw/',
    '/player/game/alphabet',
    '/player/bank/',
  ]);
  await press(say('nav.short.contact'), bar);
  await waitFor(() => expect(dialog()?.querySelectorAll('a')).toHaveLength(5));
  await press(say('layout.contact.close'), dialog);
  await waitFor(() => expect(dialog()).toBeNull());
});

test('the footer has the categories, the promotions, the “about” links, six banks and a copyright line', async () => {
  await visit('/');
  const footer = () => document.querySelector('footer');
  const links = (id: string) =>
    [...(footer()?.querySelectorAll(`ul[aria-labelledby="${id}"] a`) ?? [])].map((link) =>
      link.getAttribute('href'),
    );
  await waitFor(() => expect(links('footer-promotions')).toHaveLength(5));
  expect(links('footer-games')).toEqual(
    ['slot', 'sport', 'casino', 'fish', 'card', 'chicken'].map((category) => `/?category=${category}`),
  );
  expect(links('footer-about')).toEqual(['/responsible-play/', '/contact/', '/licences.txt']);
  expect(footer()?.querySelectorAll('ul[aria-labelledby="footer-banks"] li')).toHaveLength(6);
  const year = new Date().getFullYear();
  await sees(say('footer.copyright', { year, brand: BRAND_NAME }), footer);
});

test('if the promotions cannot be read, the footer is shown without them', async () => {
  await visit('/contact/', {
    prepare: ({ mock }) => mock.fault('GET /promotions/current', { code: 'NOT_FOUND' }),
  });
  await waitFor(() => expect(document.querySelector('ul[aria-labelledby="footer-about"]')).not.toBeNull());
  expect(document.querySelector('ul[aria-labelledby="footer-promotions"]')).toBeNull();
});

test('the top bar and its logo are on every page, and each page has a title of its own', async () => {
  const player = await visit('/nowhere/', { player: 'demo' });
  const titles = new Set([document.title]);
  const pages = SITE_PAGES.map(({ path }) => path.replace(':promotionId', WELCOME)).filter(
    (path) => path !== paths.login && path !== paths.register,
  );
  for (const path of pages) {
    await player.go(path);
    await waitFor(() => expect(titles).not.toContain(document.title));
    expect(control(BRAND_NAME, topBar() ?? document).getAttribute('href'), path).toBe('/');
    titles.add(document.title);
  }
  for (const title of titles) expect(title).toMatch(new RegExp(` · ${BRAND_NAME}$`));
});

test('the password form shows or hides its three fields with one button, reports what is wrong with each, and sends them', async () => {
  const player = await visit('/player/bank/', { player: 'demo' });
  await press(playerMenu('Demo Player'), topBar);
  await press(say('layout.changePassword'), topBar);
  const ids = ['passwordChange.current', 'passwordChange.new', 'passwordChange.confirm'] as const;
  const types = () => new Set(ids.map((id) => field(say(id)).getAttribute('type')));
  await waitFor(() => expect(types()).toEqual(new Set(['password'])));
  await press(say('field.password.show'), dialog);
  await waitFor(() => expect(types()).toEqual(new Set(['text'])));
  await press(say('field.password.hide'), dialog);
  await waitFor(() => expect(types()).toEqual(new Set(['password'])));

  for (const id of ids) await fill(say(id), '1234567');
  await press(say('passwordChange.submit'), dialog);
  for (const id of ids) await saysWrong(() => field(say(id)), say('problem.password.tooShort', { count: 8 }));
  await fill(say('passwordChange.new'), 'dok-champa-8');
  for (const [typed, problem] of [
    ['', 'problem.confirmation.required'],
    ['dok-champa-9', 'problem.confirmation.mismatch'],
  ] as const) {
    await fill(say('passwordChange.confirm'), typed);
    await saysWrong(() => field(say('passwordChange.confirm')), say(problem));
  }
  expect(player.writes()).toEqual([]);

  await fillInPasswordChange('not-the-password', 'dok-champa-8');
  await press(say('passwordChange.submit'), dialog);
  const body = {
    currentPassword: 'not-the-password',
    newPassword: 'dok-champa-8',
    confirmNewPassword: 'dok-champa-8',
  };
  await waitFor(() =>
    expect(player.writes()).toMatchObject([{ path: '/players/security/password/change', body }]),
  );
});

test('if it is unknown whether a player is signed in, the page interrupts with the reason, and that the money is safe', async () => {
  await visit('/player/bank/', {
    player: 'demo',
    prepare: ({ mock }) => mock.fault(PLAYER_INFO, { fault: 'drop' }),
  });
  await notifies('assertive', say('failure.network'), main);
  await sees(say('unreachable.moneyIsSafe'), main);
});

test('after a lost response to the look-up, home is that of a visitor, says so politely, and can look up again', async () => {
  const visitor = await visit('/', { player: 'demo', prepare: (browser) => browser.lose(PLAYER_INFO) });
  await notifies('polite', say('layout.sessionUnknown'));
  await sees(say('failure.network'));
  await sees(say('home.visitor.title'), main);
  expect(control(say('layout.logIn'), topBar() ?? document).getAttribute('href')).toBe('/login/');
  visitor.loseNothing();
  await press(say('common.tryAgain'), () => document);
  await foundControl(playerMenu('Demo Player'), topBar);
  expect(says(say('layout.sessionUnknown'))).toBe(false);
});

test('home links to an open order, from the start', async () => {
  await visit('/', { player: 'demo', scenario: 'deposit-open' });
  await notifies(null, say('home.openOrder.title'), main);
  expect(control(say('home.openOrder.continue')).getAttribute('href')).toBe('/player/deposit/');
});

test('the tile of a game that is opened is busy, and its name says so', async () => {
  const player = await visit('/', { player: 'demo', scenario: 'with-credit' });
  player.hold('POST /games/launch');
  const tile = await found(() => document.querySelector<HTMLElement>('main ul button'), 'game');
  const name = textOf(tile.querySelector('[translate="no"]'));
  tile.click();
  await waitFor(() => expect(accessibleText(tile)).toContain(say('launch.opening', { name })));
  expect(isBusy(tile)).toBe(true);
});
