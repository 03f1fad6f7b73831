/** The site renders responses that deviate from the contract in known ways: contract §1, specification §3, §4 and §9. */
import { waitFor } from '../../../in-process/wait-for.ts';
import { describe, expect, test } from 'vitest';
import { PROVIDERS, type Provider } from '../../../../contract/values.ts';
import { AGENCY_KEY } from '../../../../src/api/agency.ts';
import { paths } from '../../../../src/app/paths.ts';
import { PROVIDER_NAMES } from '../../../../src/ui/brand/names.ts';
import {
  control,
  dialog,
  notifies,
  main,
  press,
  rows,
  say,
  says,
  sees,
  textOf,
} from '../../../in-process/page-reading.ts';
import { visit } from './visit.ts';

type Row = Record<string, unknown>;

/** The response of each provider, and the amount on its tile. */
const CREDITS = {
  alphabet: [{ credit: {} }, '0'],
  askmebet: [{}, '0'],
  betflix: [{ credit: { amount: null, currency: 'THB' } }, '0'],
  gclub: [{ credit: { amount: '12.5' } }, '12,5'],
  gclub_live: [{ credit: { amount: 12.5, currency: 'THB' } }, null],
} as const satisfies Record<Provider, unknown>;

test('missing fields of a credit read as 0 THB; a credit that cannot be read exactly is shown as failed', async () => {
  await visit(paths.home, {
    scenario: 'with-credit',
    player: 'demo',
    change({ path }) {
      const provider = PROVIDERS.find((known) => path === `/players/credits/${known}`);
      return provider && CREDITS[provider][0];
    },
  });
  const tiles = PROVIDERS.map((provider) => {
    const [, amount] = CREDITS[provider];
    const shown = amount === null ? say('home.credit.failed') : `${amount}${say('currency.THB')}`;
    return `${PROVIDER_NAMES[provider]}${shown}`;
  });
  await waitFor(() => expect([...document.querySelectorAll('article')].map(textOf)).toEqual(tiles));
});

describe.each([
  ['deposits', paths.depositHistory, '/deposits'],
  ['withdrawals', paths.withdrawHistory, '/withdraws'],
  ['promotions', paths.promotionHistory, '/promotions/usages'],
])('the history of %s', (_, address, list) => {
  test('shows an unknown status in gray by its raw name without an action, an unset date (0001-01-01) as N/A, and reports an unreadable row', async () => {
    let whole = 0;
    const player = await visit(address, {
      scenario: 'every-status',
      player: 'demo',
      change({ path, json }) {
        if (path !== list) return undefined;
        const page = json as { readonly items: readonly Row[] };
        const [first = {}, second = {}, ...others] = page.items;
        whole = page.items.length;
        const unknown = { ...first, status: 'ON_HOLD', createdAt: '0001-01-01', claimedAt: '0001-01-01' };
        return { ...page, items: [unknown, { ...second, provider: 'a-new-provider' }, ...others] };
      },
    });
    await notifies('polite', say('history.unreadable.title'), main);
    await waitFor(() => expect(rows()).toHaveLength(whole - 1));
    expect(player.unreadable).toHaveLength(1);

    const [row] = rows();
    expect(textOf(row)).toContain(say('common.notApplicable'));
    const badge = [...(row?.querySelectorAll('*') ?? [])].findLast((each) => textOf(each) === 'ON_HOLD');
    expect(badge?.parentElement?.className).toContain('bg-gray-bg');
    [...(row?.querySelectorAll('button') ?? [])].at(-1)?.click();
    await waitFor(() => expect(control(say('common.close'), dialog() ?? undefined)).toBeTruthy());
    expect(textOf(dialog())).toContain('ON_HOLD');
    for (const id of ['common.continue', 'receipt.iHavePaid', 'receipt.checkAgain']) {
      expect(textOf(dialog())).not.toContain(say(id));
    }
  });
});

describe('an open order that gets an unknown status', () => {
  test('a deposit shows the raw name of the status, and offers only to create another deposit', async () => {
    const player = await visit(paths.deposit, { scenario: 'deposit-open', player: 'demo' });
    await sees(say('order.check'), main);
    player.change = ({ path, json }) => {
      if (!/^\/deposits\/D\w+(\/check)?$/.test(path)) return undefined;
      const answer = json as { readonly deposit: Row };
      return { ...answer, deposit: { ...answer.deposit, status: 'ON_HOLD' } };
    };
    await press(say('order.check'));
    await sees('ON_HOLD', main);
    expect(says(say('order.unknown.title'))).toBe(true);
    expect(says(say('receipt.checkAgain'))).toBe(false);
    expect(says(say('deposit.totalCredit'))).toBe(false);
    expect(control(say('receipt.another'))).toBeTruthy();
  });

  test('a withdrawal shows the raw name and no payout, and continues when the status is known again', async () => {
    const player = await visit(paths.withdraw, {
      scenario: 'withdraw-open',
      player: 'demo',
      change({ path, json }) {
        if (!/^\/withdraws\/(open|W\w+)$/.test(path)) return undefined;
        const { withdraw, items } = json as { readonly withdraw?: Row; readonly items?: readonly Row[] };
        return {
          ...(withdraw && { withdraw: { ...withdraw, status: 'ON_HOLD' } }),
          ...(items && { items: items.map((row) => ({ ...row, status: 'ON_HOLD' })) }),
        };
      },
    });
    await sees('ON_HOLD', main);
    expect(says(say('withdraw.gets'))).toBe(false);
    player.change = undefined;
    await sees(say('withdraw.status.OPEN'), main);
  });
});

test('an agency without links says so on the contact page', async () => {
  await visit(paths.contact, {
    change({ path, json }) {
      if (path !== '/agency/info') return undefined;
      const { agency } = json as { readonly agency: { readonly social: Row } };
      const social = Object.fromEntries(Object.keys(agency.social).map((network) => [network, '']));
      return { agency: { ...agency, social } };
    },
  });
  await notifies(null, say('contact.none'), main);
});

const envelope = (code: string) => JSON.stringify({ code, message: '', requestId: 'r' });

test.each([
  ['a code of another failure', envelope('INTERNAL')],
  ['a page of a gateway', '<html><h1>404</h1></html>'],
])('a 404 of the agency shows the support page, whatever its body: %s', async (_, text) => {
  await visit(paths.home, {
    change: ({ path }) => (path === '/agency/info' ? new Response(text, { status: 404 }) : undefined),
  });
  await sees(say('support.title'));
  await sees(say('support.apology'));
});

test.each([
  [502, 'a page of a gateway', '<html><h1>502 Bad Gateway</h1></html>'],
  [500, 'an empty body', ''],
])('any other error of the agency renders nothing: %i with %s', async (status, _, text) => {
  const visitor = await visit(paths.login, {
    change: ({ path }) => (path === '/agency/info' ? new Response(text, { status }) : undefined),
    until: ({ container }) => expect(container.isConnected).toBe(true),
  });
  const { queries, navigation } = visitor.site;
  await waitFor(() => {
    expect(navigation.getSnapshot().hasTag('pending')).toBe(false);
    expect(queries.getQueryState(AGENCY_KEY)).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  });
  await visitor.settled();
  expect(textOf(document.body)).toBe('');
});
