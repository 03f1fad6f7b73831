import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { upgradeMachine } from '../../machines/upgrade.machine.ts';
import { MINUTE, NETWORK, START } from './harness/facts.ts';
import { ControlledActor } from './harness/actors.ts';
import { expectEveryTransitionTaken, noteTaken } from './harness/transitions.ts';
import { startClock } from '../../tools/fixtures/machine-fixtures.ts';

const OWN = '0123456789ab';
const ANOTHER = 'ba9876543210';
const HOUR = 60 * MINUTE;

/** A page of the build `OWN` that was opened at `START`. */
function openPage({ spread = 0 } = {}) {
  const timers = new SimulatedClock();
  /** The time for which the phone has slept with its timers suspended. */
  let slept = 0;
  const actors = { comeToRest: new ControlledActor<void>(), lookUp: new ControlledActor<string>() };
  const actor = createActor(
    upgradeMachine.provide({
      actors: { comeToRest: actors.comeToRest.logic, lookUp: actors.lookUp.logic },
    }),
    {
      clock: timers,
      inspect: noteTaken,
      input: { clock: startClock({ now: () => START + timers.now() + slept }), build: OWN, spread },
    },
  );
  let accepted = 0;
  actor.on('upgrade.accepted', () => {
    accepted += 1;
  });
  actor.start();
  const page = {
    ...actors,
    pass: (milliseconds: number) => timers.increment(milliseconds),
    sleep(milliseconds: number) {
      slept += milliseconds;
    },
    return: () => actor.send({ type: 'news.page.returned' }),
    momentComes: () => actor.send({ type: 'moment.came' }),
    momentPasses: () => actor.send({ type: 'moment.passed' }),
    accept: () => actor.send({ type: 'upgrade.accept' }),
    putOff: () => actor.send({ type: 'upgrade.putOff' }),
    looks: () => actors.lookUp.calls.length,
    isOffered: () => actor.getSnapshot().hasTag('offered'),
    isLeaving: () => actor.getSnapshot().hasTag('leaving'),
    accepted: () => accepted,
    /** The page comes to rest, and the lookup returns the deployed build. */
    async find(build: string) {
      await actors.comeToRest.answer();
      await actors.lookUp.answer(build);
    },
  };
  return page;
}

/** A page that shows the notice. */
async function offered() {
  const page = openPage();
  page.pass(15 * MINUTE);
  await page.find(ANOTHER);
  page.momentComes();
  expect(page.isOffered()).toBe(true);
  return page;
}

describe('which build is deployed', () => {
  test('is requested after 15 minutes plus the page’s random delay', async () => {
    for (const [spread, wait] of [
      [0, 15 * MINUTE],
      [0.5, 17.5 * MINUTE],
    ] as const) {
      const page = openPage({ spread });
      page.pass(wait - 1);
      expect(page.comeToRest.openCalls).toHaveLength(0);
      page.pass(1);
      await page.comeToRest.answer();
      expect(page.looks()).toBe(1);
    }
  });

  test('is not requested while the page is hidden, offline or writing', () => {
    const page = openPage();
    page.pass(5 * HOUR);
    expect(page.comeToRest.openCalls).toHaveLength(1);
    expect(page.looks()).toBe(0);
  });

  test('is requested at most four times an hour, however often the player returns to the page', async () => {
    const page = openPage();
    for (let minute = 0; minute < 60; minute += 1) {
      page.pass(MINUTE);
      page.return();
      if (page.comeToRest.openCalls.length > 0) await page.find(OWN);
    }
    expect(page.looks()).toBe(4);
  });

  test('is requested when a phone wakes, but not before the 15 minutes are over', async () => {
    const page = openPage();
    page.sleep(15 * MINUTE - 1);
    page.return();
    expect(page.comeToRest.openCalls).toHaveLength(0);
    page.sleep(1);
    page.return();
    await page.find(OWN);
    expect(page.looks()).toBe(1);
  });

  test('is requested again 15 minutes after a failed request, without an error message', async () => {
    const page = openPage();
    page.pass(15 * MINUTE);
    await page.comeToRest.answer();
    await page.lookUp.reject(NETWORK);
    page.momentComes();
    expect(page.isOffered()).toBe(false);
    page.pass(15 * MINUTE - 1);
    expect(page.comeToRest.openCalls).toHaveLength(0);
    page.pass(1);
    await page.find(ANOTHER);
    page.momentComes();
    expect(page.isOffered()).toBe(true);
  });

  test('causes no notice if it is the build of the page', async () => {
    const page = openPage();
    page.pass(15 * MINUTE);
    await page.find(OWN);
    page.momentComes();
    expect(page.isOffered()).toBe(false);
  });
});

describe('the notice', () => {
  test('waits for a suitable moment', async () => {
    const page = openPage();
    page.pass(15 * MINUTE);
    await page.find(ANOTHER);
    expect(page.isOffered()).toBe(false);
    page.momentComes();
    expect(page.isOffered()).toBe(true);
  });

  test('is hidden on pages that move money, and shown again afterwards', async () => {
    const page = await offered();
    page.momentPasses();
    expect(page.isOffered()).toBe(false);
    page.momentComes();
    expect(page.isOffered()).toBe(true);
  });

  test('that is put off is shown again after four hours, if another build is still deployed', async () => {
    const page = await offered();
    page.putOff();
    page.momentComes();
    page.return();
    expect(page.isOffered()).toBe(false);
    page.pass(4 * HOUR - 1);
    expect(page.comeToRest.openCalls).toHaveLength(0);
    page.pass(1);
    await page.find(OWN);
    page.momentComes();
    expect(page.isOffered()).toBe(false);
    page.pass(15 * MINUTE);
    await page.find(ANOTHER);
    page.momentComes();
    expect(page.isOffered()).toBe(true);
  });

  test('does not look up the build while it is shown', async () => {
    const page = await offered();
    page.pass(10 * HOUR);
    page.return();
    expect(page.looks()).toBe(1);
  });
});

test('a player who chooses “Later” while the site waits for a write is not interrupted by a reload', async () => {
  const page = await offered();
  page.accept();
  page.putOff();
  expect([page.isOffered(), page.comeToRest.openCalls]).toEqual([false, []]);
  expect(page.accepted()).toBe(0);
});

describe('the accepted reload', () => {
  test('waits for pending writes, happens once, and keeps the notice until then', async () => {
    const page = await offered();
    page.accept();
    page.accept();
    expect(page.accepted()).toBe(0);
    expect(page.isLeaving()).toBe(true);
    await page.comeToRest.answer();
    expect(page.accepted()).toBe(1);
    page.momentComes();
    page.putOff();
    expect([page.isOffered(), page.isLeaving(), page.accepted()]).toEqual([true, true, 1]);
  });

  test('does not reload once the moment for it has passed', async () => {
    const page = await offered();
    page.accept();
    page.momentComes();
    expect([page.isOffered(), page.isLeaving()]).toEqual([true, false]);
    page.accept();
    page.momentPasses();
    expect([page.isOffered(), page.isLeaving()]).toEqual([false, false]);
    expect(page.comeToRest.openCalls).toHaveLength(0);
    expect(page.accepted()).toBe(0);
  });
});

expectEveryTransitionTaken(upgradeMachine);
