import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { machine as audioRetry } from './examples/audio-retry.ts';
import { machine as chatRoom } from './examples/chat-room.ts';
import { machine as documentWindow } from './examples/document-window.ts';
import { machine as fetchWithRetry } from './examples/fetch-with-retry.ts';
import { machine as filmScript } from './examples/film-script.ts';
import { machine as garageDoor } from './examples/garage-door.ts';
import { machine as liveSocket } from './examples/live-socket.ts';
import { machine as mediaPlayer } from './examples/media-player.ts';
import { machine as onboardingJourney } from './examples/onboarding-journey.ts';
import { machine as orderFulfilment } from './examples/order-fulfilment.ts';
import { machine as plainCounter } from './examples/plain-counter.ts';
import { machine as pointerTrail } from './examples/pointer-trail.ts';
import { machine as prefixKeys } from './examples/prefix-keys.ts';
import { machine as publishing } from './examples/publishing.ts';
import { machine as quiz } from './examples/quiz.ts';
import { machine as richEditor } from './examples/rich-editor.ts';
import { machine as shippingWizard } from './examples/shipping-wizard.ts';
import { machine as shortcuts } from './examples/shortcuts.ts';
import { machine as signIn } from './examples/sign-in.ts';
import { machine as signUpForm } from './examples/sign-up-form.ts';
import { machine as smartHome } from './examples/smart-home.ts';
import { machine as stepCounter } from './examples/step-counter.ts';
import { machine as stopwatch } from './examples/stopwatch.ts';
import { machine as surveyFactory } from './examples/survey-factory.ts';
import { machine as ticTacToe } from './examples/tic-tac-toe.ts';
import { machine as toast } from './examples/toast.ts';
import { machine as todoItem } from './examples/todo-item.ts';
import { machine as todos } from './examples/todos.ts';
import { machine as togglePanel } from './examples/toggle-panel.ts';
import { machine as toggleTheme } from './examples/toggle-theme.ts';
import { machine as trafficLight } from './examples/traffic-light.ts';
import { machine as transferForm } from './examples/transfer-form.ts';
import { machine as uploadQueue } from './examples/upload-queue.ts';
import { machine as vending } from './examples/vending.ts';
import { machine as walletLock } from './examples/wallet-lock.ts';
import { machine as weatherStation } from './examples/weather-station.ts';

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
  { name: 'audio-retry', machine: audioRetry, adapter: {} },
  {
    name: 'chat-room',
    machine: chatRoom,
    adapter: {
      events: {
        said: { type: 'room.say', text: 'hello' },
        echoed: { type: 'room.echo', text: 'hello' },
      },
      actors: { guest: { snapshots: [{ context: { heard: 1 } }, { context: { heard: 10 } }] } },
    },
  },
  { name: 'document-window', machine: documentWindow, adapter: {} },
  {
    name: 'fetch-with-retry',
    machine: fetchWithRetry,
    adapter: {
      input: { url: '/page' },
      actors: { fetchPage: { done: ['page'], failed: [new Error('offline')] } },
    },
  },
  { name: 'film-script', machine: filmScript, adapter: {} },
  { name: 'garage-door', machine: garageDoor, adapter: { input: { key: true } } },
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
    name: 'onboarding-journey',
    machine: onboardingJourney,
    adapter: {
      events: {
        'to try again': {
          type: 'IDENTITY_DOCUMENT_REJECTED_BY_EXTERNAL_PROVIDER',
          reasonCode: 'RETRY_BLURRED',
        },
        forever: { type: 'IDENTITY_DOCUMENT_REJECTED_BY_EXTERNAL_PROVIDER', reasonCode: 'FORGED' },
      },
    },
  },
  {
    name: 'order-fulfilment',
    machine: orderFulfilment,
    adapter: {
      input: { parcels: 2 },
      actors: {
        chargeCard: {
          done: [{ receipt: 'R-1' }],
          failed: [Object.assign(new Error('no'), { name: 'CardDeclined' }), new Error('unreachable')],
        },
      },
    },
  },
  {
    name: 'plain-counter',
    machine: plainCounter,
    adapter: { events: { high: { type: 'set', value: 100 } } },
  },
  {
    name: 'pointer-trail',
    machine: pointerTrail,
    adapter: {
      events: { inside: { type: 'pen.move', x: 1, y: 1 } },
      actors: { battery: { snapshots: [{ context: 80 }, { context: 3 }] } },
    },
  },
  { name: 'prefix-keys', machine: prefixKeys, adapter: {} },
  {
    name: 'publishing',
    machine: publishing,
    adapter: { actors: { publishDocument: { done: [{ revision: 2 }], failed: [new Error('offline')] } } },
  },
  { name: 'quiz', machine: quiz, adapter: {} },
  {
    name: 'rich-editor',
    machine: richEditor,
    adapter: {
      input: { readOnly: false },
      events: {
        'made read only': { type: 'update read only', readOnly: true },
        'made editable': { type: 'update read only', readOnly: false },
        patch: { type: 'patch', path: '0.children' },
      },
    },
  },
  {
    name: 'shipping-wizard',
    machine: shippingWizard,
    adapter: { actors: { addressStep: { done: [{ city: 'Vientiane', country: 'LA' }, null] } } },
  },
  {
    name: 'shortcuts',
    machine: shortcuts,
    adapter: {
      events: { copy: { type: 'key.ctrl.c' }, letter: { type: 'key.a' }, wheel: { type: 'mouse.wheel' } },
    },
  },
  { name: 'sign-in', machine: signIn, adapter: {} },
  {
    name: 'sign-up-form',
    machine: signUpForm,
    adapter: {
      events: {
        child: { type: 'change', fields: { email: 'a@example.test', age: 9 } },
        adult: { type: 'change', fields: { email: 'a@example.test', age: 30 } },
        stranger: { type: 'change', fields: { email: 'a@elsewhere.test' } },
      },
    },
  },
  { name: 'smart-home', machine: smartHome, adapter: {} },
  {
    name: 'step-counter',
    machine: stepCounter,
    adapter: {
      input: { goal: 2 },
      events: { walk: { type: 'walk', by: 2 } },
      actors: { pedometer: { snapshots: [{ context: 1 }, { context: 2 }] } },
    },
  },
  { name: 'stopwatch', machine: stopwatch, adapter: {} },
  {
    name: 'survey-factory',
    machine: surveyFactory,
    adapter: { events: { four: { type: 'answer', value: 4 } } },
  },
  {
    name: 'tic-tac-toe',
    machine: ticTacToe,
    adapter: {
      events: Object.fromEntries(
        Array.from({ length: 9 }, (_, square) => [`square ${square}`, { type: 'PLAY', square }]),
      ),
    },
  },
  { name: 'toast', machine: toast, adapter: { events: { show: { type: 'show', text: 'Saved' } } } },
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
  { name: 'toggle-panel', machine: togglePanel, adapter: {} },
  { name: 'toggle-theme', machine: toggleTheme, adapter: {} },
  { name: 'traffic-light', machine: trafficLight, adapter: {} },
  {
    name: 'transfer-form',
    machine: transferForm,
    adapter: {
      events: {
        small: { type: 'transfer.fill', transfer: { amount: 5, to: { account: 'LA1' } } },
        large: { type: 'transfer.fill', transfer: { amount: 5000, to: { account: 'LA1' } } },
        astray: { type: 'transfer.fill', transfer: { amount: 5000, to: { account: 'XX1' } } },
        pin: { type: 'transfer.confirm', pin: '1234' },
      },
    },
  },
  {
    name: 'upload-queue',
    machine: uploadQueue,
    adapter: {
      events: {
        small: { type: 'file.add', file: 'a', size: 10 },
        large: { type: 'file.add', file: 'b', size: 5000 },
        cancelled: { type: 'file.cancel', file: 'a' },
      },
      actors: { upload: { done: ['a'] } },
    },
  },
  {
    name: 'vending',
    machine: vending,
    adapter: {
      events: {
        ten: { type: 'coin', value: 10 },
        button: { type: 'coin', value: 7 },
        exact: { type: 'choose', price: 10 },
        cheap: { type: 'choose', price: 5 },
      },
    },
  },
  {
    name: 'wallet-lock',
    machine: walletLock,
    adapter: {
      input: { idleMinutes: 5 },
      events: { unlock: { type: 'UNLOCK', password: 'secret' } },
      actors: { verifyPassword: { done: [true, false] } },
    },
  },
  {
    name: 'weather-station',
    machine: weatherStation,
    adapter: {
      events: { gust: { type: 'gust', speed: 12 } },
      actors: { '0.weather station.measuring': { done: [4] } },
    },
  },
];
