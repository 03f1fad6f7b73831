import { assign, setup, stopChild, type ActorRefFrom } from 'xstate';
import { effect } from '../calls.ts';
import { machine as todoItem } from './todo-item.ts';

type Todo = { id: string; ref: ActorRefFrom<typeof todoItem> };

/** A list that spawns one actor for each line, and keeps the references in its context. */
export const machine = setup({
  types: {
    context: {} as { draft: string; todos: readonly Todo[]; filter: 'all' | 'active' },
    events: {} as
      | { type: 'NEW.CHANGE'; title: string }
      | { type: 'NEW.COMMIT' }
      | { type: 'TODO.DELETED'; id: string }
      | { type: 'SHOW'; filter: 'all' | 'active' },
  },
  actors: { todoItem },
  actions: { persist: effect('persist') },
  guards: {
    hasDraft: ({ context }) => context.draft !== '',
    isEmpty: ({ context }) => context.todos.length === 0,
  },
}).createMachine({
  id: 'todos',
  context: { draft: '', todos: [], filter: 'all' },
  initial: 'empty',
  states: {
    empty: { always: { guard: ({ context }) => context.todos.length > 0, target: 'listing' } },
    listing: {
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'TODO.DELETED': {
          actions: [
            stopChild(({ event }) => `todo-${event.id}`),
            assign({ todos: ({ context, event }) => context.todos.filter(({ id }) => id !== event.id) }),
            'persist',
          ],
        },
        SHOW: { actions: assign({ filter: ({ event }) => event.filter }) },
      },
    },
  },
  on: {
    'NEW.CHANGE': { actions: assign({ draft: ({ event }) => event.title.trim() }) },
    'NEW.COMMIT': {
      guard: 'hasDraft',
      actions: [
        assign(({ context, spawn, self }) => {
          const id = String(context.todos.length + 1);
          const ref = spawn('todoItem', {
            id: `todo-${id}`,
            input: { id, title: context.draft, parent: self },
          });
          return { draft: '', todos: [...context.todos, { id, ref }] };
        }),
        'persist',
      ],
    },
  },
});
