// @module-tag deep
/** Kinds of field reports that depend on the browser, in Firefox and WebKit: docs/field-reports.md, docs/decisions/0037. */
import { describe, expect, test, vi } from 'vitest';
import { bundleScript } from '../../../mock-server/hosts/bundle-script.ts';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { gamePath, paths } from '../../../src/app/paths.ts';
import { VISITS, type VisitBeforeCode } from '../pages/visits-before-code.ts';
import { ARROW_LEFT } from './engine.ts';
import { firefox } from './firefox.ts';
import { DEPOSIT, REGISTRATION, logIn, orderDeposit, sendLogin } from './flows.ts';
import { type Circumstances, playIn } from './play.ts';
import { PATIENCE, type Player } from './player.ts';
import type { ControlledSite, HeldCode } from './site.ts';
import { webkit } from './webkit.ts';

const MAIN = { role: 'main' } as const;
const field = (name: string) => ({ css: `input[name=${name}]` });
/** Appears when the page works. */
const FOOTER = { role: 'contentinfo' } as const;

for (const kind of [firefox, webkit])
  describe(kind.name, () => {
    for (const { title, play } of [REGISTRATION, DEPOSIT]) {
      test(`a page translator replaces each text from the first one on: ${title}`, async (context) => {
        const script = await bundleScript(new URL('translating-page.ts', import.meta.url));
        // What was translated before the code has loaded is rendered anew.
        await playIn(kind, context, play, { script: `{${script}}`, problem: /#418|hydrat/i });
      });
    }

    describe('before the code has loaded', () => {
      // tests/browser/pages/before-code.spec.ts has every visit in Chromium. Here each of the two tests meets a page that is hydrated and
      // one that is rendered anew.
      for (const visit of VISITS.filter(({ name }) => /reload|form/.test(name))) {
        test(`${visit.name}: typed credentials are kept, and the pressed login is sent once`, (context) =>
          playIn(
            kind,
            context,
            async (player, world, site) => {
              const code = await openWithoutCode(player, site, visit);
              await player.fill(field('username'), DEMO_PLAYER.username);
              await player.fill(field('password'), DEMO_PLAYER.password);
              await player.press({ css: 'main button[type=submit]' });
              code.release();
              await player.arrivesAt(visit.leadsTo ?? paths.home);
              const { journal } = await world.state({ full: true });
              const logins = journal.filter(({ call }) => call === 'login').map(({ status }) => status);
              // A visitor's call is resent once if the XSRF cookie changed while it was in flight (docs/decisions/0031).
              expect([[200], [403, 200]]).toContainEqual(logins);
            },
            circumstancesOf(visit),
          ));
      }

      for (const visit of VISITS.filter(({ name }) => /plain|language/.test(name))) {
        test(`${visit.name}: the text, the focus and the caret stay in their fields`, (context) =>
          playIn(
            kind,
            context,
            async (player, _, site) => {
              const code = await openWithoutCode(player, site, visit);
              await player.fill(field('password'), 'first');
              await player.fill(field('username'), `demo${ARROW_LEFT}`);
              const before = await player.engine.call(await player.sees(MAIN), typedIn);
              expect(before).toBe('demo first, username 3');
              code.release();
              await player.sees(FOOTER);
              await vi.waitFor(
                async () => expect(await player.engine.call(await player.sees(MAIN), typedIn)).toBe(before),
                PATIENCE,
              );
            },
            circumstancesOf(visit),
          ));
      }
    });

    describe('browser interfaces', () => {
      // What a script can break is the same in each browser: tests/browser/shell/broken-interfaces.spec.ts.
      test('a private window: login, deposit and game work', (context) =>
        playIn(kind, context, depositAndGame, { privacy: 'private' }));

      test('the browser blocks cookies: the login says to allow them', (context) =>
        playIn(
          kind,
          context,
          async (player) => {
            await player.open(paths.login);
            await sendLogin(player);
            await player.sees({ ...MAIN, text: player.say('failure.xsrf.cookies') });
            await player.lacks({ role: 'button', name: player.say('login.pending') });
          },
          // Firefox writes that it starts no service worker.
          { privacy: 'no cookies', problem: /ServiceWorker/ },
        ));
    });
  });

function circumstancesOf({ stored, change, problem }: VisitBeforeCode): Circumstances {
  const script = [
    // It would load or have the code.
    "Object.defineProperty(navigator, 'serviceWorker', { value: undefined });",
    stored === undefined ? '' : `localStorage.setItem('i18nextLng', '${stored}');`,
    // When the page is parsed, before its modules run.
    change ? `document.addEventListener('readystatechange', ${change.toString()}, { once: true });` : '',
  ].join('\n');
  return { pageLoad: 'none', script, problem };
}

/** Opens or reloads the login page, whose code is held. */
async function openWithoutCode(
  player: Player,
  site: ControlledSite,
  { address = '/', isReload = false }: VisitBeforeCode,
): Promise<HeldCode> {
  const path = `${paths.login.replace(/\/$/, '')}${address}`;
  if (isReload) {
    await player.open(path);
    await player.sees(FOOTER);
  }
  const code = site.holdCode();
  await (isReload ? player.engine.reload() : player.open(path));
  await code.asked;
  await player.lacks(FOOTER);
  return code;
}

/** Logs in, orders a deposit, and opens a game in its tab. */
async function depositAndGame(player: Player, world: World): Promise<void> {
  await logIn(player);
  await orderDeposit(player, world);
  await world.credit({ username: DEMO_PLAYER.username, provider: 'gclub', amount: '100' });
  await player.open(gamePath('gclub'));
  const game = { role: 'button', text: 'Baccarat Hall A', within: MAIN } as const;
  await player.press(game);
  await vi.waitFor(async () => {
    const { launches } = (await world.state({ full: true })).store;
    // The provider's page has used the link of a launch.
    expect(launches.filter(({ play }) => play !== undefined)).toHaveLength(1);
  }, PATIENCE);
  await player.sees(game);
}

/** Runs in the page. */
function typedIn(main: HTMLElement): string {
  const valueOf = (name: string) => main.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value;
  const focused = document.activeElement as HTMLInputElement;
  return `${valueOf('username')} ${valueOf('password')}, ${focused.name} ${focused.selectionStart}`;
}
