/** The route table: the pages of specification §2 and two additional ones. */
import { describe, expect, test } from 'vitest';
import { routeAt } from '../../../../../src/app/navigation/routes.ts';
import { type Access, SITE_PAGES } from '../../../../../src/pages.ts';

/** The pages of the specification: an address as typed, its canonical path, and the access to it. */
const PAGES: readonly (readonly [address: string, path: string, access: Access])[] = [
  ['/', '/', 'home'],
  ['/login', '/login/', 'public'],
  ['/register', '/register/', 'public'],
  ['/player/deposit', '/player/deposit/', 'player'],
  ['/player/deposit/history', '/player/deposit/history', 'player'],
  ['/player/withdraw', '/player/withdraw/', 'player'],
  ['/player/withdraw/history', '/player/withdraw/history', 'player'],
  ['/player/bank', '/player/bank/', 'player'],
  ['/player/promotion', '/player/promotion/', 'player'],
  ['/player/promotion/history', '/player/promotion/history', 'player'],
  ['/player/promotion/P000001', '/player/promotion/:promotionId', 'player'],
  ['/player/game/gclub_live', '/player/game/gclub_live', 'player'],
  ['/player/game/gclub', '/player/game/gclub', 'player'],
  ['/player/game/betflix', '/player/game/betflix', 'player'],
  ['/player/game/askmebet', '/player/game/askmebet', 'player'],
  ['/player/game/alphabet', '/player/game/alphabet', 'player'],
  ['/responsible-play', '/responsible-play/', 'open'],
  ['/contact', '/contact/', 'open'],
];

describe.each(PAGES)('%s', (address, path, access) => {
  const slashed = address === '/' ? address : `${address}/`;

  test.each([
    ['without a trailing slash', address],
    ['with a trailing slash', slashed],
    ['with a query', `${address}?tab=pp.txt`],
    ['with a fragment', `${slashed}#main`],
  ])(`%s: the route is ${path} with the access ${access}`, (_, asked) => {
    const route = routeAt(asked);
    expect(route?.path).toBe(path);
    expect(route?.access).toBe(access);
  });
});

test('no row of the table hides another one', () => {
  for (const { path } of SITE_PAGES)
    expect(routeAt(path.replace(':promotionId', 'P000001'))?.path).toBe(path);
});

test.each([
  '/nowhere/',
  '/player/',
  '/player/game/',
  '/player/game/gclub_dead',
  '/player/deposit/history/more',
  '/player/promotion/P000001/more',
  '/logins/',
  '//login/',
])('%s is no page of the site', (address) => {
  expect(routeAt(address)).toBeNull();
});

test('a malformed escape sequence in an address causes no error', () => {
  expect(routeAt('/player/promotion/%E0%A4%A')?.path).toBe('/player/promotion/:promotionId');
});
