import { assign, createMachine } from 'xstate';

/** Written in a diagram editor and not implemented yet: its actors, actions, guards and delays are names only. */
export const machine = createMachine({
  id: 'signIn',
  types: {} as { context: { userId: string | null }; input: { returnTo?: string } | undefined },
  context: { userId: null },
  initial: 'anonymous',
  states: {
    anonymous: {
      on: {
        SUBMIT: { target: 'authenticating', guard: 'formIsValid', actions: ['clearError', 'trackSubmit'] },
      },
    },
    authenticating: {
      invoke: {
        src: 'authenticate',
        onDone: [
          { guard: 'needsSecondFactor', target: 'secondFactor' },
          { target: 'authenticated', actions: assign({ userId: ({ event }) => String(event.output) }) },
        ],
        onError: { target: 'anonymous', actions: 'showError' },
      },
      after: { loginTimeout: { target: 'anonymous', actions: 'showError' } },
    },
    secondFactor: {
      invoke: { id: 'sendCode', src: 'sendOneTimeCode', onError: 'anonymous' },
      on: {
        CODE: [{ guard: { type: 'codeMatches', params: { digits: 6 } }, target: 'authenticated' }],
        CANCEL: 'anonymous',
      },
    },
    authenticated: { entry: ['loadProfile'], on: { SIGN_OUT: 'anonymous' } },
  },
});
