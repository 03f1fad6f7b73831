/** Faults planted into a page, one for each judge, to prove that each oracle can fail. */
import { depositListRead, FIRST_PAGE } from '../../src/api/orders.ts';
import { currentPromotionsRead } from '../../src/api/promotions.ts';
import { paths } from '../../src/app/paths.ts';
import { GOOD } from './condition.ts';
import type { Device } from './device.ts';
import type { Network } from './network.ts';
import type { Oracle } from './oracles.ts';
import type { Setup, Step, Walk } from './steps.ts';

/** The objects that a fault may change, once the page is loaded. */
export interface Place {
  readonly device: Device;
  readonly network: Network;
}

export interface Plant {
  /** The oracle that has to report the fault; null for a walk without a fault. */
  readonly oracle: Oracle | null;
  readonly walk: Walk;
  plant(place: Place): void | Promise<void>;
}

const AT_HOME: Setup = {
  scenario: 'every-status',
  player: 'demo',
  address: paths.home,
  condition: GOOD,
  waitMs: 3_000,
};
const AT_LOGIN: Setup = { ...AT_HOME, player: null, address: paths.login };
const press: Step = { kind: 'click', in: 'main', nth: 0, waitMs: 1_000 };

export const PLANTS: Readonly<Record<string, Plant>> = {
  'no fault': { oracle: null, walk: { setup: AT_HOME, steps: [press] }, plant: () => undefined },
  'a press that is swallowed': {
    oracle: 'acknowledged',
    walk: { setup: AT_HOME, steps: [press] },
    plant: ({ device }) => listen(device, 'click', (event) => event.stopImmediatePropagation()),
  },
  'a field that loses what is typed': {
    oracle: 'acknowledged',
    walk: { setup: AT_LOGIN, steps: [{ kind: 'type', nth: 0, text: 'demo' }] },
    plant: ({ device }) =>
      listen(device, 'input', ({ target }) => void ((target as HTMLInputElement).value = '')),
  },
  'a dialog without a control': {
    oracle: 'no dead end',
    walk: { setup: AT_HOME, steps: [{ kind: 'pass', ms: 16_000 }] },
    plant({ device }) {
      const { document } = device.current;
      const dialog = document.createElement('div');
      dialog.setAttribute('role', 'dialog');
      dialog.textContent = '…';
      document.body.append(dialog);
    },
  },
  'a reload without a network': {
    oracle: 'no dead end',
    walk: { setup: AT_HOME, steps: [{ kind: 'pass', ms: 1_000 }] },
    plant({ device }) {
      device.isOnline = false;
      device.current.page.site.browser.reload();
    },
  },
  'a text that a translated page does not update': {
    oracle: 'consistent',
    walk: { setup: { ...AT_HOME, isTranslated: true }, steps: [] },
    plant({ device }) {
      const text = device.current.document.querySelector('main font font')?.firstChild;
      if (!text) throw new Error('the page is not translated');
      text.nodeValue = 'another text';
    },
  },
  'a credit of before': {
    oracle: 'consistent',
    walk: { setup: AT_HOME, steps: [] },
    // Nothing makes the page refetch the credit.
    plant: ({ network }) =>
      network.mock.lab('credit', { username: 'demo', provider: 'alphabet', amount: '77' }),
  },
  'a second open order': {
    oracle: 'safe',
    walk: { setup: AT_HOME, steps: [] },
    plant({ device, network }) {
      const { store } = network.mock.backend.world;
      const order = store.deposits.getAll().find(({ status }) => status === 'OPEN');
      if (!order) throw new Error('there is no open order');
      store.change((change) =>
        change.deposits.create({ ...order, code: 'D999999', idempotencyKey: device.newKey() }),
      );
    },
  },
  'an idempotency key with two bodies': {
    oracle: 'safe',
    walk: { setup: AT_HOME, steps: [{ kind: 'pass', ms: 1_000 }] },
    plant({ device, network }) {
      const headers = { 'Idempotency-Key': device.newKey() };
      for (const body of ['{"amount":"500"}', '{"amount":"600"}'])
        void network.fetchWith(device.jar)('/api/v2/deposits', { method: 'POST', headers, body });
    },
  },
  "another player's order in the history": {
    oracle: 'safe',
    walk: {
      setup: { ...AT_HOME, address: paths.depositHistory },
      steps: [{ kind: 'pass', ms: 1_000 }],
    },
    plant({ device, network }) {
      const code = 'D999999';
      const { store } = network.mock.backend.world;
      const order = store.deposits.getAll().find(({ status }) => status === 'SUCCESS');
      const stranger = store.players.getAll().find(({ id }) => id !== order?.playerId);
      if (!order || !stranger) throw new Error('there is no order, or no other player');
      store.change((change) => change.deposits.create({ ...order, code, playerId: stranger.id }));
      const { client, queries } = device.current.page.site;
      queries.setQueryData(
        depositListRead(client, FIRST_PAGE).queryKey,
        (list) => list && { ...list, items: list.items.map((item) => ({ ...item, code })) },
      );
    },
  },
  'data that a view cannot show': {
    oracle: 'does not break',
    walk: { setup: AT_HOME, steps: [{ kind: 'pass', ms: 1_000 }] },
    plant({ device }) {
      const { client, queries } = device.current.page.site;
      queries.setQueryData<unknown>(currentPromotionsRead(client).queryKey, [{}]);
    },
  },
};

/** Handles the next event of a type before the page's own handlers. */
function listen({ current }: Device, type: string, listener: (event: Event) => void): void {
  current.document.addEventListener(type, listener, { capture: true, once: true });
}
