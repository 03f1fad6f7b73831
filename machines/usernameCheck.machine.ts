import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { usernameProblem } from '../contract/rules/credentials.ts';
import { notProvided } from './not-provided.ts';

export interface UsernameCheckContext {
  readonly username: string;
}

export type UsernameCheckEvent = { readonly type: 'username.typed'; readonly username: string };

/** Debounce: the pause in typing before the server is asked. */
const PAUSE_MS = 400;

type Answered = { readonly event: DoneActorEvent<boolean> };

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
  description:
    'While the visitor types a username, the site checks whether it is available (specification §7).',
  context: { username: '' },
  initial: 'idle',
  on: {
    'username.typed': [
      {
        description: 'The text has not changed.',
        guard: { type: 'isTheSame', params: ({ event }) => event.username },
      },
      {
        description: 'The text has changed. The site ignores a response for the earlier text.',
        guard: { type: 'mayBeOne', params: ({ event }) => event.username },
        target: '.waiting',
        reenter: true,
        actions: { type: 'remember', params: ({ event }) => event.username },
      },
      {
        description:
          'The text breaks the rules for usernames. The field shows the problem, and the site sends no request.',
        target: '.idle',
        actions: { type: 'remember', params: ({ event }) => event.username },
      },
    ],
  },
  states: {
    idle: { description: 'The field contains no possible username.' },
    waiting: {
      description: 'The visitor may still be typing, so the site waits.',
      after: {
        pause: { description: 'The visitor has stopped typing. The site asks the server.', target: 'asking' },
      },
    },
    asking: {
      description: 'The site asks the server whether the username is available.',
      tags: ['asking'],
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { username } }) => ({ username }),
        onDone: [
          {
            description: 'The server reports that the username is available.',
            guard: { type: 'isFree', params: ({ event }: Answered) => event.output },
            target: 'free',
          },
          { description: 'The server reports that the username is taken.', target: 'taken' },
        ],
        onError: {
          description:
            'The server has received too many requests, or the site receives no usable response. The form shows no result.',
          target: 'unknown',
        },
      },
    },
    free: { description: 'The form shows that the username is available.', tags: ['free'] },
    taken: {
      description:
        'The form shows that the username is taken. The visitor may still submit it, because the account may be their own.',
      tags: ['taken'],
    },
    unknown: {
      description:
        'The site does not know whether the username is available. The response to the registration shows it.',
    },
  },
});
