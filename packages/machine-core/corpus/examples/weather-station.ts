import { assign, createMachine, fromCallback, fromPromise } from 'xstate';
import { called } from '../calls.ts';

const calibration = createMachine({
  id: 'calibration',
  initial: 'zero',
  states: { zero: { after: { 100: 'full' } }, full: { type: 'final' } },
});

/** Logic written where it is invoked, without id and without a name: several of it in one state. */
export const machine = createMachine({
  types: {} as {
    context: { wind: number | null; rain: number | null; failures: number };
    events: { type: 'measure' } | { type: 'gust'; speed: number } | { type: 'reset' };
  },
  id: 'weather station',
  context: { wind: null, rain: null, failures: 0 },
  initial: 'calibrating',
  states: {
    calibrating: { invoke: { src: calibration, onDone: 'ready' } },
    ready: { on: { measure: 'measuring' } },
    measuring: {
      invoke: [
        {
          src: fromPromise(async () => {
            called('readRain');
            return 4;
          }),
          onDone: { actions: assign({ rain: ({ event }) => Number(event.output) }) },
          onError: { target: 'ready', actions: assign({ failures: ({ context }) => context.failures + 1 }) },
        },
        {
          src: fromCallback(({ sendBack }) => {
            called('watchWind');
            sendBack({ type: 'gust', speed: 12 });
          }),
          onError: 'broken',
        },
      ],
      on: {
        gust: { actions: assign({ wind: ({ event }) => event.speed }) },
        measure: { target: 'measuring', reenter: true },
      },
      always: { guard: ({ context }) => context.wind !== null && context.rain !== null, target: 'reported' },
    },
    reported: { type: 'final' },
    broken: { on: { reset: { target: 'calibrating', actions: assign({ failures: 0 }) } } },
  },
});
