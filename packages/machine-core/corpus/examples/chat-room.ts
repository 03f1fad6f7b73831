import { assign, log, sendParent, sendTo, setup } from 'xstate';

/** A participant answers the room by `sendParent`; the room knows it by a system id and watches its snapshots. */
const participant = setup({
  types: {
    context: {} as { heard: number },
    events: {} as { type: 'hear'; text: string } | { type: 'hang up' },
  },
}).createMachine({
  id: 'participant',
  context: { heard: 0 },
  initial: 'listening',
  states: {
    listening: {
      on: {
        hear: {
          actions: [
            assign({ heard: ({ context }) => context.heard + 1 }),
            sendParent(({ event }) => ({ type: 'room.echo', text: event.text })),
          ],
        },
        'hang up': 'gone',
      },
    },
    gone: { type: 'final' },
  },
});

export const machine = setup({
  types: {
    context: {} as { lines: readonly string[] },
    events: {} as
      | { type: 'room.say'; text: string }
      | { type: 'room.echo'; text: string }
      | { type: 'room.close' | 'room.leave' },
  },
  actors: { participant },
}).createMachine({
  id: 'room',
  context: { lines: [] },
  initial: 'open',
  states: {
    open: {
      invoke: {
        id: 'guest',
        systemId: 'guest of the room',
        src: 'participant',
        onSnapshot: {
          guard: ({ event }) => event.snapshot.context.heard > 9,
          target: 'quiet',
          actions: log(({ event }) => `heard ${event.snapshot.context.heard}`),
        },
        onDone: 'empty',
      },
      on: {
        'room.say': { actions: sendTo('guest', ({ event }) => ({ type: 'hear', text: event.text })) },
        'room.echo': { actions: assign({ lines: ({ context, event }) => [...context.lines, event.text] }) },
        'room.close': {
          actions: sendTo(({ system }) => system.get('guest of the room'), { type: 'hang up' }),
        },
      },
    },
    quiet: { after: { 5000: 'open' } },
    empty: {},
  },
  on: { 'room.leave': { target: '.open', reenter: true } },
});
