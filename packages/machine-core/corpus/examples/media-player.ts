import { assign, fromCallback, setup } from 'xstate';
import { called, effect } from '../calls.ts';

/** Playback and volume side by side; a ticking callback that nobody gave an id. */
export const machine = setup({
  types: {
    context: {} as { position: number; duration: number; level: number },
    events: {} as
      | { type: 'play' }
      | { type: 'pause' }
      | { type: 'tick' }
      | { type: 'seek'; to: number }
      | { type: 'volume.set'; level: number }
      | { type: 'volume.toggle' },
  },
  actors: {
    ticker: fromCallback(({ sendBack }) => {
      called('ticker');
      const timer = setInterval(() => sendBack({ type: 'tick' }), 1000);
      return () => clearInterval(timer);
    }),
  },
  actions: { drawCursor: effect('drawCursor') },
  guards: { atEnd: ({ context }) => context.position >= context.duration },
}).createMachine({
  id: 'player',
  type: 'parallel',
  context: { position: 0, duration: 2, level: 50 },
  states: {
    playback: {
      initial: 'paused',
      states: {
        paused: { on: { play: 'playing' } },
        playing: {
          entry: 'drawCursor',
          invoke: { src: 'ticker' },
          always: { guard: 'atEnd', target: 'ended' },
          on: {
            pause: 'paused',
            tick: { actions: assign({ position: ({ context }) => context.position + 1 }) },
            seek: {
              target: 'playing',
              reenter: true,
              actions: assign({ position: ({ event }) => event.to }),
            },
          },
        },
        ended: { on: { play: { target: 'playing', actions: assign({ position: 0 }) } } },
      },
    },
    volume: {
      initial: 'normal',
      states: {
        normal: {
          on: {
            'volume.toggle': 'muted',
            'volume.set': [
              { guard: ({ event }) => event.level === 0, target: 'muted' },
              { actions: assign({ level: ({ event }) => event.level }) },
            ],
          },
        },
        muted: { on: { 'volume.toggle': 'normal' } },
      },
    },
  },
});
