import { assign, setup } from 'xstate';
import { effect } from '../calls.ts';

/** Names as people speak, with spaces in states, events, actions and guards; regions within a region. */
export const machine = setup({
  types: {
    context: {} as { pending: readonly string[]; readOnly: boolean },
    input: {} as { readOnly?: boolean },
    events: {} as
      | { type: 'update read only'; readOnly: boolean }
      | { type: 'drag start' | 'drag end' | 'focus' | 'blur' | 'value synced' | 'sync value' }
      | { type: 'patch'; path: string },
  },
  actions: { 'handle focus': effect('handle focus'), 'emit ready': effect('emit ready') },
  guards: { 'editor is busy': ({ context }) => context.pending.length > 0 },
}).createMachine({
  id: 'editor',
  type: 'parallel',
  context: ({ input }) => ({ pending: [], readOnly: input.readOnly ?? false }),
  states: {
    'edit mode': {
      initial: 'read only',
      states: {
        'read only': {
          on: {
            'value synced': {
              guard: ({ context }) => !context.readOnly,
              target: '#editor.edit mode.editable',
            },
            'update read only': { guard: ({ event }) => !event.readOnly, target: 'editable' },
          },
        },
        editable: {
          initial: 'idle',
          on: {
            'update read only': {
              guard: ({ event }) => event.readOnly,
              target: '#editor.edit mode.read only',
            },
            focus: '.checking if busy',
          },
          states: {
            idle: { on: { 'drag start': 'dragging' } },
            'checking if busy': {
              always: [
                { guard: 'editor is busy', target: 'busy' },
                { target: 'idle', actions: 'handle focus' },
              ],
            },
            busy: { after: { 10: 'checking if busy' }, on: { blur: 'idle' } },
            dragging: { tags: ['dragging internally'], on: { 'drag end': 'idle' } },
          },
        },
      },
    },
    setup: {
      initial: 'setting up',
      states: {
        'setting up': { exit: 'emit ready', on: { 'value synced': 'set up' } },
        'set up': {
          type: 'parallel',
          states: {
            'value sync': {
              initial: 'idle',
              states: {
                idle: { on: { 'sync value': 'syncing' } },
                syncing: { on: { 'value synced': 'idle' } },
              },
            },
            writing: {
              initial: 'pristine',
              states: {
                pristine: {
                  on: {
                    patch: {
                      target: 'dirty',
                      actions: assign({ pending: ({ context, event }) => [...context.pending, event.path] }),
                    },
                  },
                },
                dirty: { after: { 250: { target: 'pristine', actions: assign({ pending: [] }) } } },
              },
            },
          },
        },
      },
    },
  },
});
