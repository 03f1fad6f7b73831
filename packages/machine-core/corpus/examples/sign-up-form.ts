import { assign, setup } from 'xstate';

type Fields = { email: string; age: number };

/** Chains of `always`: an event leads through deciding states in which nothing rests. */
export const machine = setup({
  types: {
    context: {} as Fields & { submitted: boolean },
    events: {} as { type: 'change'; fields: Partial<Fields> } | { type: 'submit' } | { type: 'edit' },
  },
  guards: {
    emailOk: ({ context }, params: { host: string }) => context.email.endsWith(params.host),
    adult: ({ context }) => context.age >= 18,
  },
}).createMachine({
  id: 'sign-up',
  context: { email: '', age: 0, submitted: false },
  initial: 'filling',
  states: {
    filling: {
      on: {
        change: { actions: assign(({ event }) => event.fields) },
        submit: 'checking',
      },
    },
    checking: {
      initial: 'email',
      states: {
        email: {
          always: [
            { guard: { type: 'emailOk', params: { host: '@example.test' } }, target: 'age' },
            { target: '#rejected.email' },
          ],
        },
        age: { always: [{ guard: 'adult', target: 'passed' }, { target: '#rejected.age' }] },
        passed: { type: 'final' },
      },
      onDone: { target: 'accepted', actions: assign({ submitted: true }) },
    },
    invalid: {
      id: 'rejected',
      initial: 'email',
      states: { email: { tags: ['error'] }, age: { tags: ['error'] } },
      on: { edit: 'filling' },
    },
    accepted: { type: 'final' },
  },
});
