import { garbled, rejected, unanswered } from '../faults.ts';
import type { StateEntry } from '../page-state.ts';
import { DEMO, demoIn, VISITOR } from '../people.ts';

type States = readonly [StateEntry, ...StateEntry[]];

export const SAFE_PLAY_STATES: States = [
  { name: 'visitor', ...VISITOR },
  { name: 'player', ...DEMO },
  { name: 'with-limits', ...demoIn('error-limit-reached') },
  { name: 'loading', ...DEMO, faults: [unanswered('players/limits')] },
  { name: 'failed', ...DEMO, faults: [garbled('players/limits')] },
  {
    name: 'limits-saved',
    ...DEMO,
    async act({ fill, send }) {
      await fill('day', '500');
      await send();
    },
  },
  {
    name: 'limits-rejected',
    ...DEMO,
    faults: [rejected('RATE_LIMITED', 'players/limits', 'PUT')],
    async act({ fill, send }) {
      await fill('day', '500');
      await send();
    },
  },
  { name: 'self-excluded', ...demoIn('error-self-excluded') },
];

export const CONTACT_STATES: States = [
  { name: 'visitor', ...VISITOR },
  { name: 'player', ...DEMO },
];
