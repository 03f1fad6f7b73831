/** A sample machine that uses every XState feature which our machines use. */
import {
  type ActorRefFromLogic,
  type AnyActorRef,
  assign,
  createActor,
  type DoneActorEvent,
  emit,
  fromPromise,
  fromTransition,
  setup,
} from 'xstate';
import type { Clock, MachineFixtures, Surroundings } from '../fixtures.ts';

const clockLogic = (clock: Clock) => fromTransition((same: Clock) => same, clock);

type ClockActor = ActorRefFromLogic<ReturnType<typeof clockLogic>>;

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
  | { readonly type: 'lamp.broken' }
  | { readonly type: 'timer.wished' }
  | { readonly type: 'news.power.back' }
  | { readonly type: 'news.power.lost'; readonly isLong: boolean }
  | { readonly type: `xstate.done.actor.${string}`; readonly output: unknown };

type Heated = { readonly event: DoneActorEvent<number> };

const kettleSetup = setup({
  types: {
    context: {} as KettleContext,
    events: {} as KettleEvent,
    emitted: {} as
      | { readonly type: 'kettle.whistled'; readonly degrees: number }
      | { readonly type: 'kettle.fellSilent' }
      | { readonly type: 'kettle.rang' },
    input: {} as Pick<KettleContext, 'clock' | 'litres'>,
    tags: {} as 'busy',
  },
  actors: {
    heat: fromPromise<number, { readonly litres: number }>(() => Promise.reject(new Error('not provided'))),
    cleanWater: fromPromise<void>(() => Promise.reject(new Error('not provided'))),
    keepWarm: fromPromise<void>(() => Promise.reject(new Error('not provided'))),
    timer: fromPromise<void>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    holds: ({ context }, { litres }: { readonly litres: number }) => context.litres >= litres,
    isHot: ({ context }) => context.degrees >= 90,
    isMuch: (_, litres: number) => {
      if (litres < 0) throw new Error('less than nothing');
      return litres > 2;
    },
    isLong: (_, isLong: boolean) => isLong,
  },
  actions: {
    pour: assign({ litres: (_, litres: number) => litres }),
    overflow: assign(() => {
      throw new Error('water everywhere');
    }),
    measure: assign({
      degrees: (_, degrees: number) => degrees,
      hotAt: ({ context }) => context.clock.getSnapshot().context.now(),
    }),
    fallSilent: emit({ type: 'kettle.fellSilent' }),
    startTimer: assign(({ spawn }) => {
      spawn('timer');
      return {};
    }),
    ring: emit({ type: 'kettle.rang' }),
    whistle: emit(({ context }) => ({ type: 'kettle.whistled' as const, degrees: context.degrees })),
  },
  delays: { COOLING: 60_000 },
});

/** Passes an event on to all child actors. */
const broadcast = kettleSetup.enqueueActions(({ enqueue, event, self }) => {
  for (const child of Object.values<AnyActorRef | undefined>(self.getSnapshot().children))
    if (child) enqueue.sendTo(child, event);
});

export const kettleMachine = kettleSetup.extend({ actions: { broadcast } }).createMachine({
  id: 'kettle',
  description: 'Boils water (specification §1 and §2).',
  context: ({ input }) => ({ ...input, hotAt: null, degrees: 20 }),
  on: {
    'kettle.unplugged': { description: 'Out of it all.', target: '.unplugged' },
    'lamp.broken': { description: 'No one sees to it here.' },
    'timer.wished': { description: 'A timer starts, beside what the kettle does.', actions: 'startTimer' },
    'xstate.done.actor.*': { description: 'The timer is over.', actions: 'ring' },
    'news.*': { description: 'Any news: all actors hear it.', actions: 'broadcast' },
    'news.power.lost': {
      description: 'Too long without power.',
      guard: { type: 'isLong', params: ({ event }) => event.isLong },
      target: '.unplugged',
    },
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
      invoke: { src: 'keepWarm', onError: { target: 'cold' } },
      after: { COOLING: { target: 'cleaning' } },
    },
    cleaning: {
      invoke: { id: 'cleanWater', src: 'cleanWater', onDone: { target: 'unplugged' } },
    },
    unplugged: { type: 'final' },
  },
});

const holding =
  (litres: number) =>
  ({ clock }: Surroundings) => ({ clock: createActor(clockLogic(clock), { id: 'clock' }).start(), litres });

export const kettle: MachineFixtures<typeof kettleMachine> = {
  machine: kettleMachine,
  inputs: { full: holding(2), empty: holding(0) },
  events: {
    'kettle.filled': { type: 'kettle.filled', litres: 1 },
    'kettle.filled: too much': { type: 'kettle.filled', litres: 3 },
    'kettle.filled: less than nothing': { type: 'kettle.filled', litres: -1 },
    'kettle.switchedOn': { type: 'kettle.switchedOn' },
    'kettle.unplugged': { type: 'kettle.unplugged' },
    'lamp.broken': { type: 'lamp.broken' },
    'timer.wished': { type: 'timer.wished' },
    'news.power.back': { type: 'news.power.back' },
    'news.power.lost: shortly': { type: 'news.power.lost', isLong: false },
    'news.power.lost: for long': { type: 'news.power.lost', isLong: true },
  },
  actors: {
    heat: { done: { hot: 95, lukewarm: 40 }, failed: { 'no current': new Error('no current') } },
    cleanWater: { done: { clean: undefined }, failed: { chalky: new Error('chalk') } },
    keepWarm: { done: {}, failed: { 'too dry': new Error('dry') } },
    timer: { done: { over: undefined }, failed: {} },
  },
};
