/** Finds on the page what a model asserts, and describes the difference if the page does not show it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { formatAmount } from '../../../src/format/numbers.ts';
import type { Difference } from '../../../tools/model-testing/player/replay.ts';
import type { Assertion, Values } from '../../../tools/model-testing/player/walk.ts';
import { playerMenu } from '../account/account-screens.ts';
import { catalogOf, type Say } from '../fixtures/messages.ts';
import type { PlayerPage } from './player-page.ts';

/** The timeout of an assertion. It only detects a hang: a slow machine must not fail a walk. */
export const PATIENCE_MS = 60_000;

/**
 * Returns the difference if the assertion does not hold on the page; if not `isExpected`, if it holds. Null if there is none.
 */
export async function differenceIn(
  playerPage: PlayerPage,
  assertion: Assertion,
  isExpected: boolean,
): Promise<Difference | null> {
  try {
    if (isExpected) await expectAssertion(playerPage, assertion);
    else await expect(locatorOf(playerPage, assertion).first()).toBeHidden({ timeout: PATIENCE_MS });
    return null;
  } catch (error) {
    const expected = `${isExpected ? '' : 'no '}${assertionText(playerPage.say, assertion)}`;
    return { expected, seen: `${await pageText(playerPage.page)}\n${firstLine(error)}` };
  }
}

async function expectAssertion(playerPage: PlayerPage, assertion: Assertion): Promise<void> {
  const { page } = playerPage;
  const values = assertion.values ?? {};
  const patience = { timeout: PATIENCE_MS };
  switch (assertion.kind) {
    case 'amount':
      return expect(page.locator('body')).toContainText(amountPattern(playerPage.say, values), {
        ...patience,
        useInnerText: true,
      });
    case 'page':
      return expect(page).toHaveURL(values['path'] ?? '', patience);
    case 'field': {
      const field = locatorOf(playerPage, assertion);
      await expect(field).toBeVisible(patience);
      return values['value'] === undefined ? undefined : expect(field).toHaveValue(values['value'], patience);
    }
    case 'button':
      return expect(locatorOf(playerPage, assertion).first()).toBeEnabled(patience);
    case 'qr':
      await expect(locatorOf(playerPage, assertion)).toBeVisible(patience);
      return expect(page.getByRole('timer')).toBeVisible(patience);
    default:
      return expect(locatorOf(playerPage, assertion).first()).toBeVisible(patience);
  }
}

function locatorOf({ page, say }: PlayerPage, { kind, text: id = '', values = {} }: Assertion): Locator {
  const text = id === '' ? '' : say(id, shown(say, values));
  switch (kind) {
    case 'heading':
      return page.getByRole('heading', { name: text, exact: true });
    case 'text':
      return page.getByText(text, { exact: true }).or(page.getByRole('listitem').filter({ hasText: text }));
    case 'alert':
      return page.getByRole('alert').filter({ hasText: text });
    case 'dialog':
      // A dialog is found by its heading: its own element has no size, because its content is fixed, and counts as hidden.
      return page
        .getByRole('dialog')
        .or(page.getByRole('alertdialog'))
        .getByRole('heading', { name: text, exact: true });
    case 'button':
      return page.getByRole('button', { name: text, exact: true });
    case 'link':
      return page.getByRole('link', { name: text, exact: true });
    case 'field':
      return page.getByLabel(text, { exact: true });
    case 'region':
      return page.getByRole('region', { name: text, exact: true });
    case 'code':
      return page.getByText(values['code'] ?? '', { exact: true });
    case 'qr':
      return page.getByRole('img', { name: /MOCK/ });
    case 'playerMenu':
      return playerMenu(page, say);
    case 'amount':
      return page.getByText(amountPattern(say, values));
    default:
      throw new Error(`${kind} is nothing on the page`);
  }
}

/** Formats values as the page does: a number as an amount, a currency by its name. */
function shown(say: Say, values: Values): Values {
  const written = (name: string, value: string) => {
    if (name === 'currency') return say(`currency.${value}`);
    return /^\d+(\.\d+)?$/.test(value) ? formatAmount(value) : value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(name, value)]));
}

function amountPattern(say: Say, values: Values): RegExp {
  const amount = formatAmount(values['amount'] ?? '').replaceAll('.', '\\.');
  return new RegExp(`(?<![\\d.,])${amount}\\s*${say(`currency.${values['currency']}`)}`);
}

function assertionText(say: Say, { kind, text, values }: Assertion): string {
  const details = Object.entries(values ?? {}).map(([name, value]) => `${name}=${value}`);
  return [kind, text, ...details, ...(text === undefined ? [] : [`“${say(text, shown(say, values ?? {}))}”`])]
    .filter(Boolean)
    .join(' ');
}

/** Lines of the snapshot that are always reported: they identify the page even if their text is in no catalog. */
const REPORTING = /^- '?(heading|alert|alertdialog|dialog|timer|img)\b/;

/** Describes the page: its path, its headings, alerts and dialogs, and every text of the catalog with its id. */
async function pageText(page: Page): Promise<string> {
  // The layout is the same on every page, so only the main part and dialogs are described.
  const parts = page.getByRole('main').or(page.getByRole('dialog')).or(page.getByRole('alertdialog'));
  const snapshots = await Promise.all((await parts.all()).map((part) => part.ariaSnapshot()));
  const ids = new Map(Object.entries(catalogOf('lo')).map(([id, text]) => [text, id]));
  const reported = snapshots
    .flatMap((snapshot) => snapshot.split('\n'))
    .flatMap((each) => {
      const line = each.trim();
      const text = /"(.*)"/.exec(line)?.[1] ?? /: (.*)$/.exec(line)?.[1] ?? '';
      const id = ids.get(text);
      if (id !== undefined) return `${line} (${id})`;
      return REPORTING.test(line) ? line : [];
    });
  return [new URL(page.url()).pathname, ...reported].join('\n');
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
