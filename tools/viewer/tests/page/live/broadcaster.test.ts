import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { depositMachine, type Restoration } from '../../../../../machines/deposit.machine.ts';
import { sessionMachine } from '../../../../../machines/session.machine.ts';
import { submissionOf } from '../../../../../machines/submission.machine.ts';
import {
  HISTORY_LENGTH,
  receive,
  type Known,
  NO_TRAFFIC,
  NOTHING_KNOWN,
} from '../../../../../packages/machine-viewer/live/known-tabs.ts';
import { broadcasterOf } from '../../../live/product-broadcaster.ts';
import { isReported, type LoggedActor } from '../../../../../packages/machine-viewer/live/messages.ts';
import { type MachineFixtures, Simulator } from '../../../../../packages/machine-core/index.ts';
import { deposit } from '../../../../fixtures/cashier/deposit.ts';
import { ALL_FIXTURES } from '../../../../fixtures/all-fixtures.ts';
import { depositOf } from '../../../../fixtures/cashier/deposits.ts';
import { HandClock } from '../../../../../tests/unit/src/browser.ts';
import { kettle } from '../../../../../packages/machine-core/samples/kettle.ts';
import { Tabs } from '../../../../../tests/unit/src/tabs.ts';
import { startClock, startKeys } from '../../../../fixtures/machine-fixtures.ts';

/** A viewer in another tab: receives the broadcasts and plays events. */
class Spectator {
  known: Known = NOTHING_KNOWN;
  readonly #channel;

  constructor(tabs: Tabs) {
    this.#channel = tabs.open();
    this.#channel.onMessage((message) => {
      if (isReported(message)) this.known = receive(this.known, message);
    });
    this.#channel.post({ kind: 'who' });
  }

  play(session: string, event: { readonly type: string }): void {
    this.#channel.post({ kind: 'play', tab: 'tab-1', session, event });
  }

  actors(): readonly LoggedActor[] {
    return [...this.known.values()].flatMap(({ actors }) => actors);
  }
}

function withSimulatedActors(fixtures: MachineFixtures) {
  const tabs = new Tabs();
  const early = new Spectator(tabs);
  const broadcaster = broadcasterOf(tabs.open(), 'tab-1', new HandClock());
  const simulator = new Simulator(fixtures, { inspect: broadcaster.inspect });
  return { tabs, early, broadcaster, simulator };
}

test.each(ALL_FIXTURES.map((fixtures) => [fixtures.machine.id, fixtures] as const))(
  '%s: the viewer has the state of the actor after any sequence of steps, also if it is opened later',
  (_, fixtures) => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), (choices) => {
        const { tabs, early, simulator } = withSimulatedActors(fixtures);
        for (const choice of choices) {
          const { steps } = simulator;
          const step = steps[choice % steps.length];
          if (step === undefined) break;
          simulator.take(step);
          expect(now(early.actors())).toEqual(own(simulator));
        }
        expect(new Spectator(tabs).known).toEqual(early.known);
        simulator.stop();
      }),
      { numRuns: 10 },
    );
  },
);

test('passwords are masked', () => {
  const tabs = new Tabs();
  const broadcaster = broadcasterOf(tabs.open(), 'tab-1', new HandClock());
  const machine = sessionMachine.provide({ actors: { logIn: submissionOf() } });
  const input = { clock: startClock(new HandClock()), keys: startKeys(() => 'key-1') };
  const actor = createActor(machine, { input, inspect: broadcaster.inspect }).start();
  actor.send({ type: 'session.logIn', username: 'somphone', password: 'kept-to-oneself' });
  expect(JSON.stringify(tabs.said)).toContain('somphone');
  expect(JSON.stringify(tabs.said)).toContain('submission');
  expect(JSON.stringify(tabs.said)).not.toContain('kept-to-oneself');
});

test('a played event is sent only to the actor of its tab', () => {
  const tabs = new Tabs();
  const [one, other] = ['tab-1', 'tab-2'].map((tab) => {
    const broadcaster = broadcasterOf(tabs.open(), tab, new HandClock());
    return new Simulator(deposit, { inspect: broadcaster.inspect });
  });
  const spectator = new Spectator(tabs);
  for (const simulator of [one, other]) simulator?.take('fail restore: the line is down');
  for (const { session } of spectator.actors()) spectator.play(session, { type: 'deposit.retry' });
  expect([one, other].map((simulator) => simulator?.snapshot.value)).toEqual(['restoring', 'unreachable']);
});

test('an invoked machine is reported as an actor with its parent', async () => {
  const tabs = new Tabs();
  const spectator = new Spectator(tabs);
  const broadcaster = broadcasterOf(tabs.open(), 'tab-1', new HandClock());
  const machine = depositMachine.provide({
    actors: {
      restore: fromPromise<Restoration>(() =>
        Promise.resolve({ draft: null, intent: null, order: depositOf() }),
      ),
    },
  });
  const actor = createActor(machine, {
    input: { clock: startClock(new HandClock()), keys: startKeys(() => 'key-1') },
    inspect: broadcaster.inspect,
  });
  actor.start();
  await Promise.resolve();
  await Promise.resolve();
  const actors = new Map(spectator.actors().map((one) => [one.machine, one]));
  expect(actors.get('depositOrder')?.parent).toBe(actors.get('deposit')?.session);
  expect(actors.get('depositCheck')?.parent).toBe(actors.get('depositOrder')?.session);
  actor.stop();
});

test('a guard that throws is reported with its message, and stops the actor only', async () => {
  const { early, simulator } = withSimulatedActors(kettle);
  simulator.take('send kettle.filled: less than nothing');
  await Promise.resolve();
  expect(early.actors()[0]?.entries.at(-1)).toMatchObject({
    verdicts: [{ edge: 'kettle.cold on kettle.filled #0', holds: false, error: 'less than nothing' }, {}],
    after: { status: 'error' },
  });
});

test('spawned actors are reported like invoked ones, and the transitions for a wildcard as possible', () => {
  const { early, simulator } = withSimulatedActors(kettle);
  simulator.take('send timer.wished');
  simulator.take('send news.power.back');
  const [actor] = early.actors();
  expect(actor?.entries.at(-1)?.walked).toEqual(['kettle on news.* #0']);
  expect(actor?.entries.at(-1)?.after.open).toEqual(['timer']);
  expect(actor?.entries.at(-1)?.after.possible.map(({ name }) => name)).toContain('news.*');
  const { traffic } = [...early.known.values()][0] ?? { traffic: NO_TRAFFIC };
  const timer = traffic.participants.find(({ id }) => id === 'timer');
  expect(timer).toMatchObject({ name: 'timer', machine: null, parent: actor?.session });
});

test('an ended actor is dropped when the next one of its machine starts', () => {
  const { early, broadcaster, simulator } = withSimulatedActors(deposit);
  simulator.stop();
  const next = new Simulator(deposit, { inspect: broadcaster.inspect });
  expect(early.actors()).toHaveLength(1);
  expect(now(early.actors())).toEqual(own(next));
});

test('the oldest entries of a log are dropped', () => {
  const { early, simulator } = withSimulatedActors(deposit);
  for (let turn = 0; turn <= HISTORY_LENGTH; turn += 1) simulator.take('send news.network.restored');
  const [actor] = early.actors();
  expect(actor?.entries).toHaveLength(HISTORY_LENGTH);
  expect(actor?.entries.at(-1)?.number).toBe(HISTORY_LENGTH + 1);
});

test('an actor that throws is reported with the status error', async () => {
  const { early, simulator } = withSimulatedActors(kettle);
  simulator.take('send kettle.filled: too much');
  await Promise.resolve();
  expect(early.actors()[0]?.entries.at(-1)).toMatchObject({
    event: { type: 'kettle.filled' },
    after: { value: 'cold', status: 'error', possible: [] },
  });
});

test('the viewer removes a tab that is closed', () => {
  const { early, broadcaster } = withSimulatedActors(deposit);
  broadcaster.leave();
  expect(early.known.size).toBe(0);
});

function now(actors: readonly LoggedActor[]) {
  const after = actors[0]?.entries.at(-1)?.after;
  return { value: after?.value, active: after?.active, tags: after?.tags, status: after?.status };
}

function own({ snapshot }: Simulator) {
  return {
    value: snapshot.value,
    active: snapshot._nodes.map(({ id }) => id),
    tags: [...snapshot.tags].toSorted(),
    status: snapshot.status,
  };
}
