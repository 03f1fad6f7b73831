import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { usernameCheckMachine } from '../../machines/usernameCheck.machine.ts';
import { named, NETWORK, rejection, TIMEOUT } from './harness/facts.ts';
import { ControlledActor } from './harness/actors.ts';
import { expectEveryTransitionTaken, noteTaken } from './harness/transitions.ts';

const PAUSE = 400;

function startCheck() {
  const clock = new SimulatedClock();
  const ask = new ControlledActor<boolean, { readonly username: string }>();
  const actor = createActor(usernameCheckMachine.provide({ actors: { ask: ask.logic } }), {
    clock,
    inspect: noteTaken,
  }).start();
  return {
    ask,
    pass: (milliseconds: number) => clock.increment(milliseconds),
    type: (username: string) => actor.send({ type: 'username.typed', username }),
    /** Types, then pauses until the check starts. */
    write(username: string) {
      actor.send({ type: 'username.typed', username });
      clock.increment(PAUSE);
    },
    state: () => actor.getSnapshot().value,
    asked: () => ask.calls.map((call) => call.input.username),
  };
}

describe('a username is checked while it is typed (specification §7)', () => {
  test('the current text is checked after 400 ms without input', () => {
    const check = startCheck();
    for (const username of ['somp', 'somph', 'sompho']) {
      check.type(username);
      check.pass(PAUSE - 1);
    }
    expect(check.asked()).toEqual([]);
    check.pass(1);
    expect(check.asked()).toEqual(['sompho']);
  });

  test.each(['', 'som', 'SOMPHONE', 'som phone', 'somphone-is-too-long'])(
    'a text that breaks the rules of the form (%s) is not checked',
    (username) => {
      const check = startCheck();
      check.write('somphone');
      check.write(username);
      expect(check.state()).toBe('idle');
      expect(check.asked()).toEqual(['somphone']);
    },
  );

  test('an available username is shown as free', async () => {
    const check = startCheck();
    check.write('somphone');
    expect(check.state()).toBe('asking');
    await check.ask.answer(true);
    expect(check.state()).toBe('free');
  });

  test('an existing username is shown as taken', async () => {
    const check = startCheck();
    check.write('demo');
    await check.ask.answer(false);
    expect(check.state()).toBe('taken');
  });

  test.each(
    named(NETWORK, TIMEOUT, rejection('RATE_LIMITED', { retryAfterSeconds: 20 }), rejection('INTERNAL')),
  )('a failed check (%s) shows no message, and the next text is checked', async (_, failure) => {
    const check = startCheck();
    check.write('somphone');
    await check.ask.reject(failure);
    expect(check.state()).toBe('unknown');
    check.write('somphone_1');
    await check.ask.answer(true);
    expect(check.state()).toBe('free');
  });

  test('the check of an older text is aborted, and its response ignored', async () => {
    const check = startCheck();
    check.write('demo');
    const { open: older } = check.ask;
    check.type('demo_1');
    expect(older.signal.aborted).toBe(true);
    await older.answer(false);
    expect(check.state()).toBe('waiting');
    check.pass(PAUSE);
    await check.ask.answer(true);
    expect(check.state()).toBe('free');
  });

  test('an unchanged text is not checked again', async () => {
    const check = startCheck();
    check.write('demo');
    await check.ask.answer(false);
    check.write('demo');
    expect(check.state()).toBe('taken');
    expect(check.asked()).toEqual(['demo']);
  });
});

expectEveryTransitionTaken(usernameCheckMachine);
