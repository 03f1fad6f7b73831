/** A sample machine that uses every XState feature which the viewer has to read. */
import { assign, type DoneActorEvent, emit, fromPromise, setup } from 'xstate';
import { type ClockActor, clockIn } from '../../../machines/clock-and-keys.ts';
import type { MachineFixtures, Dependencies } from '../../fixtures/machine-fixtures.ts';

interface KettleContext {
  readonly clock: ClockActor;
  readonly litres: number;
  /** When the water was last hot, by the clock. */
  readonly hotAt: number | null;
  readonly degrees: number;
}

type KettleEvent =
  | { readonly type: 'kettle.filled'; readonly litres: number }
  | { readonly type: 'kettle.switchedOn' }
  | { readonly type: 'kettle.unplugged' }
  | { readonly type: 'lamp.broken' };

type Heated = { readonly event: DoneActorEvent<number> };

export const kettleMachine = setup({
  types: {
    context: {} as KettleContext,
    events: {} as KettleEvent,
    emitted: {} as
      | { readonly type: 'kettle.whistled'; readonly degrees: number }
      | { readonly type: 'kettle.fellSilent' },
    input: {} as Pick<KettleContext, 'clock' | 'litres'>,
    tags: {} as 'busy',
  },
  actors: {
    heat: fromPromise<number, { readonly litres: number }>(() => Promise.reject(new Error('not provided'))),
    cleanWater: fromPromise<void>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    holds: ({ context }, { litres }: { readonly litres: number }) => context.litres >= litres,
    isHot: ({ context }) => context.degrees >= 90,
    isMuch: (_, litres: number) => litres > 2,
  },
  actions: {
    pour: assign({ litres: (_, litres: number) => litres }),
    overflow: () => {
      throw new Error('water everywhere');
    },
    measure: assign({
      degrees: (_, degrees: number) => degrees,
      hotAt: ({ context }) => clockIn(context).now(),
    }),
    fallSilent: emit({ type: 'kettle.fellSilent' }),
    whistle: emit(({ context }) => ({ type: 'kettle.whistled' as const, degrees: context.degrees })),
  },
  delays: { COOLING: 60_000 },
}).createMachine({
  id: 'kettle',
  description: 'Boils water (specification §1 and §2).',
  context: ({ input }) => ({ ...input, hotAt: null, degrees: 20 }),
  on: {
    'kettle.unplugged': { description: 'Out of it all.', target: '.unplugged' },
    'lamp.broken': { description: 'No one sees to it here.' },
  },
  initial: 'cold',
  states: {
    cold: {
      description: 'Waits for water (contract §3).',
      on: {
        'kettle.filled': [
          {
            description: 'Too much.',
            guard: { type: 'isMuch', params: ({ event }) => event.litres },
            actions: 'overflow',
          },
          {
            description: 'Filled.',
            actions: { type: 'pour', params: ({ event }) => event.litres },
          },
        ],
        'kettle.switchedOn': {
          description: 'Only with water in it (specification §7).',
          guard: { type: 'holds', params: { litres: 1 } },
          target: 'boiling',
        },
      },
    },
    boiling: {
      description: 'Heats, and shows that it does.',
      tags: ['busy'],
      type: 'parallel',
      states: {
        heater: {
          initial: 'heating',
          states: {
            heating: {
              invoke: {
                id: 'heatWater',
                src: 'heat',
                input: ({ context }) => ({ litres: context.litres }),
                onDone: {
                  target: 'through',
                  actions: { type: 'measure', params: ({ event }: Heated) => event.output },
                },
                onError: { target: '#kettle.cold' },
              },
            },
            through: { type: 'final' },
          },
        },
        lamp: {
          initial: 'dark',
          on: { 'lamp.broken': { target: '.lit' } },
          states: {
            dark: { after: { 2_000: { target: 'lit' } } },
            lit: { type: 'final' },
          },
        },
      },
      onDone: { target: 'judged' },
    },
    judged: {
      always: [{ guard: 'isHot', target: 'ready' }, { target: 'cold' }],
    },
    ready: {
      entry: 'whistle',
      exit: 'fallSilent',
      after: { COOLING: { target: 'cleaning' } },
    },
    cleaning: {
      invoke: { id: 'cleanWater', src: 'cleanWater', onDone: { target: 'unplugged' } },
    },
    unplugged: { type: 'final' },
  },
});

const holding = (litres: number) => (dependencies: Dependencies) => ({ clock: dependencies.clock, litres });

export const kettle: MachineFixtures<typeof kettleMachine> = {
  machine: kettleMachine,
  lao: {},
  inputs: { full: holding(2), empty: holding(0) },
  events: {
    'kettle.filled': { type: 'kettle.filled', litres: 1 },
    'kettle.filled: too much': { type: 'kettle.filled', litres: 3 },
    'kettle.switchedOn': { type: 'kettle.switchedOn' },
    'kettle.unplugged': { type: 'kettle.unplugged' },
    'lamp.broken': { type: 'lamp.broken' },
  },
  actors: {
    heat: { done: { hot: 95, lukewarm: 40 }, failed: { 'no current': new Error('no current') } },
    cleanWater: { done: { clean: undefined }, failed: { chalky: new Error('chalk') } },
  },
};
