import { assign, createMachine } from 'xstate';

/** Wildcards of both kinds, and events that a state forbids so that none of its ancestors hears them. */
export const machine = createMachine({
  types: {} as { context: { unknown: number; log: readonly string[] } },
  id: 'shortcuts',
  context: { unknown: 0, log: [] },
  initial: 'normal',
  states: {
    normal: {
      on: {
        'key.ctrl.*': 'command',
        'key.escape': {},
        'mouse.*': { actions: assign({ log: ({ context, event }) => [...context.log, event.type] }) },
      },
    },
    command: {
      on: { 'key.ctrl.k': 'palette', 'key.*': 'normal', '*': { actions: assign({ unknown: 0 }) } },
    },
    palette: {
      on: {
        '*': undefined,
        'key.enter': 'normal',
        'key.escape': 'normal',
        'palette.clear': { reenter: true },
      },
    },
    modal: { on: { 'mouse.*': undefined, 'mouse.click': 'normal' } },
  },
  on: {
    'app.alert': '.modal',
    'key.escape': '.normal',
    '*': { actions: assign({ unknown: ({ context }) => context.unknown + 1 }) },
  },
});
