/** While data loads, a page shows placeholders, and a screen reader is told that it loads. */
import { waitFor } from '../../../in-process/wait-for.ts';
import { expect, test } from 'vitest';
import { paths } from '../../../../src/app/paths.ts';
import { announces, main, say } from '../../../in-process/page-reading.ts';
import { urgencyOfText } from '../../../in-process/perception.ts';
import { visit } from './visit.ts';

const section = (heading: string) =>
  document.querySelector<HTMLElement>(`section[aria-labelledby="${heading}"]`);

test.each([
  ['the bank account', paths.bank, 'newcomer', 'GET /banks', main, 'common.loading'],
  ['the QR of an order', paths.deposit, 'demo', 'GET /deposits/D000001/qr', main, 'qr.loading'],
  ['a history', paths.depositHistory, 'demo', 'GET /deposits', main, 'common.loading'],
  ['the promotions', paths.promotions, 'demo', 'GET /promotions/current', main, 'common.loading'],
  ['the home of a player', paths.home, 'demo', 'GET /deposits/open', main, 'common.loading'],
  [
    'the promotions of home',
    paths.home,
    null,
    'GET /promotions/current',
    () => section('promotions'),
    'common.loading',
  ],
  ['the games of home', paths.home, null, 'GET /games', () => section('games'), 'common.loading'],
] as const)('%s', async (_, path, player, call, place, id) => {
  let answer = () => {};
  await visit(path, {
    player,
    scenario: 'deposit-open',
    prepare: (network) => {
      answer = network.holdAnswer(call);
    },
    until: () => expect(place()).not.toBeNull(),
  });
  await announces('polite', say(id), place);
  answer();
  await waitFor(() => expect(urgencyOfText(say(id), place() ?? undefined)).toBeNull());
});
