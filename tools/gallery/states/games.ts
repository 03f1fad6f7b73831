import type { Provider } from '../../../contract/values.ts';
import { garbled, rejected, unanswered } from '../faults.ts';
import type { Hands } from '../frame/actions.ts';
import type { StateEntry } from '../page-state.ts';
import { DEMO, demoIn } from '../people.ts';

/** The states of a provider's games page. */
export function gameStates(provider: Provider): readonly [StateEntry, ...StateEntry[]] {
  return [
    { name: 'with-credit', ...demoIn('with-credit') },
    { name: 'without-credit', ...DEMO },
    { name: 'loading', ...DEMO, faults: [unanswered('games')] },
    { name: 'failed', ...DEMO, faults: [garbled('games')] },
    { name: 'empty-tab', ...DEMO, address: `/player/game/${provider}?tab=no-such-tab` },
    ...(provider === 'gclub' ? OF_ONE : []),
    ...(provider === 'gclub_live' ? [{ name: 'game-switched-off', ...demoIn('error-game-disabled') }] : []),
  ];
}

const pressGame = (hands: Hands) => hands.press('main ul[aria-label] button');

/** States that are the same for every provider, so that only one provider shows them. */
const OF_ONE: readonly StateEntry[] = [
  { name: 'in-maintenance', ...demoIn('error-provider-maintenance') },
  { name: 'search-results', ...DEMO, address: '/player/game/gclub?q=baccarat' },
  { name: 'search-without-results', ...DEMO, address: '/player/game/gclub?tab=Dice&q=poker' },
  { name: 'deposit-required', ...DEMO, act: pressGame },
  {
    name: 'self-excluded',
    ...demoIn('with-credit'),
    faults: [rejected('SELF_EXCLUDED', 'games/launch')],
    act: pressGame,
  },
  {
    name: 'launch-failed',
    ...demoIn('with-credit'),
    faults: [garbled('games/launch', 'POST')],
    act: pressGame,
  },
  { name: 'popup-blocked', ...demoIn('with-credit'), act: pressGame },
];
