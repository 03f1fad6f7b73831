/** Without a network connection, nothing waits for a response forever: docs/decisions/0032. */
import { waitFor } from '../../../in-process/wait-for.ts';
import { describe, expect, test } from 'vitest';
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
import { type Visit, visit } from './visit.ts';

const AGENCY = 'GET /agency/info';

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
  test('any page of a player', async () => {
    const player = await visit(paths.contact, { player: 'demo' });
    await player.playerActor('bankAccount');
    // Simulates queries that were invalidated or never fetched.
    player.site.queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'agency' });
    player.cut();
    for (const path of [
      paths.home,
      paths.bank,
      paths.depositHistory,
      paths.withdrawHistory,
      paths.promotions,
      promotionPath('welcome-50'),
      paths.promotionHistory,
      gamePath('gclub'),
      paths.responsiblePlay,
    ]) {
      await player.go(path);
      await waitFor(() => {
        expectNothingAwaited();
        expect(textOf(main()), path).toContain(say('common.tryAgain'));
        expect(textOf(main()), path).toContain(say('failure.network'));
      });
    }
  });

  test('the site itself, before the agency is loaded; it is shown once the network is back', async () => {
    const visitor = await visit(paths.login, {
      prepare: (offline) => offline.cut(),
      until: () => expect(textOf(main())).toContain(say('failure.network')),
    });
    await announces('assertive', say('failure.network'), main);
    expectNothingAwaited();
    await press(say('common.tryAgain'));
    await sees(say('failure.network'), main);
    await visitor.restore();
    await sees(say('field.username'), main);
  });

  test.each([
    ['no answer, though the browser says that it is online', (visitor: Visit) => visitor.lose(AGENCY)],
    [
      'the login page of a Wi-Fi',
      (visitor: Visit) => {
        visitor.change = ({ path }) => (path === '/agency/info' ? new Response('<h1>Wi-Fi</h1>') : undefined);
      },
    ],
  ])('the site itself, with %s; “try again” shows it once the server answers', async (_, silence) => {
    const visitor = await visit(paths.login, {
      prepare: silence,
      until: () => expect(textOf(main())).toContain(say('unreachable.title')),
    });
    expectNothingAwaited();
    visitor.loseNothing();
    visitor.change = undefined;
    await press(say('common.tryAgain'));
    await sees(say('field.username'), main);
  });
});
