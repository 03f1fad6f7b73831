/** Pages under a page translator, as Chrome and Google have it: they show what an untranslated page shows, and no error. */
import { waitFor } from '../../../in-process/wait-for.ts';
import { expect, test } from 'vitest';
import { WELCOME } from '../../../../mock-server/seeds/promotions.ts';
import { SITE_PAGES } from '../../../../src/pages.ts';
import { paths } from '../../../../src/app/paths.ts';
import { switchLanguage } from '../../../../src/i18n/language.ts';
import {
  dialog,
  field,
  fill,
  main,
  press,
  rows,
  say,
  saysWrong,
  sees,
  textOf,
} from '../../../in-process/page-reading.ts';
import { accessibleText } from '../../../in-process/perception.ts';
import { fillInDeposit, fillInRegistration } from './forms.ts';
import { endVisits, type Visit, type VisitOptions, visit } from './visit.ts';

/** Reads the page at this point of a walk. */
type Look = () => Promise<void>;

interface Walk {
  readonly name: string;
  readonly at: string;
  readonly options?: VisitOptions;
  readonly act: (page: Visit, look: Look) => Promise<void>;
}

/** A time differs between two visits. */
const TIMES = /\d{1,2}:\d{2}(:\d{2})?/g;
/** Parts of a page appear after its requests: in steps, or when the browser is idle. */
const STILL_MS = 150;

/** What the page shows on the screen and to screen readers. */
function shown(): readonly string[] {
  return [textOf(document.body), accessibleText(document.body)].map((text) => text.replaceAll(TIMES, 'TIME'));
}

/** The texts of a page that has not changed for a while. */
async function shownAtRest(): Promise<readonly string[]> {
  let texts: readonly string[] = [];
  // Observes no element, so that the page is read at intervals, and not at each change.
  const container = document.createElement('div');
  await waitFor(
    () => {
      const before = texts;
      texts = shown();
      expect(texts).toEqual(before);
    },
    { interval: STILL_MS, container },
  );
  return texts;
}

async function walk({ at, options, act }: Walk, translated: boolean, look: Look): Promise<void> {
  const page = await visit(at, { ...options, translated });
  await look();
  await act(page, look);
  await look();
  await endVisits();
}

async function showsTheSame(steps: Walk): Promise<void> {
  const untranslated: (readonly string[])[] = [];
  await walk(steps, false, async () => {
    untranslated.push(await shownAtRest());
  });
  await walk(steps, true, () => {
    const expected = untranslated.shift();
    return waitFor(() => expect(shown()).toEqual(expected), { timeout: 5_000 });
  });
}

/**
 * One page for each way in which React changes texts: a message comes and goes, an amount, a value that is read again, rows. On any page
 * each text has an element of its own, which tests/setup/whole-site.ts checks in every test.
 */
const WALKS: readonly Walk[] = [
  {
    name: 'a registration, with a taken and a wrong username first',
    at: paths.register,
    async act(_, look) {
      const username = () => field(say('field.username'));
      for (const [typed, problem] of [
        ['demo', 'failure.register.usernameExists'],
        ['som phone', 'problem.username.format'],
      ] as const) {
        await fill(say('field.username'), typed);
        await saysWrong(username, say(problem));
        await look();
      }
      await fill(say('field.username'), 'somphone_1');
      await sees(say('username.free'));
      await press(say('register.submit'));
      await look();
      await fillInRegistration({ username: 'somphone_1', password: 'dok-champa-7' });
      await look();
      await press(say('register.submit'));
      await sees(say('register.done.title'), dialog);
    },
  },
  {
    name: 'the amount of a deposit, in and out of range',
    at: paths.deposit,
    options: { player: 'demo' },
    async act(_, look) {
      for (const [amount, text] of [
        ['67500', `100${say('currency.THB')}`],
        ['100000', `148,14${say('currency.THB')}`],
        ['1', `0${say('currency.THB')}`],
      ] as const) {
        await fillInDeposit(amount);
        await sees(text, main);
        await look();
      }
    },
  },
  {
    name: 'the credits on home, after a win',
    at: paths.home,
    options: { player: 'demo', scenario: 'with-credit' },
    async act(page, look) {
      const credit = () => textOf(document.querySelector('main article'));
      await waitFor(() => expect(credit()).toMatch(/\d/));
      const before = credit();
      await look();
      await page.mock.lab('credit', { username: 'demo', provider: 'alphabet', amount: '1000' });
      await page.go(paths.contact);
      await look();
      await page.go(paths.home);
      await waitFor(() => expect(credit()).not.toBe(before));
    },
  },
  {
    name: 'the next page of a history',
    at: paths.depositHistory,
    options: { player: 'demo', scenario: 'long-history' },
    async act(_, look) {
      await waitFor(() => expect(rows()).toHaveLength(10));
      await look();
      const newest = textOf(rows()[0]);
      await press(say('pager.next'));
      await waitFor(() => expect(textOf(rows()[0])).not.toBe(newest));
    },
  },
];

test.each(WALKS)('$name: a translated page shows what an untranslated one shows', showsTheSame);

/** No page shows a name in Lao. */
const LAO = /\p{Script=Lao}/u;

/** Changes the language, which must reach every text of the page, and back. */
async function changesLanguage(page: Visit, path: string): Promise<void> {
  await page.settled();
  expect(textOf(main()), path).toMatch(LAO);
  await switchLanguage('vn');
  await waitFor(() => expect(textOf(document.body), path).not.toMatch(LAO), { timeout: 5_000 });
  await switchLanguage('lo');
}

test('a change of the language reaches every text of every page when it is translated', async () => {
  const page = await visit(paths.login, { scenario: 'with-credit', translated: true });
  await changesLanguage(page, paths.login);
  await page.go(paths.register);
  await changesLanguage(page, paths.register);
  await page.signIn('demo');
  for (const { path } of SITE_PAGES) {
    if (path === paths.login || path === paths.register) continue;
    const address = path.replace(':promotionId', WELCOME);
    await page.go(address);
    await changesLanguage(page, address);
  }
  await page.load('/nowhere/');
  await changesLanguage(page, '/nowhere/');
});

/** States of a page that have texts of their own. */
test.each([
  [paths.deposit, 'deposit-open', 'demo'],
  [paths.deposit, 'promotion-active', 'demo'],
  [paths.withdraw, 'withdraw-open', 'demo'],
  [paths.promotions, 'promotion-used', 'demo'],
  [paths.bank, 'newcomer', 'newcomer'],
])(
  'a change of the language reaches every text of %s when it is translated: %s',
  async (at, scenario, player) => {
    await changesLanguage(await visit(at, { scenario, player, translated: true }), at);
  },
);

/** The elements that contain nothing but this text. */
function elementsOf(text: string): readonly Element[] {
  return [...document.body.querySelectorAll('*')].filter(
    (element) => element.firstElementChild === null && element.textContent?.trim() === text,
  );
}

test.each<[at: string, scenario: string, texts: readonly string[]]>([
  [paths.home, 'with-credit', ['Demo Player', 'Alphabet', '3.210', 'Naga Pearl Rising']],
  [paths.deposit, 'deposit-success', ['BCEL One (mock)', '50.000', '0']],
  [paths.deposit, 'deposit-open', ['D000001', '67.500', 'MOCK DEMO NOT PAYABLE']],
  [paths.depositHistory, 'deposit-success', ['D000001', '67.500', 'Alphabet']],
  [paths.withdraw, 'withdraw-open', ['W000001', 'Alphabet', 'DEMO PLAYER']],
  [paths.promotions, 'promotion-bound', ['D000001']],
  [paths.bank, 'ready', ['DEMO PLAYER', 'BCEL']],
])('a translator leaves names, codes and amounts alone: %s, %s: %j', async (at, scenario, texts) => {
  await visit(at, { scenario, player: 'demo' });
  for (const text of texts) {
    await waitFor(() => expect(elementsOf(text), text).not.toEqual([]));
    for (const element of elementsOf(text)) expect(element.closest('[translate="no"]'), text).not.toBeNull();
  }
});
