import { createMachine } from 'xstate';

/** Regions in regions in regions, one event with targets in several of them, and a region that finishes when all parts have. */
export const machine = createMachine({
  id: 'home',
  type: 'parallel',
  states: {
    lighting: {
      type: 'parallel',
      states: {
        kitchen: {
          type: 'parallel',
          states: {
            ceiling: {
              initial: 'off',
              states: { off: { on: { KITCHEN: 'on' } }, on: { on: { KITCHEN: 'off' } } },
            },
            counter: {
              initial: 'off',
              states: { off: { on: { COUNTER: 'on' } }, on: { on: { COUNTER: 'off' } } },
            },
          },
        },
        bedroom: {
          initial: 'off',
          states: {
            off: { on: { BED: 'dimmed' } },
            dimmed: { on: { BED: 'off' } },
            on: { after: { 60_000: 'dimmed' } },
          },
        },
      },
    },
    alarm: {
      initial: 'disarmed',
      states: {
        disarmed: { on: { ARM: 'arming' } },
        arming: {
          type: 'parallel',
          states: {
            doors: {
              initial: 'open',
              states: { open: { on: { 'DOORS.SHUT': 'shut' } }, shut: { type: 'final' } },
            },
            windows: {
              initial: 'open',
              states: { open: { on: { 'WINDOWS.SHUT': 'shut' } }, shut: { type: 'final' } },
            },
          },
          onDone: 'armed',
          after: { 30_000: 'disarmed' },
        },
        armed: { on: { DISARM: 'disarmed' } },
      },
    },
  },
  on: {
    'SCENE.NIGHT': { target: ['.lighting.kitchen.ceiling.off', '.lighting.bedroom.dimmed', '.alarm.arming'] },
    'SCENE.MORNING': { target: ['.lighting.kitchen.ceiling.on', '.lighting.bedroom.on'] },
  },
});
