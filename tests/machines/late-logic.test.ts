/** `lateLogic` stands for a machine whose code is loaded after the machine that invokes it by name. */
import { expect, test } from 'vitest';
import { createActor, createMachine, setup, StateMachine } from 'xstate';
import { lateLogic } from '../../machines/late-logic.ts';

const kettle = (id: string) =>
  createMachine({ id, initial: 'cold', states: { cold: { on: { heat: 'hot' } }, hot: {} } });
type Kettle = ReturnType<typeof kettle>;

/** A machine that invokes a kettle at each `begin`. */
const kitchenWith = (logic: Kettle) =>
  setup({ actors: { kettle: logic } }).createMachine({
    initial: 'empty',
    states: {
      empty: {},
      cooking: { invoke: { id: 'kettle', src: 'kettle' } },
    },
    on: { begin: { target: '.cooking', reenter: true } },
  });

test('an actor starts with the logic that has been loaded when it starts', () => {
  let loaded: Kettle | null = null;
  const kitchen = createActor(kitchenWith(lateLogic(() => loaded))).start();
  loaded = kettle('new');
  kitchen.send({ type: 'begin' });
  kitchen.getSnapshot().children['kettle']?.send({ type: 'heat' });
  const snapshot = kitchen.getSnapshot().children['kettle']?.getSnapshot();
  expect([snapshot?.value, snapshot?.machine.id]).toEqual(['hot', 'new']);
});

test('each start uses the logic that is loaded at that moment, as for a second player', () => {
  let loaded = kettle('first');
  const kitchen = createActor(kitchenWith(lateLogic(() => loaded))).start();
  kitchen.send({ type: 'begin' });
  loaded = kettle('second');
  kitchen.send({ type: 'begin' });
  expect(kitchen.getSnapshot().children['kettle']?.getSnapshot().machine.id).toBe('second');
});

test('late logic has the prototype and properties of the loaded machine, so that the viewer recognizes it', () => {
  const logic = lateLogic(() => kettle('new'));
  expect([logic instanceof StateMachine, logic.id]).toEqual([true, 'new']);
});

test('an actor that starts before its code is loaded fails with an error', () => {
  const error = new Error('code not loaded');
  expect(createActor(lateLogic<Kettle>()).getSnapshot()).toMatchObject({ status: 'error', error });
});
