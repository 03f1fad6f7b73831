/**
 * How each route of the site's own table is visited by who may be there, with something to see. The table is read from
 * the site, so that a route that nobody thought of here fails by its name.
 */
import { expect } from '@playwright/test';
import { DOUBLE } from '../../../../mock-server/seeds/promotions.ts';
import { ROUTES } from '../../../../src/app/navigation/routes.ts';
import { gamePath, paths, promotionPath } from '../../../../src/app/paths.ts';
import { PROVIDERS } from '../../../../contract/values.ts';
import { DEMO_PLAYER } from '../../deposit/deposit-screen.ts';
import type { Screen, ScreenFixtures } from './screens.ts';

type Who = 'visitor' | 'player';

interface Visit {
  readonly who: readonly Who[];
  /** Where the route's pattern has parameters. */
  readonly address?: string;
  /** The state of the business in which there is most to see. */
  readonly scenario?: string;
  /** A page of the same kind is visited as the route that it is. */
  readonly isLikeAnother?: boolean;
}

const EVERYONE: readonly Who[] = ['visitor', 'player'];
const VISITORS: readonly Who[] = ['visitor'];
const PLAYERS: readonly Who[] = ['player'];

/** By the route's pattern. A player is sent away from login, and a visitor of a player's page to it: see `GUARDED`. */
const VISITS: Readonly<Record<string, Visit>> = {
  [paths.home]: { who: EVERYONE, scenario: 'with-credit' },
  [paths.login]: { who: VISITORS },
  [paths.register]: { who: VISITORS },
  [paths.deposit]: { who: PLAYERS },
  [paths.depositHistory]: { who: PLAYERS, scenario: 'every-status' },
  [paths.withdraw]: { who: PLAYERS, scenario: 'with-credit' },
  [paths.withdrawHistory]: { who: PLAYERS, scenario: 'every-status' },
  [paths.bank]: { who: PLAYERS },
  [paths.promotions]: { who: PLAYERS },
  [paths.promotionHistory]: { who: PLAYERS, scenario: 'every-status' },
  [`${paths.promotions}:promotionId`]: { who: PLAYERS, address: promotionPath(DOUBLE) },
  ...Object.fromEntries(
    PROVIDERS.map((provider, place) => [
      gamePath(provider),
      { who: PLAYERS, scenario: 'with-credit', isLikeAnother: place > 0 },
    ]),
  ),
  [paths.responsiblePlay]: { who: EVERYONE },
  [paths.contact]: { who: EVERYONE },
};

/** A page of the player's own, asked for by a visitor. */
const GUARDED: Screen = {
  name: `${paths.withdraw} as a visitor`,
  isRoute: true,
  reach: (fixtures) => arrive(fixtures, paths.withdraw),
};

/** Routes that no visit is described for, and visits of no route. */
export function unknownVisits(): readonly string[] {
  const patterns = ROUTES.map(({ path }) => path);
  return [
    ...patterns.filter((pattern) => !(pattern in VISITS)).map((pattern) => `no visit of ${pattern}`),
    ...Object.keys(VISITS)
      .filter((pattern) => !patterns.includes(pattern))
      .map((pattern) => `no route ${pattern}`),
  ];
}

/** Every route with each who may be there. */
export const ROUTE_SCREENS: readonly Screen[] = [
  ...Object.entries(VISITS).flatMap(([pattern, visit]) =>
    visit.who.map((who) => screenOf(pattern, visit, who)),
  ),
  GUARDED,
];

function screenOf(pattern: string, visit: Visit, who: Who): Screen {
  const { address = pattern, scenario, isLikeAnother = false } = visit;
  return {
    name: `${pattern} as a ${who}`,
    ...(!isLikeAnother && { isRoute: true }),
    reach: async (fixtures) => {
      if (scenario) await fixtures.lab.reset({ scenario });
      if (who === 'player') await fixtures.lab.session(DEMO_PLAYER);
      await arrive(fixtures, address);
    },
  };
}

/** There, and nothing more is on its way. */
async function arrive({ page }: ScreenFixtures, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .animate-shine')).toHaveCount(0);
}
