/** Contract §6: GET /__lab/events, server-sent events of one world. */
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../eventually.ts';
import { createBackend } from '../../../mock-server/backend.ts';
import { readEvents, type ReceivedEvent } from '../../../mock-server/lab/events/read-events.ts';
import type { LabEvent } from '../../../mock-server/lab/events/lab-event.ts';
import { WORLD_HEADER } from '../../../mock-server/paths.ts';
import { clientOf, createdWorld } from '../in-process.ts';
import { about, openDeposit } from '../requests.ts';
import { siteForFile, START } from '../site.ts';

const here = siteForFile();

const leaving: AbortController[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const controller of leaving.splice(0)) controller.abort();
});

interface Following {
  /** The next `count` events. */
  readonly next: (count: number) => Promise<readonly ReceivedEvent[]>;
  /** Resolves at the end of the stream. */
  readonly ended: () => Promise<void>;
  readonly leave: () => void;
}

async function follow(query = '', headers: Readonly<Record<string, string>> = {}): Promise<Following> {
  const controller = new AbortController();
  leaving.push(controller);
  const response = await fetch(`${here.site.origin}/__lab/events${query}`, {
    headers,
    signal: controller.signal,
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  if (!response.body) throw new Error('no stream');
  const events = readEvents(response.body);
  return {
    next: async (count) => {
      const received: ReceivedEvent[] = [];
      while (received.length < count) {
        const { value, done } = await events.next();
        if (done) throw new Error(`the stream ended after ${received.length} events`);
        received.push(value);
      }
      return received;
    },
    ended: async () => {
      while (!(await events.next()).done);
    },
    leave: () => controller.abort(),
  };
}

/** An event in a few words. */
function inShort(event: LabEvent): string {
  switch (event.type) {
    case 'request':
      return `${event.request.method} ${event.request.path} ${event.request.status ?? event.request.fault}`;
    case 'order':
      return `${event.order.id} ${event.order.from ?? 'new'} → ${event.order.to}`;
    case 'ledger':
      return `${event.entry.kind} ${event.entry.amount}`;
    case 'act':
      return `act ${event.act.verb}`;
    case 'row':
      return `row of ${event.collection}`;
    case 'faults':
      return `faults ${event.faults.map(({ id, fired }) => `${id} ${fired}`).join()}`;
    case 'reset':
      return `reset ${event.scenario} ${event.seed}`;
    default:
      return event.type;
  }
}

const shorts = (received: readonly ReceivedEvent[]) => received.map(({ event }) => inShort(event));

test('the stream has requests, each transition of an order, and ledger entries in the order in which they happen', async () => {
  const demo = await here.site.player('demo');
  const stream = await follow();
  const order = await openDeposit(demo);
  await demo.lab('bank/pay', { code: order.code });
  await demo.call('depositCheck', about(order));
  const received = await stream.next(9);
  expect(shorts(received)).toEqual([
    'D000001 new → OPEN',
    'deposit.opened 675000',
    'POST /api/v2/deposits 201',
    'act bank/pay',
    'payment.received 675000',
    'D000001 OPEN → PAID',
    'credit.deposited 1000',
    'D000001 PAID → SUCCESS',
    'POST /api/v2/deposits/D000001/check 200',
  ]);
  expect(received[0]?.event).toMatchObject({
    at: START,
    order: { collection: 'deposits', player: 'demo', provider: 'alphabet' },
  });
  expect(received[2]?.event).not.toHaveProperty('request.request');
});

test('the stream has changes of the clock and of faults, and the expiry of an order when the clock moves', async () => {
  const { lab } = here.site;
  await openDeposit(await here.site.player('demo'));
  const stream = await follow();
  await lab.lab('clock', { advanceSeconds: 1800 });
  await lab.lab('faults', { match: {}, fault: 'status', status: 503, times: 2 });
  await lab.send('/api/v2/banks');
  await lab.send('/__lab/faults', { method: 'DELETE' });
  expect(shorts(await stream.next(9))).toEqual([
    'clock',
    'act clock',
    'D000001 OPEN → CANCELED',
    'faults F1 0',
    'act faults',
    'faults F1 1',
    'GET /api/v2/banks status',
    'faults ',
    'act faults',
  ]);
});

test.each([
  ['reset', { scenario: 'every-status', seed: 3 }, 'reset every-status 3'],
  ['import', null, 'reset null null'],
])('%s is one event, however many rows it changes', async (verb, body, event) => {
  const { lab } = here.site;
  const content = body ?? (await lab.lab('export'));
  const stream = await follow('?rows=true');
  await lab.lab(verb, content);
  await lab.call('banks');
  expect(shorts(await stream.next(2))).toEqual([event, 'GET /api/v2/banks 200']);
});

test('changed rows are sent to a client that requests rows=true, without hashes', async () => {
  const stream = await follow('?rows=true');
  const visitor = await here.site.visitor();
  await visitor.call('register', {
    body: {
      username: 'observed',
      password: 'secret-1234',
      confirmPassword: 'secret-1234',
      fingerprint: { fingerprint: 'visitor-0001' },
    },
    headers: { fingerprint: 'visitor-0001' },
  });
  const [, row, request] = await stream.next(3);
  expect(row?.event).toMatchObject({ type: 'row', collection: 'players', row: { username: 'observed' } });
  expect(request && inShort(request.event)).toBe('POST /api/v2/players/register 201');
  expect(JSON.stringify(row)).not.toContain('pbkdf2');
  expect((await visitor.tryLab('events?row=true')).body).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { row: 'UNKNOWN' },
  });
});

test('no event contains a password, a session id or a token', async () => {
  const stream = await follow('?rows=true');
  const visitor = await here.site.visitor();
  const { status } = await visitor.call('login', { body: { username: 'demo', password: 'demo-1234' } });
  expect(status).toBe(200);
  await visitor.send(`/api/v2/banks?token=${visitor.cookies.get('sid')}`);
  await visitor.lab('clock', { frozen: true });
  const received: ReceivedEvent[] = [];
  while (received.at(-1)?.event.type !== 'act') received.push(...(await stream.next(1)));
  const seen = JSON.stringify(received);
  expect(received.length).toBeGreaterThan(3);
  for (const secret of ['demo-1234', visitor.cookies.get('sid'), visitor.cookies.get('XSRF-TOKEN')]) {
    expect(seen).not.toContain(secret);
  }
});

test('a stream has only the events of its world, and ends when the world is deleted', async () => {
  const { id } = await createdWorld(here.site.lab);
  const stream = await follow('', { [WORLD_HEADER]: id });
  await here.site.lab.call('banks');
  await here.site.lab.send('/api/v2/currencies/rates', { headers: { [WORLD_HEADER]: id } });
  expect(shorts(await stream.next(1))).toEqual(['GET /api/v2/currencies/rates 200']);
  await here.site.lab.send(`/__lab/worlds/${id}`, { method: 'DELETE' });
  await stream.ended();
});

test('a stream with Last-Event-ID continues after that event, or begins with `missed` if that is not possible', async () => {
  const { lab } = here.site;
  const stream = await follow();
  await lab.call('banks');
  const [{ id } = { id: '' }] = await stream.next(1);
  stream.leave();
  await lab.call('currencyRates');
  const again = await follow('', { 'Last-Event-ID': id });
  await lab.call('agencyInfo');
  expect(shorts(await again.next(2))).toEqual([
    'GET /api/v2/currencies/rates 200',
    'GET /api/v2/agency/info 200',
  ]);
  const late = await follow('', { 'Last-Event-ID': '1-1' });
  await lab.call('banks');
  expect(shorts(await late.next(2))).toEqual(['missed', 'GET /api/v2/banks 200']);
});

test('the subscription of a client that disconnects is removed', async () => {
  const { world } = here.site.backend;
  const stream = await follow();
  expect(world.events.isFollowed).toBe(true);
  stream.leave();
  await eventually(() => expect(world.events.isFollowed).toBe(false));
});

test('an open stream keeps its world in use and sends heartbeats; a stream that is not read ends', async () => {
  vi.useFakeTimers({ now: Date.parse(START) });
  const backend = createBackend();
  const { id } = await createdWorld(clientOf(backend));
  const request = new Request('http://localhost/__lab/events', { headers: { [WORLD_HEADER]: id } });
  const delivery = await backend.deliver(request);
  if (delivery?.kind !== 'response') throw new Error('no stream');
  const reader = delivery.response.body?.getReader();
  const read = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await read()).toBe('retry: 1000\n\n');
  vi.advanceTimersByTime(2 * 3_600_000);
  expect(await read()).toMatch(/^: .*\n\n$/);
  const world = backend.worlds.use(id);
  expect(world?.events.isFollowed).toBe(true);
  for (let count = 0; count < 2_000; count += 1) world?.events.add({ type: 'missed' });
  expect(world?.events.isFollowed).toBe(false);
  vi.advanceTimersByTime(3_600_000);
  expect(backend.worlds.use(id)).toBeNull();
});
