import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { depositMachine, type Restoration } from '../../../machines/deposit.machine.ts';
import { gameLaunchMachine, type GamePass, type LaunchIntent } from '../../../machines/gameLaunch.machine.ts';
import { sessionMachine } from '../../../machines/session.machine.ts';
import { submissionOf } from '../../../machines/submission.machine.ts';
import { type Capsule, readCapsule } from '../format.ts';
import { linkTo, LONGEST_LINK, textIn } from '../link.ts';
import { performed } from '../page/replay-state.ts';
import { Recorder } from '../recorder.ts';
import { Replay } from '../replay/replay.ts';
import { verdictOn } from '../replay/verdict.ts';
import { responsiblePlay } from '../../fixtures/account/responsible-play.ts';
import { withdrawQuote } from '../../fixtures/cashier/withdraw-quote.ts';
import { deposit } from '../../fixtures/cashier/deposit.ts';
import { depositOrder } from '../../fixtures/cashier/deposit-order.ts';
import { depositOf, submitted, TERMS } from '../../fixtures/cashier/deposits.ts';
import { HandClock } from '../../../tests/unit/src/browser.ts';
import { capsuleIn, capsuleOfSteps } from './recorded.ts';
import { startClock, startKeys } from '../../fixtures/machine-fixtures.ts';

const WALK = {
  steps: ['answer requestQuote: what it comes to', 'pass', 'send news.page.returned', 'pass'],
};

function recorder(capacity?: number) {
  let t = 0;
  const options = { clock: new HandClock(), elapsed: () => (t += 1.4) };
  return new Recorder(capacity === undefined ? options : { ...options, capacity });
}

test('a capsule replays to the state in which it was made', async () => {
  const capsule = await capsuleOfSteps(withdrawQuote, WALK);
  expect(await verdictOn(capsule)).toEqual({ isSame: true, hash: capsule.final.hash, difference: null });
});

test('a capsule that is written to a file is read back unchanged', async () => {
  const capsule = await capsuleOfSteps(withdrawQuote, WALK);
  expect(readCapsule(JSON.stringify(capsule))).toEqual({ ok: true, capsule });
});

test.each([
  ['text that is not JSON', 'GIF89a', 'This is not a capsule: it is not JSON.'],
  ['the value null', 'null', 'This is not a capsule of this site.'],
  ['a file of another format', '{"format":"har"}', 'This is not a capsule of this site.'],
])('%s is rejected with a message', (_, text, problem) => {
  expect(readCapsule(text)).toEqual({ ok: false, problem });
});

test.each([
  ['a newer version', () => ({ version: 5 }), 'has version 5; only 1 to 4 are supported.'],
  ['an invalid header', () => ({ route: '/' }), 'is broken: route is invalid.'],
  ['an invalid event', withBrokenEvent, 'is broken: event 6 has an invalid actor.'],
])('%s is rejected with a message', async (_, changesOf, problem) => {
  const capsule = await capsuleOfSteps(withdrawQuote, WALK);
  const text = JSON.stringify({ ...capsule, ...changesOf(capsule) });
  expect(readCapsule(text)).toEqual({ ok: false, problem: `This capsule ${problem}` });
});

test('a capsule of version 1 is replayed, although responsiblePlay was called protection in it', async () => {
  const capsule = await capsuleOfSteps(responsiblePlay, { steps: ['send responsiblePlay.edit'] });
  const text = JSON.stringify({ ...capsule, version: 1 }).replaceAll('responsiblePlay', 'protection');
  expect(text).toContain('"protection.edit"');
  const reading = readCapsule(text);
  expect(reading).toEqual({
    ok: true,
    capsule: { ...capsule, final: { ...capsule.final, hash: null } },
  });
  if (reading.ok) expect(await verdictOn(reading.capsule)).toMatchObject({ isSame: true, difference: null });
});

test('a capsule of version 2 is replayed, although its news had no prefix', async () => {
  const capsule = await capsuleOfSteps(withdrawQuote, {
    steps: ['send news.clock.corrected: it is later'],
  });
  const text = JSON.stringify({ ...capsule, version: 2 }).replaceAll(
    'news.clock.corrected',
    'clock.corrected',
  );
  const reading = readCapsule(text);
  expect(reading).toMatchObject({ ok: true, capsule: { log: capsule.log, final: { hash: null } } });
});

test('a capsule of version 3 is replayed, although its order had computed values', async () => {
  const capsule = await capsuleOfSteps(depositOrder, { steps: ['send order.leave'] });
  const { expiresAt } = depositOf();
  const text = JSON.stringify({ ...capsule, version: 3 }).replaceAll(
    `"expiresAt":"${expiresAt}"`,
    `"awaitsStaff":false,"orderExpiresAt":${Date.parse(expiresAt)}`,
  );
  const reading = readCapsule(text);
  expect(reading).toMatchObject({ ok: true, capsule: { log: capsule.log, final: { hash: null } } });
});

test('a capsule of version 3 is replayed, although the machines judged the submitted form', async () => {
  const capsule = await capsuleOfSteps(deposit, {
    steps: ['answer restore: nothing is going on', 'send deposit.submit'],
  });
  const { type, draft, ...judged } = submitted();
  const text = JSON.stringify({ ...capsule, version: 3 }).replace(
    JSON.stringify({ type, draft, ...judged }),
    JSON.stringify({ type, draft, terms: TERMS }),
  );
  expect(text).toContain('"terms"');
  const reading = readCapsule(text);
  expect(reading).toMatchObject({ ok: true, capsule: { log: capsule.log, final: { hash: null } } });
});

test('a capsule of version 3 is replayed, although it contains actors of machines that are gone', async () => {
  const capsule = await capsuleOfSteps(withdrawQuote, WALK);
  const [begin] = capsule.log.entries;
  const toast = { ...begin, actor: 'toast', machine: 'toast', to: 'empty' };
  const shown = { actor: 'toast', kind: 'event', t: 1, at: 1, event: { type: 'toast.dismissed' } };
  const [final] = capsule.final.actors;
  const text = JSON.stringify({
    ...capsule,
    version: 3,
    log: { ...capsule.log, entries: [toast, shown, ...capsule.log.entries] },
    final: {
      ...capsule.final,
      actors: [{ ...final, actor: 'toast', machine: 'toast' }, ...capsule.final.actors],
    },
  });
  expect(readCapsule(text)).toEqual({
    ok: true,
    capsule: { ...capsule, final: { ...capsule.final, hash: null } },
  });
});

function withBrokenEvent({ log }: Capsule) {
  return { log: { forgotten: 0, entries: [...log.entries, { kind: 'done' }] } };
}

test('a replay that ends in an error reports the error at its step, and again at each later step', async () => {
  const steps = ['answer restore: nothing is going on', 'send news.page.returned'];
  const capsule = await capsuleOfSteps(deposit, { steps });
  const entries = capsule.log.entries.map((entry) =>
    entry.kind === 'done' ? { ...entry, output: null } : entry,
  );
  const failing: Capsule = { ...capsule, log: { ...capsule.log, entries } };
  const { difference } = await verdictOn(failing);
  expect(difference).toMatch(
    /^Step 2, deposit receives the result of restore: the actor fails with [^]*null/,
  );
  const replay = new Replay(failing);
  const reported: (string | null)[] = [];
  while (replay.next) reported.push(replay.step());
  replay.stop();
  expect(reported.at(-1)).toMatch(/the actor has already failed with [^]*null/);
});

test('a changed final state, intermediate state, actor result, delay or hash is reported by name', async () => {
  const capsule = await capsuleOfSteps(withdrawQuote, WALK);
  const differenceWith = async (changed: unknown) => (await verdictOn(changed as Capsule)).difference;
  const entryWith = (index: number, changes: object) => ({
    ...capsule,
    log: {
      forgotten: 0,
      entries: capsule.log.entries.map((entry, at) => (at === index ? { ...entry, ...changes } : entry)),
    },
  });
  const [actor] = capsule.final.actors;
  const context = { ...(actor?.context as object), renewals: 7 };
  expect(
    await differenceWith({ ...capsule, final: { ...capsule.final, actors: [{ ...actor, context }] } }),
  ).toBe('At the end, withdrawQuote.context.renewals was 7 and is now 1.');
  expect(await differenceWith(entryWith(3, { to: 'lapsed' }))).toBe(
    'Step 4, withdrawQuote receives news.page.returned: was "lapsed" then, is "shown" now.',
  );
  expect(await differenceWith(entryWith(1, { id: 'requestQuoteAgain' }))).toBe(
    'Step 2, withdrawQuote receives the result of requestQuoteAgain: no invoked actor requestQuoteAgain is pending.',
  );
  expect(await differenceWith(entryWith(4, { t: 5 }))).toMatch(
    /^Step 5, .* fires \d+ ms before it is due\.$/,
  );
  expect(await differenceWith({ ...capsule, final: { ...capsule.final, hash: 'none' } })).toBe(
    'The hash of the capsule does not match its final state.',
  );
});

test('an invoked machine is recorded as a separate actor, and is replayed with its recorded results', async () => {
  const recording = recorder();
  const machine = depositMachine.provide({
    actors: {
      restore: fromPromise<Restoration>(() =>
        Promise.resolve({ draft: null, intent: null, order: depositOf() }),
      ),
    },
  });
  const actor = createActor(machine, {
    input: { clock: startClock(new HandClock()), keys: startKeys(() => crypto.randomUUID()) },
    inspect: recording.inspect,
  }).start();
  await new Promise((resolve) => setImmediate(resolve));
  const capsule = await capsuleIn(recording);
  actor.stop();
  expect(capsule.final.actors.map((one) => one.actor)).toEqual([
    'deposit',
    'depositOrder',
    'depositCheck',
    'depositQr',
  ]);
  expect(capsule.log.entries.find((entry) => entry.actor === 'depositOrder')).toMatchObject({
    kind: 'begin',
    parent: 'deposit',
  });
  expect((await verdictOn(capsule)).difference).toBeNull();
});

test('results of page guards are recorded with the event that evaluated them', async () => {
  const recording = recorder();
  const machine = gameLaunchMachine.provide({
    guards: { tabIsThere: () => true },
    actors: {
      submitLaunch: submissionOf<LaunchIntent, GamePass>({
        send: fromPromise(() =>
          Promise.resolve({ address: 'https://provider.example/?launch=1', expiresAt: 1 }),
        ),
        lookUp: fromPromise<GamePass | null, LaunchIntent>(() => Promise.resolve(null)),
      }),
    },
  });
  const actor = createActor(machine, {
    input: { clock: startClock(new HandClock()), keys: startKeys(() => 'key-1') },
    inspect: recording.inspect,
  }).start();
  actor.send({
    type: 'game.launch',
    request: {
      name: 'Baccarat',
      request: { provider: 'gclub', gameCode: 'G', language: 'lo', device: 'mobile', returnUrl: '/' },
    },
  });
  await new Promise((resolve) => setImmediate(resolve));
  const capsule = await capsuleIn(recording);
  actor.stop();
  expect(JSON.stringify(capsule)).not.toContain('provider.example');
  expect(capsule.log.entries.some((entry) => entry.edge?.['tabIsThere'] === true)).toBe(true);
  expect((await verdictOn(capsule)).difference).toBeNull();
});

test('beyond the capacity the oldest events are dropped, but no starts of actors, and the replay reports this', async () => {
  const recording = recorder(4_000);
  const input = { clock: startClock(new HandClock()), keys: startKeys(() => 'key-1') };
  const actor = createActor(sessionMachine, { input, inspect: recording.inspect }).start();
  for (let turn = 0; turn < 200; turn += 1) actor.send({ type: 'news.network.reconnected' });
  const capsule = await capsuleIn(recording);
  actor.stop();
  expect(capsule.log.forgotten).toBeGreaterThan(0);
  expect(JSON.stringify(capsule.log).length).toBeLessThan(8_000);
  expect(capsule.log.entries[0]).toMatchObject({ kind: 'begin', actor: 'session' });
  expect((await verdictOn(capsule)).difference).toMatch(/^It cannot be replayed: the first \d+ events/);
});

test('a link contains the whole capsule, unless the link would be too long', async () => {
  const text = JSON.stringify(await capsuleOfSteps(withdrawQuote, WALK));
  const link = await linkTo(text, 'http://localhost');
  expect(await textIn(new URL(link ?? '').hash)).toBe(text);
  expect(await textIn('#capsule=cut')).toBeNull();
  const noise = Array.from({ length: LONGEST_LINK }, () => crypto.randomUUID()).join('');
  expect(await linkTo(noise, 'http://localhost')).toBeNull();
});

test('the viewer shows each step with the transitions that it took', async () => {
  const steps = performed(await capsuleOfSteps(withdrawQuote, WALK));
  expect(steps.map(({ problem }) => problem)).toEqual([null, null, null, null, null]);
  expect(steps[3]?.logEntry?.walked).toEqual(['withdrawQuote.shown on news.page.returned #0']);
  expect(steps[3]?.logEntry?.after.active).toContain('withdrawQuote.shown');
});

test('an actor stopped by React, whose snapshot stays active, is recorded as stopped', async () => {
  const recording = recorder();
  const input = { clock: startClock(new HandClock()), keys: startKeys(() => 'key-1') };
  const actor = createActor(sessionMachine, { input, inspect: recording.inspect }).start();
  const before = actor.getSnapshot();
  actor.stop();
  Object.assign(actor, { _snapshot: before });
  const capsule = await capsuleIn(recording);
  expect(capsule.final.actors).toMatchObject([{ actor: 'session', status: 'stopped' }]);
  expect(capsule.log.entries.map(({ kind }) => kind)).toEqual(['begin', 'stop']);
  expect((await verdictOn(capsule)).difference).toBeNull();
});
