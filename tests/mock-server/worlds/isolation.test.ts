/** Contract §6: nothing that is done in one world is seen in another, for each kind of state. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Backend } from '../../../mock-server/backend.ts';
import type { Client } from '../../contract/client.ts';
import { clientOf, createdWorld, signedIn, stillBackend } from '../../contract/in-process.ts';
import { about, DEPOSIT, openDeposit } from '../../contract/requests.ts';

let backend: Backend;
/** The player `demo` in two worlds and in `default`. */
let here: Client;
let there: Client;
let inDefault: Client;
let idHere = '';
let idThere = '';

beforeEach(async () => {
  backend = stillBackend();
  const lab = clientOf(backend);
  idHere = (await createdWorld(lab)).id;
  idThere = (await createdWorld(lab)).id;
  here = await signedIn(backend, 'demo', idHere);
  there = await signedIn(backend, 'demo', idThere);
  inDefault = await signedIn(backend, 'demo');
});

/** Everything that the lab shows of the other worlds. */
async function seenElsewhere(): Promise<unknown> {
  const seen = [];
  for (const client of [there, inDefault]) {
    // The export also counts the requests for it.
    const { store } = (await client.lab('export')) as { readonly store: unknown };
    const lists = [await client.lab('faults'), await client.lab('journal')];
    seen.push(await client.lab('state'), store, ...lists, await client.lab('journal/count', { match: {} }));
  }
  return seen;
}

const rejectLogin = (client: Client) =>
  client.codeOf('login', { body: { username: 'demo', password: 'wrong-1234' } });

describe('not seen in other worlds:', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['an order, with its line in the ledger and its entry in the journal', () => openDeposit(here)],
    [
      'a payment that the bank receives',
      async () => here.lab('bank/pay', { code: (await openDeposit(here)).code }),
    ],
    ['a session', () => here.lab('session', { username: 'newcomer' })],
    ['the clock', () => here.lab('clock', { advanceSeconds: 86_400, frozen: true })],
    ['a silent bank', () => here.lab('bank/mode', { mode: 'silent' })],
    ['a rate', () => here.lab('rates', { currency: 'LAK', buy: '1', sell: '2' })],
    [
      'a fault that is used up',
      async () => {
        await here.lab('faults', { match: {}, fault: 'status', status: 503, times: 1 });
        await here.send('/api/v2/banks');
      },
    ],
    [
      'a draw of a fault',
      async () => {
        await here.lab('faults', { match: {}, fault: 'status', status: 503, probability: 0.5 });
        for (let count = 0; count < 5; count += 1) await here.send('/api/v2/banks');
      },
    ],
    ['credit', () => here.lab('credit', { username: 'demo', provider: 'gclub', amount: '5' })],
    ['a rejected request', () => here.send('/api/v2/nothing')],
    ['a reset', () => here.lab('reset', { scenario: 'every-status', seed: 9 })],
    ['an import', async () => here.lab('import', await here.lab('export'))],
  ])('%s', async (_, act) => {
    await here.lab('bank/mode', { mode: 'up' });
    const before = [await seenElsewhere(), JSON.stringify(await here.lab('state'))] as const;
    await act();
    expect(await seenElsewhere()).toEqual(before[0]);
    expect(JSON.stringify(await here.lab('state'))).not.toBe(before[1]);
  });
});

test('a session of one world is not valid in another; a reset or a logout there leaves it signed in', async () => {
  await here.lab('reset', {});
  await inDefault.call('logout');
  expect(await here.codeOf('playerInfo')).toBe('UNAUTHENTICATED');
  expect(await inDefault.codeOf('playerInfo')).toBe('UNAUTHENTICATED');
  expect((await there.call('playerInfo')).status).toBe(200);
  for (const [name, value] of there.cookies) here.cookies.set(name, value);
  expect(await here.codeOf('playerInfo')).toBe('UNAUTHENTICATED');
});

test('an idempotency key of one world is unused in another, also with another body', async () => {
  const key = '7d8a3a3e-6a4c-4f5e-9d6c-0f5d5f0f7a11';
  const first = await here.call('depositCreate', { body: DEPOSIT, key });
  const second = await there.call('depositCreate', { body: { ...DEPOSIT, amount: '1350000' }, key });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.headers.get('idempotency-replayed')).toBeNull();
  expect(second.body.deposit.amount).toBe('1350000');
  const again = await there.call('depositCreate', { body: { ...DEPOSIT, amount: '1350000' }, key });
  expect(again.headers.get('idempotency-replayed')).toBe('true');
});

test('an idempotency key that two worlds use at the same time is neither in progress nor replayed in the other', async () => {
  const key = '7d8a3a3e-6a4c-4f5e-9d6c-0f5d5f0f7a11';
  const body = { username: 'demo', password: 'demo-1234' };
  const [first, elsewhere] = await Promise.all(
    [here, there].map((client) => client.call('login', { body, key })),
  );
  for (const response of [first, elsewhere]) {
    expect(response?.status).toBe(200);
    expect(response?.headers.get('idempotency-replayed')).toBeNull();
  }
});

test('a rate limit counts only the requests of its world', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await rejectLogin(here)).toBe('INVALID_CREDENTIALS');
  }
  expect(await rejectLogin(here)).toBe('RATE_LIMITED');
  expect(await rejectLogin(there)).toBe('INVALID_CREDENTIALS');
});

test('request ids and order codes are numbered separately in each world', async () => {
  const idOf = async (client: Client) => (await client.call('banks')).headers.get('x-request-id');
  for (let count = 0; count < 5; count += 1) await idOf(here);
  await openDeposit(here);
  const codes = [await openDeposit(there), await openDeposit(inDefault)].map(({ code }) => code);
  expect(codes).toEqual(['D000001', 'D000001']);
  expect(await idOf(there)).toBe(await idOf(inDefault));
});

test('an order, its QR and the link of a game exist in their own world only', async () => {
  const order = await openDeposit(here);
  await here.lab('credit', { username: 'demo', provider: 'alphabet', amount: '5' });
  const launch = { provider: 'alphabet', language: 'lo', device: 'mobile', returnUrl: '/' };
  const { url } = (await here.call('gameLaunch', { body: launch })).body.launch;
  const open = (client: Client) =>
    client.send('/__provider/open', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ launch: url.split('launch=')[1] }),
    });
  for (const client of [there, inDefault]) {
    expect(await client.codeOf('deposit', about(order))).toBe('NOT_FOUND');
    expect(await client.codeOf('depositQr', about(order))).toBe('NOT_FOUND');
    expect((await open(client)).status).toBe(410);
  }
  expect((await here.call('depositQr', about(order))).status).toBe(200);
  expect((await open(here)).status).toBe(200);
});

test('deleting a world changes no other world', async () => {
  const before = await inDefault.lab('state');
  expect((await clientOf(backend).send(`/__lab/worlds/${idThere}`, { method: 'DELETE' })).status).toBe(200);
  expect(await inDefault.lab('state')).toEqual(before);
  expect((await here.call('playerInfo')).status).toBe(200);
});
