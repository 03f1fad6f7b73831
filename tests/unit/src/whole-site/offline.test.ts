/** Without a network connection, nothing waits for a response forever: docs/decisions/0032. */
import { waitFor } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { gamePath, paths, promotionPath } from '../../../../src/app/paths.ts';
import {
  dialog,
  announces,
  isEnabled,
  notifies,
  main,
  press,
  say,
  sees,
  textOf,
} from '../../../in-process/page-reading.ts';
import { visit } from './visit.ts';

/** The page shows no loading placeholder, and has an enabled link or button. */
function expectNothingAwaited(): void {
  expect(main()).not.toBeNull();
  expect(main()?.querySelector('[class*="animate-shine"]')).toBeNull();
  const controls = [...(main()?.querySelectorAll('a[href], button') ?? [])];
  expect(controls.filter(isEnabled).length).toBeGreaterThan(0);
}

describe('a machine’s query fails at once while offline', () => {
  test('if an order is cancelled offline, the outcome is shown as unknown, and the order is cancelled once online', async () => {
    const player = await visit(paths.deposit, { scenario: 'deposit-open', player: 'demo' });
    await sees(say('order.cancel'), main);
    player.cut();
    await notifies('polite', say('layout.offline'));
    await press(say('order.cancel'));
    await press(say('order.cancel.confirm'));
    await waitFor(() => expect(dialog()).toBeNull());
    await notifies('polite', say('slow.depositCancel'), main);
    await waitFor(expectNothingAwaited);
    await press(say('order.check'));
    await sees(say('failure.network'), main);
    await player.restore();
    await sees(say('receipt.canceled.title'), main);
  });

  test.each([
    ['deposit', paths.deposit, 'deposit.unreachable.title'],
    ['withdrawal', paths.withdraw, 'withdraw.unreachable.title'],
  ])('a %s page opened offline shows that it cannot load, and loads once online', async (_, path, title) => {
    const player = await visit(paths.home, { player: 'demo' });
    await player.playerActor('bankAccount');
    player.cut();
    await player.go(path);
    await sees(say(title), main);
    await waitFor(expectNothingAwaited);
    await press(say('common.tryAgain'));
    await sees(say(title), main);
    await player.restore();
    await sees('AskMeBet', main);
  });
});

describe('a page that is opened while offline reports the network failure, and offers to try again', () => {
  test.each([
    paths.home,
    paths.bank,
    paths.depositHistory,
    paths.withdrawHistory,
    paths.promotions,
    promotionPath('welcome-50'),
    paths.promotionHistory,
    gamePath('gclub'),
    paths.responsiblePlay,
  ])('%s', async (path) => {
    const player = await visit(paths.contact, { player: 'demo' });
    await player.playerActor('bankAccount');
    // Simulates queries that were invalidated or never fetched.
    player.site.queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'agency' });
    player.cut();
    await player.go(path);
    await waitFor(() => {
      expectNothingAwaited();
      expect(textOf(main())).toContain(say('common.tryAgain'));
      expect(textOf(main())).toContain(say('failure.network'));
    });
  });

  test('the site itself, before the agency is loaded; it is shown once the network is back', async () => {
    const visitor = await visit(paths.login, {
      prepare: (offline) => offline.cut(),
      until: () => expect(textOf(main())).toContain(say('failure.network')),
    });
    await announces('assertive', say('failure.network'), main);
    expectNothingAwaited();
    await visitor.restore();
    await sees(say('field.username'), main);
  });

  test('“Try again” of the site itself does not reload while offline, and reloads once the network is back', async () => {
    const visitor = await visit(paths.login, {
      prepare: (offline) => offline.cut(),
      until: () => expect(textOf(main())).toContain(say('failure.network')),
    });
    const reload = vi.spyOn(visitor.site.browser, 'reload');
    await press(say('common.tryAgain'));
    await sees(say('failure.network'), main);
    expect(reload).not.toHaveBeenCalled();
    await visitor.restore();
    expect(reload).toHaveBeenCalledTimes(1);
    await sees(say('field.username'), main);
  });
});
