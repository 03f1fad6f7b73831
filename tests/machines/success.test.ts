import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type Success, successMachine, shownSuccess } from '../../machines/success.machine.ts';
import { expectEveryTransitionTaken, noteTaken } from './harness/transitions.ts';

const DEPOSIT: Success = { kind: 'deposit', credit: '550' };
const BANK_ACCOUNT: Success = { kind: 'bankAccount' };

function startSuccesses() {
  const actor = createActor(successMachine, { inspect: noteTaken }).start();
  const confirmed: Success['kind'][] = [];
  actor.on('success.confirmed', ({ kind }) => confirmed.push(kind));
  return {
    confirmed,
    report: (success: Success) => actor.send({ type: 'success.reported', success }),
    confirm: () => actor.send({ type: 'success.confirm' }),
    forget: () => actor.send({ type: 'success.forget' }),
    number: () => actor.getSnapshot().context.number,
    reported: () => shownSuccess(actor.getSnapshot().context),
    isBroadcasting: () => actor.getSnapshot().hasTag('showing'),
  };
}

test('a success stays until it is confirmed, and the emitted event names it', () => {
  const successes = startSuccesses();
  expect([successes.isBroadcasting(), successes.reported()]).toEqual([false, null]);
  successes.report(DEPOSIT);
  expect([successes.isBroadcasting(), successes.reported()]).toEqual([true, DEPOSIT]);
  successes.confirm();
  expect([successes.isBroadcasting(), successes.reported()]).toEqual([false, null]);
  expect(successes.confirmed).toEqual(['deposit']);
});

test('two successes are shown one after the other, in order (specification §8)', () => {
  const successes = startSuccesses();
  successes.report(DEPOSIT);
  successes.report(BANK_ACCOUNT);
  const first = successes.number();
  expect(successes.reported()).toEqual(DEPOSIT);
  successes.confirm();
  expect([successes.reported(), successes.number()]).toEqual([BANK_ACCOUNT, first + 1]);
  successes.confirm();
  expect(successes.isBroadcasting()).toBe(false);
  expect(successes.confirmed).toEqual(['deposit', 'bankAccount']);
});

test('a second confirmation does not confirm the next success', () => {
  const successes = startSuccesses();
  successes.report(DEPOSIT);
  successes.confirm();
  successes.confirm();
  successes.report(BANK_ACCOUNT);
  expect(successes.reported()).toEqual(BANK_ACCOUNT);
  expect(successes.confirmed).toEqual(['deposit']);
});

test('the next player is not shown successes of the previous one', () => {
  const successes = startSuccesses();
  successes.report(DEPOSIT);
  successes.report(BANK_ACCOUNT);
  successes.forget();
  expect([successes.isBroadcasting(), successes.reported()]).toEqual([false, null]);
  expect(successes.confirmed).toEqual([]);
});

expectEveryTransitionTaken(successMachine);
