import { PLAYER_SCOPE } from '../../../src/api/player.ts';
import { garbled, unanswered } from '../faults.ts';
import type { StateEntry } from '../page-state.ts';
import { DEMO, demoIn, NEWCOMER, VISITOR } from '../people.ts';

export const HOME_STATES: readonly [StateEntry, ...StateEntry[]] = [
  { name: 'visitor', ...VISITOR },
  { name: 'visitor-casino-games', address: '/?category=casino', ...VISITOR },
  { name: 'session-loading', ...DEMO, faults: [unanswered('players/info')] },
  { name: 'session-failed', ...DEMO, faults: [garbled('players/info')] },
  { name: 'player', ...demoIn('with-credit') },
  { name: 'player-without-credit', ...DEMO },
  { name: 'player-without-bank-account', ...NEWCOMER },
  { name: 'player-with-open-deposit', ...demoIn('deposit-open') },
  { name: 'player-with-promotion', ...demoIn('promotion-active') },
  { name: 'credits-loading', ...DEMO, faults: [unanswered('players/credits/:provider')] },
  { name: 'credits-failed', ...demoIn('line-wrong-shape') },
  {
    name: 'credits-outdated',
    ...demoIn('with-credit'),
    async act({ lab, site }) {
      await lab('faults', garbled('players/credits/:provider'));
      await site.queries.refetchQueries({ queryKey: [PLAYER_SCOPE, 'credits'] });
    },
  },
  { name: 'one-provider-in-maintenance', ...demoIn('error-provider-maintenance') },
  { name: 'games-loading', ...VISITOR, faults: [unanswered('games')] },
  { name: 'games-failed', ...VISITOR, faults: [garbled('games')] },
  { name: 'promotions-loading', ...VISITOR, faults: [unanswered('promotions/current')] },
  { name: 'promotions-failed', ...VISITOR, faults: [garbled('promotions/current')] },
];
