/** Without a line nothing waits for ever: docs/decisions/0032. */
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { gamePath, paths, promotionPath } from '../../../../src/app/paths.ts';
import { openSite, say, type WholeSite } from '../whole-site.tsx';

let open: WholeSite | null = null;
afterEach(async () => {
  await open?.end();
  open = null;
});

/** No place stands where something is to come, and there is something to press. */
function expectNothingAwaited(): void {
  const main = document.querySelector('main');
  expect(main).not.toBeNull();
  expect(main?.querySelector('[class*="animate-shine"]')).toBeNull();
  const enabled = [...(main?.querySelectorAll<HTMLButtonElement>('a[href], button') ?? [])].filter(
    (control) => !control.disabled && control.getAttribute('aria-disabled') !== 'true',
  );
  expect(enabled.length).toBeGreaterThan(0);
}

describe('a machine’s read without a line fails at once', () => {
  test('an order that is cancelled without a line: the dialog goes, and why is told', async () => {
    open = await openSite({ scenario: 'deposit-open', player: 'demo', address: paths.deposit });
    const cancel = await screen.findByText(say('order.cancel'));
    open.cut();
    fireEvent.click(cancel);
    fireEvent.click(await screen.findByText(say('order.cancel.confirm')));
    await waitFor(() => {
      expect(document.querySelector('[role="alertdialog"]')).toBeNull();
      expect(screen.getByText(say('failure.network'))).toBeTruthy();
      expectNothingAwaited();
    });
  });

  test.each([
    ['deposit', paths.deposit, 'deposit.unreachable.title'],
    ['withdrawal', paths.withdraw, 'withdraw.unreachable.title'],
  ])('the page of a %s that is opened without a line says so', async (_, path, title) => {
    open = await openSite({ scenario: 'default', player: 'demo', address: paths.home });
    await waitFor(() => expect(open?.site.playerSite).not.toBeNull());
    open.cut();
    await open.go(path);
    expect(await screen.findByText(say(title))).toBeTruthy();
    await waitFor(expectNothingAwaited);
    fireEvent.click(screen.getByText(say('common.tryAgain')));
    expect(await screen.findByText(say(title))).toBeTruthy();
    open.mend();
    expect(await screen.findByText('AskMeBet')).toBeTruthy();
  });
});

describe('a page that is opened without a line says so, and offers to try again', () => {
  test.each([
    paths.home,
    paths.bank,
    paths.depositHistory,
    paths.withdrawHistory,
    paths.promotions,
    promotionPath('welcome-50'),
    paths.promotionHistory,
    gamePath('gclub'),
    paths.safePlay,
  ])('%s', async (path) => {
    open = await openSite({ scenario: 'default', player: 'demo', address: paths.contact });
    await waitFor(() => expect(open?.site.playerSite).not.toBeNull());
    // What an event has made stale, or what nobody has asked for yet.
    open.site.queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'agency' });
    open.cut();
    await open.go(path);
    await waitFor(() => {
      expectNothingAwaited();
      const main = document.querySelector('main')?.textContent;
      expect(main).toContain(say('common.tryAgain'));
      expect(main).toContain(say('failure.network'));
    });
  });

  test('the site itself, before the agency is known; it comes when the line is back', async () => {
    open = await openSite({ scenario: 'default', player: null, address: paths.login, isOnline: false });
    expect(await screen.findByText(say('failure.network'))).toBeTruthy();
    expectNothingAwaited();
    open.mend();
    expect(await screen.findByText(say('field.username'))).toBeTruthy();
  });
});
