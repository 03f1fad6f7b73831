import { assign, sendTo, setup, type AnyActorRef } from 'xstate';

type TodoEvent =
  | { type: 'TODO.EDIT' }
  | { type: 'TODO.CHANGE'; title: string }
  | { type: 'TODO.COMMIT' }
  | { type: 'TODO.CANCEL' }
  | { type: 'TODO.DELETE' };

/** One line of the list; tells its parent, which it got as input, what it has become. */
export const machine = setup({
  types: {
    context: {} as { id: string; title: string; before: string; parent: AnyActorRef | null },
    input: {} as { id: string; title: string; parent?: AnyActorRef },
    events: {} as TodoEvent,
  },
  guards: {
    hasTitle: ({ context }) => context.title.trim().length > 0,
  },
}).createMachine({
  id: 'todo',
  context: ({ input }) => ({
    id: input.id,
    title: input.title,
    before: input.title,
    parent: input.parent ?? null,
  }),
  initial: 'reading',
  states: {
    reading: { on: { 'TODO.EDIT': 'editing' } },
    editing: {
      entry: assign({ before: ({ context }) => context.title }),
      on: {
        'TODO.CHANGE': { actions: assign({ title: ({ event }) => event.title }) },
        'TODO.COMMIT': [{ guard: 'hasTitle', target: 'reading' }, { target: 'deleted' }],
        'TODO.CANCEL': { target: 'reading', actions: assign({ title: ({ context }) => context.before }) },
      },
    },
    deleted: {
      type: 'final',
      entry: sendTo(
        ({ context, self }) => context.parent ?? self,
        ({ context }) => ({ type: 'TODO.DELETED', id: context.id }),
      ),
    },
  },
  on: { 'TODO.DELETE': '.deleted' },
});
