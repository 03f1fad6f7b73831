/**
 * Describes a visit to each route, by each kind of user who may open it, in a scenario with data to show. The routes are imported
 * from the site, so that a new route without a visit fails by its name.
 */
import { expect } from '@playwright/test';
import { DOUBLE } from '../../../../mock-server/seeds/promotions.ts';
import { SITE_PAGES } from '../../../../src/pages.ts';
import { gamePath, paths, promotionPath } from '../../../../src/app/paths.ts';
import { PROVIDERS } from '../../../../contract/values.ts';
import { DEMO_PLAYER } from '../../deposit/deposit-screen.ts';
import type { Screen, ScreenFixtures } from './screens.ts';

type Who = 'visitor' | 'player';

interface Visit {
  readonly who: readonly Who[];
  /** The address to open if the route's pattern has parameters. */
  readonly address?: string;
  /** The scenario with the most to show. */
  readonly scenario?: string;
  /** Who sees a page of which `npm test` inspects a similar one; the deep run inspects it in as many cells as the others. */
  readonly isSimilarFor?: readonly Who[];
}

const EVERYONE: readonly Who[] = ['visitor', 'player'];
const VISITORS: readonly Who[] = ['visitor'];
const PLAYERS: readonly Who[] = ['player'];

/** By the route's pattern. A player is redirected away from login, and a visitor from a player's page to login: see `GUARDED`. */
const VISITS: Readonly<Record<string, Visit>> = {
  [paths.home]: { who: EVERYONE, scenario: 'with-credit' },
  [paths.login]: { who: VISITORS },
  [paths.register]: { who: VISITORS },
  [paths.deposit]: { who: PLAYERS },
  [paths.depositHistory]: { who: PLAYERS, scenario: 'every-status' },
  [paths.withdraw]: { who: PLAYERS, scenario: 'with-credit' },
  [paths.withdrawHistory]: { who: PLAYERS, scenario: 'every-status', isSimilarFor: PLAYERS },
  [paths.bank]: { who: PLAYERS },
  [paths.promotions]: { who: PLAYERS },
  [paths.promotionHistory]: { who: PLAYERS, scenario: 'every-status', isSimilarFor: PLAYERS },
  [`${paths.promotions}:promotionId`]: { who: PLAYERS, address: promotionPath(DOUBLE) },
  ...Object.fromEntries(
    // The pages of the providers differ by their games only.
    PROVIDERS.map((provider, place) => [
      gamePath(provider),
      { who: place === 0 ? PLAYERS : [], scenario: 'with-credit' },
    ]),
  ),
  [paths.responsiblePlay]: { who: EVERYONE, isSimilarFor: VISITORS },
  [paths.contact]: { who: VISITORS },
};

/** A player's page, opened by a visitor. */
const GUARDED: Screen = {
  name: `${paths.withdraw} as a visitor`,
  isRoute: true,
  isSimilar: true,
  reach: (fixtures) => arrive(fixtures, paths.withdraw),
};

/** Returns routes without a visit, and visits without a route. */
export function unknownVisits(): readonly string[] {
  const patterns = SITE_PAGES.map(({ path }) => path);
  return [
    ...patterns.filter((pattern) => !(pattern in VISITS)).map((pattern) => `no visit of ${pattern}`),
    ...Object.keys(VISITS)
      .filter((pattern) => !patterns.includes(pattern))
      .map((pattern) => `no route ${pattern}`),
  ];
}

/** Every route, once for each kind of user who may open it. */
export const ROUTE_SCREENS: readonly Screen[] = [
  ...Object.entries(VISITS).flatMap(([pattern, visit]) =>
    visit.who.map((who) => screenOf(pattern, visit, who)),
  ),
  GUARDED,
];

function screenOf(pattern: string, visit: Visit, who: Who): Screen {
  const { address = pattern, scenario, isSimilarFor = [] } = visit;
  return {
    name: `${pattern} as a ${who}`,
    isRoute: true,
    ...(isSimilarFor.includes(who) && { isSimilar: true }),
    reach: async (fixtures) => {
      if (scenario) await fixtures.world.reset({ scenario });
      if (who === 'player') await fixtures.world.session(DEMO_PLAYER);
      await arrive(fixtures, address);
    },
  };
}

/** Opens the address and waits until nothing is loading. */
async function arrive({ page }: ScreenFixtures, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .animate-shine')).toHaveCount(0);
}
