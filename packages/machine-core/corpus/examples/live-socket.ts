import { assign, fromCallback, sendTo, setup } from 'xstate';
import { called, effect } from '../calls.ts';

type SocketEvent =
  | { type: 'socket.opened' }
  | { type: 'socket.closed'; code: number }
  | { type: 'socket.message'; text: string };

/** A connection kept alive; the callback sends back what the socket says, and is given what the page says. */
export const machine = setup({
  types: {
    context: {} as { url: string; failures: number; inbox: readonly string[] },
    input: {} as { url: string },
    events: {} as SocketEvent | { type: 'say'; text: string } | { type: 'reconnect' } | { type: 'leave' },
  },
  actors: {
    socket: fromCallback<{ type: 'frame'; text: string }, { url: string }, SocketEvent>(
      ({ sendBack, receive }) => {
        called('socket');
        receive(() => called('socket.receive'));
        sendBack({ type: 'socket.opened' });
      },
    ),
  },
  actions: { showBanner: effect('showBanner') },
  delays: { reconnectDelay: ({ context }) => Math.min(30_000, 1000 * 2 ** context.failures) },
}).createMachine({
  id: 'live',
  context: ({ input }) => ({ url: input.url, failures: 0, inbox: [] }),
  initial: 'online',
  states: {
    online: {
      initial: 'connecting',
      invoke: { id: 'socket', src: 'socket', input: ({ context }) => ({ url: context.url }) },
      states: {
        connecting: { after: { 10_000: '#live.offline' }, on: { 'socket.opened': 'connected' } },
        connected: {
          entry: assign({ failures: 0 }),
          on: {
            'socket.message': {
              actions: assign({ inbox: ({ context, event }) => [...context.inbox, event.text] }),
            },
            say: { actions: sendTo('socket', ({ event }) => ({ type: 'frame', text: event.text })) },
          },
        },
      },
      on: {
        reconnect: { target: 'online', reenter: true },
        'socket.closed': [
          { guard: ({ event }) => event.code === 1000, target: 'left' },
          { target: 'offline' },
        ],
        leave: 'left',
      },
    },
    offline: {
      entry: ['showBanner', assign({ failures: ({ context }) => context.failures + 1 })],
      after: { reconnectDelay: 'online' },
      on: { reconnect: 'online', leave: 'left' },
    },
    left: { type: 'final' },
  },
});
