/** What the first page of a player reads, and in which order: docs/decisions/0023. */
import { waitFor } from '../../../in-process/wait-for.ts';
import { expect, test } from 'vitest';
import { PROVIDERS } from '../../../../contract/values.ts';
import { paths } from '../../../../src/app/paths.ts';
import { main, say, sees } from '../../../in-process/page-reading.ts';
import { visit } from './visit.ts';

const CREDITS = PROVIDERS.map((provider) => `GET /players/credits/${provider}`);
const nothing = () => {};

test('home requests each credit once, before the slow response with the open orders arrives', async () => {
  let come = nothing;
  const player = await visit(paths.home, {
    player: 'demo',
    prepare: (network) => {
      come = network.holdAnswer('GET /deposits/open');
    },
    until: nothing,
  });
  await waitFor(() => expect(CREDITS.map((call) => player.timesSent(call))).toEqual(CREDITS.map(() => 1)));
  expect(main()?.querySelector('h1')).toBeNull();
  come();
  await sees(say('home.player.title', { name: 'Demo Player' }), main);
  await player.settled();
  expect(CREDITS.map((call) => player.timesSent(call))).toEqual(CREDITS.map(() => 1));
});

test.each([
  [paths.home, ['GET /deposits/open', 'GET /promotions/usages/current']],
  [paths.deposit, ['GET /deposits/config', 'GET /currencies/rates', 'GET /promotions/usages/current']],
  [paths.withdraw, ['GET /withdraws/config', 'GET /promotions/usages/current']],
  [paths.depositHistory, ['GET /deposits']],
])(
  '%s requests what it shows before its player’s actors start, which read the limits',
  async (path, expected) => {
    const player = await visit(path, { player: 'demo' });
    const calls = player.sent.map(({ call }) => call);
    const own = calls.slice(0, calls.indexOf('GET /players/limits'));
    expect(own).toEqual(expect.arrayContaining([...expected]));
    for (const call of expected) expect(player.timesSent(call)).toBe(1);
  },
);
