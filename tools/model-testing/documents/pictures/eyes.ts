/** Checks in a browser that the expectations of a document hold. */
import type { Page } from '@playwright/test';
import { createLab } from '../../../../mock-server/lab/client/lab.ts';
import { differenceIn } from '../../../../tests/browser/player/eyes.ts';
import { PlayerPage } from '../../../../tests/browser/player/player-page.ts';
import type { Say } from '../../../../tests/browser/fixtures/messages.ts';
import type { Expectation } from '../manual/manual-case.ts';

/** Returns the difference from the expectation in one line; null if there is none. */
export async function differenceOf(page: Page, say: Say, expectation: Expectation): Promise<string | null> {
  const world = createLab(page.url()).existing('default');
  switch (expectation.kind) {
    case 'sees':
    case 'misses': {
      const { assertion } = expectation;
      const playerPage = new PlayerPage({
        page,
        context: page.context(),
        world,
        say,
        expectProblems: () => undefined,
      });
      const look = () => differenceIn(playerPage, assertion, expectation.kind === 'sees');
      // Checks twice, because a busy computer may render late.
      const difference = (await look()) && (await look());
      return difference && `${difference.expected} on ${difference.seen.split('\n')[0] ?? ''}`;
    }
    case 'books': {
      const lines = (await world.ledger()).map(({ kind, amount, order }) => `${kind} ${amount} ${order}`);
      const expected = expectation.lines.map(({ kind, amount, order }) => `${kind} ${amount} ${order}`);
      return lines.join('; ') === expected.join('; ') ? null : `ledger: ${lines.join('; ')}`;
    }
    case 'states': {
      const active = await page.locator('[data-active="true"]').count();
      return active === 0 ? `nothing is lit` : null;
    }
    case 'asks':
      return (await page.getByRole('region', { name: new RegExp(`^Actor ${expectation.name}\\b`) }).count()) >
        0
        ? null
        : `no Actor ${expectation.name}`;
    default:
      return null;
  }
}
