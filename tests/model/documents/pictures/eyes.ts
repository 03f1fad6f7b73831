/** Looks whether what a document tells a person to see is there. */
import type { Page } from '@playwright/test';
import { Lab } from '../../../browser/lab.ts';
import { answersOf } from '../../../browser/pages/evidence.ts';
import { differenceIn } from '../../../browser/player/eyes.ts';
import { Stage } from '../../../browser/player/stage.ts';
import type { Say } from '../../../browser/words.ts';
import type { Expectation } from '../manual/manual-case.ts';

/** How long the server may take to have been told. */
const PATIENCE_MS = 15_000;
const LOOKS_EVERY_MS = 500;

/** What is not as it should be, in a line; null where it is. */
export async function differenceOf(page: Page, say: Say, expectation: Expectation): Promise<string | null> {
  const lab = new Lab(page.context().request);
  switch (expectation.kind) {
    case 'sees':
    case 'misses': {
      const { sight } = expectation;
      if (sight.kind === 'reports') return reportsDifference(page, lab, Number(sight.values?.['count']));
      const stage = new Stage({ page, context: page.context(), lab, say, expectProblems: () => undefined });
      const look = () => differenceIn(stage, sight, expectation.kind === 'sees');
      // A machine that is busy with other things shows it late.
      const difference = (await look()) && (await look());
      return difference && `${difference.expected} on ${difference.seen.split('\n')[0] ?? ''}`;
    }
    case 'books': {
      const lines = (await lab.ledger()).map(({ kind, amount, order }) => `${kind} ${amount} ${order}`);
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

async function reportsDifference(page: Page, lab: Lab, count: number): Promise<string | null> {
  for (let waited = 0; ; waited += LOOKS_EVERY_MS) {
    const reports = (await answersOf(lab, 'fingerprint')).filter(({ status }) => status === 200).length;
    if (reports === count) return null;
    if (waited >= PATIENCE_MS) return `${reports} reports`;
    await page.waitForTimeout(LOOKS_EVERY_MS);
  }
}
