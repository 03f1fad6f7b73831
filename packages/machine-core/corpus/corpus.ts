import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { machine as documentWindow } from './machines/document-window.ts';
import { machine as fetchWithRetry } from './machines/fetch-with-retry.ts';
import { machine as liveSocket } from './machines/live-socket.ts';
import { machine as mediaPlayer } from './machines/media-player.ts';
import { machine as pointerTrail } from './machines/pointer-trail.ts';
import { machine as shippingWizard } from './machines/shipping-wizard.ts';
import { machine as stepCounter } from './machines/step-counter.ts';
import { machine as todoItem } from './machines/todo-item.ts';
import { machine as todos } from './machines/todos.ts';
import { machine as trafficLight } from './machines/traffic-light.ts';

/** Data by which every transition of a machine can be taken: only what cannot be read from the machine. */
export type CorpusAdapter = {
  /** The input the machine is started with. */
  readonly input?: unknown;
  /** Events with their payloads, each under a name that says which case it is. */
  readonly events?: Readonly<Record<string, AnyEventObject>>;
  /**
   * What actors bring, by the id of their invoke, or where it has none by the name of their source, or where they are inline by
   * the id that XState gives the invoke.
   */
  readonly actors?: Readonly<Record<string, ActorResults>>;
};

/** The outputs, errors and snapshots that an actor may bring, each a case of its own. */
export type ActorResults = {
  readonly done?: readonly unknown[];
  readonly failed?: readonly unknown[];
  readonly snapshots?: readonly unknown[];
};

/** One machine of the corpus; `name` is the name of its file. */
export type CorpusMachine = {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly adapter: CorpusAdapter;
};

/**
 * Machines in the styles of XState's documentation and of applications, to prove the tools on what nobody wrote for them: every
 * machine stands for features that a tool may get wrong.
 */
export const corpus: readonly CorpusMachine[] = [
  { name: 'document-window', machine: documentWindow, adapter: {} },
  {
    name: 'fetch-with-retry',
    machine: fetchWithRetry,
    adapter: {
      input: { url: '/page' },
      actors: { fetchPage: { done: ['page'], failed: [new Error('offline')] } },
    },
  },
  {
    name: 'live-socket',
    machine: liveSocket,
    adapter: {
      input: { url: 'wss://example.test' },
      events: {
        'closed well': { type: 'socket.closed', code: 1000 },
        'closed badly': { type: 'socket.closed', code: 1006 },
        message: { type: 'socket.message', text: 'hello' },
      },
    },
  },
  {
    name: 'media-player',
    machine: mediaPlayer,
    adapter: {
      events: {
        seek: { type: 'seek', to: 1 },
        silent: { type: 'volume.set', level: 0 },
        loud: { type: 'volume.set', level: 80 },
      },
    },
  },
  {
    name: 'pointer-trail',
    machine: pointerTrail,
    adapter: {
      events: { inside: { type: 'pen.move', x: 1, y: 1 } },
      actors: { battery: { snapshots: [{ context: 3 }, { context: 80 }] } },
    },
  },
  {
    name: 'shipping-wizard',
    machine: shippingWizard,
    adapter: { actors: { addressStep: { done: [{ city: 'Vientiane', country: 'LA' }, null] } } },
  },
  {
    name: 'step-counter',
    machine: stepCounter,
    adapter: {
      input: { goal: 2 },
      events: { walk: { type: 'walk', by: 2 } },
      actors: { pedometer: { snapshots: [{ context: 1 }, { context: 2 }] } },
    },
  },
  {
    name: 'todo-item',
    machine: todoItem,
    adapter: {
      input: { id: '1', title: 'Write' },
      events: { empty: { type: 'TODO.CHANGE', title: ' ' }, written: { type: 'TODO.CHANGE', title: 'Read' } },
    },
  },
  {
    name: 'todos',
    machine: todos,
    adapter: {
      events: { typed: { type: 'NEW.CHANGE', title: 'Read' }, deleted: { type: 'TODO.DELETED', id: '1' } },
    },
  },
  { name: 'traffic-light', machine: trafficLight, adapter: {} },
];
