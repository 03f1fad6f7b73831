import { rejected, unanswered } from '../faults.ts';
import type { Hands } from '../frame/actions.ts';
import type { StateEntry } from '../page-state.ts';
import { DEMO, VISITOR } from '../people.ts';

const PASSWORD = 'somebody-1234';

async function logIn({ fill, send }: Hands): Promise<void> {
  await fill('username', 'somebody');
  await fill('password', PASSWORD);
  await send();
}

export const LOGIN_STATES: readonly [StateEntry, ...StateEntry[]] = [
  { name: 'empty', ...VISITOR },
  { name: 'form-rejected', ...VISITOR, act: ({ send }) => send() },
  { name: 'pending', ...VISITOR, faults: [unanswered('players/login', 'POST')], act: logIn },
  { name: 'rejected', ...VISITOR, act: logIn },
  {
    name: 'rate-limited',
    ...VISITOR,
    faults: [rejected('RATE_LIMITED', 'players/login')],
    act: logIn,
  },
  {
    name: 'session-lost',
    ...DEMO,
    address: '/player/bank/',
    act: ({ site }) => site.session.send({ type: 'session.lost' }),
  },
];

async function register({ fill, send }: Hands, username: string): Promise<void> {
  await fill('username', username);
  await fill('password', PASSWORD);
  await fill('confirmPassword', PASSWORD);
  await send();
}

export const REGISTER_STATES: readonly [StateEntry, ...StateEntry[]] = [
  { name: 'empty', ...VISITOR },
  { name: 'form-rejected', ...VISITOR, act: ({ send }) => send() },
  {
    name: 'passwords-differ',
    ...VISITOR,
    async act({ fill, send }) {
      await fill('username', 'so');
      await fill('password', PASSWORD);
      await fill('confirmPassword', `${PASSWORD}5`);
      await send();
    },
  },
  { name: 'username-free', ...VISITOR, act: ({ fill }) => fill('username', 'somebody') },
  { name: 'username-taken', ...VISITOR, act: ({ fill }) => fill('username', 'demo') },
  {
    name: 'pending',
    ...VISITOR,
    faults: [unanswered('players/register', 'POST')],
    act: (hands) => register(hands, 'somebody'),
  },
  {
    name: 'rejected',
    ...VISITOR,
    faults: [rejected('RATE_LIMITED', 'players/register')],
    act: (hands) => register(hands, 'somebody'),
  },
  {
    name: 'looking-up-registration',
    ...VISITOR,
    faults: [rejected('INTERNAL', 'players/register'), rejected('INTERNAL', 'players/login')],
    act: (hands) => register(hands, 'somebody'),
  },
  { name: 'registered', ...VISITOR, act: (hands) => register(hands, 'somebody') },
];
