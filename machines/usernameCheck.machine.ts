import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { usernameProblem } from '../contract/rules/credentials.ts';

export interface UsernameCheckContext {
  readonly username: string;
}

export type UsernameCheckEvent = { readonly type: 'username.typed'; readonly username: string };

/** Debounce: the pause in typing before the server is asked. */
const PAUSE_MS = 400;

type Answered = { readonly event: DoneActorEvent<boolean> };

const notProvided = () => Promise.reject(new Error('not provided'));

/**
 * Checks while typing whether a username is available: specification §3 and §7. Only a hint that never blocks the form: it
 * shows nothing if the check fails, and the name may still be taken when the form is sent.
 */
export const usernameCheckMachine = setup({
  types: {
    context: {} as UsernameCheckContext,
    events: {} as UsernameCheckEvent,
    tags: {} as 'asking' | 'free' | 'taken',
  },
  actors: {
    /** Whether the username is available. */
    ask: fromPromise<boolean, { readonly username: string }>(notProvided),
  },
  guards: {
    isTheSame: ({ context }, username: string) => context.username === username,
    /** A name that violates the form's rules is not checked (specification §5). */
    mayBeOne: (_, username: string) => usernameProblem(username) === null,
    isFree: (_, isFree: boolean) => isFree,
  },
  actions: {
    remember: assign({ username: (_, username: string) => username }),
  },
  delays: { pause: PAUSE_MS },
}).createMachine({
  id: 'usernameCheck',
  description: 'Whether a username is still free, while it is typed (specification §7).',
  context: { username: '' },
  initial: 'idle',
  on: {
    'username.typed': [
      {
        description: 'The text is as it was.',
        guard: { type: 'isTheSame', params: ({ event }) => event.username },
      },
      {
        description: 'Another text: an answer for the one before is not believed any more.',
        guard: { type: 'mayBeOne', params: ({ event }) => event.username },
        target: '.waiting',
        reenter: true,
        actions: { type: 'remember', params: ({ event }) => event.username },
      },
      {
        description: 'The field itself says what is wrong with it.',
        target: '.idle',
        actions: { type: 'remember', params: ({ event }) => event.username },
      },
    ],
  },
  states: {
    idle: { description: 'Nothing stands there that could be a username.' },
    waiting: {
      description: 'The person may be typing on.',
      after: { pause: { description: 'They have stopped: the server is asked.', target: 'asking' } },
    },
    asking: {
      description: 'The server is asked about this text.',
      tags: ['asking'],
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { username } }) => ({ username }),
        onDone: [
          {
            description: 'No one has it.',
            guard: { type: 'isFree', params: ({ event }: Answered) => event.output },
            target: 'free',
          },
          { description: 'Somebody has it.', target: 'taken' },
        ],
        onError: { description: 'Asked too often, or no answer: nothing is said of it.', target: 'unknown' },
      },
    },
    free: { description: 'The username may be had.', tags: ['free'] },
    taken: {
      description: 'Somebody has it; the form may still be sent, because that may have been oneself.',
      tags: ['taken'],
    },
    unknown: { description: 'Not known; the registration will tell.' },
  },
});
