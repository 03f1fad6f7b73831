import { createMachine } from 'xstate';

/** A crossing with a pedestrian signal inside red; timings in ms, half of one for the test bench. */
export const machine = createMachine({
  id: 'light',
  initial: 'green',
  states: {
    green: { after: { 4000: 'yellow' } },
    yellow: { after: { 1000: { target: 'red' } } },
    red: {
      initial: 'walk',
      states: {
        walk: { after: { 2000: 'wait' } },
        wait: { after: { 1500.5: 'stop' } },
        stop: { type: 'final' },
      },
      onDone: 'green',
    },
    blinking: {
      initial: 'on',
      states: { on: { after: { 0.5: 'off' } }, off: { after: { 0.5: 'on' } } },
      on: { POWER_RESTORED: 'red' },
    },
  },
  on: { POWER_OUTAGE: '.blinking' },
});
