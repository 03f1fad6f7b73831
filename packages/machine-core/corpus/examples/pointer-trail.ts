import { assign, fromEventObservable, fromObservable, setup, type Subscribable } from 'xstate';
import { called } from '../calls.ts';

/** A stream that a page would make of pointer events. */
function streamOf<T>(name: string): Subscribable<T> {
  return {
    subscribe: () => {
      called(name);
      return { unsubscribe: () => called(`${name}.unsubscribe`) };
    },
  };
}

/** Two observables: one whose values are snapshots, one whose values are events; neither invoke has an id. */
export const machine = setup({
  types: {
    context: {} as { points: number; battery: number },
    events: {} as { type: 'pen.down' } | { type: 'pen.up' } | { type: 'pen.move'; x: number; y: number },
  },
  actors: {
    battery: fromObservable(() => streamOf<number>('battery')),
    pointer: fromEventObservable(() => streamOf<{ type: 'pen.move'; x: number; y: number }>('pointer')),
  },
}).createMachine({
  id: 'trail',
  context: { points: 0, battery: 100 },
  invoke: {
    src: 'battery',
    onSnapshot: [
      { guard: ({ event }) => (event.snapshot.context ?? 100) < 5, target: '.saving' },
      { actions: assign({ battery: ({ event }) => event.snapshot.context ?? 100 }) },
    ],
    onError: '.saving',
  },
  initial: 'hovering',
  states: {
    hovering: { on: { 'pen.down': 'drawing' } },
    drawing: {
      invoke: { src: 'pointer', onDone: 'hovering' },
      on: {
        'pen.move': {
          guard: ({ event }) => event.x >= 0 && event.y >= 0,
          actions: assign({ points: ({ context }) => context.points + 1 }),
        },
        'pen.up': 'hovering',
      },
    },
    saving: {},
  },
});
