/** The size budget of a build (docs/decisions/0028). To exceed it, change budget.json and give the reason in that document. */
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import budget from './budget.json' with { type: 'json' };
import { Build, isCode, isFont, sum } from './weight.ts';

const build = new Build(fileURLToPath(new URL('../../dist', import.meta.url)));
const KB = 1_024;
const limits = budget.kilobytesOfGzip;

const SITE = 'src/main.tsx';
const PLAYER_CODE = 'src/app/player/player-code.ts';
const HOME_OF_PLAYERS = [PLAYER_CODE, 'src/features/home/PlayerHome.tsx', 'src/features/home/HomePage.tsx'];

/** Pages that a visitor opens first, with nothing but the site loaded. */
const OF_VISITORS = ['contact/ContactPage', 'home/HomePage', 'login/LoginPage', 'register/RegisterPage'].map(
  (page) => `src/features/${page}.tsx`,
);

/** Every page whose code is loaded lazily. */
function latePages(): readonly string[] {
  const withTheSite = new Set([...build.closureOf(SITE)].flatMap(({ modules }) => modules));
  const all = build.weights.code.flatMap(({ modules }) => modules);
  return all.filter(
    (module) => /^src\/(features|shell\/fallback)\/.+Page\.tsx$/.test(module) && !withTheSite.has(module),
  );
}

describe.each(['home', 'login', 'register'] as const)('the first load of %s', (name) => {
  test.each(LANGUAGES)('in %s is within the budget', (language) => {
    const files = build.firstLoad(language, name);
    const text = files.filter(({ file }) => file.includes('/messages-'));
    expect((sum(files.filter(isCode)) + build.styles) / KB).toBeLessThanOrEqual(
      limits[`first load of ${name}`],
    );
    expect(text).toHaveLength(1);
    expect(sum(text) / KB).toBeLessThanOrEqual(limits['messages of a prerendered page']);
    expect(sum(files.filter(isFont)) / KB).toBeLessThanOrEqual(limits['fonts of a language']);
    // Plus one for the page itself.
    expect(files.length + 1).toBeLessThanOrEqual(budget.staticRequestsOfAFirstLoad[name]);
  });
});

describe.each(['home', 'login', 'register'] as const)('the first paint of %s', (name) => {
  test.each(LANGUAGES)('in %s has exactly as many elements as the budget states', (language) => {
    expect(build.elements(language, name)).toBe(budget.elementsOfAFirstPaint[name]);
  });
});

test('every page whose code is loaded lazily is found', () => {
  expect(latePages()).toEqual(expect.arrayContaining(OF_VISITORS));
  expect(latePages().length).toBeGreaterThan(12);
});

test.each(OF_VISITORS)('%s loads no more code than the budget allows for a visitor', (page) => {
  expect(build.beyond(page, [SITE]) / KB).toBeLessThanOrEqual(limits['a page of visitors beyond the site']);
});

const OF_PLAYERS = latePages().filter((page) => !OF_VISITORS.includes(page));

test.each(OF_PLAYERS)('%s, opened first, loads no more code than the budget allows', (page) => {
  const loaded = new Set([SITE, PLAYER_CODE, page].flatMap((module) => [...build.closureOf(module)]));
  expect(sum([...loaded]) / KB).toBeLessThanOrEqual(limits['code of a page of players, opened first']);
  expect(loaded.size).toBeLessThanOrEqual(budget.filesOfCodeOfAPageOfPlayers);
});

test.each(OF_PLAYERS)(
  '%s loads no more code than the budget allows for a player who comes from home',
  (page) => {
    const brought = build.beyond(page, [SITE, ...HOME_OF_PLAYERS]) / KB;
    expect(brought).toBeLessThanOrEqual(limits['a page of players beyond their home']);
  },
);
