/** What a real backend says before the site knows it is shown all the same: contract §1, specification §3, §4 and §9. */
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { PROVIDERS, type Provider } from '../../../../contract/values.ts';
import { paths } from '../../../../src/app/paths.ts';
import { PROVIDER_NAMES } from '../../../../src/ui/brand/names.ts';
import { type Change, openSite, say, type WholeSite } from '../whole-site.tsx';

let open: WholeSite | null = null;
afterEach(async () => {
  await open?.end();
  open = null;
});

type Row = Record<string, unknown>;

/** Changes the first row of a list, and any answer about the same order. */
function firstRow(list: string, change: (row: Row) => Row): Change {
  return ({ path, json }) => {
    if (path !== list) return undefined;
    const page = json as { readonly items: readonly Row[] };
    const [first = {}, ...others] = page.items;
    return { text: JSON.stringify({ ...page, items: [change(first), ...others] }) };
  };
}

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];

/** What each provider answers, and the tile that it makes. */
const CREDITS = {
  alphabet: [{ credit: {} }, '0'],
  askmebet: [{}, '0'],
  betflix: [{ credit: { amount: null, currency: 'THB' } }, '0'],
  gclub: [{ credit: { amount: '12.5' } }, '12,5'],
  gclub_live: [{ credit: { amount: 12.5, currency: 'THB' } }, null],
} as const satisfies Record<Provider, unknown>;

test('what is missing of a credit reads as 0 THB, and what cannot be read exactly as no credit', async () => {
  open = await openSite({
    scenario: 'with-credit',
    player: 'demo',
    address: paths.home,
    change({ path }) {
      const provider = PROVIDERS.find((known) => path === `/players/credits/${known}`);
      return provider && { text: JSON.stringify(CREDITS[provider][0]) };
    },
  });
  await waitFor(() => {
    const tiles = [...document.querySelectorAll('article')].map(({ textContent }) => textContent);
    expect(tiles).toEqual(
      PROVIDERS.map((provider) => {
        const [, amount] = CREDITS[provider];
        const shown = amount === null ? say('home.credit.failed') : `${amount}${say('currency.THB')}`;
        return `${PROVIDER_NAMES[provider]}${shown}`;
      }),
    );
  });
});

describe.each([
  ['deposits', paths.depositHistory, '/deposits'],
  ['withdrawals', paths.withdrawHistory, '/withdraws'],
  ['promotions', paths.promotionHistory, '/promotions/usages'],
])('the history of %s', (_, address, list) => {
  const show = async (change: (row: Row) => Row) => {
    open = await openSite({
      scenario: 'every-status',
      player: 'demo',
      address,
      change: firstRow(list, change),
    });
    await screen.findAllByText(say('history.details'));
  };

  test('a status that the site does not know stands there gray, by its own word, and offers only reading', async () => {
    await show((row) => ({ ...row, status: 'ON_HOLD' }));
    const badge = within(rows()[0] as HTMLElement).getByText('ON_HOLD').parentElement;
    expect(badge?.className).toContain('bg-gray-bg');

    const details = [...(rows()[0]?.querySelectorAll('button') ?? [])].at(-1);
    fireEvent.click(details as HTMLElement);
    const close = await screen.findByText(say('common.close'));
    const dialog = close.closest<HTMLElement>('[role="dialog"]');
    expect(dialog?.textContent).toContain('ON_HOLD');
    for (const id of ['common.continue', 'receipt.iHavePaid', 'receipt.checkAgain']) {
      expect(dialog?.textContent).not.toContain(say(id));
    }
  });

  test('a day without a time that is not set is N/A', async () => {
    await show((row) => ({ ...row, createdAt: '0001-01-01', claimedAt: '0001-01-01' }));
    expect(within(rows()[0] as HTMLElement).getByText(say('common.notApplicable'))).toBeTruthy();
  });

  test('a row that cannot be read is shown as such, and the others stand there', async () => {
    const problems: unknown[] = [];
    let whole = 0;
    open = await openSite({
      scenario: 'every-status',
      player: 'demo',
      address,
      change: (answer) => {
        if (answer.path === list) whole = (answer.json as { items: unknown[] }).items.length;
        return firstRow(list, (row) => ({ ...row, provider: 'a-new-provider' }))(answer);
      },
    });
    open.site.client.onUnreadable((problem) => problems.push(problem));
    expect(await screen.findByText(say('history.unreadable.title'))).toBeTruthy();
    expect(rows()).toHaveLength(whole - 1);
    expect(problems).toHaveLength(1);
  });
});

describe('an order that is followed and gets a status that the site does not know', () => {
  test('a deposit: its own word, and nothing to press but the way to another', async () => {
    let status: string | null = null;
    open = await openSite({
      scenario: 'deposit-open',
      player: 'demo',
      address: paths.deposit,
      change: ({ path, json }) => {
        if (status === null || !/^\/deposits\/D\w+(\/check)?$/.test(path)) return undefined;
        const answer = json as { readonly deposit: Row };
        return { text: JSON.stringify({ ...answer, deposit: { ...answer.deposit, status } }) };
      },
    });
    const check = await screen.findByText(say('order.check'));
    status = 'ON_HOLD';
    fireEvent.click(check);
    expect(await screen.findByText('ON_HOLD')).toBeTruthy();
    expect(screen.getAllByText(say('order.unknown.title')).length).toBeGreaterThan(0);
    expect(screen.queryByText(say('receipt.checkAgain'))).toBeNull();
    expect(screen.queryByText(say('deposit.totalCredit'))).toBeNull();
    expect(screen.getByText(say('receipt.another'))).toBeTruthy();
  });

  test('a withdrawal: its own word, no money promised, and it goes on when the status is known again', async () => {
    let status: string | null = 'ON_HOLD';
    open = await openSite({
      scenario: 'withdraw-open',
      player: 'demo',
      address: paths.withdraw,
      change: ({ path, json }) => {
        if (status === null || !/^\/withdraws\/(open|W\w+)$/.test(path)) return undefined;
        const answer = json as { readonly withdraw?: Row; readonly items?: readonly Row[] };
        return {
          text: JSON.stringify({
            ...(answer.withdraw && { withdraw: { ...answer.withdraw, status } }),
            ...(answer.items && { items: answer.items.map((row) => ({ ...row, status })) }),
          }),
        };
      },
    });
    expect(await screen.findByText('ON_HOLD')).toBeTruthy();
    expect(screen.queryByText(say('withdraw.gets'))).toBeNull();
    status = null;
    expect(await screen.findByText(say('withdraw.status.OPEN'))).toBeTruthy();
  });
});

const envelope = (code: string) => JSON.stringify({ code, message: '', requestId: 'r' });

test.each([
  ['the contract’s', envelope('NOT_FOUND')],
  ['a code that the contract does not have', envelope('AGENCY_UNKNOWN')],
  ['a code of another failure', envelope('INTERNAL')],
  ['a page of a gateway', '<html><h1>404</h1></html>'],
  ['an object of another shape', '{"error":"no such agency"}'],
  ['nothing', ''],
])('a 404 of the agency is the page of support: %s', async (_, text) => {
  open = await openSite({
    scenario: 'default',
    player: null,
    address: paths.home,
    change: ({ path }) => (path === '/agency/info' ? { status: 404, text } : undefined),
  });
  expect(await screen.findByText(say('support.title'))).toBeTruthy();
  expect(screen.getByText(say('support.apology'))).toBeTruthy();
});
