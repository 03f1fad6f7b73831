import type { Provider } from '../../../contract/values.ts';
import { garbled, unanswered } from '../faults.ts';
import type { StateEntry } from '../page-state.ts';
import { DEMO, demoIn } from '../people.ts';

/** The page of a provider's games. */
export function gameStates(provider: Provider): readonly [StateEntry, ...StateEntry[]] {
  return [
    { name: 'with-credit', ...demoIn('with-credit') },
    { name: 'without-credit', ...DEMO },
    { name: 'loading', ...DEMO, faults: [unanswered('games')] },
    { name: 'failed', ...DEMO, faults: [garbled('games')] },
    { name: 'empty-tab', ...DEMO, address: `/player/game/${provider}?tab=no-such-tab` },
    ...(provider === 'gclub' ? [{ name: 'in-maintenance', ...demoIn('error-provider-maintenance') }] : []),
    ...(provider === 'gclub_live' ? [{ name: 'game-switched-off', ...demoIn('error-game-disabled') }] : []),
  ];
}
